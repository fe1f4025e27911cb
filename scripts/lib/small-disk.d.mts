export function mountSmallDisk(megabytes: number): { path: string; remove(): void };
