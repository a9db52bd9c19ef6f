/** The lines of Node.js that the project supports. Only `engines` in package.json names them. */

/** A supported line. */
export interface NodeLine {
  /** What people call it: `20.19`, `22`, `24`, `26`. */
  readonly name: string;
  /** The versions to try, as npm writes ranges: the oldest line at its oldest minor version, the others at their newest. */
  readonly range: string;
}

/** Reads the lines from `engines.node`, such as `^20.19.0 || ^22.16.0 || >=26.0.0`, oldest first. Throws when a part names no version. */
export function readLines(engines: string): readonly NodeLine[] {
  return engines.split('||').map((part, index) => {
    const [, major, minor] = /^(?:\^|>=)(\d+)\.(\d+)\.\d+$/.exec(part.trim()) ?? [];
    if (major === undefined || minor === undefined) throw new Error(`package.json, engines.node: "${part.trim()}" is not like ^22.16.0.`);
    return index === 0 ? { name: `${major}.${minor}`, range: `~${major}.${minor}.0` } : { name: major, range: `^${major}.${minor}.0` };
  });
}
