/** A folder that cannot be written or read, in a sentence for whoever asked for it. */
export class FolderFault extends Error {
  override name = 'FolderFault';
}
