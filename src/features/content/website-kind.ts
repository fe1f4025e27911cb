/** How what the site says stands in the history, beside records: who published it, and who took it off. */
export const websiteKind = { name: 'content', title: 'Website', table: 'contentEntries' } as const;
