import { buildApp } from '~/app/build-app';
import { addFirstWords } from '~/features/content/server/first-words';
import { openDatabase } from '~/platform/db';
import type { Services } from '~/platform/http/services';

/** The app with its pages, of the source as whoever loads this has it. */
export async function followedApp({ config, files, mailer }: Pick<Services, 'config' | 'files' | 'mailer'>) {
  const db = openDatabase(config);
  await addFirstWords({ db });
  const loadBuild = () => import('virtual:react-router/server-build');
  const pages = { loadBuild, clientDir: undefined, publicUrl: config.publicUrl };
  const busiestMs = Number.POSITIVE_INFINITY;
  const app = await buildApp({ config, db, files, mailer, pages, busiestMs, quiet: true });
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { app, close };
}
