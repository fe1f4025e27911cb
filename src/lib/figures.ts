/** As India groups them: 12,34,567. */
export const inFigures = (count: number) => count.toLocaleString('en-IN');

/** ₹12,34,567, with its paise where there are any; nothing where no value is known. */
export const rupees = (paise: number | null) =>
  paise === null
    ? ''
    : `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 ? 2 : 0, maximumFractionDigits: 2 })}`;

/** `1 row`, `1,200 rows`. */
export const amount = (count: number, one: string, many = `${one}s`) =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

const GB = 1024 ** 3;
const MB = 1024 ** 2;
const KB = 1024;

export const bytesInWords = (bytes: number) => {
  const isSmall = bytes > 0 && bytes < MB / 10;
  const [unit, size] = bytes >= GB ? ['GB', GB] : isSmall ? ['KB', KB] : ['MB', MB];
  const figure = bytes / Number(size);
  return `${figure.toLocaleString('en-IN', { maximumFractionDigits: figure < 10 ? 1 : 0 })} ${unit}`;
};
