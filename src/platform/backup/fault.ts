/** A backup or restore that cannot be done, in a sentence for whoever asked for it. */
export class BackupFault extends Error {
  override name = 'BackupFault';
}
