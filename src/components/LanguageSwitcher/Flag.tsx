/** A language's flag: from the configured public host, and from our own files without a script or when that host does not answer. */
import { useEffect, useState } from 'react';
import { FLAG_TIMEOUT_MS } from '../../model/limits.ts';
import type { ShellData } from '../../model/shell.ts';

export interface FlagProps {
  flag: string;
  flags: ShellData['flags'];
  /** Until then its place is kept, so that nothing moves. */
  isShown: boolean;
}

export function Flag({ flag, flags, isShown }: FlagProps) {
  const [isLate, setLate] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const isForeign = flags.source === 'cdn' && !isLate;
  // A host that hangs does not fail for minutes.
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
        // Where scripts are off, the list opens all the same; a browser that runs them does not fetch this image.
        <noscript>
          <OwnImage flag={flag} />
        </noscript>
      )}
    </span>
  );
}

/** The flag on the button is there from the beginning. It is our own file whatever host is configured, as nothing foreign is asked before an act of the visitor. */
export function OwnFlag({ flag }: Pick<FlagProps, 'flag'>) {
  return (
    <span className="flag">
      <OwnImage flag={flag} />
    </span>
  );
}

/** Lazy, so that phones, which do not show it, do not fetch it. */
function OwnImage({ flag }: Pick<FlagProps, 'flag'>) {
  return <img src={ownPathname(flag)} alt="" width="20" height="15" loading="lazy" />;
}

function ownPathname(flag: string): string {
  return `/flags/${flag}.svg`;
}
