import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
});
const refusal = z.object({ message: z.string() });

/** What `npm audit --json` has printed, in words. No answer is no fault: a machine may have no network. */
export function auditVerdict(printed: string): { faults: string[]; words: string } {
  const said = parsed(printed);
  const answer = report.safeParse(said);
  if (!answer.success) {
    const reason = refusal.safeParse(said).data?.message ?? 'no answer came';
    return {
      faults: [],
      words: `! The registry does not answer whether packages have known holes: ${reason}`,
    };
  }
  const known = Object.entries(answer.data.vulnerabilities);
  const faults = known
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range, fixAvailable }]) => {
      const mend = fixAvailable ? 'a mended version is there' : 'no mended version yet';
      return `${name} ${range} has a known hole (${severity}; ${mend})`;
    });
  return { faults, words: `  ${known.length} packages with known holes, ${faults.length} of them grave` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
