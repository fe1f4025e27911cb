/** Why somebody is told: they choose by it what they hear. */
export type NoticeKind = 'lead' | 'assigned' | 'due' | 'reply' | 'system';
