import { roundHalves } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { printedLeaf, type } from './kit/marks.ts';
import { loft, rounded } from './kit/mesh.ts';
import { roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { along, top } from './kit/vector.ts';

/** A place on a ring: degrees from the top, clockwise. */
const onRing = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
};

/** Where the air goes in. */
const holes = [190, 198, 206]
  .flatMap((radius, ring) => Array.from({ length: 96 }, (_, i) => onRing(radius, (i + ring / 2) * 3.75)))
  .map((place) => `M${place}h0`)
  .join('');

const arc = (from: number, to: number) =>
  `M${onRing(144, from)}A144 144 0 ${to - from > 180 ? 1 : 0} 1 ${onRing(144, to)}`;

const figure = { colour: '#1b2420', weight: 600, anchor: 'middle' } as const;

const screen = `<circle r="176" fill="#fff" opacity=".8" transform="translate(1.2 1.4)"/>
  <circle r="176" fill="#55605a"/><circle r="174" fill="#e6e5dc"/>
  <g fill="none" stroke="#1b2420" stroke-linecap="round" stroke-width="9">
    <path d="${arc(-130, 130)}" stroke-opacity=".18"/><path d="${arc(-130, -64)}"/></g>
  ${type(0, -72, 'PM2.5', { ...figure, size: 23 })}
  ${type(0, 28, '38', { ...figure, size: 124, family: 'Bricolage Grotesque', spacing: -3 })}
  ${type(0, 58, 'µg/m³ · Satisfactory', { ...figure, size: 17, weight: 500 })}
  <path d="M-96 78H96" stroke="#1b2420" stroke-opacity=".3"/>
  ${type(-54, 104, 'CO2 742', { ...figure, size: 20 })}${type(54, 104, '26.4 °C', { ...figure, size: 20 })}
  ${printedLeaf(0, 138, 34, '#1b2420')}
  <circle r="178" fill="none" stroke="#000" stroke-width="14" opacity=".22" filter="url(#blur3)" transform="translate(2 3)"/>`;

/** Stands on a reception desk and reads like paper. */
export function airQualityDisplay() {
  const stage = new Stage({ ground: 'paper', stands: 'floor', yaw: -24, pitch: 10, x: 486, y: 590 });
  stage.body(loft(top(0, 0, -40), roundRect(210, 170, 50), rounded(20, 2, 8)), materials.evergreen);
  const disc = along([0, 236, -30], [0, 0.13, 1]);
  const face = roundHalves(stage, disc, 222, [27, 36], [10, 15]);
  const grille = `<path d="${holes}" stroke="#6b6a5f" stroke-width="3.8" stroke-linecap="round" opacity=".85"/>`;
  stage.on(face, grille + screen);
  return stage.picture();
}
