export function withLock<Result>(
  path: string,
  options: { onWait: () => void },
  work: (hold: (pid: number) => void) => Promise<Result>,
): Promise<Result>;
