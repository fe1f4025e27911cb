import { definitions, grounds } from './ground.ts';
import { type Material, shade, shadowLight, viewFrom } from './light.ts';
import { cable, type Sheath } from './marks.ts';
import type { Mesh } from './mesh.ts';
import { type Point, smooth } from './outline.ts';
import { dot, type Frame, minus, sum, times, type Vec } from './vector.ts';

const WIDTH = 960;
const HEIGHT = 720;

interface Setting {
  ground: 'paper' | 'ink';
  /** What the product stands on or hangs on, and so what its shadow falls on. */
  stands: 'floor' | 'wall' | 'nothing';
  /** Degrees round the product to the right, and above it. */
  yaw: number;
  pitch: number;
  /** Where the middle of the world, a point of the floor or of the wall, is in the picture. */
  x: number;
  y: number;
  scale?: number;
}

/** A small photo studio: bodies, and flat drawings on them, are put in from the back to the front. */
export class Stage {
  readonly #setting: Required<Setting>;
  readonly #view;
  #drawn = '';
  #casts: Vec[][] = [];
  #wireShadows = '';

  constructor(setting: Setting) {
    this.#setting = { scale: 1, ...setting };
    this.#view = viewFrom(setting.yaw, setting.pitch);
  }

  at(place: Vec): Point {
    const { x, y, scale } = this.#setting;
    return [x + scale * dot(place, this.#view.right), y - scale * dot(place, this.#view.up)];
  }

  faces(direction: Vec) {
    return dot(direction, this.#view.toward) > 0;
  }

  body(mesh: Mesh, material: Material, { casts = true }: { casts?: boolean } = {}) {
    const { toward } = this.#view;
    const facets = dot(mesh.axis, toward) < 0 ? mesh.facets.toReversed() : mesh.facets;
    const seen = facets.filter(({ normal }) => dot(normal, toward) > 0.001);
    for (const { points, normal, end } of seen) {
      const outline = this.#outline(points);
      const colour = shade(material, normal, this.#view, end ? 1 : this.#level(points));
      this.#drawn += `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width=".7"/>`;
      if (end && material.glow === 0) this.#drawn += `<path d="${outline}" fill="url(#sheen)"/>`;
    }
    if (casts) this.#casts.push(mesh.facets.flatMap(({ points }) => points));
    return this;
  }

  /** A flat drawing on a face: x right, y down, in the measure of the world, from the middle of the face. */
  on({ at, u, v }: Frame, drawing: string) {
    const { scale } = this.#setting;
    const { right, up } = this.#view;
    const matrix = [dot(u, right), -dot(u, up), -dot(v, right), dot(v, up)].map((k) =>
      (k * scale).toFixed(4),
    );
    const [x, y] = this.at(at);
    this.#drawn += `<g transform="matrix(${matrix.join(' ')} ${x.toFixed(2)} ${y.toFixed(2)})">${drawing}</g>`;
    return this;
  }

  /** The shadow of what comes next, on a surface that is so far off the ground. */
  shadow(mesh: Mesh, height: number, opacity = 0.34, blur = 9) {
    const fallen = mesh.facets.flatMap(({ points }) => points).map((place) => this.#fallen(place, height));
    const outline = this.#outline(this.#hull(fallen));
    this.#drawn += `<path d="${outline}" fill="#1d1b10" opacity="${opacity}" filter="url(#blur${blur})"/>`;
    return this;
  }

  /** A cable through these places. */
  wire(places: readonly Vec[], width: number, sheath: Sheath = 'black') {
    this.#drawn += cable(smooth(places.map((place) => this.at(place))), width, sheath);
    if (this.#setting.stands === 'nothing') return this;
    const fallen = smooth(places.map((place) => this.at(this.#fallen(place, 0))));
    const look = 'fill="none" stroke="#3a3420" opacity=".3" filter="url(#blur6)"';
    this.#wireShadows += `<path d="${fallen}" stroke-width="${width}" ${look}/>`;
    return this;
  }

  /** Drawn straight on the picture. */
  flat(drawing: string) {
    this.#drawn += drawing;
    return this;
  }

  /** `behind` is drawn on the ground before any shadow falls, `before` over everything. */
  picture({ behind = '', before = '' } = {}) {
    const { ground, stands } = this.#setting;
    return `<body><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
      ${definitions}${grounds[ground](stands === 'floor')}${behind}${this.#shadows()}${this.#drawn}${before}
      </svg></body>`;
  }

  #outline(points: readonly Vec[]) {
    return `M${points.map((point) => this.at(point).map((k) => k.toFixed(2))).join('L')}Z`;
  }

  /** Light falls off to the lower right, and where a body meets what it stands on. */
  #level(points: readonly Vec[]) {
    const middle = times(sum(...points), 1 / points.length);
    const [x, y] = this.at(middle);
    const near = Math.max(0, this.#height(middle));
    const nook = this.#setting.stands === 'nothing' ? 1 : 1 - 0.34 * Math.exp(-near / 14);
    return (1.06 - (x / WIDTH) * 0.1 - (y / HEIGHT) * 0.1) * nook;
  }

  #height(place: Vec) {
    return this.#setting.stands === 'wall' ? place[2] : place[1];
  }

  #shadows() {
    const { stands, ground } = this.#setting;
    if (stands === 'nothing') return '';
    const out: Vec = stands === 'wall' ? [0, 0, 1] : [0, 1, 0];
    const flatten = (place: Vec) => minus(place, times(out, this.#height(place)));
    const cast = (all: Vec[][], fall: (place: Vec) => Vec) =>
      all.map((places) => `<path d="${this.#outline(this.#hull(places.map(fall)))}"/>`).join('');
    const whole = cast(this.#casts, (place) => this.#fallen(place, 0));
    const touching = this.#casts.map((places) => places.filter((place) => this.#height(place) < 16));
    const contact = cast(
      touching.filter((places) => places.length > 2),
      flatten,
    );
    const [colour, strength] = ground === 'ink' ? ['#000a07', 1.7] : ['#3a3420', 1];
    const layer = (paths: string, blur: number, opacity: number) =>
      `<g fill="${colour}" opacity="${Math.min(1, opacity * strength)}" filter="url(#blur${blur})">${paths}</g>`;
    const soft = layer(whole, 26, 0.26) + layer(whole, 9, 0.13);
    return soft + layer(contact, 9, 0.3) + layer(contact, 3, 0.4) + this.#wireShadows;
  }

  #fallen(place: Vec, height: number) {
    const { stands } = this.#setting;
    const key = shadowLight(this.#view, stands === 'wall' ? 'wall' : 'floor');
    return minus(place, times(key, (this.#height(place) - height) / this.#height(key)));
  }

  /** The places on the outside, going round, as they are seen. */
  #hull(places: readonly Vec[]): Vec[] {
    const sorted = places
      .map((place) => ({ place, point: this.at(place) }))
      .sort((a, b) => a.point[0] - b.point[0] || a.point[1] - b.point[1]);
    const half = (list: typeof sorted) => {
      const kept: typeof sorted = [];
      for (const next of list) {
        while (kept.length > 1 && !turnsLeft(kept.at(-2)?.point, kept.at(-1)?.point, next.point)) kept.pop();
        kept.push(next);
      }
      return kept.slice(0, -1);
    };
    return [...half(sorted), ...half(sorted.toReversed())].map(({ place }) => place);
  }
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point) =>
  a && b ? (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0 : true;
