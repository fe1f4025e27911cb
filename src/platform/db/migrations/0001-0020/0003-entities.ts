import type { CreateTableBuilder } from 'kysely';
import type { Database } from '../../schema';
import { addSearchIndex, addSortIndexes, addUniqueIndex, columnTypes } from '../../tables/migrate-tools';

/** The other entities, and the notifications about them. */
export async function entities(db: Database) {
  const { timestamp, flag, json } = columnTypes(db);
  const texts = <Name extends string>(table: CreateTableBuilder<Name>, ...names: string[]) =>
    names.reduce((built, name) => built.addColumn(name, 'text', (c) => c.notNull()), table);
  const record = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('_id', 'text', (c) => c.primaryKey())
      .addColumn('date', timestamp, (c) => c.notNull())
      .addColumn('deletedAt', timestamp);
  const submission = (name: string) =>
    texts(record(name), 'name', 'email', 'phone')
      .addColumn('reference', 'text', (c) => c.notNull().unique())
      .addColumn('isSpam', flag, (c) => c.notNull().defaultTo(false));

  await texts(submission('contacts'), 'city').execute();
  await texts(submission('careers'), 'designation', 'experience', 'resume').execute();
  await texts(submission('iotQuotes'), 'productName').execute();
  await texts(record('iotProducts'), 'productName', 'brandName', 'category', 'subcategory', 'description')
    .addColumn('specification', json, (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('imageSmall', 'text', (c) => c.notNull())
    .execute();
  await texts(record('employees'), 'name', 'email', 'employeeId', 'jobrole', 'mobile', 'role')
    .addColumn('gender', 'text')
    .addColumn('isWorking', flag, (c) => c.notNull())
    .addColumn('dateOfJoining', timestamp, (c) => c.notNull())
    .addColumn('profile', 'text')
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id'))
    .execute();
  await texts(record('followups'), 'name', 'mobile', 'email', 'status')
    .addColumn('remarks', json, (c) => c.notNull())
    .execute();
  await addUniqueIndex(db, 'employees', 'email');
  await addUniqueIndex(db, 'employees', 'employeeId');

  await addSortIndexes(db, 'contacts', ['date', 'name', 'email', 'phone', 'city'], { spam: true });
  await addSearchIndex(db, 'contacts', ['name', 'phone', 'city']);
  await addSortIndexes(db, 'careers', ['date', 'name', 'email', 'phone', 'designation'], { spam: true });
  await addSearchIndex(db, 'careers', ['name', 'phone']);
  await addSortIndexes(db, 'iotQuotes', ['date', 'name', 'email', 'phone', 'productName'], { spam: true });
  await addSearchIndex(db, 'iotQuotes', ['name', 'email', 'phone', 'productName']);
  await addSortIndexes(db, 'iotProducts', ['date', 'productName', 'brandName', 'category', 'subcategory'], {
    spam: false,
  });
  await addSearchIndex(db, 'iotProducts', ['productName', 'brandName', 'category', 'subcategory']);
  await addSortIndexes(
    db,
    'employees',
    ['date', 'name', 'email', 'employeeId', 'jobrole', 'mobile', 'role', 'dateOfJoining', 'isWorking'],
    { spam: false },
  );
  await addSearchIndex(db, 'employees', ['name', 'email', 'mobile', 'role']);
  await addSortIndexes(db, 'followups', ['date', 'name', 'email', 'mobile', 'status'], { spam: false });
  await addSearchIndex(db, 'followups', ['name', 'email', 'mobile']);
  await addSortIndexes(db, 'users', ['createdAt', 'name', 'email', 'mobile', 'role', 'isBlocked'], {
    spam: false,
  });
  await addSearchIndex(db, 'users', ['name', 'email', 'mobile']);

  await db.schema
    .createTable('notifications')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('readAt', timestamp)
    .execute();
  await db.schema
    .createIndex('notificationsByRecord')
    .on('notifications')
    .columns(['resource', 'recordId'])
    .execute();
  await db.schema.createIndex('notificationsByUser').on('notifications').columns(['userId', '_id']).execute();
}
