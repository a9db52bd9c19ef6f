/** The place where proposals are sent: its name, its kind, and the address at which a request for review is opened. Pure. */

export type HostKind = 'github' | 'gitlab' | 'bitbucket' | 'codeberg';

export interface RemoteHost {
  /** As people call it: `github.com`, or the folder of a remote on this computer. */
  readonly name: string;
  readonly kind: HostKind | undefined;
  /** `owner/project`; undefined for a folder on this computer. */
  readonly project: string | undefined;
}

/** Reads `https://host/owner/project.git`, `ssh://git@host:22/owner/project`, `git@host:owner/project.git`, and paths. */
export function readRemoteUrl(url: string): RemoteHost {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+)$/.exec(url) ??
    /^(?:[^@/\\]+@)?([^:/\\]{2,}):(?!\/\/)(.+)$/.exec(url) ??
    [];
  if (!host || !path) return { name: url.replace(/^file:\/\//, ''), kind: undefined, project: undefined };
  return { name: host, kind: kindOf(host), project: path.replace(/^\/+/, '').replace(/(?:\.git)?\/*$/, '') };
}

/** Also finds servers of one's own, such as `gitlab.example.org`. */
function kindOf(host: string): HostKind | undefined {
  if (host.includes('github')) return 'github';
  if (host.includes('gitlab')) return 'gitlab';
  if (host.includes('bitbucket')) return 'bitbucket';
  return /codeberg|forgejo|gitea/.test(host) ? 'codeberg' : undefined;
}

/** The address with which a person opens a request to take `branch` into `main`; undefined where the form of addresses is not known. */
export function requestHref({ name, kind, project }: RemoteHost, main: string, branch: string): string | undefined {
  if (!kind || !project) return undefined;
  const base = `https://${name}/${project.split('/').map(encodeURIComponent).join('/')}`;
  const [from, to] = [encodeURIComponent(branch), encodeURIComponent(main)];
  switch (kind) {
    case 'github':
      return `${base}/compare/${to}...${from}?expand=1`;
    case 'gitlab':
      return `${base}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${from}&merge_request%5Btarget_branch%5D=${to}`;
    case 'bitbucket':
      return `${base}/pull-requests/new?source=${from}&dest=${to}`;
    case 'codeberg':
      return `${base}/compare/${to}...${from}`;
  }
}

/** The link for a new request that a host prints after a push; undefined if it prints none. */
export function linkInAnswer(stderr: string, branch: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.startsWith('remote:'));
  const links = lines.flatMap((line) => line.match(/https:\/\/[^\s"'<>]+/g) ?? []);
  return links.find((link) => link.includes(branch) || link.includes(encodeURIComponent(branch)));
}
