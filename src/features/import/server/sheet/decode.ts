import { AppError } from '~/lib/errors';

const refused = (sentence: string, status = 400, code = 'invalid_input') =>
  new AppError(status, code, sentence, { file: sentence });

/** How .xlsx and .xls begin. */
const WORKBOOKS = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];
const WORKBOOK = 'This is a workbook. Save it as CSV first: in Excel, File, Save As, “CSV UTF-8”.';
/** Texts as well, but no lists. */
const SOMETHING_ELSE = /^\s*(?:<[!?a-z]|%PDF-|GIF8|\{\\rtf)/i;
const NO_TEXT = 'This is no CSV file, or it has been cut off. Please choose another one.';

/** The text of a CSV file, in whichever of the codes that spreadsheets write. */
export function decode(bytes: Buffer): string {
  if (WORKBOOKS.some((start) => bytes.toString('latin1', 0, start.length) === start))
    throw refused(WORKBOOK, 415, 'unsupported_type');
  const text = textOf(bytes);
  if (text === undefined || text.includes('\0') || SOMETHING_ELSE.test(text))
    throw refused(NO_TEXT, 415, 'unsupported_type');
  if (text.trim() === '') throw refused('There is nothing in this file.');
  return text;
}

function textOf(bytes: Buffer): string | undefined {
  const code = codeOf(bytes);
  const read = (name: string) => {
    try {
      // A mark of the order of the bytes is taken off by it.
      return new TextDecoder(name, { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  };
  // What is not marked and no UTF-8 is what Windows has always written.
  return read(code) ?? (code === 'utf-8' && !hasMark(bytes) ? read('windows-1252') : undefined);
}

const hasMark = (bytes: Buffer) => bytes.toString('latin1', 0, 3) === '\xef\xbb\xbf';

/** Without a mark: of plain letters every second byte is empty in UTF-16. */
function codeOf(bytes: Buffer) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return 'utf-8';
}
