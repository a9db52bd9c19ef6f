/** The action `check`: the findings of a text that is not saved yet, and the page as readers will see it. */
import { z } from 'zod';
import type { Action } from './registry.ts';

export const check: Action<'check'> = {
  request: z.strictObject({ filePath: z.string(), text: z.string() }),
  isWriting: false,
  async run({ filePath, text }, workshop) {
    const { checkText } = await import('./checkText.ts');
    return checkText(workshop, filePath, text);
  },
};
