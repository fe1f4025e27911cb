const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export const PostDay = ({ of }: { of: string }) => <time dateTime={of}>{longDate.format(new Date(of))}</time>;
