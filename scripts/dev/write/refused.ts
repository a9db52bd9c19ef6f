/** Why an action of the write view is not carried out. */
import { explainRefusal } from '../../core/failure.ts';

/** Its message is shown to the writer. */
export class RefusedError extends Error {
  readonly status: number;

  /** `status` is that of the answer: 400 for a request that makes no sense, 403, 404, 409, 422 for one that the content does not allow. */
  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}

/** Throws errors of the disk as refusals in a writer's words, and others as they are. */
export function refuseDiskError(error: unknown): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  const message = DISK_ERRORS[code] ?? explainRefusal(error);
  throw message === undefined ? error : new RefusedError(message, code === 'ENOENT' ? 404 : 507);
}

const FORBIDDEN = 'Nothing was saved: this computer does not allow the server to write this file. Ask whoever looks after the computer.';
const FULL = 'Nothing was saved: the disk is full. The file is as it was; free some space, and save again.';
const DISK_ERRORS: Readonly<Record<string, string>> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: 'Nothing was saved: the disk can only be read. Ask whoever looks after the computer.',
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOENT: 'Nothing was saved: the file or its folder was deleted or renamed meanwhile.',
};
