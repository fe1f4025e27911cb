export { type ArchivedVersion, versionInForce } from './server/archive';
export { type Dated, PAGE_SIZE } from './server/dated';
export { type PostReader, postReaderOf } from './server/posts-reader';
export { previewBase } from './server/preview-links';
export { readPreview } from './server/preview-words';
export { archiveReaderOf, readerOf, startWords, type WordsStore } from './server/words-store';
