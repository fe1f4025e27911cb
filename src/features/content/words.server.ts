export { type ArchivedVersion, versionInForce } from './server/legal/archive';
export { previewBase } from './server/preview/preview-links';
export { readPreview } from './server/preview/preview-words';
export { type Dated, type DatedInList, type DatedReader, PAGE_SIZE } from './server/read/dated';
export { type NoteBook, noteBook } from './server/read/noted';
export { readersOf } from './server/read/words-reader';
export { startWords, type WordsStore } from './server/read/words-store';
