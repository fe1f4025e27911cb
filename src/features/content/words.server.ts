export { type ArchivedVersion, versionInForce } from './server/legal/archive';
export { previewBase } from './server/preview/preview-links';
export { readPreview } from './server/preview/preview-words';
export { type Dated, PAGE_SIZE } from './server/read/dated';
export { changesReaderOf } from './server/read/page-changes';
export { type PostReader, postReaderOf } from './server/read/posts-reader';
export { archiveReaderOf, readerOf, startWords, type WordsStore } from './server/read/words-store';
