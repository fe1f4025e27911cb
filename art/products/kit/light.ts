import { cross, dot, minus, sum, times, unit, type Vec } from './vector.ts';

/** Where the picture is taken from: `toward` points at the camera. */
interface View {
  right: Vec;
  up: Vec;
  toward: Vec;
}

export interface Material {
  colour: string;
  gloss: number;
  sharpness: number;
  metal: boolean;
  /** Gives light of its own, from 0 to 1. */
  glow: number;
}

const matt = (colour: string, gloss = 0.1, sharpness = 18): Material => ({
  colour,
  gloss,
  sharpness,
  metal: false,
  glow: 0,
});
const metal = (colour: string): Material => ({ ...matt(colour, 0.25, 40), metal: true });
export const lit = (colour: string, glow: number): Material => ({ ...matt(colour, 0.3, 30), glow });

/** The plastics and metals of the whole family. */
export const materials = {
  shell: matt('#ece5d3'),
  shade: matt('#d2ccbb'),
  graphite: matt('#2f3633', 0.09, 14),
  evergreen: matt('#12392e', 0.1, 14),
  leaf: matt('#22a75a', 0.16, 24),
  rubber: matt('#1c211f', 0.05, 8),
  aluminium: metal('#b9bdb8'),
  steel: metal('#dcdedb'),
  steelWhite: matt('#dcdcd4', 0.22, 30),
  tank: matt('#252b2a', 0.12, 16),
  gasPipe: matt('#b98f3f', 0.14, 20),
  carton: matt('#b8925c', 0.03, 8),
  probe: matt('#1d5a46', 0.2, 20),
  castIron: matt('#6b7d74', 0.14, 14),
};

export function viewFrom(yaw: number, pitch: number): View {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const toward: Vec = [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)];
  const right: Vec = [Math.cos(y), 0, -Math.sin(y)];
  return { toward, right, up: cross(toward, right) };
}

const inView = ({ right, up, toward }: View, x: number, y: number, z: number): Vec =>
  unit(sum(times(right, x), times(up, y), times(toward, z)));

/** Where shadows come from: higher than the lamp, as several soft lamps together would throw them. */
export const shadowLight = (view: View, on: 'floor' | 'wall') =>
  on === 'wall' ? inView(view, -0.3, 0.42, 0.9) : inView(view, -0.34, 0.85, 0.25);

/** One large soft lamp, upper left of the camera, wherever the camera is. */
const keyLight = (view: View) => inView(view, -0.52, 0.66, 0.54);

const channels = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
const bell = (value: number, middle: number, width: number) => Math.exp(-(((value - middle) / width) ** 2));

/** As film does it: bright parts come near white and never reach it, so that white plastic keeps its form. */
const exposed = (value: number) => {
  const light = Math.max(0, value);
  return light < 0.6 ? light : 0.6 + 0.36 * (1 - Math.exp((0.6 - light) / 0.36));
};

/** What a surface that faces `normal` looks like; `level` is how much of the studio reaches that place. */
export function shade(material: Material, normal: Vec, view: View, level: number): string {
  const key = keyLight(view);
  const facing = Math.max(0, dot(normal, key));
  const sky = 0.5 + 0.5 * dot(normal, view.up);
  const fill = Math.max(0, dot(normal, inView(view, 0.85, 0.1, 0.5)));
  const half = unit(minus(key, times(view.toward, -1)));
  const shine = material.gloss * Math.max(0, dot(normal, half)) ** material.sharpness;
  const plain = 0.4 + 0.18 * sky + 0.8 * facing + 0.18 * fill;
  const light = (material.metal ? mirrored(normal, view) : plain) * level;
  const mixed = channels(material.colour).map((channel) => {
    const value = channel * (light * (1 - material.glow) + material.glow * 1.15) + shine * level;
    return Math.round(255 * exposed(value) ** (1 / 2.2));
  });
  return `rgb(${mixed.join(' ')})`;
}

/** Brushed metal shows the studio itself: a bright lamp at the left, a dark floor, a thin light at the right edge. */
function mirrored(normal: Vec, view: View) {
  const bounce = minus(times(normal, 2 * dot(normal, view.toward)), view.toward);
  const [x, y] = [dot(bounce, view.right), dot(bounce, view.up)];
  const lamp = 0.75 * bell(x, -0.55, 0.3) + 0.35 * bell(y, 0.75, 0.35);
  const edge = 0.4 * bell(x, 0.85, 0.16);
  return 0.3 + lamp + edge + 0.26 * bell(x, 0.1, 0.5) + 0.12 * y;
}
