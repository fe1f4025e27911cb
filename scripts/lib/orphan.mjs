import { readFileSync } from 'node:fs';

/** npm passes a signal to its shell only, which dies of it without a word to us; killed itself, it tells nobody. */
export function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const family = elders();
  const watch = setInterval(() => {
    if (elders() === family) return;
    clearInterval(watch);
    act();
  }, 250);
  return () => clearInterval(watch);
}

function elders() {
  const parent = process.ppid;
  try {
    const [, grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}
