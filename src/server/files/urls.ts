/** Records hold the addresses of their files, so that a row is what is sent; the store knows them by key. */
export const fileUrl = (key: string) => (key.startsWith('public/') ? `/files/${key}` : `/api/files/${key}`);

export const fileKey = (url: string) => url.replace(/^(?:\/api)?\/files\//, '');

/** The keys of all files that a record holds the addresses of, whichever record it is. */
export const filesIn = (row: object): string[] =>
  Object.values(row).flatMap((value) =>
    typeof value === 'string' && /^(?:\/api\/files\/private|\/files\/public)\/[\w.-]+$/.test(value)
      ? [fileKey(value)]
      : [],
  );
