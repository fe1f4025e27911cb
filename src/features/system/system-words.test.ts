import { describe, expect, test } from 'vitest';
import { backupWords, diskWords, mailWords, sessionWords } from './system-words';

const at = Date.parse('2026-03-31T12:00:00.000Z');
const GB = 1024 ** 3;

describe('the last backup', () => {
  test('is told by its age and size', () => {
    const last = { at: '2026-03-31T11:00:00.000Z', bytes: 1.5 * GB };
    expect(backupWords({ keepDays: 35, last }, at)).toEqual({ words: '1 hour ago, 1.5 GB' });
  });
  test('is wrong when it is old, when there is none, and when none is made', () => {
    const last = { at: '2026-03-29T11:59:59.000Z', bytes: 31 * 1024 ** 2 };
    expect(backupWords({ keepDays: 35, last }, at)).toMatchObject({
      words: '2 days ago, 31 MB',
      wrong: expect.stringContaining('old'),
    });
    expect(backupWords({ keepDays: 35, last: null }, at)).toMatchObject({
      words: 'None',
      wrong: expect.any(String),
    });
    expect(backupWords({ keepDays: null, last: null }, at).wrong).toContain('BACKUP_KEEP_DAYS');
  });
});

test('a disk that is nearly full is wrong', () => {
  expect(diskWords({ freeBytes: 10 * GB, totalBytes: 100 * GB })).toEqual({ words: '10 GB of 100 GB free' });
  expect(diskWords({ freeBytes: 9 * GB, totalBytes: 100 * GB }).wrong).toContain('Little space');
});

test('mails and sessions are told in figures', () => {
  expect(mailWords({ delivery: 'smtp', queued: 0, failed: 1200 })).toEqual({
    words: '0 waiting, 1,200 failed',
  });
  expect(mailWords({ delivery: 'files', queued: 0, failed: 0 }).wrong).toContain('SMTP_URL');
  expect(sessionWords({ open: 3, accounts: 1 }).words).toBe('3 open, of 1 account');
});
