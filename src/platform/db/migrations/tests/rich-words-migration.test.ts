import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';
import type { Database } from '../../schema';

const DATE = '2026-11-01T00:00:00.000Z';

async function addEntry(db: Database, collection: string, published: object, draft?: object) {
  await sql`insert into "contentEntries" ("_id", "collection", "slug", "title", "position", "publishedVersion", "lastVersion")
    values (${collection}, ${collection}, ${collection}, ${collection}, 1, 1, 2)`.execute(db);
  await sql`insert into "contentVersions" ("entryId", "version", "data", "at", "userName")
    values (${collection}, 1, ${JSON.stringify(published)}, ${DATE}, 'The site')`.execute(db);
  if (draft)
    await sql`insert into "contentDrafts" ("entryId", "version", "data", "at", "userName")
      values (${collection}, 2, ${JSON.stringify(draft)}, ${DATE}, 'Asha')`.execute(db);
}

const said = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const leads = (href: string) => ({ type: 'link', attrs: { href } });
const paragraph = (...content: object[]) => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
});
const doc = (...content: object[]) => ({ type: 'doc', content });
const point = (...content: object[]) => ({ type: 'listItem', content: [paragraph(...content)] });

const mail = 'support@peepalworks.example';

test('every version and draft of legal texts and projects says in rich text what it said before', async () => {
  const db = await databaseBefore('0085-rich-words');
  await addEntry(
    db,
    'policy',
    {
      version: '2026-11',
      sections: [
        {
          id: 'rights',
          title: 'Your rights',
          paragraphs: [`Write to ${mail} (see section 5.1).`, 'We answer.'],
          items: ['Access: a copy: all of it.', `By mail to ${mail}`],
        },
        { id: 'none', title: 'Nothing', paragraphs: [], items: [] },
      ],
      links: [
        { words: mail, to: `mailto:${mail}` },
        { words: 'section 5.1', to: '#support' },
      ],
    },
    {
      version: '2026-11',
      sections: [{ id: '', title: '', paragraphs: ['', 'Unfinished'], items: [': so'] }],
      links: [
        { words: '', to: '/terms' },
        { words: 'Unfinished', to: 'not yet' },
      ],
    },
  );
  await addEntry(db, 'portfolio', {
    projects: [{ title: 'Pechkas', text: 'Dealers see what lies in the store.' }],
  });
  const team = { name: 'Asha', text: 'Not ours to change', sections: [] };
  await addEntry(db, 'team', team);
  await migrate(db);
  const versions = await db.selectFrom('contentVersions').select('data').orderBy('entryId').execute();
  expect(versions.map(({ data }) => data)).toEqual([
    {
      version: '2026-11',
      sections: [
        {
          id: 'rights',
          title: 'Your rights',
          text: doc(
            paragraph(
              said('Write to '),
              said(mail, leads(`mailto:${mail}`)),
              said(' (see '),
              said('section 5.1', leads('#support')),
              said(').'),
            ),
            paragraph(said('We answer.')),
            {
              type: 'bulletList',
              content: [
                point(said('Access:', { type: 'bold' }), said(' a copy: all of it.')),
                point(said(`By mail to ${mail}`)),
              ],
            },
          ),
        },
        { id: 'none', title: 'Nothing', text: doc(paragraph()) },
      ],
    },
    {
      projects: [{ title: 'Pechkas', text: doc(paragraph(said('Dealers see what lies in the store.'))) }],
    },
    team,
  ]);
  const drafts = await db.selectFrom('contentDrafts').select('data').execute();
  expect(drafts.map(({ data }) => data)).toEqual([
    {
      version: '2026-11',
      sections: [
        {
          id: '',
          title: '',
          text: doc(paragraph(), paragraph(said('Unfinished')), {
            type: 'bulletList',
            content: [point(said(': so'))],
          }),
        },
      ],
    },
  ]);
});
