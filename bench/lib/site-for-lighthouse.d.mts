export function startSite(): Promise<{ url: string; stop(): Promise<void> }>;
export function publicPages(url: string): Promise<string[]>;
