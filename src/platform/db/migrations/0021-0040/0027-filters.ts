import type { Database } from '../../schema';
import { addEmptyLastIndexes, addFilterIndexes } from '../../tables/filter-tools';

const submissions = {
  enquiries: ['requirement', 'city', 'date'],
  contacts: ['city', 'date'],
  careers: ['status', 'designation', 'date'],
  iotQuotes: ['productName', 'date'],
};

const others = {
  iotProducts: ['category', 'subcategory', 'brandName'],
  employees: ['role', 'isWorking', 'dateOfJoining'],
  users: ['role', 'isBlocked', 'createdAt'],
};

/** What lists are filtered by, and dates that may be empty. */
export async function filters(db: Database) {
  for (const [table, fields] of Object.entries(submissions))
    await addFilterIndexes(db, table, fields, { spam: true });
  for (const [table, fields] of Object.entries(others))
    await addFilterIndexes(db, table, fields, { spam: false });
  const emptyDates = ['nextDate'];
  await addFilterIndexes(db, 'followups', ['status', 'ownerId', 'nextDate', 'date'], {
    spam: false,
    emptyDates,
  });
  for (const field of emptyDates) await addEmptyLastIndexes(db, 'followups', field);
}
