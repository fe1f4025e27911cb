/** Fewer characters would match nearly everything, and no index helps with them. */
export const SHORTEST_SEARCH = 3;
