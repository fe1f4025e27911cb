export function isInstalledByNpm(root: string): boolean;
