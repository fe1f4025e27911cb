import { z } from 'zod';
import { formatDate } from '~/lib/time';
import { identifier } from '~/model/fields';
import { defineResource } from '~/model/resource';

const publicFile = () => z.string().nullable().meta({ file: 'public' });

export const mediaRow = z.object({
  _id: identifier(),
  version: z.int(),
  date: z.iso.datetime(),
  /** What it is found by: its name, and what it shows. */
  title: z.string(),
  name: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  focusX: z.number(),
  focusY: z.number(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string().nullable(),
  drawn: z.string().nullable(),
  url: z
    .string()
    .meta({ file: 'public', examples: ['/files/public/0b0ff1ce-0000-4000-8000-000000000000.webp'] }),
  avif: publicFile(),
  avif480: publicFile(),
  avif960: publicFile(),
  webp480: publicFile(),
  webp960: publicFile(),
});

/** A picture of the library. */
export const media = defineResource({
  name: 'media',
  path: 'media',
  title: 'Media',
  card: 'Pictures',
  area: 'media',
  table: 'media',
  row: mediaRow,
  endpoints: { list: '/media', create: '/media', update: '/media/:id', remove: '/media/:id' },
  columns: [
    { title: 'Picture', field: 'title' },
    { title: 'Date', field: 'date', cell: (row) => formatDate(row.date) },
  ],
  details: [
    { title: 'Width', field: 'width', cell: (row) => `${row.width} px` },
    { title: 'Height', field: 'height', cell: (row) => `${row.height} px` },
  ],
  search: [{ label: 'Name or description', field: 'title' }],
  derived: ['title', 'bytes', 'sha256', 'avif', 'avif480', 'avif960', 'webp480', 'webp960'],
  messages: {
    add: 'Upload pictures',
    addFailed: 'Failed to upload: ',
    fetchFailed: 'Failed to fetch pictures',
    updated: 'Picture updated',
    deleted: 'Moved to the trash',
    deleteFailed: 'Failed to delete picture',
    invalidId: 'Invalid picture ID',
    none: 'No pictures yet.',
  },
});

export type Media = z.output<typeof mediaRow>;
