import { isIPv6 } from 'node:net';

/** Some proxies pass on the port with the address, and an IPv6 address in brackets. */
const PLAIN_OF = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** Who is counted as one caller: an IPv4 address, or the /64 that one household of IPv6 holds. However it is written. */
export function networkOf(address: string): string {
  const [, bracketed, dotted] = PLAIN_OF.exec(address) ?? [];
  const plain = bracketed ?? dotted ?? address;
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string) {
  const [plain = ''] = address.split('%');
  const inGroups = plain.replace(DOTTED, (_dotted, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number);
    return [pair(a, b), pair(c, d)].join(':');
  });
  const [front = [], back = []] = inGroups.split('::').map((half) => (half ? half.split(':') : []));
  const zeros: string[] = Array(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
}

const pair = (high = 0, low = 0) => (high * 256 + low).toString(16);
