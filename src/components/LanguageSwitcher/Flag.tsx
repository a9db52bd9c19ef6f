/** The flag of a language: from the configured public host, or from our own files if scripts are off or that host does not answer. */
import { useEffect, useState } from 'react';
import { FLAG_TIMEOUT_MS } from '../../model/limits.ts';
import type { ShellData } from '../../model/shell.ts';

export interface FlagProps {
  flag: string;
  flags: ShellData['flags'];
  /** If false, an empty box of the same size prevents layout shift. */
  isShown: boolean;
}

export function Flag({ flag, flags, isShown }: FlagProps) {
  const [isLate, setLate] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const isForeign = flags.source === 'cdn' && !isLate;
  // A request to a host that hangs takes minutes to fail.
  useEffect(() => {
    if (!isShown || !isForeign || isLoaded) return;
    const timer = setTimeout(() => setLate(true), FLAG_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isShown, isForeign, isLoaded]);
  return (
    <span className="flag">
      {isShown ? (
        <img
          src={isForeign ? flags.cdn.replace('{flag}', flag) : ownPathname(flag)}
          alt=""
          width="20"
          height="15"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          onError={() => setLate(true)}
        />
      ) : (
        // Without scripts the list opens too, with our own files; a browser that runs scripts does not fetch this image.
        // As text, because a script that renders an image makes the browser fetch it.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the names of flags are checked (scripts/content/schema/site.ts).
        <noscript dangerouslySetInnerHTML={{ __html: `<img src="${ownPathname(flag)}" alt="" width="20" height="15" loading="lazy"/>` }} />
      )}
    </span>
  );
}

/**
 * The flag on the button, which is always visible. It is always our own file, because the site requests nothing from third parties before
 * an act of the visitor.
 */
export function OwnFlag({ flag }: Pick<FlagProps, 'flag'>) {
  return (
    <span className="flag">
      <OwnImage flag={flag} />
    </span>
  );
}

/** Lazy, so that phones, which hide it, do not fetch it. */
function OwnImage({ flag }: Pick<FlagProps, 'flag'>) {
  return <img src={ownPathname(flag)} alt="" width="20" height="15" loading="lazy" />;
}

function ownPathname(flag: string): string {
  return `/flags/${flag}.svg`;
}
