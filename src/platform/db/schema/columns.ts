import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read back parsed, on both engines. */
export type Json<Value> = ColumnType<Value, Written<Value>, Written<Value>>;
type Written<Value> = null extends Value ? string | null : string;

/** What every record has. */
export interface Stored {
  _id: string;
  date: string;
  version: Generated<number>;
  deletedAt: string | null;
}

/** What visitors send has these in common. */
export interface Submission extends Stored {
  reference: string;
  name: string;
  email: string;
  phone: string;
  isSpam: Generated<boolean>;
  /** Its receipt and the news to the staff wait until somebody says that it is not spam. */
  newsHeld: Generated<boolean>;
  consentVersion: Generated<string | null>;
  consentText: Generated<string | null>;
}

/** Whom it is about. Null: it has not been joined to anybody yet, or is spam. */
export interface OfPerson {
  personId: Generated<string | null>;
}

/** Where somebody came from: a word that staff chose, or as JSON what the visit itself told; and that in one word, to filter and count by. */
export interface FromSomewhere {
  source: Generated<string | null>;
  channel: Generated<string | null>;
}

/** What is followed up: what its follow-up says stands in it as well. */
export interface Request extends Submission, OfPerson, FromSomewhere {
  followupId: Generated<string | null>;
  stage: Generated<string | null>;
  ownerId: Generated<string | null>;
  ownerName: Generated<string>;
}
