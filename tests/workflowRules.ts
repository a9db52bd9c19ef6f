/** The rules for workflows: pinned actions, few permissions, and no code of others in a job with write permission. Neighbour: workflow.test.ts. */
import { parse } from 'yaml';

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly strategy?: {
    readonly matrix: { readonly node: readonly string[]; readonly include: readonly { readonly os: string; readonly node: string }[] };
  };
  readonly 'timeout-minutes'?: number;
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, { readonly workflows?: readonly string[] } | null>>;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What the project has: scripts of package.json, supported lines of Node.js, names of all workflows. */
export interface Project {
  readonly scripts: readonly string[];
  readonly lines: readonly string[];
  readonly workflowNames: readonly string[];
}

/** Whole commands beside those of npm. */
const OTHER_COMMANDS = ['npx playwright install --with-deps chromium', 'cat .review/report.md >> "$GITHUB_STEP_SUMMARY"'];
const INSTALL = 'npm ci --ignore-scripts';
/** An action of GitHub's own by its commit, with the version for people and for the update bot. */
const PINNED = /^actions\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const NEEDS_HISTORY = /^npm (?:test|run (?:test:long|review|check|build))(?: |$)/;
const WRITER_PERMISSIONS = { actions: 'read', contents: 'read', 'pull-requests': 'write' };

export function readWorkflow(text: string): Workflow {
  return parse(text) as Workflow;
}

/** Every break of a rule, as a sentence. An empty list means that the workflow keeps all. */
export function checkWorkflow(text: string, project: Project): string[] {
  const workflow = readWorkflow(text);
  return [
    ...checkPins(text),
    ...checkEvents(workflow, project),
    ...Object.entries(workflow.jobs).flatMap(([id, job]) =>
      [...checkJob(job, project), ...(mayWrite(job) ? checkWriter(workflow, job) : [])].map((finding) => `${id}: ${finding}`),
    ),
  ];
}

/** Comments are no part of what YAML says, so that the lines are read. */
function checkPins(text: string): string[] {
  const used = text.split('\n').flatMap((line) => /^\s*(?:- )?uses: (.*)$/.exec(line)?.[1] ?? []);
  return used.filter((action) => !PINNED.test(action)).map((action) => `"${action}" is no commit of an action with its version`);
}

function checkEvents({ on, permissions }: Workflow, { workflowNames }: Project): string[] {
  const findings: string[] = [];
  if (JSON.stringify(permissions) !== '{}') findings.push('all jobs have rights');
  if ('pull_request_target' in on) findings.push('a pull request from outside runs with rights');
  const before = on.workflow_run?.workflows ?? [];
  for (const name of before) if (!workflowNames.includes(name)) findings.push(`waits for "${name}", which does not exist`);
  return findings;
}

function checkJob(job: Job, { scripts, lines }: Project): string[] {
  const findings: string[] = [];
  if (!job.permissions) findings.push('names no rights');
  else if (!mayWrite(job) && JSON.stringify(job.permissions) !== '{"contents":"read"}') findings.push('has more rights than reading');
  if (job['timeout-minutes'] === undefined) findings.push('does not end by itself');
  const commands = commandsOf(job);
  for (const command of commands) {
    const script = /^npm run (\S+)/.exec(command)?.[1] ?? (command === 'npm test' ? 'test' : undefined);
    if (script === undefined ? command !== INSTALL && !OTHER_COMMANDS.includes(command) : !scripts.includes(script))
      findings.push(`"${command}" is no command that may run here`);
    if (command.includes('${{')) findings.push(`"${command}" holds a text from outside`);
  }
  for (const { uses = '', with: options = {}, env = {} } of job.steps) {
    if (uses.startsWith('actions/checkout@')) {
      if (options['persist-credentials'] !== false) findings.push('leaves its token to the steps that follow');
      if (options['fetch-depth'] !== 0 && commands.some((command) => NEEDS_HISTORY.test(command))) findings.push('lacks the history');
    }
    const version = String(options['node-version']);
    if (uses.startsWith('actions/setup-node@') && !version.includes('matrix.node') && !lines.includes(version))
      findings.push(`Node.js ${version} is not supported`);
    const values = [...Object.values(options), ...Object.values(env)].map(String);
    if (!mayWrite(job) && values.some((value) => /github\.token|secrets\./.test(value))) findings.push('hands a token on');
  }
  return findings;
}

/** A job that may write starts after another workflow, so that its code is the default branch's. */
function checkWriter({ on, concurrency }: Workflow, job: Job): string[] {
  const findings: string[] = [];
  if (concurrency && !concurrency.group.includes('head_repository.full_name')) findings.push('can be ended by a fork');
  if (JSON.stringify(job.permissions) !== JSON.stringify(WRITER_PERMISSIONS)) findings.push('may write more than comments');
  if (Object.keys(on).join() !== 'workflow_run') findings.push('may write where code of a pull request runs');
  if (!job.if?.includes('github.event.workflow_run.head_repository.full_name == github.repository')) findings.push('writes for forks');
  for (const { uses = '', with: options = {} } of job.steps) {
    if (uses.startsWith('actions/checkout@') && ('ref' in options || 'repository' in options)) findings.push('checks out other code');
    if (uses.startsWith('actions/download-artifact@') && !/^\$\{\{ runner\.temp \}\}\//.test(String(options.path)))
      findings.push('lays files of a pull request among its own');
    if (uses.startsWith('actions/cache') || 'cache' in options) findings.push('takes files from a cache');
    if (uses.startsWith('actions/setup-node@') && options['package-manager-cache'] !== false) findings.push('takes packages from a cache');
  }
  return findings;
}

export function mayWrite({ permissions = {} }: Job): boolean {
  return Object.values(permissions).includes('write');
}

export function commandsOf({ steps }: Pick<Job, 'steps'>): string[] {
  return steps.flatMap(({ run }) => run?.split('\n').filter(Boolean) ?? []);
}
