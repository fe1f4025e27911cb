import { z } from 'zod';
import { defineCall } from './contract';

/** Sent by our own pages beside the documented fields; a plain call leaves them out and is believed. */
export const botTraps = z.object({
  website: z.string().max(500).optional(),
  fillMs: z.coerce.number().min(0).optional().catch(undefined),
});

export const receipt = z.object({ message: z.string(), reference: z.string() });

/** The call behind a form that anyone may send. */
export const submissionCall = <const Path extends string, Form extends z.ZodObject>(path: Path, form: Form) =>
  defineCall({ method: 'POST', path, body: form.extend(botTraps.shape), answer: receipt });

/** What every submission has once it is stored, without the rules for what comes in. */
export const submissionRow = z.object({
  _id: z.string(),
  reference: z.string(),
  date: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isSpam: z.boolean(),
});
