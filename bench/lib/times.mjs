import { figure, median, quantile } from './figures.mjs';

/** How long it takes to be answered, calls one after the other: the first few warm up, and an answer that `check` has nothing against counts. */
export async function timesOf(url, headers, { calls, warmUpCalls, check = () => true }) {
  const times = [];
  for (let call = -warmUpCalls; call < calls; call++) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    const took = performance.now() - started;
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
    if (!check(JSON.parse(text))) throw new Error(`${url} found nothing`);
    if (call >= 0) times.push(took);
  }
  return { median: median(times), p95: quantile(times, 0.95) };
}

export const timesCell = ({ median, p95 }) => `${figure(median)} / ${figure(p95)}`;
