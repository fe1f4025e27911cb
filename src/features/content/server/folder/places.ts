/** What lies where in a folder, beside the folders of the collections. */
export const MARK = 'content.json';
export const REDIRECTS = 'redirects.json';
export const DRAFTS = 'drafts';
export const PICTURES = 'media';
