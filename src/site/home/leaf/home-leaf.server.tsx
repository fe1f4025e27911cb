import { useWords } from '../../words.server';
import { outline, type Point } from './home-leaf-blade.server';
import { branches, midrib, namedVeins, smallNodes, traces } from './home-leaf-lines.server';

const VIEW = { left: -800, top: -760, width: 1600, height: 1024 };

/** Where the words beside a node begin. */
const CALLOUT_AT = 420;

/**
 * The leaf that grows while one scrolls (see home.css): its traces rise in the stem and bend off, then the nodes light
 * up one after the other. Where the browser has no scroll timelines it is a still picture of the grown leaf.
 */
export function GrowingLeaf() {
  const { leafHeading, leafText, areas } = useWords('home');
  return (
    <div className="growth-stage relative flex flex-col overflow-clip pt-10 pb-6 lg:py-0">
      <div className="growth-words wrap relative lg:absolute lg:inset-x-0 lg:inset-y-[7%] lg:flex lg:flex-col lg:justify-between">
        <h2 id="leaf-title" className="max-w-sm text-2xl lg:text-3xl">
          {leafHeading.plain} <span className="text-accent">{leafHeading.green}</span>
        </h2>
        <p className="mt-3 max-w-xs text-muted max-sm:text-sm lg:text-lg">{leafText}</p>
      </div>
      <div className="growth-camera relative flex-1 max-lg:min-h-0 lg:m-auto lg:flex-none">
        <Drawing />
      </div>
      <ol className="growth-areas wrap">
        {areas.map(({ name, line }, index) => (
          <li key={name} data-side={side(index)} style={{ '--n': index, ...place(index) }}>
            <h3 className="text-lg text-accent lg:text-xl">{name}</h3>
            <p className="text-sm leading-snug text-muted 2xl:text-base 2xl:leading-snug">{line}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const nodeOf = (index: number): Point => namedVeins[index]?.node ?? [0, 0];
const side = (index: number) => (nodeOf(index)[0] < 0 ? 'left' : 'right');

/** In parts of the picture, so that the words stay at their node in every size. */
const place = (index: number) => ({
  '--x': (CALLOUT_AT + VIEW.width / 2) / VIEW.width,
  '--y': (nodeOf(index)[1] - VIEW.top) / VIEW.height,
});

function Drawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox={Object.values(VIEW).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      className="growth-leaf absolute inset-0 size-full"
      fill="none"
      stroke="var(--color-leaf-300)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="growth-outline">
        <path d={outline} strokeWidth="2.2" />
        <path d={outline} strokeOpacity="0.28" transform="translate(0 -7) scale(.955)" />
      </g>
      <path className="growth-traces" d={traces} strokeWidth="1.3" strokeOpacity="0.5" />
      <path className="growth-traces" d={midrib} strokeWidth="2" />
      <path className="growth-branches" d={branches} strokeWidth="1.2" strokeOpacity="0.42" />
      {smallNodes.map((nodes, storey) => (
        <g key={nodes} className="growth-nodes" style={{ '--n': storey }}>
          <path d={nodes} strokeWidth="9" strokeOpacity="0.75" />
          <path d={nodes} strokeWidth="5.6" stroke="var(--color-ink-950)" />
        </g>
      ))}
      {namedVeins.map((vein, index) => (
        <NamedVein key={vein.path} {...vein} index={index} />
      ))}
    </svg>
  );
}

function NamedVein({ path, node: [x, y], index }: { path: string; node: Point; index: number }) {
  const outward = Math.sign(x);
  const leader = `M${x + outward * 12} ${y}H${outward * (CALLOUT_AT - 16)}`;
  return (
    <g style={{ '--n': index }}>
      <path className="growth-lit" d={path} strokeWidth="2.2" />
      <path className="growth-leader" d={leader} strokeWidth="1.4" strokeOpacity="0.7" />
      <g className="growth-node" style={{ transformOrigin: `${x}px ${y}px` }}>
        <circle cx={x} cy={y} r="26" stroke="none" fill="var(--color-leaf-300)" fillOpacity="0.1" />
        <circle cx={x} cy={y} r="11.5" strokeWidth="2.2" fill="var(--color-ink-950)" />
        <circle cx={x} cy={y} r="5" stroke="none" fill="var(--color-leaf-300)" />
      </g>
    </g>
  );
}
