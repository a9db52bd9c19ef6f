/** Measures the phases of a build and prints each one when it ends. */

export interface Phase {
  readonly name: string;
  /** Wall clock, in milliseconds. */
  readonly ms: number;
  /** Processor time of this process, in milliseconds. */
  readonly cpuMs: number;
  /** Peak memory of this process until the end of the phase, in MiB. */
  readonly maxRssMiB: number;
}

export interface Phases {
  readonly done: readonly Phase[];
  run<T>(name: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>;
}

/** `print` gets one line per phase. */
export function createPhases(print: (line: string) => void): Phases {
  const done: Phase[] = [];
  return {
    done,
    async run(name, work, detail) {
      const startedAt = performance.now();
      const cpuBefore = process.cpuUsage();
      const result = await work();
      const { user, system } = process.cpuUsage(cpuBefore);
      const maxRssMiB = process.resourceUsage().maxRSS / 1024;
      const phase = { name, ms: performance.now() - startedAt, cpuMs: (user + system) / 1000, maxRssMiB };
      done.push(phase);
      print(`  ${name.padEnd(12)} ${formatSeconds(phase.ms).padStart(7)}${detail ? `  ${detail(result)}` : ''}`);
      return result;
    },
  };
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
