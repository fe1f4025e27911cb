import type { Database } from '../../schema';
import { addSortIndexes } from '../../tables/filter-tools';

const submissions = {
  enquiries: { sorts: ['name', 'email', 'phone'], filters: ['requirement', 'city', 'date'] },
  contacts: { sorts: ['name', 'email', 'phone'], filters: ['city', 'date'] },
  careers: { sorts: ['name', 'email', 'phone'], filters: ['status', 'designation', 'date'] },
  iotQuotes: { sorts: ['name', 'email', 'phone'], filters: ['productName', 'date'] },
};
const followups = {
  sorts: ['name', 'email', 'mobile', 'ownerName'],
  filters: ['status', 'ownerId', 'nextDate', 'date'],
};

/** What lists are sorted by has beside it what they are filtered by: a way through a list looks at no row that the filters leave out. */
export async function sorts(db: Database) {
  for (const [table, indexes] of Object.entries(submissions))
    await addSortIndexes(db, table, indexes, { spam: true });
  await addSortIndexes(db, 'followups', followups, { spam: false });
}
