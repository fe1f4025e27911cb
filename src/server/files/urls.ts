/** Records hold the addresses of their files, so that a row is what is sent; the store knows them by key. */
export const fileUrl = (key: string) => (key.startsWith('public/') ? `/files/${key}` : `/api/files/${key}`);

export const fileKey = (url: string) => url.replace(/^(?:\/api)?\/files\//, '');
