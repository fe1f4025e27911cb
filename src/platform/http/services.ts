import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Author } from '~/model/author';
import type { ReadFirm } from '~/model/firm';
import type { FreeTexts } from '~/model/free-texts';
import type { ActivityKind } from '~/model/leads/activities';
import type { Permission } from '~/model/permissions';
import type { AnyRecord, Resource } from '~/model/resource';
import type { Config } from '~/platform/config/config';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { FileStore } from '~/platform/files/store/store';
import type { Mailer } from '~/platform/mail/mailer';
import type { MailTemplate } from '~/platform/mail/template';
import type { Step } from '~/platform/notify/housekeeping-faults';

/** What every part of the API is given; nothing of it is reached by import. */
export interface Services extends Registry {
  config: Config;
  db: Database;
  mailer: Mailer;
  files: FileStore;
  firm: ReadFirm;
}

/** What the house is made of. Whatever is about any of its parts asks here, and names none. */
export interface Registry {
  features: readonly Feature[];
  /** All kinds of records, in the order of the sidebar. */
  resources: readonly Resource[];
}

/** All that a feature has on the server, said once. */
export interface Feature {
  name: string;
  api: ApiModule;
  /** What it serves beside the API. */
  files?: ApiModule;
  /** The kind of record that it is about. */
  resource?: Resource;
  /** Visitors send its records: what is mailed to them, and to the staff. */
  submission?: SubmissionMails;
  /** Its other mails. */
  mails?: readonly MailTemplate[];
  /** Its records can be followed up: what the first remark says of one. */
  firstRemark?(row: AnyRecord): string;
  /** What one of them was about when it was opened, for a timeline, where its columns tell how it stands now. */
  openingWords?(row: AnyRecord): string;
  /** As what its records stand on a timeline, where visitors do not send them. */
  timelineKind?: ActivityKind;
  /** What one of them asks for, in the word that leads are counted and assigned by. */
  requirementOf?(row: AnyRecord): string;
  /** What somebody has sent is followed up from that moment. */
  takesUp?: TakesUp;
  /** Before what was sent is locked by who changes its lead as well. */
  locksLeads?(trx: DatabaseTransaction, resource: Resource, ids: readonly string[]): Promise<void>;
  /** What turns out to be spam is not, unless somebody has worked on it. */
  dropsLead?(
    trx: DatabaseTransaction,
    services: Pick<Services, 'db' | 'features'>,
    record: AnyRecord,
    author: Author,
  ): Promise<void>;
  /** Somebody turned out to be two, and each has what is theirs: what one has sent is not followed up by a lead of the other. */
  partsLeads?(
    trx: DatabaseTransaction,
    services: Pick<Services, 'db' | 'features'>,
    people: readonly [string, string],
    author: Author,
  ): Promise<void>;
  afterChange?: AfterChange;
  /** What else names a record that is gone for good. */
  afterPurge?(trx: DatabaseTransaction, record: AnyRecord, features: Registry['features']): Promise<void>;
  /** What is stored beside what is set in a record, whoever sets it; in an edit it may ask the row as it was. */
  alsoStored?(set: Record<string, unknown>, of: 'new' | 'edited'): object;
  /** How many records at once are set to what its definition offers for that. */
  bulk?: BulkRules;
  /** The same after a change to an account that was there: what its records say of it follows. */
  afterAccountChange?: AfterChange;
  /** After a picture of the library looks different: what is shown of the collection that shows it. */
  afterPictureChange?(trx: DatabaseTransaction, collection: string): Promise<unknown>;
  /** What people call a collection of its words, where it is one. */
  collectionTitle?(collection: string): string | undefined;
  /** Where else a picture stands than in the words of the site, by the address of its file; and what follows when it gets another one. */
  pictureUses?: {
    find(db: Database, url: string): Promise<readonly PictureUse[]>;
    replace(trx: DatabaseTransaction, change: { from: string; to: string }): Promise<unknown>;
  };
  /** Figures on the dashboard beside the length of its list. */
  counters?: readonly Counter[];
  /** What the dashboard counts day by day. The fields must stand in an index of what is shown, with the moment. */
  series?: { title: string; breakdowns: readonly [Breakdown, ...Breakdown[]] };
  /** How all of its records divide now, in the order of the labels. */
  standing?: Breakdown & { labels: Record<string, string> };
  /** When an account is gone for good: what its records say of it. */
  forgetAccount?(
    trx: DatabaseTransaction,
    account: { _id: string; name: string },
    features: Registry['features'],
  ): Promise<unknown>;
  /** Whether a visitor can have agreed to it: it was shown under that version once. */
  wasAgreedTo?(db: Database, version: string): Promise<boolean>;
  /** Public pages whose form carries a file, and how much they take. */
  uploadPages?: Readonly<Record<string, number>>;
  /** Its records can come from a spreadsheet. */
  importing?: Importing;
  /** Rows that tell of people beside records, and go with them. */
  personalRows?: readonly PersonalRows[];
  /** What people write freely in tables of it that are no kind of record's. */
  freeTexts?: readonly FreeTexts[];
  /** What is past its time besides records: thrown away by the hour. */
  housekeeping?: { step: Step; work(db: Database): Promise<unknown> };
  /** What is looked at again and again, by each process: it does nothing twice. */
  recurring?: {
    everyMs: number;
    step: Step;
    work(db: Database, features: Registry['features']): Promise<unknown>;
  };
  /** What a new installation begins with. */
  firstRecords?(services: Pick<Services, 'db' | 'features'>): Promise<void>;
}

