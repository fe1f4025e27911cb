import type { Generated } from 'kysely';
import type { Json, Stored } from './columns';

/** What an entry of the site says, and who has written it. */
interface ContentData {
  entryId: string;
  version: number;
  data: Json<Record<string, unknown>>;
  at: string;
  userId: string | null;
  userName: string;
}

/** What the site says and shows. */
export interface ContentTables {
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
}
