export const MB = 1024 * 1024;
export const LARGEST_PICTURE_BYTES = 8 * MB;
/** Of the library: what cameras and designers hand over. */
export const LARGEST_MEDIA_BYTES = 15 * MB;

/** The same sentences where a file is chosen and where it is taken. */
export const EMPTY_FILE = 'The file is empty. Please choose another one.';
export const tooLargeWords = (limit: string) => `The file is too large. The limit is ${limit}.`;
export const wrongFormatWords = (list: string) => `Invalid file format. Please upload a ${list}.`;
