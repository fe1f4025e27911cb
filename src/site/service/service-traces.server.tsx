import { Veins } from '~/ui/leaf/veins';

/** Of the leaf in `veins.svg`: one of its traces for each service of a group, with the node that it ends in. */
const litTraces = [
  ['M384 563L451 496H634', 'M634 496h0'],
  ['M384 522L336 474H150', 'M150 474h0'],
  ['M384 483L442 426H570', 'M570 426h0'],
  ['M384 606L326 549H102', 'M102 549h0'],
  ['M384 410L429 365H506', 'M506 365h0'],
  ['M384 442L349 406H221', 'M221 406h0'],
] as const;

/** The whole leaf, as large as its card allows, with one trace lit. */
export function LitLeaf({ lit, className }: { lit: number; className: string }) {
  const [trace, node] = litTraces[lit % litTraces.length] ?? litTraces[0];
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none aspect-[3/4] [mask-image:linear-gradient(black_55%,transparent_85%)] ${className}`}
    >
      <Veins loading="lazy" className="size-full" />
      <svg
        aria-hidden="true"
        viewBox="0 0 768 1024"
        className="absolute inset-0 size-full text-accent"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={trace} strokeWidth="5" />
        <path d={node} strokeWidth="64" className="opacity-15" />
        <path d={node} strokeWidth="22" />
      </svg>
    </div>
  );
}

interface Trace {
  main: string;
  node: string;
  offshoots: string;
  nodes: string;
}

/** Each runs in from the edge of its card, sheds two offshoots and ends in a node. */
const traces: readonly [Trace, ...Trace[]] = [
  {
    main: 'M0 44h46l22-22h64',
    node: 'M138 22h0',
    offshoots: 'M24 44l14 14h40M88 22l12-12h26',
    nodes: 'M82 58h0M130 10h0',
  },
  {
    main: 'M0 20h52l20 20h34',
    node: 'M112 40h0',
    offshoots: 'M26 20l12-12h46M86 40l14 14h34',
    nodes: 'M88 8h0M138 54h0',
  },
  {
    main: 'M0 54h28l36-36h40',
    node: 'M110 18h0',
    offshoots: 'M44 38h46M12 54h58',
    nodes: 'M94 38h0M74 54h0',
  },
  {
    main: 'M0 32h98',
    node: 'M104 32h0',
    offshoots: 'M22 32l18-18h32M46 32l20 20h50',
    nodes: 'M76 14h0M120 52h0',
  },
  {
    main: 'M0 12h22l36 36h56',
    node: 'M120 48h0',
    offshoots: 'M40 30h40M12 12h86',
    nodes: 'M84 30h0M102 12h0',
  },
];

/** A vein at the size of a line of text. */
export function TraceLine({ index, className }: { index: number; className: string }) {
  const { main, node, offshoots, nodes } = traces[index % traces.length] ?? traces[0];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 148 64"
      className={`pointer-events-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={offshoots} strokeWidth="1.25" />
      <path d={nodes} strokeWidth="5" />
      <g stroke="var(--color-accent)">
        <path d={main} strokeWidth="1.75" />
        <path d={node} strokeWidth="10" />
      </g>
    </svg>
  );
}
