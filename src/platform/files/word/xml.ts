const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as it stands in XML, as it is meant. */
export const decoded = (text: string) =>
  text.replace(/&(?:#(x?)([\da-f]{1,6})|(\w{2,4}));/gi, (whole, hex, number, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = Number.parseInt(number, hex ? 16 : 10);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** The attributes of all tags of a name, whichever way they are quoted. */
export const tagsOf = (xml: string, name: string) =>
  (xml.match(new RegExp(`<(?:[^\\s:<>/"'=]+:)?${name}\\b(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>`, 'g')) ?? []).map(
    attributesIn,
  );

const attributesIn = (tag: string) =>
  new Map(
    Array.from(tag.matchAll(/\s([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = '', double, single]) => [
      name,
      decoded(double ?? single ?? '').trim(),
    ]),
  );
