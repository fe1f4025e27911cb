export const median = (numbers) => quantile(numbers, 0.5);

export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** As many digits as mean something. */
export function figure(number) {
  if (!Number.isFinite(number)) return '–';
  const digits = number >= 100 ? 0 : number >= 10 ? 1 : number >= 0.1 || number === 0 ? 2 : 4;
  return number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What must be shown: at least so much, or under so much. */
export const atLeast = (name, wanted, got, unit = '') =>
  bar(name, `≥ ${wanted}${unit}`, got, unit, got >= wanted);
export const under = (name, wanted, got, unit = '') =>
  bar(name, `< ${wanted}${unit}`, got, unit, got < wanted);

function bar(name, wanted, got, unit, isMet) {
  const verdict = Number.isFinite(got) ? (isMet ? 'met' : 'missed') : 'not measured';
  return { name, wanted, got: Number.isFinite(got) ? `${figure(got)}${unit}` : '–', verdict };
}

export const barTable = (bars) =>
  table(
    ['must show', 'bar', 'measured', ''],
    bars.map(({ name, wanted, got, verdict }) => [name, wanted, got, verdict]),
  );
