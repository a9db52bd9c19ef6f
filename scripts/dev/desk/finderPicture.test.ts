import { describe, expect, it } from 'vitest';
import type { FinderPartRow } from '../../../src/model/deskFinders.ts';
import { layOut } from './finderPicture.ts';

function part(id: string, ...to: string[]): FinderPartRow {
  const answers = to.map((target) => ({ text: `To ${target}`, to: target }));
  const position = { filePath: 'content/pages/rent/hangi-yol-kira/tr.mdx', line: 1, column: 1 };
  return { id, title: id, position, isQuestion: answers.length > 0, isOutdated: false, answers, pages: [], facts: [] };
}

const placeOf = (parts: readonly FinderPartRow[]) => Object.fromEntries(layOut(parts).map(({ id, column, row }) => [id, [column, row]]));

describe('the picture of a finder', () => {
  it('puts what an answer leads to in a later column, and its first answer beside the question', () => {
    expect(
      placeOf([
        part('divorced', 'where', 'not-yet'),
        part('where', 'consulate', 'court'),
        part('consulate'),
        part('court'),
        part('not-yet'),
      ]),
    ).toEqual({
      divorced: [0, 0],
      where: [1, 0],
      consulate: [2, 0],
      court: [2, 5],
      'not-yet': [1, 10],
    });
  });

  it('draws a part that two answers share once, after the longer way, and counts the answers', () => {
    const boxes = layOut([part('first', 'end', 'second'), part('second', 'end', 'other'), part('end'), part('other')]);
    expect(boxes.map(({ id, column, answersLeadingHere }) => [id, column, answersLeadingHere])).toEqual([
      ['first', 0, 0],
      ['second', 1, 1],
      ['end', 2, 2],
      ['other', 2, 1],
    ]);
  });

  it('lets no two boxes of a column overlap', () => {
    const parts = [part('a', 'b', 'c', 'd'), part('b', 'e', 'f'), part('c', 'f', 'g'), ...['d', 'e', 'f', 'g'].map((id) => part(id))];
    const boxes = layOut(parts).map(({ column, row, answers }) => ({ column, from: row, to: row + 4 + Math.max(1, answers.length) }));
    const overlapping = boxes.filter((box) =>
      boxes.some((other) => other !== box && other.column === box.column && other.from < box.to && box.from < other.to),
    );
    expect(overlapping).toEqual([]);
  });

  it('ends when answers lead in a circle, and leaves out answers that lead nowhere', () => {
    expect(layOut([part('a', 'b'), part('b', 'a', 'nowhere')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
