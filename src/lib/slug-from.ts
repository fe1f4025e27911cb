/** The end of an address that a title suggests: small letters, figures and hyphens; nothing where it has none of them. */
export const slugFrom = (title: string, longest: number) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');
