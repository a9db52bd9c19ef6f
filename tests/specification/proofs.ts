/** Reads from test files which rows of the specification each test proves: `// proves: <row>, <row>` above a test or a group of tests. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

export interface Proof {
  readonly rowId: string;
  /** Path of the test's file in the project, with slashes. */
  readonly file: string;
  readonly line: number;
  /** Name of the test, after those of the groups that contain it. */
  readonly test: string;
}

/** The proofs of one or more files, and misplaced tags, one line each. */
export interface Proofs {
  readonly proofs: readonly Proof[];
  readonly findings: readonly string[];
}

const ROOMS = ['src', 'scripts', 'tests'];
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** A block of comment lines with at least one tag. */
const BLOCK = /^[ \t]*\/\/ ?proves:.*(?:\n[ \t]*\/\/.*)*\n/gm;
const TAG = /^[ \t]*\/\/ ?proves:(.*)$/gm;
const FRAMEWORK = new Set(['test', 'it', 'describe', 'describeWithGit']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Proofs of all tests of the project. */
export async function readAllProofs(root: string): Promise<Proofs> {
  const lists = await Promise.all(
    ROOMS.map(async (room) => {
      const names = await readdir(join(root, room), { recursive: true });
      return names.map((name) => `${room}/${name.replaceAll('\\', '/')}`);
    }),
  );
  const files = lists.flat().filter((file) => TEST_FILE.test(file) && !file.startsWith('tests/fixtures/'));
  const read = await Promise.all(files.sort().map(async (file) => readProofs(file, await readFile(join(root, file), 'utf8'))));
  return { proofs: read.flatMap(({ proofs }) => proofs), findings: read.flatMap(({ findings }) => findings) };
}

/** Proofs of one file. */
export function readProofs(file: string, source: string): Proofs {
  const code = source.replaceAll('\r\n', '\n');
  const blocks = [...code.matchAll(BLOCK)];
  if (blocks.length === 0) return { proofs: [], findings: [] };
  const tests = findTests(code, file.endsWith('x') ? 'tsx' : 'ts');
  const proofs: Proof[] = [];
  const findings: string[] = [];
  for (const block of blocks) {
    const end = block.index + block[0].length;
    const start = end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0);
    const line = code.slice(0, block.index).split('\n').length;
    const test = tests.get(start);
    if (!test) findings.push(`${file}:${line}: a "proves" tag stands above a test or a group of tests; here is none.`);
    else if (!test.runs) findings.push(`${file}:${line}: "${test.name}" is never run, and so proves nothing.`);
    for (const [, list = ''] of block[0].matchAll(TAG)) {
      const rowIds = list.split(',').map((rowId) => rowId.trim());
      if (test?.runs) proofs.push(...rowIds.map((rowId) => ({ rowId, file, line, test: test.name })));
    }
  }
  return { proofs, findings };
}

interface FoundTest {
  readonly name: string;
  readonly runs: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Tests and groups of tests by where their statement begins. */
function findTests(code: string, lang: 'ts' | 'tsx'): ReadonlyMap<number, FoundTest> {
  const found = new Map<number, FoundTest>();
  const visit = (value: unknown, groups: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, groups);
      return;
    }
    if (!isNode(value)) return;
    const call = readCall(value, code);
    if (call) found.set(value.start, { name: [...groups, call.name].join(' › '), runs: call.runs });
    const inner = call?.isGroup ? [...groups, call.name] : groups;
    for (const child of Object.values(value)) visit(child, inner);
  };
  visit(parseAst(code, { lang }).body, []);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** What a statement such as `test.describe('name', …)` or `it.each([…])('name', …)` calls. */
function readCall(statement: Node, code: string): { readonly name: string; readonly isGroup: boolean; readonly runs: boolean } | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement as unknown as { expression: Node };
  if (expression.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = expression as unknown as { callee: Node; arguments: readonly Node[] };
  const path = pathOf(callee);
  const [first] = given;
  if (!first || !FRAMEWORK.has(path[0] ?? '')) return undefined;
  const isGroup = path.some((part) => part.startsWith('describe'));
  const text = code.slice(first.start, first.end);
  return {
    name: /^['"`]/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text,
    isGroup,
    runs: !path.some((part) => NOT_RUN.has(part)),
  };
}

/** `it.each([…])` as its names: it, each. */
function pathOf(node: Node): string[] {
  const { name, object, property, callee, tag } = node as unknown as Partial<Record<'object' | 'property' | 'callee' | 'tag', Node>> & {
    name?: string;
  };
  if (node.type === 'Identifier') return [name ?? ''];
  if (node.type === 'MemberExpression' && object && property) return [...pathOf(object), ...pathOf(property)];
  if (node.type === 'CallExpression' && callee) return pathOf(callee);
  if (node.type === 'TaggedTemplateExpression' && tag) return pathOf(tag);
  return [];
}