export interface PictureUse {
  collection: string;
  /** What people call that. */
  place: string;
  entryId: string;
  title: string;
  published: boolean;
  /** Where another one is chosen, if that is not where the words of the site are written. */
  at?: string | undefined;
}

export interface Importing {
  /** The form that staff fill in, as far as cells can hold it. */
  form: z.ZodObject;
  /** What people write for an id, by field and id, where a list of codes in the definition does not say it. */
  choices?(db: Database): Promise<Record<string, Record<string, string>>>;
  toRecord(filled: Record<string, unknown>, choices: Record<string, Record<string, string>>): ImportedRecord;
  /** So many notes a record may have, whoever brings them; and which cell brings one too many, in what words. */
  notes?: { most: number; field: string; tooMany: string };
}

export interface ImportedRecord {
  /** What the row says. */
  values: Record<string, unknown>;
  /** What a record has beside it when it is new. */
  onlyNew: Record<string, unknown>;
  note?: string;
}

export interface PersonalRows {
  table: string;
  /** What they are counted as. */
  kind: 'imports' | 'views';
  /** The column with the addresses and numbers that the row is about, a blank between them; or how they are read from its data, where rows are few. */
  people: string | ((row: Record<string, unknown>) => string);
  /** What is handed out when somebody asks for a copy of their data. */
  data: readonly string[];
}

export interface SubmissionMails {
  receipt: MailTemplate;
  alert: MailTemplate;
}

interface BulkRules {
  /** What an edit may say. */
  form: z.ZodObject;
  /** What is stored for what is said; refused for all where it would be for one. */
  values?(db: Database, set: Record<string, unknown>, request: FastifyRequest): Promise<object>;
  /** What is locked before a record is. */
  lock?(trx: DatabaseTransaction, id: string, request: FastifyRequest): Promise<unknown>;
}

/** Of the records that have this value. */
export interface Counter {
  name: string;
  access: Permission;
  only: { field: string; q: string };
}

interface Breakdown {
  field: string;
  title: string;
  /** Where codes are stored: what people read for them. Every one of them is a part, be there none of it. */
  labels?: Record<string, string>;
  /** Where anything may be written: so many parts at most, the rest taken together. */
  most?: number;
}

/**
 * Runs inside the transaction of every change to a record, whoever makes it: what else follows from it, or an error that undoes it.
 * A record that comes or goes has no before or no after, and the trash counts as gone.
 */
export type AfterChange = (
  trx: DatabaseTransaction,
  change: {
    before: AnyRecord | undefined;
    after: AnyRecord | undefined;
    author: Author;
    /** It is what it was before, and no news. */
    isPutBack?: boolean;
  },
  features: Registry['features'],
) => Promise<void>;

/** What follows a record up, as the record itself says it. */
export interface Lead {
  followupId: string;
  stage: string;
  ownerId: string | null;
  ownerName: string;
}

interface TakenUp {
  resource: Resource;
  /** With the person whose it is. It need not be in the database yet. */
  record: AnyRecord;
  /** Nobody knew them until now: nothing of theirs can be open. */
  isNewPerson: boolean;
  author: Author;
  /** What was said now, if it is not the record itself that is new. */
  said?: string | undefined;
  /** Whose it is to be, if nothing of that person is open; by the rules of the house where it is not said. */
  ownerId?: string | undefined;
}

/** Opens a follow-up for a record, or joins it to the one that is open; nothing where records of that kind are not followed up. */
export type TakesUp = (
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  taken: TakenUp,
) => Promise<Lead | undefined>;

/** Fastify with routes typed by their zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type ApiModule = (api: Api, services: Services) => void;
