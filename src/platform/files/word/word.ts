import pLimit from 'p-limit';
import { openDoc, textOfDoc } from './doc';
import { openDocx } from './docx';
import { textOfDocx } from './docx-text';

/** A CV has five thousand; this is a thin book. */
const MOST_CHARACTERS = 200_000;

export const isDoc = (bytes: Buffer) => openDoc(bytes) !== undefined;

/** Of a few kilobytes in the post it unpacks megabytes: twenty at once would take half a gigabyte. */
const oneAtATime = pLimit(1);

export const isDocx = (bytes: Buffer) => oneAtATime(async () => (await openDocx(bytes)) !== undefined);

interface WordText {
  text: string;
  /** There is more in the file. */
  isCut: boolean;
}

/** What can be read in a DOC or a DOCX; undefined where it cannot be. */
export async function textOfWord(bytes: Buffer): Promise<WordText | undefined> {
  const docx = await openDocx(bytes);
  const doc = docx ? undefined : openDoc(bytes);
  const most = MOST_CHARACTERS + 1;
  const found = docx ? await textOfDocx(docx, most) : doc && textOfDoc(doc, most);
  const text = found && tidy(found.slice(0, MOST_CHARACTERS));
  return text ? { text, isCut: found.length > MOST_CHARACTERS } : undefined;
}

const tidy = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replaceAll(/[\x00-\x08\x0b-\x1f\x7f-\x9f\ufeff\ufffe\uffff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
