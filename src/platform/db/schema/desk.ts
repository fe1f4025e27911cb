import type { Generated } from 'kysely';
import type { Author } from '~/model/author';
import type { FieldChange } from '~/model/field-changes';
import type { NoticeKind } from '~/model/notices/notice-kind';
import type { Json, Stored } from './columns';

/** What the staff work with: notices, views, imports, words of mails. */
export interface DeskTables {
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
    /** Its record lies among the spam or in the trash: it is no news, unless that comes back. */
    isAside: Generated<boolean>;
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
    /** `opened`: somebody read the file that the record holds. `dropped`: it went with what it had come from, which is spam. */
    action:
      | 'created'
      | 'updated'
      | 'deleted'
      | 'restored'
      | 'purged'
      | 'dropped'
      | 'opened'
      | 'spam'
      | 'not-spam'
      | 'published'
      | 'unpublished'
      | 'moved';
    changes: Json<FieldChange[]>;
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
    status: 'reading' | 'read' | 'checked' | 'running' | 'stopped' | 'done' | 'reverting' | 'reverted';
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
  /** By which else a record is found that has taken in what was sent once more. */
  laterReferences: { reference: string; resource: string; recordId: string };
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
}
