/** Whose portraits stand on the share cards that `art/` draws. */
export const FACES = {
  'about-us': ['harjot-singh-bhullar', 'meenakshi-raghunathan', 'arjun-nambiar'],
  career: ['sneha-kujur', 'lalrinawma-sailo', 'ritoja-sengupta'],
} as const;

/** The projects whose covers stand on that of the portfolio. */
export const COVERS = ['deodar-ridge', 'peepal-crm', 'chidiya'] as const;
