export { readerOf, startWords, type WordsStore } from './server/words-store';
