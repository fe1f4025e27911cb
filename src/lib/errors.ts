/** The one error that carries a sentence for people. Everything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/** Somebody else was quicker: told with the record as it is now. */
export class OutdatedError extends AppError {
  readonly current: object;
  /** What was sent, where both sides are told. */
  readonly mine: object | undefined;

  constructor(
    current: object,
    message = 'Somebody has changed this record meanwhile. Nothing was saved.',
    mine?: object,
  ) {
    super(409, 'conflict', message);
    this.current = current;
    this.mine = mine;
  }
}
