/**
 * Measurement with Google's tag, only after consent: loads the tags of the purposes that the visitor allows and reports a WhatsApp click as
 * a conversion.
 */
import type { Consent } from '../model/consent.ts';
import type { AnalyticsTag, Site } from '../model/site.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Value of a conversion, as the specification sets it. */
const CONVERSION = { value: 1, currency: 'TRY' } as const;

/** Window event that switches a single tag on or off while the page is open. */
export const ANALYTICS_SWITCH = 'analytics:switch';

/** Detail of the `analytics:switch` event. */
export interface AnalyticsSwitch {
  readonly id: string;
  readonly isEnabled: boolean;
}

export interface Analytics {
  /** Applies a new choice: loads the tags that it allows and disables the others. */
  readonly apply: (consent: Consent) => void;
  /** Switches one tag on or off while the page is open. */
  readonly setEnabled: (id: string, isEnabled: boolean) => void;
}

export function createAnalytics({ tags, script }: Site['analytics']): Analytics {
  const disabled = new Set(tags.filter((tag) => !tag.enabled).map((tag) => tag.id));
  const loaded = new Set<string>();
  let consent: Consent = [];
  const isActive = (tag: AnalyticsTag) => !disabled.has(tag.id) && consent.includes(tag.purpose);

  const update = () => {
    for (const tag of tags) {
      // The tag reads this flag before every request.
      (window as unknown as Record<string, boolean>)[`ga-disable-${tag.id}`] = !isActive(tag);
      if (isActive(tag) && !loaded.has(tag.id)) {
        loaded.add(tag.id);
        loadTag(script, tag.id);
      }
    }
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="https://wa.me/"]');
    if (!link) return;
    for (const tag of tags.filter((candidate) => candidate.purpose === 'ads' && isActive(candidate))) {
      // A beacon is sent even if the chat replaces the page.
      gtag('event', 'conversion', { send_to: `${tag.id}/${tag.label ?? ''}`, ...CONVERSION, transport_type: 'beacon' });
    }
  });
  return {
    apply(next) {
      consent = next;
      update();
    },
    setEnabled(id, isEnabled) {
      if (isEnabled) disabled.delete(id);
      else disabled.add(id);
      update();
    },
  };
}

function loadTag(script: string, id: string): void {
  if (!window.dataLayer) gtag('js', new Date());
  gtag('config', id);
  const element = document.createElement('script');
  element.async = true;
  element.src = script.replace('{id}', encodeURIComponent(id));
  document.head.append(element);
}

/** Google's tag expects `arguments` objects in its queue, not arrays. */
function gtag(..._parameters: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag recognizes a command by the type `Arguments`.
  window.dataLayer.push(arguments);
}
