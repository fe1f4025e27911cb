import { ensureBuilt, ensureInstalled } from './lib/prepare/prepare.mjs';
import { explained } from './lib/say.mjs';

explained(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
