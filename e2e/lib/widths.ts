export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** What a journey that is made by finger alone begins with; its way by keys is gone at the desk. */
export const BY_FINGER = { viewport: PHONE, isMobile: true, hasTouch: true };

/** Journeys that are steered without Playwright, in each browser that is found. */
export const EVERY_BROWSER = '**/browsers/*.spec.ts';

/** Of these, what the other journeys go through in Chromium: login, a list, a record, dialogs, the editor. */
export const ELSEWHERE_IN_CHROMIUM = '**/browsers/*-journey.spec.ts';

/** Journeys by what only a whole browser has: a viewer for files. */
export const WITH_VIEWER = '**/cv-preview.spec.ts';

/** What is asked of the other journeys when they are over. */
export const AFTERWARDS = '**/afterwards/*.spec.ts';
