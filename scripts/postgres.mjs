import { onOrphaned } from './lib/orphan.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { explained, say } from './lib/say.mjs';

explained(async () => {
  const { url } = await startPostgres();
  say(`${url}\nCtrl-C stops it and removes its data.`);
  setInterval(() => {}, 60_000);
  onOrphaned(() => process.exit());
});
