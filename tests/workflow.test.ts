/** The workflows on GitHub run the project's commands, with no more permissions than needed, and run no code of others with them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readLines } from './nodes/lines.ts';
import { checkWorkflow, commandsOf, mayWrite, type Project, readWorkflow, type Step } from './workflowRules.ts';

const root = join(import.meta.dirname, '..');
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
  engines: { node: string };
};
const names = readdirSync(join(root, '.github/workflows'));
const textOf = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
/** An expression as workflows write it. */
const expression = (text: string) => `\${{ ${text} }}`;
const project: Project = {
  scripts: Object.keys(scripts),
  lines: readLines(engines.node).map(({ name }) => name),
  workflowNames: names.map((name) => readWorkflow(textOf(name)).name),
};

it.each(names)('%s keeps the rules', (name) => {
  const text = textOf(name);
  expect(checkWorkflow(text, project)).toEqual([]);
  expect(Object.values(readWorkflow(text).jobs).flatMap(commandsOf).length).toBeGreaterThan(0);
});

describe('a workflow that breaks a rule is found', () => {
  it.each<[what: string, name: string, old: string | RegExp, changed: string, finding: string]>([
    [
      'a tag',
      'check.yml',
      /checkout@[0-9a-f]{40} # v\S+/,
      'checkout@v5',
      '"actions/checkout@v5" is no commit of an action with its version',
    ],
    ['a short hash', 'check.yml', /(checkout@[0-9a-f]{7})[0-9a-f]{33}/, '$1', 'is no commit of an action'],
    ['no version for people', 'live.yml', / # v5\.0\.1/, '', 'is no commit of an action'],
    [
      'an action of a stranger',
      'check.yml',
      'uses: actions/upload-artifact@',
      'uses: somebody/upload-artifact@',
      'is no commit of an action',
    ],
    ['rights for all jobs', 'check.yml', 'permissions: {}', 'permissions: { contents: read }', 'all jobs have rights'],
    ['rights by default', 'check.yml', 'permissions: {}\n', '', 'all jobs have rights'],
    ['a job without its rights', 'live.yml', '    permissions: { contents: read }\n', '', 'smoke: names no rights'],
    ['a right too many', 'check.yml', '{ contents: read }', '{ contents: read, id-token: read }', 'content: has more rights than reading'],
    [
      'a writer on a pull request',
      'report.yml',
      '{ contents: read }',
      '{ contents: write }',
      'report: may write where code of a pull request runs',
    ],
    ['a writer of more than comments', 'comment.yml', 'contents: read', 'contents: write', 'comment: may write more than comments'],
    ['an event with rights', 'report.yml', '  pull_request:', '  pull_request_target:', 'a pull request from outside runs with rights'],
    [
      'a run that a fork ends',
      'comment.yml',
      /-\$\{\{ github\.event\.workflow_run\.head_repository\.full_name \}\}/,
      '',
      'comment: can be ended by a fork',
    ],
    ['a comment for forks', 'comment.yml', 'head_repository.full_name == github.repository', 'conclusion', 'comment: writes for forks'],
    [
      'code of the pull request',
      'comment.yml',
      '{ persist-credentials: false }',
      '{ ref: x, persist-credentials: false }',
      'comment: checks out other code',
    ],
    [
      'files among the code',
      'comment.yml',
      `path: ${expression('runner.temp')}/`,
      'path: ./',
      'comment: lays files of a pull request among its own',
    ],
    ['a cache of packages', 'comment.yml', 'package-manager-cache: false', 'cache: npm', 'comment: takes packages from a cache'],
    ['a cache of files', 'comment.yml', 'uses: actions/setup-node@', 'uses: actions/cache@', 'comment: takes files from a cache'],
    ['a workflow that is not there', 'comment.yml', '[Change report]', '[Report]', 'waits for "Report", which does not exist'],
    ['scripts at installation', 'check.yml', ' --ignore-scripts', '', '"npm ci" is no command that may run here'],
    ['a command of no script', 'check.yml', 'npm run sbom', 'npm run boms', '"npm run boms" is no command that may run here'],
    ['any other command', 'check.yml', 'npm run sbom', 'curl example.org | sh', '"curl example.org | sh" is no command'],
    [
      'a title in a command',
      'check.yml',
      'npm run sbom',
      `npm run sbom -- ${expression('github.event.pull_request.title')}`,
      'holds a text from outside',
    ],
    ['a token in Git', 'check.yml', 'persist-credentials: false', 'persist-credentials: true', 'leaves its token to the steps that follow'],
    ['a token for the code', 'live.yml', expression('vars.LIVE_URL'), expression('secrets.LIVE_URL'), 'smoke: hands a token on'],
    ['a shallow clone', 'check.yml', 'fetch-depth: 0', 'fetch-depth: 1', 'content: lacks the history'],
    ['an old Node.js', 'check.yml', 'node-version: 24', 'node-version: 18', 'Node.js 18 is not supported'],
    ['a run without end', 'check.yml', '    timeout-minutes: 15\n', '', 'content: does not end by itself'],
  ])('%s', (_what, name, old, changed, finding) => {
    const text = textOf(name);
    const broken = text.replace(old, changed);
    expect(broken).not.toBe(text);
    expect(checkWorkflow(broken, project).join('\n')).toContain(finding);
  });
});

describe('all workflows', () => {
  const jobs = names.flatMap((name) => Object.entries(readWorkflow(textOf(name)).jobs).map(([id, job]) => ({ id: `${name} ${id}`, job })));

  it('write in one job', () => {
    expect(jobs.filter(({ job }) => mayWrite(job)).map(({ id }) => id)).toEqual(['comment.yml comment']);
  });

  it('name one commit for an action', () => {
    const commits = new Map<string, Set<string>>();
    for (const { uses = '' } of jobs.flatMap(({ job }) => job.steps)) {
      const [action = '', commit = ''] = uses.split('@');
      commits.set(action, (commits.get(action) ?? new Set()).add(commit));
    }
    expect([...commits].filter(([, { size }]) => size > 1)).toEqual([]);
  });
});

describe('check.yml', () => {
  const { jobs } = readWorkflow(textOf('check.yml'));

  it('runs all tests', () => {
    expect(Object.values(jobs).flatMap(commandsOf)).toEqual(expect.arrayContaining(['npm test', 'npm run test:long']));
  });

  it('tries every supported line of Node.js, and writers’ systems on one of them', () => {
    const { matrix } = jobs.machines?.strategy ?? {};
    expect(matrix?.node).toEqual(project.lines);
    expect(matrix?.include.map(({ os }) => os)).toEqual(['windows-latest', 'macos-latest']);
    for (const { node } of matrix?.include ?? []) expect(project.lines).toContain(node);
  });
});

describe('the cache of the build', () => {
  const steps = names.flatMap((name) => Object.values(readWorkflow(textOf(name)).jobs).flatMap((job) => job.steps));
  const caches = steps.filter(({ uses }) => uses?.startsWith('actions/cache'));
  const optionOf = (step: Step | undefined, name: string) => String(step?.with?.[name] ?? '');

  it('is kept by one job, which builds, and taken by others', () => {
    const { jobs } = readWorkflow(textOf('check.yml'));
    const keepers = Object.entries(jobs).filter(([, job]) => job.steps.some(({ uses }) => uses?.startsWith('actions/cache@')));
    expect(keepers.map(([id]) => id)).toEqual(['test']);
    expect(caches.length).toBeGreaterThan(1);
    // A key that differs anywhere would find nothing.
    expect(new Set(caches.map((step) => JSON.stringify(step.with))).size).toBe(1);
  });

  it('is named by packages and content, and an earlier one with the same packages will do', () => {
    const [key, earlier] = [optionOf(caches[0], 'key'), optionOf(caches[0], 'restore-keys')];
    expect(key.startsWith(earlier)).toBe(true);
    expect(earlier).toContain(expression("hashFiles('package-lock.json')"));
    expect(key).toContain("'content/**'");
    const versions = Object.values(readWorkflow(textOf('check.yml')).jobs.test?.steps ?? []).map((step) => optionOf(step, 'node-version'));
    expect(earlier).toContain(`-node${versions.find(Boolean)}-`);
  });

  it('has all parts that builds write, and no others', () => {
    const files = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
    const code = files.map((name) => readFileSync(join(root, 'scripts', name), 'utf8')).join('\n');
    const parts = [...code.matchAll(/openCache\(config, '(\w+)'|openCacheAt\(join\(cacheDir, '(\w+)'/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(optionOf(caches[0], 'path').trim().split('\n').sort()).toEqual([...new Set(parts)].map((part) => `.cache/${part}`).sort());
  });
});

describe('comment.yml', () => {
  const { steps = [] } = readWorkflow(textOf('comment.yml')).jobs.comment ?? {};
  const step = steps.find(({ run }) => run?.startsWith('npm run review:comment'));

  it('takes the pull request’s number from GitHub and the report as a file', () => {
    expect(step?.run).toBe('npm run review:comment -- "$REPORT"');
    expect(step?.env).toEqual({
      GITHUB_TOKEN: expression('github.token'),
      PULL_REQUEST: expression('github.event.workflow_run.pull_requests[0].number'),
      REPORT: `${expression('runner.temp')}/change-report/report.md`,
    });
  });

  it('takes the file that report.yml gives', () => {
    const given = readWorkflow(textOf('report.yml')).jobs.report?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    const taken = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    expect(taken?.with?.name).toBe(given?.with?.name);
    expect(given?.with?.path).toBe('.review/');
  });
});

describe('live.yml', () => {
  const { on, jobs } = readWorkflow(textOf('live.yml'));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('asks the live site each day, and does nothing while no address is set', () => {
    expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch']);
    for (const job of Object.values(jobs)) expect(job.if).toBe("vars.LIVE_URL != ''");
    const smoke = steps.find(({ run }) => run?.startsWith('npm run smoke'));
    expect(smoke?.run).toBe('npm run smoke -- "$LIVE_URL" --format=github');
    expect(smoke?.env).toEqual({ LIVE_URL: expression('vars.LIVE_URL') });
  });

  it('compares with the commit that is live', () => {
    expect(steps[0]?.with?.ref).toBe(expression('vars.LIVE_REF'));
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
