/** Reads Dockerfile and .dockerignore, so that tests run the same commands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Instruction {
  /** In capitals: COPY. */
  readonly name: string;
  readonly text: string;
}

/** Instructions in their order; a line that ends in a backslash goes on in the next one. */
export function readDockerfile(root: string): readonly Instruction[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, text: words.join(' ') };
  });
}

/** The last instruction of a name, which is the one that counts. Throws when there is none. */
export function lastOf(instructions: readonly Instruction[], name: string): string {
  const found = instructions.findLast((instruction) => instruction.name === name);
  if (!found) throw new Error(`The Dockerfile has no ${name}.`);
  return found.text;
}

/** The command that tells whether the container is healthy. */
export function healthCommand(instructions: readonly Instruction[]): readonly string[] {
  return JSON.parse(lastOf(instructions, 'HEALTHCHECK').replace(/^.*? CMD /, '')) as string[];
}

/** Files and folders of the project that the image is built from, as .dockerignore lets them through. */
export function readImageSources(root: string): readonly string[] {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
}
