import type { Generated } from 'kysely';
import type { Json } from './columns';

/** What the machine needs for itself. */
export interface UpkeepTables {
  migrations: { name: string; appliedAt: string };
  /** How much of what is limited somebody has used: tries, calls, mails, kilobytes. */
  limits: {
    key: string;
    used: number;
    /** Where waits grow: until when the next one waits. */
    blockedUntil: Generated<string>;
    expiresAt: string;
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
  tableVersions: { table: string; version: string };
}
