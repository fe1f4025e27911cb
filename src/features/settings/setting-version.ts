import { z } from 'zod';

/** How often it was settled; whoever sends another one than there is was not quick enough. */
export const settingVersion = z
  .int({ error: 'Invalid version' })
  .min(0, 'Invalid version')
  // What both engines can count to.
  .max(2_147_483_647, 'Invalid version');
