import type { Database } from '../../schema';

/** Tables and columns by the words of the glossary. */
export async function names(db: Database) {
  await db.schema.alterTable('doomedFiles').renameTo('pendingFileDeletions').execute();
  await db.schema.alterTable('pendingFileDeletions').renameColumn('doomedAt', 'pendingSince').execute();
}
