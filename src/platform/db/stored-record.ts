/** What the tables of all resources have in common. */
export interface StoredRecord {
  _id: string;
  deletedAt: string | null;
  isSpam: boolean;
  email: string;
  [field: string]: unknown;
}
