import type { Database } from '../schema';

type Data = Record<string, unknown>;
type Links = ReadonlyMap<string, string>;

/** Legal texts and the stories of projects are rich text, too: what was said of them is rewritten, the words stay the same. */
export async function richWords(db: Database) {
  for (const table of ['contentVersions', 'contentDrafts'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('contentEntries', 'contentEntries._id', `${table}.entryId`)
      .where('collection', 'in', ['policy', 'terms', 'portfolio'])
      .select(['entryId', `${table}.version`, 'collection'])
      .execute();
    for (const { entryId, version, collection } of rows) {
      const row = await db
        .selectFrom(table)
        .select('data')
        .where('entryId', '=', entryId)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      const data = collection === 'portfolio' ? richPortfolio(row.data) : richLegalText(row.data);
      await db
        .updateTable(table)
        .set({ data: JSON.stringify(data) })
        .where('entryId', '=', entryId)
        .where('version', '=', version)
        .execute();
    }
  }
}

const richPortfolio = (tab: Data): Data => ({
  ...tab,
  projects: objectsIn(tab.projects).map((project) => ({
    ...project,
    text: document([paragraph(textOf(project.text))]),
  })),
});

function richLegalText({ links, ...legal }: Data): Data {
  const leads = objectsIn(links).map(({ words, to }) => [textOf(words), textOf(to)] as const);
  const byWords = new Map(leads.filter(([words, to]) => words !== '' && LEADS.test(to)));
  return {
    ...legal,
    sections: objectsIn(legal.sections).map(({ paragraphs, items, ...section }) => ({
      ...section,
      text: document([
        ...textsIn(paragraphs).map((words) => paragraph(words, byWords)),
        ...listOf(textsIn(items)),
      ]),
    })),
  };
}

/** Where a link could lead, on this day. */
const LEADS = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S{0,490}$/;

const document = (content: readonly Data[]) => ({
  type: 'doc',
  content: content.length > 0 ? content : [{ type: 'paragraph' }],
});

const paragraph = (words: string, links: Links = new Map()): Data => inParagraph(linked(words, links));

const inParagraph = (content: readonly Data[]): Data => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
});

const listOf = (items: readonly string[]): Data[] =>
  items.length === 0
    ? []
    : [
        {
          type: 'bulletList',
          content: items.map((item) => ({ type: 'listItem', content: [inParagraph(ledItem(item))] })),
        },
      ];

/** What stood before a colon was drawn as the name of the point. */
function ledItem(item: string): Data[] {
  const at = item.indexOf(': ');
  if (at < 1) return textNodes(item);
  return [...textNodes(item.slice(0, at + 1), { type: 'bold' }), ...textNodes(item.slice(at + 1))];
}

function linked(words: string, links: Links): Data[] {
  if (links.size === 0) return textNodes(words);
  const phrases = [...links.keys()].map((phrase) => RegExp.escape(phrase));
  return words.split(new RegExp(`(${phrases.join('|')})`)).flatMap((part) => {
    const href = links.get(part);
    return href === undefined ? textNodes(part) : textNodes(part, { type: 'link', attrs: { href } });
  });
}

const textNodes = (text: string, mark?: Data): Data[] =>
  text === '' ? [] : [{ type: 'text', text, ...(mark ? { marks: [mark] } : {}) }];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const textsIn = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : []);

const objectsIn = (value: unknown): Data[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? { ...one } : {})) : [];
