import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Firm } from '~/model/firm';
import type { Database } from '~/platform/db/schema';
import type { FileStore } from '~/platform/files/store/store';

/** A file that goes with a letter. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** For the calendar of who reads the letter. */
export interface Invite {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Letter {
  subject: string;
  /** What stands between the header and the footer of every mail. */
  body: ReactNode;
  /** The same, for a reader of plain text. */
  text: string;
  replyTo?: string;
  /** Somebody has written it: whoever is away may say so. */
  byHand?: true;
  attachments?: readonly Attachment[];
  invite?: Invite;
}

interface ComposeContext {
  db: Database;
  files: FileStore;
  publicUrl: string;
  /** In whose name it is written, as it is called at this moment. */
  firm: Firm;
  recipient: string;
  /** The how-many-eth try this is. */
  attempts: number;
}

/** A kind of mail. `name` and `data` are stored when it is queued; the letter is written when it is sent. */
export interface MailTemplate<Data extends z.ZodType = z.ZodType> {
  name: string;
  /** What people call it, where the mails are listed. */
  title: string;
  /** The letter carries a link that works once and opens an account, or proves an address. */
  oneUseLink?: true;
  /** It is written to those who work here, and may name them: the copy for a person says that there was one, and no more. */
  forStaff?: true;
  /** What of its data is theirs who it went to, when they ask for a copy. */
  handedOut?: readonly string[];
  /** Whoever wrote it has it logged as an activity: the timeline tells it by that alone. */
  isLogged?: true;
  /** It warns of what somebody else may have done: no erasure keeps it from going out, it is erased after that. */
  mustArrive?: true;
  data: Data;
  /** Undefined: the mail is not to be sent after all, and is dropped. */
  compose(data: z.output<Data>, context: ComposeContext): Promise<Letter | undefined> | Letter | undefined;
}

export const defineMail = <Data extends z.ZodType>(template: MailTemplate<Data>) => template;
