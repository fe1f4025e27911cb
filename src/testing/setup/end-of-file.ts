import { afterAll } from 'vitest';
import { idleApps } from '../lent-apps/idle-apps';

afterAll(async () => {
  await Promise.all(idleApps.splice(0).map(({ t }) => t.close()));
});
