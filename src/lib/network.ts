import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Who is counted as one caller: an IPv4 address, or the /64 that one household of IPv6 holds. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [front = [], back = []] = address.split('::').map((half) => (half ? half.split(':') : []));
  const zeros = Array(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
