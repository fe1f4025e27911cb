import type { Database } from '../../schema';
import { addFilterIndexes } from '../../tables/filter-tools';

/** Employees by the day on which they were written down, as the dashboard counts them. */
export const arrivals = (db: Database) =>
  addFilterIndexes(db, 'employees', ['role', 'isWorking', 'dateOfJoining', 'date'], { spam: false });
