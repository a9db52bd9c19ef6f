/** The hosting's files do what the project does: the same commands, no more rights than needed, nothing of a stranger's that runs with them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readLines } from './nodes/lines.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
const lines = readLines(engines.node).map(({ name }) => name);
const names = readdirSync(join(root, '.github/workflows'));

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly if?: string;
        readonly permissions?: Record<string, string>;
        readonly steps: Step[];
        readonly strategy?: {
          readonly matrix: { readonly node: string[]; readonly include: { readonly os: string; readonly node: string }[] };
        };
        'timeout-minutes'?: number;
      }
    >
  >;
}

function readWorkflow(name: string) {
  const workflow = parse(readFileSync(join(root, '.github/workflows', name), 'utf8')) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  return { workflow, jobs, steps: jobs.flatMap(([, job]) => job.steps) };
}

describe.each(names)('%s', (name) => {
  const { workflow, jobs, steps } = readWorkflow(name);

  it('runs commands that exist', () => {
    const commands = steps.flatMap(({ run }) => run?.split('\n').filter(Boolean) ?? []);
    const used = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? (command === 'npm test' ? 'test' : []));
    expect(used.filter((script) => !(script in scripts))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
    // Everything else is an installation, or puts the report into the run's summary.
    const others = commands.filter((command) => !/^npm (?:run|test)/.test(command));
    for (const command of others)
      expect(command).toMatch(/^(?:npm ci|npx playwright install|cat \.review\/report\.md >> "\$GITHUB_STEP_SUMMARY")/);
  });

  it('runs nothing that a stranger wrote into a title or a branch name', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
  });

  it('may read, and write comments in jobs that forks do not reach', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [, job] of jobs.filter(([, { permissions }]) => Object.values(permissions ?? {}).includes('write'))) {
      expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
      expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    }
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
  });

  it('names versions of the actions it uses, ends by itself, and has the history where dates and reports need it', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@(?:v\d+|[0-9a-f]{40})$/);
    for (const [id, job] of jobs) expect(`${id} ${job['timeout-minutes']}`).toMatch(/ \d+$/);
    for (const [, job] of jobs) {
      if (!job.steps.some(({ run }) => /npm (?:test|run (?:review|check|build))(?: |$)/.test(run ?? ''))) continue;
      expect(job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth']).toBe(0);
    }
  });

  it('runs on supported lines of Node.js', () => {
    const versions = steps.flatMap(({ uses, with: options }) =>
      uses?.startsWith('actions/setup-node@') ? [String(options?.['node-version'])] : [],
    );
    for (const version of versions) if (!version.includes('matrix.node')) expect(lines).toContain(version);
  });
});

describe('check.yml', () => {
  const { workflow, jobs, steps } = readWorkflow('check.yml');

  it('runs all tests', () => {
    expect(steps.map(({ run }) => run)).toContain('npm test');
  });

  it('writes in one job', () => {
    expect(jobs.filter(([, job]) => Object.values(job.permissions ?? {}).includes('write')).map(([id]) => id)).toEqual(['comment']);
  });

  it('tries every supported line of Node.js, and writers’ systems on one of them', () => {
    const { matrix } = workflow.jobs.machines?.strategy ?? {};
    expect(matrix?.node).toEqual(lines);
    expect(matrix?.include.map(({ os }) => os)).toEqual(['windows-latest', 'macos-latest']);
    for (const { node } of matrix?.include ?? []) expect(lines).toContain(node);
  });
});

describe('live.yml', () => {
  const { workflow, jobs, steps } = readWorkflow('live.yml');

  it('asks the live site each day, and does nothing while no address is set', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['schedule', 'workflow_dispatch']);
    for (const [, job] of jobs) expect(job.if).toBe("vars.LIVE_URL != ''");
    const smoke = steps.find(({ run }) => run?.startsWith('npm run smoke'));
    expect(smoke?.run).toBe('npm run smoke -- "$LIVE_URL"');
    expect(smoke?.env).toEqual({ LIVE_URL: expect.stringMatching(/^\$\{\{ vars\.LIVE_URL \}\}$/) });
  });

  it('compares with the commit that is live', () => {
    expect(steps[0]?.with?.ref).toMatch(/^\$\{\{ vars\.LIVE_REF \}\}$/);
    expect(steps.map(({ run }) => run)).toContain('npm run build');
  });
});

describe('dependabot.yml', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: {
      'package-ecosystem': string;
      directory: string;
      schedule: { interval: string };
      groups: Record<string, { patterns?: string[] }>;
    }[];
  };

  it('keeps packages, actions and images up to date, once a month and together', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
    for (const update of updates) {
      expect(update.schedule.interval).toBe('monthly');
      expect(existsSync(join(root, update.directory))).toBe(true);
      expect(Object.keys(update.groups).length).toBeGreaterThan(0);
    }
  });

  it('groups packages that the project has', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
    const installed = Object.keys(lock.packages).map((path) => path.replace(/^node_modules\//, ''));
    const patterns = Object.values(updates[0]?.groups ?? {}).flatMap(({ patterns: own }) => own ?? []);
    for (const pattern of patterns) {
      const prefix = pattern.replace(/\*$/, '');
      expect(
        installed.some((entry) => (pattern.endsWith('*') ? entry.startsWith(prefix) : entry === pattern)),
        pattern,
      ).toBe(true);
    }
  });
});
