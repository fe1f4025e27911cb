/**
 * What `zod` is in the browser (`vite.config.ts`): told not to try whether it may compile its schemas. The content security policy
 * forbids that, and Firefox notes each try in its console. On the server it may.
 */
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
