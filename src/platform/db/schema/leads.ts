import type { Generated } from 'kysely';
import type { Author } from '~/model/author';
import type { ActivityKind } from '~/model/leads/activities';
import type { FromSomewhere, Json, OfPerson, Request, Stored } from './columns';

/** Who wrote, called or asked, and what becomes of it. */
export interface LeadsTables {
  enquiries: Request & { city: string; requirement: string };
  contacts: Request & {
    city: string;
    /** Null: they did not say what it is about. */
    requirement: Generated<string | null>;
  };
  iotQuotes: Request & { productName: string };
  iotProducts: Stored & {
    productName: string;
    brandName: string;
    category: string;
    subcategory: string;
    description: string;
    specification: Json<string[]>;
    image: string;
    imageSmall: string;
  };
  followups: Stored &
    OfPerson &
    FromSomewhere & {
      name: string;
      mobile: string;
      email: string;
      status: string;
      /** How far the lead is: `status` follows from it (model/leads/stages.ts). */
      stage: Generated<string>;
      valuePaise: Generated<number | null>;
      lostReason: Generated<string | null>;
      /** What it is about, as it was asked for: a code or the name of a product. */
      requirement: Generated<string | null>;
      nextKind: Generated<string | null>;
      /** When somebody of ours first reached out to them. */
      firstResponseAt: Generated<string | null>;
      /** Whose turn it is, and their name as it was last known. */
      ownerId: Generated<string | null>;
      ownerName: Generated<string>;
      nextDate: Generated<string | null>;
      nextTime: Generated<string | null>;
      /** Since when it is done. */
      completedAt: Generated<string | null>;
      /** The record that it came from. */
      sourceResource: Generated<string | null>;
      sourceId: Generated<string | null>;
    };
  /** What was said to or about a person, one row each: the notes of a record, newest last by their ids. */
  activities: Author &
    OfPerson & {
      _id: string;
      resource: string;
      recordId: string;
      kind: ActivityKind;
      direction: Generated<'out' | 'in' | null>;
      outcome: Generated<string | null>;
      text: string;
      /** When it was said, which may be before it was written down. */
      at: string;
    };
  /** Everybody who ever wrote, called, applied or registered. Their keys stand in the row as well, a blank between them, the first first: a list is searched by them. */
  people: Stored & {
    name: string;
    /** By which names are compared: without titles, in small letters. */
    foldedName: string;
    addresses: string;
    numbers: string;
    company: string;
    ownerId: string | null;
    ownerName: string;
    /** Of the last exchange with them. */
    lastAt: string;
  };
  /** All their addresses, in small letters, and numbers, as E.164. */
  personKeys: { kind: 'email' | 'phone'; value: string; personId: string };
  /** Two who may be one, the smaller id first, until somebody merges them or says that they are not. */
  personSuggestions: {
    personId: string;
    otherId: string;
    reason: 'same-number' | 'same-email' | 'same-name-and-company';
    createdAt: string;
    dismissedAt: Generated<string | null>;
  };
  /** Who was merged goes on under another id. */
  personRedirects: { fromId: string; toId: string };
  /** How a merge is taken back: the two as they were, and in personMoves what was moved. */
  personMerges: {
    undo: string;
    survivorId: string;
    mergedId: string;
    before: Json<Record<string, unknown>>;
    expiresAt: string;
  };
  personMoves: { undo: string; table: string; rowId: string };
}
