/** `npm run load`: twenty changes of releases under load, a thousand idle connections, reloads; prints the figures. */
import { readArguments, runCommand } from '../../scripts/core/command.ts';
import { findProgram } from '../missing.ts';
import { runLoad } from './load.ts';

async function main(): Promise<number> {
  readArguments({ usage: 'Use: npm run load' });
  if (!findProgram('nginx')) {
    console.error('The load test needs nginx (Debian: apt-get install nginx).');
    return 1;
  }
  const figures = await runLoad({ swaps: 20, reloads: 5, connections: 50, idle: 1000 }, console.log);
  for (const [name, value] of Object.entries(figures)) {
    console.log(`  ${name.padEnd(20)} ${typeof value === 'number' ? Math.round(value * 100) / 100 : JSON.stringify(value)}`);
  }
  return figures.lost + figures.wrong + figures.complaints.length > 0 ? 1 : 0;
}

await runCommand(main);
