/** What is written before anybody has. */
export const NOTHING = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
