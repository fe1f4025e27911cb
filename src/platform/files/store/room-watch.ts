import type { FastifyBaseLogger } from 'fastify';
import { MINUTE } from '~/lib/time';
import type { Services } from '~/platform/http/services';
import { clearFault, ringForFault } from '~/platform/notify/housekeeping-faults';

const STEP = { name: 'room', whenItFails: 'There is too little room on the disk, so no files are taken' };

type Parts = Pick<Services, 'db'> & { files: Pick<Services['files'], 'hasRoom'> };

/** Rings for the admins once, whichever process sees it first, and is quiet again when there is room. */
export async function lookAtRoom({ db, files }: Parts) {
  if (await files.hasRoom()) await clearFault(db, STEP);
  else await ringForFault(db, STEP);
}

/** Every minute. Answers how to stop it. */
export function watchRoom(parts: Parts, log: Pick<FastifyBaseLogger, 'error'>) {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = lookAtRoom(parts).catch((err) => log.error({ err }, 'the room on the disk is not known'));
  };
  const timer = setInterval(look, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
