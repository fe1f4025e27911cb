import { appendFileSync } from 'node:fs';

const engine = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite';

/** What a run has shown, for the terminal and for whoever adds up the runs (see scripts/test-faults.mjs). */
export function tellFigures(what: string, figures: Record<string, number>) {
  const words = Object.entries(figures).map(([name, figure]) => `${name} ${Math.round(figure * 10) / 10}`);
  console.log(`${what} (${engine}): ${words.join(', ')}`);
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ what, engine, figures })}\n`);
}

/** That share of the values is no larger. */
export function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
