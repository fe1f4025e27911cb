import { AppError } from '~/lib/errors';

/** It cannot go: told with where it is used. */
export class UsedError extends AppError {
  readonly uses: readonly object[];

  constructor(message: string, uses: readonly object[]) {
    super(409, 'conflict', message);
    this.uses = uses;
  }
}
