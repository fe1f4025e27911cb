/** What stands where an address or a number of an erased person stood. */
export const ERASED = '[erased]';

const ADDRESS_OR_NUMBER = /^(?:[^\s@]+@[^\s@]+|\+?\d+)$/;

/** Tells of a text whether it is what was stored, as it was before an address or a number was erased from it. */
export function sameButErased(stored: string): (text: string) => boolean {
  const [start = '', ...parts] = stored.split(ERASED);
  return (text) => {
    if (parts.length === 0 || !text.startsWith(start)) return false;
    let from = start.length;
    for (const [index, part] of parts.entries()) {
      // What follows the last one reaches to the end.
      const to = index === parts.length - 1 ? text.length - part.length : text.indexOf(part, from + 1);
      if (to < from || !text.startsWith(part, to)) return false;
      const gone = text.slice(from, to);
      if (gone !== ERASED && !ADDRESS_OR_NUMBER.test(gone)) return false;
      from = to + part.length;
    }
    return true;
  };
}
