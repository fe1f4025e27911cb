const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that the browser has a name for and nobody lives in: unions, tests, and what is a country no more. */
const NO_COUNTRY: ReadonlySet<string> = new Set(
  [
    'EU',
    'EZ',
    'UN',
    'QO',
    'XA',
    'XB',
    'ZZ',
    'AN',
    'BU',
    'CS',
    'DD',
    'DY',
    'FX',
    'HV',
    'NH',
    'NT',
    'RH',
  ].concat(['SU', 'TP', 'UK', 'VD', 'YD', 'YU', 'ZR']),
);

/** All countries by their two letters, India first: as the browser calls them. */
export function countries(): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const known = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = NO_COUNTRY.has(code) ? undefined : names.of(code);
    return name === undefined || code === 'IN' ? [] : [[code, name] as const];
  });
  known.sort(([, one], [, other]) => one.localeCompare(other, 'en'));
  return Object.fromEntries([['IN', 'India'], ...known]);
}
