import lighthouse from 'lighthouse';

const LEADS_NOWHERE = /\/verify-email\//;

/** Lighthouse's own phone: a slow 4G network and a processor a quarter as quick, simulated. */
export async function visit(url, browserPort) {
  const { status, hidden } = await nature(url);
  const missing = status === 404;
  const skipAudits = [
    // Search engines are asked on purpose not to list it.
    ...(hidden ? ['is-crawlable'] : []),
    ...(missing ? ['http-status-code'] : []),
    // A refusal is the right answer to an address or a link that leads nowhere; the browser notes it in its console.
    ...(missing || LEADS_NOWHERE.test(url) ? ['errors-in-console'] : []),
  ];
  const lhr = await recorded(url, {
    port: browserPort,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    skipAudits: skipAudits.length > 0 ? skipAudits : null,
    ignoreStatusCode: missing,
  });
  const score = (category) => Math.round(lhr.categories[category].score * 100);
  const value = (audit) => lhr.audits[audit].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    partial: skipAudits.length > 0,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    faults: faultsOf(lhr),
  };
}

/** On a busy machine Lighthouse now and then misses the start of a visit and asks to be run again. */
async function recorded(url, flags, tries = 3) {
  const { lhr } = await lighthouse(url, flags);
  if (!lhr.runtimeError) return lhr;
  if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return recorded(url, flags, tries - 1);
}

async function nature(url) {
  const answer = await fetch(url);
  const text = await answer.text();
  return { status: answer.status, hidden: /<meta name="robots" content="noindex/.test(text) };
}

/** What cost points in the categories that must be whole. */
function faultsOf({ categories, audits }) {
  const { performance: _, ...whole } = categories;
  return Object.values(whole)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
}
