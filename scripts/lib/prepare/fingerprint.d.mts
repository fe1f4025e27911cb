export function buildFingerprint(root: string): string;
export function fileHash(path: string): string;
