import { keysOf } from '~/model/fields';
import type { Application } from '../application';

/** Three are stored: a list without end would be anybody's to fill. */
const TITLES = { resume: 'CV', earlierResume: 'Earlier CV', firstResume: 'First CV' } as const;

export type ResumeField = keyof typeof TITLES;

/** The CVs that there are of an application, the newest first. */
export const resumesOf = (application: Application) =>
  keysOf(TITLES).flatMap((field) => {
    const file = application[field];
    return file ? [{ field, title: TITLES[field], file }] : [];
  });

export const extensionOf = (address: string) => address.split('.').at(-1) ?? '';
