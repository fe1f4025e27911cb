const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A draft may have none yet. */
export const PostDay = ({ of }: { of: string }) =>
  Number.isNaN(Date.parse(of)) ? 'No day yet' : <time dateTime={of}>{longDate.format(new Date(of))}</time>;
