/** An address as people would say it; as it stands where it only looks like one. */
export function readablePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
