/**
 * A typed number with so many decimals, as a whole number of its smallest parts: 2.5 with three decimals is 2500. Read
 * from its digits, since 0.1 + 0.2 is not 0.3 where money is.
 */
export function parts(value: number, decimals: number) {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  const read = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign ? -read : read;
}

/** Half upwards, also below nothing: 2.5 is 3, and −2.5 is −2. */
export function divideHalfUp(amount: bigint, by: bigint) {
  const doubled = 2n * amount + by;
  const whole = doubled / (2n * by);
  return doubled < 0n && doubled % (2n * by) !== 0n ? whole - 1n : whole;
}
