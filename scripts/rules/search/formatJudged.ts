/** Formats how the search answers the questions of a language. Neighbour: judgeSearches.ts. */
import { FIRST_RESULTS, type Judged } from './judgeSearches.ts';

/** A line of sums, then a line for each question whose page is not the first result. */
export function formatJudged(localeCode: string, judged: readonly Judged[]): string[] {
  const first = judged.filter(({ place }) => place === 1).length;
  const within = judged.filter(({ place = Number.POSITIVE_INFINITY }) => place <= FIRST_RESULTS).length;
  const share = (count: number) => `${count} (${Math.round((100 * count) / Math.max(1, judged.length))} %)`;
  const missed = judged.filter(({ place }) => place !== 1);
  return [
    `${localeCode}: ${judged.length} questions, first ${share(first)}, among the first ${FIRST_RESULTS} ${share(within)}`,
    ...missed.map(({ question, wanted, place, found }) => {
      const instead = found.map(({ pathname, id }) => (id ? `${pathname}#${id}` : pathname)).join(', ');
      return `  ${place ?? '–'}  ${question} → ${wanted}; found: ${instead || 'nothing'}`;
    }),
  ];
}
