/** What a record was about when it was followed up; of a caller who has said no more there is only its reference. */
export function firstRemark(what: string, ...said: unknown[]) {
  const known = said.filter(Boolean).join(', ');
  return known ? `${what}: ${known}` : what;
}
