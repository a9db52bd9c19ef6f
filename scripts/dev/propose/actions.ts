/** The actions of the view of proposals. Neighbour: ../write/registry.ts, which names them. */
import { z } from 'zod';
import { RefusedError } from '../write/refused.ts';
import type { Action, Workshop } from '../write/registry.ts';
import { keyOf } from './choices.ts';
import { explain } from './explain.ts';
import { askForNews } from './news.ts';
import { reviews } from './overview.ts';
import { findProposable } from './prepare.ts';
import { propose as makeProposal, type Proposed, sendAgain, takeBack } from './propose.ts';
import { openRepository, type Repository } from './repository.ts';

const name = z.strictObject({ name: z.string() });

export const propose: Action<'propose'> = {
  request: z.strictObject({
    title: z.string(),
    reason: z.string(),
    author: z.strictObject({ name: z.string(), email: z.string() }),
    keys: z.array(z.string()),
    seen: z.string(),
    into: z.string().optional(),
  }),
  // Saves need not wait for the network; the tree that was seen tells whether a text has changed meanwhile.
  isWriting: false,
  run: ({ keys, ...asked }, workshop) =>
    inTurn(workshop, async (repository) => {
      const { files } = await findProposable(repository, asked.into);
      const paths = files.map(({ path }) => path).filter((path) => keys.includes(keyOf(path.slice(repository.prefix.length))));
      return toAnswer(
        await makeProposal(repository, { ...asked, paths }, async (texts) => (await reviews.review(texts, workshop.language)).findings),
      );
    }),
};

export const proposalSend: Action<'proposalSend'> = {
  request: name,
  isWriting: false,
  run: (asked, workshop) => inTurn(workshop, async (repository) => toAnswer(await sendAgain(repository, asked.name))),
};

export const proposalBack: Action<'proposalBack'> = {
  request: name,
  isWriting: false,
  run: (asked, workshop) => inTurn(workshop, async (repository) => ({ message: await takeBack(repository, asked.name) })),
};

export const proposalNews: Action<'proposalNews'> = {
  request: z.strictObject({}),
  isWriting: false,
  run: (_, workshop) => inTurn(workshop, async (repository) => ({ message: await askForNews(repository) })),
};

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that a second click finds what the first has done. */
async function inTurn<Answer>({ config, language }: Workshop, work: (repository: Repository) => Promise<Answer>): Promise<Answer> {
  const run = turn.then(async () => {
    try {
      return await work(await openRepository(config.contentDir, language));
    } catch (error) {
      throw new RefusedError(explain(error, language));
    }
  });
  turn = run.catch(() => {});
  return run;
}

function toAnswer({ message, href }: Proposed): { readonly message: string; readonly href?: string | undefined } {
  return { message, href };
}
