import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '@playwright/test';

/** A file of so many bytes on the disk, where the browser reads it: handed over as bytes, some megabytes take it seconds. */
export async function fileOf(bytes: number, name: string) {
  const place = test.info().outputPath(name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, Buffer.alloc(bytes, '%PDF-1.4\n'));
  return place;
}
