import { createContext, type ReactNode, use } from 'react';
import type { Update } from './at-path';
import type { FieldSchema } from './field-schema';

export interface Field {
  /** Where it stands in the data of the entry: `cards.2.title`. */
  path: string;
  label: string;
  schema: FieldSchema;
}

/** What every component that edits a field is given. */
export interface FieldProps {
  field: Field;
  /** As it is stored, and nothing that is sure to be of the right kind. */
  value: unknown;
  onChange: (next: unknown) => void;
  error: string | undefined;
  /** Draws a field that lies within this one. */
  draw: (field: Field, value: unknown) => ReactNode;
}

/** Changes what stands at a path, from what stands there by then. */
export type ChangeField = (path: string, update: Update) => void;

const ChangeContext = createContext<ChangeField>(() => {});
export const ChangeFields = ChangeContext;
export const useChangeField = () => use(ChangeContext);
