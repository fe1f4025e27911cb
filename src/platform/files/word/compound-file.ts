const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_SHIFT = 6;
const LISTED_IN_HEADER = 109;
/** A sector's number that is none: the end of a chain, free, or no neighbour. */
const LAST_SECTOR = 0xff_ff_ff_fa;
const STREAM = 2;
const ROOT = 5;
/** On the first level of a document there are ten, and some of whoever extends Word. */
const MOST_ON_TOP = 500;

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

export interface CompoundFile {
  /** The names on its first level: what lies deeper belongs to something that was put into it. */
  names: Set<string>;
  /** Undefined where there is no such stream on the first level. */
  streamOf(name: string): Buffer | undefined;
}

/** The old container of Office: a disk in small, with sectors and a table of which follows which. Throws where it is damaged. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  const shift = bytes.length > HEADER_BYTES ? bytes.readUInt16LE(30) : 0;
  if (bytes.toString('hex', 0, 8) !== SIGNATURE || (shift !== 9 && shift !== 12)) throw damaged();
  const size = 1 << shift;
  const count = Math.ceil(bytes.length / size);
  const sector = (index: number) => {
    const at = (index + 1) * size;
    if (at >= bytes.length) throw damaged();
    return bytes.subarray(at, at + size);
  };

  const table = Buffer.concat(tableSectors().map(sector));
  /** The sectors of a chain; one that comes back to itself would never end. */
  function chainOf(start: number, follows: Buffer) {
    const chain: number[] = [];
    for (let at = start; at < LAST_SECTOR; at = follows.readUInt32LE(at * 4)) {
      if (chain.length > follows.length / 4 || at * 4 + 4 > follows.length) throw damaged();
      chain.push(at);
    }
    return chain;
  }
  const read = (start: number) => Buffer.concat(chainOf(start, table).map(sector));

  function tableSectors() {
    const listed: number[] = [];
    const add = (list: Buffer) => {
      for (let at = 0; at + 4 <= list.length; at += 4) {
        const index = list.readUInt32LE(at);
        if (index < LAST_SECTOR) listed.push(index);
      }
    };
    add(bytes.subarray(76, 76 + LISTED_IN_HEADER * 4));
    for (let at = bytes.readUInt32LE(68), steps = 0; at < LAST_SECTOR; steps++) {
      if (steps > count) throw damaged();
      const list = sector(at);
      add(list.subarray(0, -4));
      at = list.readUInt32LE(list.length - 4);
    }
    if (listed.length > count) throw damaged();
    return listed;
  }

  const directory = read(bytes.readUInt32LE(48));
  const entryAt = (index: number): Entry => {
    const one = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    if (one.length < ENTRY_BYTES) throw damaged();
    const nameBytes = Math.min(64, Math.max(2, one.readUInt16LE(64)));
    return {
      name: one.toString('utf16le', 0, nameBytes - 2),
      kind: one.readUInt8(66),
      left: one.readUInt32LE(68),
      right: one.readUInt32LE(72),
      child: one.readUInt32LE(76),
      start: one.readUInt32LE(116),
      size: one.readUInt32LE(120),
    };
  };

  const root = entryAt(0);
  if (root.kind !== ROOT) throw damaged();
  const onTop = new Map<string, Entry>();
  for (const ways = [root.child]; ways.length > 0; ) {
    const index = ways.pop() ?? LAST_SECTOR;
    if (index >= LAST_SECTOR) continue;
    const entry = entryAt(index);
    if (onTop.has(entry.name) || onTop.size >= MOST_ON_TOP) throw damaged();
    onTop.set(entry.name, entry);
    ways.push(entry.left, entry.right);
  }

  const miniLimit = bytes.readUInt32LE(56);
  function miniStream({ start }: Entry) {
    const follows = read(bytes.readUInt32LE(60));
    const small = read(root.start);
    const part = (index: number) => small.subarray(index << MINI_SHIFT, (index + 1) << MINI_SHIFT);
    return Buffer.concat(chainOf(start, follows).map(part));
  }

  return {
    names: new Set(onTop.keys()),
    streamOf(name) {
      const entry = onTop.get(name);
      if (entry?.kind !== STREAM) return undefined;
      const content = entry.size < miniLimit ? miniStream(entry) : read(entry.start);
      return content.subarray(0, entry.size);
    },
  };
}

const damaged = () => new Error('This file is damaged.');
