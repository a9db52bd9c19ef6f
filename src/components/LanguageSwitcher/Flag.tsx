/** A language's flag: from the configured public host, and from our own files when that host does not answer. */
import { useState } from 'react';
import type { ShellData } from '../../model/shell.ts';

export interface FlagProps {
  flag: string;
  flags: ShellData['flags'];
  /** Until then its place is kept, so that nothing moves. */
  isShown: boolean;
}

export function Flag({ flag, flags, isShown }: FlagProps) {
  const own = `/flags/${flag}.svg`;
  const [src, setSrc] = useState(flags.source === 'cdn' ? flags.cdn.replace('{flag}', flag) : own);
  return (
    <span className="flag">
      {isShown && <img src={src} alt="" width="20" height="15" referrerPolicy="no-referrer" onError={() => src !== own && setSrc(own)} />}
    </span>
  );
}

/** The flag on the button is there from the beginning, and so comes from our own files whatever host is configured. */
export function OwnFlag({ flag }: Pick<FlagProps, 'flag'>) {
  return (
    <span className="flag">
      {/* Lazy, so that phones, which do not show it, do not fetch it. */}
      <img src={`/flags/${flag}.svg`} alt="" width="20" height="15" loading="lazy" />
    </span>
  );
}
