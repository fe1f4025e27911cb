// A quotation of forty lines as a PDF: how long it takes, what others who ask for something meanwhile wait for, and what is left in memory after a thousand.
import { setTimeout as wait } from 'node:timers/promises';
import { step } from '../scripts/lib/say.mjs';
import { figure, median, quantile, table, under } from './lib/figures.mjs';
import { employ, send, withFolder, withServer } from './lib/server.mjs';

const LINES = 40;
const MOST_MS = 400;
const DRAWN = 1000;
/** Of which so many are timed before the rest. */
const TIMED = 60;
const WARM_UP = 5;
const ACCOUNTS = 8;
const OTHERS = 200;
/** Longer than a thread that nobody needs is held on to. */
const REST_MS = 40_000;
const MOST_MORE_MIB = 30;

export const papers = () =>
  withFolder((dataDir) =>
    withServer({ dataDir }, (server) => step('Papers: drawing', () => measure(server))),
  );

async function measure({ url, rssMib }) {
  const accounts = await employ(url, ACCOUNTS);
  const draft = await begin(url, accounts[0]);
  let turn = 0;
  const drawOne = () => read(`${url}/api/quotations/${draft}/pdf`, accounts[turn++ % ACCOUNTS]);
  const timesOf = async (count, work) => {
    const times = [];
    for (let n = 0; n < count; n++) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
    return times;
  };
  const other = () => read(`${url}/api/health`);
  await timesOf(WARM_UP, drawOne);
  await wait(REST_MS);
  const rested = rssMib();
  await timesOf(WARM_UP, drawOne);
  const alone = await timesOf(TIMED, drawOne);
  const quiet = await timesOf(OTHERS, other);
  let isOver = false;
  const drawing = (async () => {
    while (!isOver) await drawOne();
  })();
  const beside = await timesOf(OTHERS, other);
  isOver = true;
  await drawing;
  while (turn < DRAWN) await drawOne();
  const after = rssMib();
  await wait(REST_MS);
  return report({ alone, quiet, beside, rested, after, left: rssMib() });
}

async function begin(url, headers) {
  const lead = {
    name: 'Asha Verma',
    email: 'asha@bench.example',
    mobile: '9818040101',
    status: 'Pending',
    remarks: [],
  };
  const { followup } = await send(`${url}/api/followup`, 'POST', lead, headers);
  const lines = Array.from({ length: LINES }, (_, n) => ({
    ...{ description: `Part ${n + 1}: what is built, tested and handed over`, sac: '998314', quantity: 2 },
    ...{ unit: 'piece', ratePaise: 12_345_00 + n, discountPercent: n % 3, gstPercent: 18 },
  }));
  const customer = {
    name: 'Asha Verma',
    company: 'Verma Mills',
    email: 'asha@bench.example',
    phone: '9818040101',
    country: 'IN',
  };
  const body = { followupId: followup._id, customer: { ...customer, stateCode: '27' }, lines };
  const { quotation } = await send(`${url}/api/quotations`, 'POST', body, headers);
  return quotation._id;
}

async function read(address, headers = {}) {
  const answer = await fetch(address, { headers });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return bytes;
}

function report({ alone, quiet, beside, rested, after, left }) {
  const p95 = quantile(alone, 0.95);
  const delay = median(beside) / median(quiet);
  return {
    heading: 'Load: papers',
    bars: [
      under(`PDF of ${LINES} lines, p95`, MOST_MS, p95, ' ms'),
      under(
        `Memory left by ${figure(DRAWN)} of them, beyond what it was`,
        MOST_MORE_MIB,
        left - rested,
        ' MiB',
      ),
    ],
    figures: {},
    text: `A draft of ${LINES} lines is drawn anew each time it is read; ${TIMED} timed one after the other, of ${figure(DRAWN)} in all.

${table(
  ['', 'median', '95th percentile'],
  [
    ['the PDF, ms', figure(median(alone)), figure(p95)],
    ['another call, ms', figure(median(quiet)), figure(quantile(quiet, 0.95))],
    ['the same while papers are drawn, ms', figure(median(beside)), figure(quantile(beside, 0.95))],
  ],
)}

Another call takes ${figure(delay)} times as long while papers are drawn, by the median. Memory: ${figure(rested)} MiB before, ${figure(after)} right after the last, ${figure(left)} when the thread that draws has ended.`,
  };
}
