import { collections } from '../../collections';
import { FolderFault } from './fault';
import { jsonText } from './json-text';
import type { FolderEntry, SiteState } from './site-state';

export const MARK = 'content.json';
export const REDIRECTS = 'redirects.json';
export const DRAFTS = 'drafts';
const ORDER = 'order.json';
const FORMAT = { format: 1 };

/** What lies in a folder, by path. */
type Files = Map<string, string>;

/** A file for each entry, one for the order of a collection, and drafts apart from what visitors see. */
export function filesOf({ entries, redirects }: SiteState): Files {
  const files: Files = new Map([
    [MARK, jsonText(FORMAT)],
    [REDIRECTS, jsonText(redirects ?? [])],
  ]);
  for (const { name: collection, single } of collections) {
    const all = entries.get(collection) ?? [];
    if (!single) files.set(`${collection}/${ORDER}`, jsonText(all.map(({ name }) => name)));
    for (const { name, published, draft } of all) {
      const path = `${collection}/${name}.json`;
      if (published) files.set(path, jsonText(published));
      if (draft) files.set(`${DRAFTS}/${path}`, jsonText(draft));
    }
  }
  return files;
}

/** A collection that has no files is not spoken of: it stays as it is. */
export function siteIn(files: Files): SiteState {
  if (!files.has(MARK)) throw new FolderFault(`There is no ${MARK}: this is no folder that was exported.`);
  if (jsonText(read(files, MARK)) !== jsonText(FORMAT))
    throw new FolderFault(`${MARK} tells of another format than this version of the site reads.`);
  const entries = collections.flatMap(({ name: collection, single }) => {
    const published = under(files, `${collection}/`);
    const drafts = under(files, `${DRAFTS}/${collection}/`);
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
  return { entries: new Map(entries), redirects: leadsIn(files) };
}

function under(files: Files, folder: string) {
  const paths = [...files.keys()].filter((path) => path.startsWith(folder) && path !== `${folder}${ORDER}`);
  return new Map(
    paths.sort().map((path) => [path.slice(folder.length, -'.json'.length), dataIn(files, path)] as const),
  );
}

function read(files: Files, path: string): unknown {
  try {
    return JSON.parse(files.get(path) ?? '');
  } catch {
    throw new FolderFault(`${path} is not JSON.`);
  }
}

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dataIn(files: Files, path: string) {
  const data = read(files, path);
  if (!isData(data)) throw new FolderFault(`${path} is no entry.`);
  return data;
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
