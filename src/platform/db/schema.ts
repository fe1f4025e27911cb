import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Author } from '~/model/author';
import type { FieldChange } from '~/model/field-changes';
import type { ActivityKind } from '~/model/leads/activities';
import type { NoticeKind } from '~/model/notices/notice-kind';
import type { Role } from '~/model/permissions';

/** Written as JSON text, read back parsed, on both engines. */
type Json<Value> = ColumnType<Value, Written<Value>, Written<Value>>;
type Written<Value> = null extends Value ? string | null : string;

/** What every record has. */
interface Stored {
  _id: string;
  date: string;
  version: Generated<number>;
  deletedAt: string | null;
}

/** What visitors send has these in common. */
interface Submission extends Stored {
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
interface OfPerson {
  personId: Generated<string | null>;
}

/** Where somebody came from: a word that staff chose, or as JSON what the visit itself told; and that in one word, to filter and count by. */
interface FromSomewhere {
  source: Generated<string | null>;
  channel: Generated<string | null>;
}

/** What is followed up: what its follow-up says stands in it as well. */
interface Request extends Submission, OfPerson, FromSomewhere {
  followupId: Generated<string | null>;
  stage: Generated<string | null>;
  ownerId: Generated<string | null>;
  ownerName: Generated<string>;
}

/** What an entry of the site says, and who has written it. */
interface ContentData {
  entryId: string;
  version: number;
  data: Json<Record<string, unknown>>;
  at: string;
  userId: string | null;
  userName: string;
}

/** Tables and columns carry the names of the API's fields, `_id` included: a row is what is sent. */
export interface Tables {
  migrations: { name: string; appliedAt: string };
  users: OfPerson & {
    _id: string;
    name: string;
    email: string;
    mobile: string;
    role: Role;
    /** By an admin, or because the employee record says that they have left. */
    isBlocked: Generated<boolean>;
    /** Then it stays blocked, whatever becomes of the employee record. */
    blockedByAdmin: Generated<boolean>;
    passwordHash: string | null;
    /** Null: it works for as long as nobody changes it. */
    passwordExpiresAt: Generated<string | null>;
    /** Sealed, where there is a key for it. Without a date beside it: being set up, not asked for yet. */
    secondFactorSeed: Generated<string | null>;
    secondFactorSince: Generated<string | null>;
    /** Of the last code that was used: none works twice. */
    secondFactorStep: Generated<number>;
    emailVerifiedAt: string | null;
    /** When an address was proven that this account had before the present one. */
    earlierAddressVerifiedAt: Generated<string | null>;
    termsVersion: string | null;
    createdAt: string;
    version: Generated<number>;
    deletedAt: Generated<string | null>;
  };
  sessions: {
    _id: string;
    userId: string;
    tokenHash: string;
    bindingHash: string | null;
    device: string;
    createdAt: string;
    lastSeenAt: string;
    expiresAt: string;
    /** When its owner last proved who they are. Null: not since that is noted. */
    confirmedAt: string | null;
  };
  /** Each opens the account once in place of a code, for who has lost their phone. */
  recoveryCodes: { codeHash: string; userId: string };
  accountTokens: {
    tokenHash: string;
    userId: string;
    /** `confirmed`: it would confirm an address that is confirmed by now, and opens nothing. */
    purpose: 'reset' | 'invite' | 'verify' | 'confirmed';
    expiresAt: string;
  };
  /** How much of what is limited somebody has used: tries, calls, mails, kilobytes. */
  limits: {
    key: string;
    used: number;
    /** Where waits grow: until when the next one waits. */
    blockedUntil: Generated<string>;
    expiresAt: string;
  };
  /** Devices and networks where the owner of an account has logged in before. */
  knownPlaces: { key: string; expiresAt: string };
  enquiries: Request & { city: string; requirement: string };
  contacts: Request & {
    city: string;
    /** Null: they did not say what it is about. */
    requirement: Generated<string | null>;
  };
  careers: Submission &
    OfPerson &
    FromSomewhere & {
      designation: string;
      experience: string;
      resume: string;
      /** Those that were sent before it: the one that it replaced, and the very first. */
      earlierResume: Generated<string | null>;
      firstResume: Generated<string | null>;
      status: Generated<string>;
      openingId: Generated<string | null>;
      /** What it is called; empty where somebody applies for no opening. */
      opening: Generated<string>;
      answers: Json<{ label: string; value: string }[] | null>;
      /** Why it was refused, for the staff alone. */
      reason: Generated<string | null>;
      /** Its stage was changed without a mail. */
      quietly: Generated<boolean>;
      /** A hundred times what the reviewers give it on average, when there are two of them at least. */
      score: Generated<number | null>;
      /** That, so roughly that it tells nobody's marks; empty while there is none. */
      rating: Generated<string>;
      /** When it goes, by how it ended; nothing while it goes on. */
      keepUntil: Generated<string | null>;
    };
  openings: Stored & {
    title: string;
    slug: string;
    designation: string;
    department: string;
    city: string;
    workplace: string;
    employmentType: string;
    places: number;
    salaryFromPaise: number | null;
    salaryToPaise: number | null;
    salaryPer: string;
    description: string;
    responsibilities: Json<string[]>;
    skills: Json<string[]>;
    questions: Json<object[]>;
    opensOn: string;
    closesOn: string | null;
    /** The same, with a day that never comes where it never closes. */
    lastDay: string;
    status: string;
  };
  /** When an application came to each of its stages, and by whom. */
  careerStages: { _id: string; careerId: string; stage: string; at: string; userId: string | null };
  /** What an applicant was written about a stage: once for each. */
  stageMails: {
    careerId: string;
    stage: string;
    outboxId: string;
    /** By which it is taken back while it waits, and what the stage was before. */
    undo: string | null;
    before: string;
    at: string;
  };
  /** The words of these mails, which admins edit. */
  stageLetters: Stored & { stage: string; subject: string; text: string };
  interviews: {
    _id: string;
    careerId: string;
    at: string;
    minutes: number;
    place: string;
    /** Grows with each change that is sent. */
    sequence: number;
    /** Still to come: a refusal has cancelled it, which can be taken back until then. */
    cancelledAt: string | null;
    /** The mails that tell of that, while they wait. */
    cancelMails: Generated<string | null>;
    /** When everybody was reminded of it, or need not be. */
    remindedAt: string | null;
    createdAt: string;
    userId: string | null;
  };
  interviewers: { interviewId: string; userId: string };
  /** What one of the staff gives an applicant by one criterion. */
  scores: { careerId: string; userId: string; criterion: string; score: number; note: string; at: string };
  applicationLinks: { tokenHash: string; careerId: string };
  /** How many applications came to what end, with nothing of anybody in it. */
  hiringCounts: {
    month: string;
    opening: string;
    designation: string;
    channel: string;
    outcome: string;
    count: number;
  };
  iotQuotes: Request & { productName: string };
  quotations: Stored &
    OfPerson & {
      number: string | null;
      /** Its financial year, its place in that and its revision, each of them as long as all others. */
      numberOrder: string | null;
      revision: number;
      rootId: string;
      status: string;
      followupId: string | null;
      name: string;
      company: string;
      email: string;
      phone: string;
      customer: Json<object>;
      lines: Json<object[]>;
      placeOfSupply: string;
      taxablePaise: number;
      cgstPaise: number;
      sgstPaise: number;
      igstPaise: number;
      totalPaise: number;
      totals: Json<object>;
      validUntil: string;
      terms: string;
      /** Who we were when it was sent. */
      seller: Json<object | null>;
      /** Who accepted what, and how. */
      acceptance: Json<object | null>;
      sentAt: string | null;
      viewedAt: string | null;
      decidedAt: string | null;
      reason: string | null;
      /** The day on which who has not answered is called: it was planned by itself. */
      plannedCall: string | null;
      orderFile: string | null;
      paper: string | null;
      paperSha256: string | null;
      certificate: string | null;
      certificateSha256: string | null;
      proforma: string | null;
      proformaSha256: string | null;
      proformaNumber: string | null;
      proformaAt: string | null;
    };
  /** Until which day the law asks for an accepted one. */
  quotationRetentions: { _id: string; until: string };
  quotationTemplates: {
    _id: string;
    name: string;
    nameKey: string;
    lines: Json<Record<string, unknown>[]>;
    terms: string;
    savedAt: string;
  };
  quotationLinks: { tokenHash: string; quotationId: string; openedAt: string | null };
  /** The last number that was given in a financial year. */
  numberSeries: { series: string; year: string; last: number };
  priceItems: Stored & {
    name: string;
    kind: string;
    sac: string;
    unit: string;
    ratePaise: number;
    gstPercent: number;
    validFrom: string;
  };
  /** What was and will be asked for an item, each from a day on. */
  priceRates: { itemId: string; validFrom: string; ratePaise: number; gstPercent: number };
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
  employees: Stored & {
    name: string;
    email: string;
    employeeId: string;
    jobrole: string;
    mobile: string;
    gender: string | null;
    isWorking: boolean;
    dateOfJoining: string;
    profile: string | null;
    role: Role;
    userId: string;
    /** By which they came to us. */
    applicationId: Generated<string | null>;
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
  /** What somebody of the staff wants to hear (platform/notify/choices.ts), and the secret address of their calendar. */
  noticeChoices: {
    userId: string;
    value: Json<Record<string, unknown>>;
    calendarToken: Generated<string | null>;
  };
  /** What was rung or mailed once and is not to be again, under a name of its own. */
  reminders: { name: string; expiresAt: string };
  /** What admins have settled for the whole house. */
  settings: { name: string; value: Json<Record<string, unknown>>; version: Generated<number> };
  /** Told to one person, or to all of the staff who may read an area, but for whoever caused it. */
  notifications: {
    _id: string;
    userId: string | null;
    area: string | null;
    exceptUserId: string | null;
    kind: NoticeKind;
    resource: string;
    recordId: string;
    text: string;
    createdAt: string;
  };
  notificationReads: { userId: string; notificationId: string; readAt: string };
  /** What is told to many before `since` is not theirs; everything up to `readUpTo` is read. */
  notificationMarks: {
    userId: string;
    since: Generated<string>;
    readUpTo: Generated<string>;
    readAt: string | null;
  };
  history: Author & {
    _id: string;
    resource: string;
    recordId: string;
    at: string;
    /** `opened`: somebody read the file that the record holds. */
    action: 'created' | 'updated' | 'deleted' | 'restored' | 'purged' | 'opened' | 'spam' | 'not-spam';
    changes: Json<FieldChange[]>;
  };
  /** Kept by triggers: see count-tools.ts. */
  recordCounts: {
    table: string;
    kind: 'shown' | 'spam' | 'trash';
    writer: number;
    total: number;
  };
  /** Files that no record holds. From `removalStartedAt` on none can any more. */
  pendingFileDeletions: { key: string; pendingSince: string; removalStartedAt: Generated<string | null> };
  /** What this product does by itself and could not do when it last tried; since when the admins know. */
  housekeepingFaults: { step: string; rungAt: string };
  leases: { name: string; holder: string; expiresAt: string; doneAt: string };
  outbox: {
    _id: string;
    template: string;
    recipient: string;
    data: Json<Record<string, unknown>>;
    status: 'queued' | 'sent' | 'failed' | 'dropped';
    /** No erasure keeps it from going out. */
    mustArrive: Generated<boolean>;
    /** It was to be erased while it had yet to go out. */
    eraseWhenSent: Generated<boolean>;
    attempts: Generated<number>;
    nextAttemptAt: string;
    lastError: string | null;
    createdAt: string;
    sentAt: string | null;
  };
  idempotencyKeys: {
    key: string;
    answer: Json<object>;
    /** Of what was said under the key, files included. */
    fingerprint: Generated<string>;
    expiresAt: string;
  };
  /** That somebody's data was handed out or erased, by whom and how much; never whose. */
  privacyActions: Author & {
    _id: string;
    at: string;
    action: 'exported' | 'erased';
    counts: Json<Record<string, number>>;
  };
  /** Spreadsheets that somebody has sent, and what became of them. */
  imports: {
    _id: string;
    resource: string;
    /** Whose it is. Null: their account has been erased. */
    userId: string | null;
    fileName: string;
    createdAt: string;
    /** `reading`: not all of it is here yet. */
    status: 'reading' | 'read' | 'checked' | 'running' | 'done' | 'reverting' | 'reverted';
    /** When it came to be so, or was last seen to go on. */
    since: string;
    columns: Json<string[]>;
    mapping: Json<Record<string, string>>;
    onDuplicate: 'skip' | 'fill' | 'overwrite';
    /** Its rows open no leads. */
    ofThePast: Generated<boolean>;
    rows: number;
    progress: Generated<number>;
    /** All lines up to this one are imported. */
    reached: Generated<number>;
    good: Generated<number>;
    duplicates: Generated<number>;
    added: Generated<number>;
    changed: Generated<number>;
    skipped: Generated<number>;
    removed: Generated<number>;
    restored: Generated<number>;
  };
  importRows: {
    _id: string;
    importId: string;
    line: number;
    cells: Json<string[]>;
    /** The addresses and numbers in it, a blank between them. */
    people: string;
  };
  /** What an import has done to a record, until that is taken back or past its time. */
  importChanges: {
    _id: string;
    importId: string;
    recordId: string;
    /** The record's, when it was done. */
    version: number;
    /** What stood where something was put; null: it was added. */
    before: Json<Record<string, unknown> | null>;
    people: string;
  };
  mailTemplates: Stored & { name: string; subject: string; text: string };
  /** What one of the staff puts below the mails that they write. */
  signatures: { userId: string; text: string };
  /** A list as somebody wants to find it again: the query of its address. */
  views: { _id: string; userId: string; resource: string; name: string; query: string; shared: boolean };
  /** How a change of many records is taken back, one row for each: what it had, unless it was changed since. */
  undoEntries: {
    undo: string;
    resource: string;
    recordId: string;
    userId: string;
    action: 'set' | 'delete' | 'spam' | 'notSpam';
    before: Json<Record<string, unknown>>;
    /** The one that the change has made. */
    version: number;
    expiresAt: string;
  };
  /** One of what the site says: a page, a person of the team, a project. */
  contentEntries: {
    _id: string;
    collection: string;
    /** What no other entry of the collection is called: its address, where it has one. */
    slug: string;
    title: string;
    position: number;
    /** What visitors see. Null: nothing of it. */
    publishedVersion: number | null;
    /** The highest that a draft or a published version has had: a draft that was read is known from every other by it. */
    lastVersion: number;
    scheduledAt: Generated<string | null>;
    scheduledBy: Generated<string | null>;
    deletedAt: Generated<string | null>;
    /** That it is shown under, where pages read it by that. */
    day: Generated<string | null>;
  };
  /** Those that have got their first words. */
  contentCollections: { name: string };
  /** As it was published, for good. */
  contentVersions: ContentData;
  contentDrafts: ContentData;
  /** Where an address of the site leads that has no page any more. No `to` is a `from`: nobody is led twice. */
  redirects: { _id: string; from: string; to: string };
  /** What visitors asked for and did not find, how often, and when last. */
  missedAddresses: { path: string; count: number; lastAt: string };
  /** Who has an entry open in the editor, and when they last said so. */
  contentEditing: { entryId: string; userId: string; at: string };
  /** What an entry that is published is about, where pages read it by that. */
  contentTags: { tag: string; entryId: string };
  /** A picture that the site can show: drawn by us and part of the build, or uploaded. */
  media: Stored & {
    /** What it is found by: its name, and what it shows. */
    title: string;
    name: string;
    alt: string;
    decorative: boolean;
    /** Which part of it stays in sight where it is cut, from 0 to 1. */
    focusX: Generated<number>;
    focusY: Generated<number>;
    width: number;
    height: number;
    /** All of its files together. */
    bytes: number;
    /** Of the file that was uploaded. */
    sha256: string | null;
    /** Under which the build has it, and by which what was written names it. */
    drawn: string | null;
    /** The largest, for every browser. */
    url: string;
    avif: string | null;
    avif480: string | null;
    avif960: string | null;
    webp480: string | null;
    webp960: string | null;
  };
  /** Which entry names which picture, by its id or by that under which the build has it. */
  mediaUses: { media: string; entryId: string; state: 'draft' | 'published' };
  /** Under which a draft may be looked at for a while; with a session, by who is logged in with it alone. */
  previewLinks: {
    tokenHash: string;
    entryId: string;
    /** Of its page when the link was made: a draft may move to another. */
    address: string;
    sessionId: string | null;
    /** Who has made it: it ends with their right to. */
    userId: string | null;
    expiresAt: string;
  };
  tableVersions: { table: string; version: string };
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
