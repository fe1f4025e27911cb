export const say = (line) => console.log(line);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export async function step(label, work) {
  const since = performance.now();
  say(`› ${label} …`);
  const result = await work();
  say(`  ${seconds(since)}`);
  return result;
}

/** A failure that is explained to the person at the terminal, without a stack trace. */
export class Failure extends Error {}

export async function explained(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
