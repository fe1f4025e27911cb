import { expect, test } from 'vitest';
import { auditVerdict } from './audit.ts';

const hole = { range: '<2.0.0', fixAvailable: true, via: [], nodes: [] };
const answer = (vulnerabilities: Record<string, unknown>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

test('attack 42: a package with a grave known hole is a fault, one with a small one is told', () => {
  const { faults, words } = auditVerdict(
    answer({
      grave: { ...hole, severity: 'critical' },
      high: { ...hole, severity: 'high', fixAvailable: false },
      small: { ...hole, severity: 'moderate' },
    }),
  );
  expect(faults).toEqual([
    'grave <2.0.0 has a known hole (critical; a mended version is there)',
    'high <2.0.0 has a known hole (high; no mended version yet)',
  ]);
  expect(words).toContain('3 packages with known holes, 2 of them grave');
});

test('no known hole is no fault', () => {
  expect(auditVerdict(answer({})).faults).toEqual([]);
});

test.each([
  [
    'a registry without this service',
    JSON.stringify({ message: '405 Method Not Allowed', error: {} }),
    '405',
  ],
  ['no network, no words', '', 'does not answer'],
  ['something that is no report', '<html>', 'does not answer'],
])('attack 42: %s fails nothing, and is told', (_what, printed, told) => {
  const { faults, words } = auditVerdict(printed);
  expect(faults).toEqual([]);
  expect(words).toContain(told);
});
