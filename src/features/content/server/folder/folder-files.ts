import type { Collection } from '../../collection';
import { collections } from '../../collections';
import { fieldsOf, inFields } from '../../filled';
import type { RichText } from '../../rich/rich-text';
import { objectOf } from '../../ui/fields/field-schema';
import { FolderFault } from './fault';
import { jsonText } from './json-text';
import { markdownOf, richTextIn } from './markdown';
import { pictureIn } from './picture-files';
import { DRAFTS, MARK, PICTURES, REDIRECTS } from './places';
import type { FolderEntry, SiteState } from './site-state';

const ORDER = 'order.json';
/** 2: legal texts and the stories of projects are rich text. */
const FORMAT = { format: 2 };

/** What lies in a folder, by path. */
type Files = Map<string, string>;

/** A file for each entry, one for the order of a collection, and drafts apart from what visitors see. */
export function filesOf({ entries, redirects, pictures }: SiteState): Files {
  const files: Files = new Map([
    [MARK, jsonText(FORMAT)],
    [REDIRECTS, jsonText(redirects ?? [])],
  ]);
  for (const { name: collection, single } of collections) {
    const all = entries.get(collection) ?? [];
    if (!single) files.set(`${collection}/${ORDER}`, jsonText(all.map(({ name }) => name)));
    for (const { name, published, draft } of all) {
      const path = `${collection}/${name}.json`;
      if (published) addEntry(files, path, published);
      if (draft) addEntry(files, `${DRAFTS}/${path}`, draft);
    }
  }
  for (const picture of pictures) files.set(`${PICTURES}/${picture._id}.json`, jsonText(picture));
  return files;
}

/** Texts lie beside it as Markdown, to be read and compared. */
function addEntry(files: Files, path: string, data: Record<string, unknown>) {
  function written(value: unknown, place: readonly string[]): unknown {
    const markdown = isRichText(value) ? markdownOf(value) : undefined;
    if (markdown === undefined)
      return isRichText(value) ? value : mapped(value, (inner, name) => written(inner, [...place, name]));
    const file = path.replace(/json$/, `${place.join('.')}.md`);
    files.set(file, markdown);
    return { [MARKDOWN]: file.split('/').at(-1) };
  }
  files.set(path, jsonText(written(data, [])));
}

/** A list or an object with something else in each place. */
function mapped(value: unknown, change: (inner: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => change(inner, String(index)));
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
}

const MARKDOWN = '$markdown';

const isRichText = (value: unknown): value is RichText =>
  isData(value) && value.type === 'doc' && Array.isArray(value.content);

/** A collection that has no files is not spoken of: it stays as it is. */
export function siteIn(files: Files): SiteState {
  if (!files.has(MARK)) throw new FolderFault(`There is no ${MARK}: this is no folder that was exported.`);
  if (jsonText(read(files, MARK)) !== jsonText(FORMAT))
    throw new FolderFault(`${MARK} tells of another format than this version of the site reads.`);
  const entries = collections.flatMap((one) => {
    const { name: collection, single } = one;
    const published = under(files, `${collection}/`, one);
    const drafts = under(files, `${DRAFTS}/${collection}/`, one);
    const order = files.has(`${collection}/${ORDER}`) ? namesIn(files, `${collection}/${ORDER}`) : [];
    const names = [...new Set([...order, ...published.keys(), ...drafts.keys()])];
    const found = names.map((name): FolderEntry => {
      if (!published.has(name) && !drafts.has(name))
        throw new FolderFault(`${collection}/${ORDER} names “${name}”, which is not there.`);
      return { name, published: published.get(name), draft: drafts.get(name) };
    });
    if (single && found.length > 1) throw new FolderFault(`There is more than one ${collection}.`);
    const isSpokenOf = found.length > 0 || files.has(`${collection}/${ORDER}`);
    return isSpokenOf ? [[collection, found] as const] : [];
  });
  const pictures = [...files.keys()]
    .filter((path) => path.startsWith(`${PICTURES}/`))
    .map((path) => pictureIn(path, read(files, path)));
  return { entries: new Map(entries), redirects: leadsIn(files), pictures };
}

/** In the fields that there are now: an earlier version of the site may have had more, or fewer. */
function under(files: Files, folder: string, { entry, filled }: Collection) {
  const fields = fieldsOf(entry);
  const paths = [...files.keys()].filter(
    (path) => path.startsWith(folder) && path.endsWith('.json') && path !== `${folder}${ORDER}`,
  );
  return new Map(
    paths
      .sort()
      .map((path) => [
        path.slice(folder.length, -'.json'.length),
        filled(objectOf(inFields(fields, dataIn(files, path)))),
      ]),
  );
}

function read(files: Files, path: string): unknown {
  const value = parsed(files, path);
  if (isTooDeep(value)) throw new FolderFault(`${path} is nested deeper than any entry.`);
  return value;
}

function parsed(files: Files, path: string): unknown {
  try {
    return JSON.parse(files.get(path) ?? '');
  } catch {
    throw new FolderFault(`${path} is not JSON.`);
  }
}

/** Far more than any entry has, and far less than would take all there is to go through. */
const DEEPEST = 100;

function isTooDeep(value: unknown) {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dataIn(files: Files, path: string) {
  const data = read(files, path);
  if (!isData(data)) throw new FolderFault(`${path} is no entry.`);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, textIn(files, path, value)]));
}

/** More than a text has letters. */
const MOST_LINES = 65_000;

/** With the texts that lie beside it, wherever in it they are named. */
function textIn(files: Files, path: string, value: unknown): unknown {
  const name = isData(value) ? value[MARKDOWN] : undefined;
  if (typeof name !== 'string') return mapped(value, (inner) => textIn(files, path, inner));
  const file = path.replace(/[^/]*$/, name);
  const markdown = files.get(file);
  if (markdown === undefined) throw new FolderFault(`${path} names ${file}, which is not there.`);
  if (markdown.split('\n').length > MOST_LINES) throw new FolderFault(`${file} is longer than any text.`);
  return richTextIn(markdown);
}

function namesIn(files: Files, path: string) {
  const names = read(files, path);
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw new FolderFault(`${path} is no list of names.`);
  return names;
}

function leadsIn(files: Files) {
  if (!files.has(REDIRECTS)) return undefined;
  const leads = read(files, REDIRECTS);
  const isLead = (lead: unknown) =>
    isData(lead) && typeof lead.from === 'string' && typeof lead.to === 'string';
  if (!Array.isArray(leads) || !leads.every(isLead))
    throw new FolderFault(`${REDIRECTS} is no list of redirects.`);
  return leads.map(({ from, to }: { from: string; to: string }) => ({ from, to }));
}
