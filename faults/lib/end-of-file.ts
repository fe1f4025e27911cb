import { afterAll } from 'vitest';
import { idleApps } from '~/testing/lent-apps/idle-apps';

/** What runs for minutes leaves nothing open behind it. */
afterAll(async () => {
  await Promise.all(idleApps.splice(0).map(({ t }) => t.close()));
});
