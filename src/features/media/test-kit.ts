import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fileOf, formOf } from '~/testing/form';
import type { StartedApp } from '~/testing/start-app';

type Headers = { headers: Record<string, string> };

/** Another one for another colour. */
export const canvas = (width: number, height: number, background = '#2f6b3a') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture whose colour follows from its name. */
export async function pictureCalled(name: string, width = 60, height = 40) {
  const colour = `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
  return fileOf(await canvas(width, height, colour).png().toBuffer(), `${name}.png`, 'image/png');
}

export const upload = async (
  { call }: Pick<StartedApp, 'call'>,
  { headers }: Headers,
  fields: Record<string, string>,
  file?: File,
) => call('POST', '/api/media', { headers, body: formOf(fields, 'file', file) });
