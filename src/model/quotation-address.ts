const LIST = '/dashboard/quotations';

/** What stands in place of an id while there is none. */
export const NEW = 'new';

export const quotationAt = (id: string) => `${LIST}/${id}`;

/** Whom a new one is for, and what it says to begin with. */
export interface Begun {
  followup?: string | undefined;
  person?: string | undefined;
  /** The one that it is a copy of. */
  copy?: string | undefined;
}

export function newQuotationAt(begun: Begun) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(begun)) if (value) query.set(name, value);
  return query.size > 0 ? `${quotationAt(NEW)}?${query}` : quotationAt(NEW);
}
