import { lit, materials } from './kit/light.ts';
import { mouldedLeaf, nameplate, type } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, top } from './kit/vector.ts';

const BUTTONS = [
  { x: -88, label: 'RUN', cap: materials.leaf },
  { x: 0, label: 'CALL', cap: lit('#f2a20c', 0.2) },
  { x: 88, label: 'RESET', cap: materials.shade },
];
const LAMPS = [lit('#0e4a2b', 0.14), lit('#f2a20c', 0.86), lit('#5a1a16', 0.14)];
const LAMP = 66;

/** The marigold lamp is on: somebody at the line has called. */
export function andonCallTower() {
  const stage = new Stage({ ground: 'ink', stands: 'floor', yaw: -26, pitch: 11, x: 478, y: 640 });
  stage.body(loft(top(0, 0, -6), roundRect(340, 190, 30), rounded(20, 2, 5)), materials.graphite);
  stage.body(loft(top(0, 150, -36), circle(19), steps('0/0 190/0')), materials.aluminium);
  let height = 320;
  stage.body(loft(top(0, height - 20, -36), circle(58), rounded(20, 4, 3)), materials.graphite);
  for (const lamp of LAMPS) {
    stage.body(
      loft(top(0, height, -36), circle(51), steps(`0/0 5/0 7/1.4 ${LAMP - 7}/1.4 ${LAMP - 5}/0 ${LAMP}/0`)),
      lamp,
    );
    stage.body(loft(top(0, height + LAMP, -36), circle(55), rounded(9, 2, 2)), materials.graphite);
    height += LAMP + 9;
  }
  stage.body(loft(top(0, height, -36), circle(55), rounded(32, 1, 26)), materials.graphite);
  stage.body(loft(front(0, 112, -60), roundRect(300, 188, 28), rounded(112, 6, 14)), materials.shell);
  for (const { x, label, cap } of BUTTONS) {
    stage.body(loft(front(x, 90, 52), circle(35), steps('0/0 6/1')), materials.graphite, { casts: false });
    stage.body(loft(front(x, 90, 58), circle(28), rounded(17, 0.5, 6)), cap, { casts: false });
    const print = { size: 13, family: 'JetBrains Mono', anchor: 'middle', colour: '#56665f' } as const;
    stage.on(front(x, 40, 52), type(0, 0, label, print));
  }
  stage.on(
    front(0, 168, 52),
    `${mouldedLeaf(-102, 2, 58)}${nameplate(-68, 0, 'PeepalLine', 'PL-AT3', { size: 23 })}`,
  );
  const [x, y] = stage.at([0, 320 + LAMP * 1.5 + 9, -36]);
  const glow = (radius: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f2a20c" opacity="${opacity}" filter="url(#blur60)"/>`;
  return stage.picture({ behind: glow(170, 0.34), before: glow(90, 0.16) });
}
