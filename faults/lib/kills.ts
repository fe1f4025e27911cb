/**
 * How often who works is broken off by kill -9, on each engine: fifty times in all, so that both come to the hundred that no
 * acknowledged row may be lost in. Each kind of work is killed in its own midst.
 */
export const KILLS = { visitors: 24, editors: 8, recruiters: 6, imports: 8, numbers: 4 };

export const ON_EACH_ENGINE = Object.values(KILLS).reduce((sum, kills) => sum + kills, 0);
