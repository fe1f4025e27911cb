import type { Page } from '@playwright/test';

/** Who closes what they have typed in is asked. */
export const closeWithoutSaving = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
