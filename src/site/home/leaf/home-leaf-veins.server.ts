import { type Point, reachAt, type Side } from './home-leaf-blade.server';

interface Vein {
  /** The height at which it ends, near the margin. */
  height: number;
  /** How far it climbs at 45 degrees when it leaves the midrib, runs level, and climbs (or falls) once more. */
  climb: number;
  run: number;
  turn: number;
  inset: number;
  /** A product area ends here: the vein is a pair of traces, and its node has a name. */
  named?: boolean;
}

const vein = (
  height: number,
  climb: number,
  run: number,
  turn: number,
  inset: number,
  named = false,
): Vein => ({
  height,
  climb,
  run,
  turn,
  inset,
  named,
});

/** From the lobes to the tip. The sides alternate, as on the tree. */
const leftVeins = [
  vein(40, 22, 40, -64, 40),
  vein(-16, 40, 70, -34, 26, true),
  vein(-80, 52, 96, -8, 44),
  vein(-150, 62, 66, 26, 26, true),
  vein(-220, 60, 56, 34, 46),
  vein(-290, 58, 40, 34, 24, true),
  vein(-352, 46, 24, 24, 30),
  vein(-414, 40, 14, 16, 20, true),
  vein(-470, 36, 0, 0, 16),
];
const rightVeins = [
  vein(56, 14, 26, -74, 46),
  vein(10, 32, 60, -48, 34),
  vein(-48, 46, 84, -20, 24, true),
  vein(-114, 56, 84, 10, 48),
  vein(-184, 62, 60, 30, 26, true),
  vein(-254, 58, 50, 34, 42),
  vein(-320, 50, 32, 28, 24, true),
  vein(-380, 42, 18, 20, 26),
  vein(-438, 36, 12, 12, 18, true),
  vein(-492, 30, 0, 0, 14),
];

/** Between two lanes of the stem. */
export const LANE = 4.2;
/** Where the stem leaves the picture, where it narrows, and to what part of its width. */
export const STEM_END = 330;
const NARROWS_AT = 96;
const NARROWED = 0.56;

export interface Grown {
  vein: Vein;
  side: Side;
  /** Its lane in the stem. */
  lane: number;
  /** From the midrib: it bends, is level, bends, is level again and ends. */
  trace: readonly [Point, Point, Point, Point, Point];
}

/** Every vein is a lane of the stem that bends off: the outermost leave first. */
function grow(side: Side, veins: readonly Vein[]): Grown[] {
  let lane = 0.5 + veins.reduce((sum, { named }) => sum + (named ? 2 : 1), 0);
  return veins.map((one) => {
    const { height, climb, run, turn } = one;
    lane -= 1;
    const x = side * lane * LANE;
    if (one.named) lane -= 1;
    const bend = height + climb + turn;
    return {
      vein: one,
      side,
      lane: x,
      trace: [
        [x, bend],
        [x + side * climb, bend - climb],
        [x + side * (climb + run), bend - climb],
        [x + side * (climb + run + Math.abs(turn)), height],
        [side * (reachAt(side, height) - one.inset), height],
      ],
    };
  });
}

export const stem = (x: number): Point[] => [
  [x * NARROWED, STEM_END],
  [x * NARROWED, NARROWS_AT + Math.abs(x) * (1 - NARROWED)],
  [x, NARROWS_AT],
];

export const grown = [...grow(-1, leftVeins), ...grow(1, rightVeins)];
