/** What an application is judged by. */
export const criteria = {
  Skills: 'Skills',
  Communication: 'Communication',
  Experience: 'Experience',
  Fit: 'Fit',
} as const;

export type Criterion = keyof typeof criteria;

export const LOWEST_SCORE = 1;
export const HIGHEST_SCORE = 4;

/** What each mark means. */
export const scoreWords = { 1: 'No', 2: 'Doubtful', 3: 'Good', 4: 'Excellent' } as const;
