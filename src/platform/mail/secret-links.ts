const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const runOf = (length: number) => new RegExp(`(?<![\\w-])(?!${UUID}(?![\\w-]))[\\w-]{${length},}`, 'g');

const ADDRESS = /https?:\/\/\S+/g;
/** A secret of 128 bits has 22 characters. Ids are no secrets: they lead to where a session is asked for. */
const inAddress = runOf(20);
/** Beside an address words may be long; what opens an account has 43. */
const anywhere = runOf(40);

/** What a link opens is for whom it was written to. Whoever else reads the letter sees where it leads and not the key. */
export const withoutSecrets = (text: string) =>
  text.replace(ADDRESS, (address) => address.replace(inAddress, '…')).replace(anywhere, '…');
