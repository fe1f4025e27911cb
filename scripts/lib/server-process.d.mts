export function serverArgs(...more: string[]): string[];
export const noSecretFiles: Record<string, string>;
export const serverEnv: Record<string, string>;
