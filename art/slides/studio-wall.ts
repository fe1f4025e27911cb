import { arjunFigure } from '../people/arjun-nambiar.ts';
import { ritojaFigure } from '../people/ritoja-sengupta.ts';
import { box, leaf, placed, scene, words } from './scene.ts';

const COLOURS = { paper: '#fbfaf5', leaf: '#7be5a3', mint: '#c4e9d1', marigold: '#f2a20c', sand: '#e2ddcf' };

interface Card {
  colour: keyof typeof COLOURS;
  turn: number;
  ticked?: boolean;
}

const columns: readonly { title: string; cards: readonly Card[] }[] = [
  {
    title: 'To do',
    cards: [
      { colour: 'paper', turn: -2 },
      { colour: 'mint', turn: 1.5 },
      { colour: 'sand', turn: -1 },
    ],
  },
  {
    title: 'Doing',
    cards: [
      { colour: 'marigold', turn: 2 },
      { colour: 'paper', turn: -1.5 },
    ],
  },
  {
    title: 'Review',
    cards: [
      { colour: 'leaf', turn: -1 },
      { colour: 'paper', turn: 2 },
    ],
  },
  {
    title: 'Done',
    cards: [
      { colour: 'mint', turn: 1, ticked: true },
      { colour: 'paper', turn: -2, ticked: true },
      { colour: 'leaf', turn: 1.5, ticked: true },
    ],
  },
];

const WIDTH = 210;

const card = ({ colour, turn, ticked }: Card, x: number, y: number, long: number) => `
  <g transform="translate(${x} ${y}) rotate(${turn} 92 58)">
    ${box([3, 5, 184, 116], '#000', 4, 'opacity=".25"')}${box([0, 0, 184, 116], COLOURS[colour], 4)}
    ${box([18, 22, long, 12], '#10201a', 6, 'opacity=".75"')}${box([18, 46, 148, 8], '#10201a', 4, 'opacity=".28"')}${box([18, 64, 110, 8], '#10201a', 4, 'opacity=".28"')}
    ${
      ticked
        ? '<circle cx="156" cy="92" r="15" fill="#0f7a3f"/><path d="M149 92l5 6 10-11" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
        : '<circle cx="30" cy="94" r="11" fill="#17463a"/><circle cx="48" cy="94" r="11" fill="#22a75a"/>'
    }
  </g>`;

const board = `
  ${box([96, 64, 1016, 560], '#000', 20, 'opacity=".12"')}
  ${box([88, 52, 1016, 560], '#b98a52', 20)}${box([104, 68, 984, 528], '#0c2f26', 10)}
  ${columns
    .map(({ title, cards }, index) => {
      const left = 132 + index * 238;
      const line = index ? `<path d="M${left - 18} 104V566" stroke="#17463a" stroke-width="3"/>` : '';
      return `${line}${words(left, 124, title, { size: 32, fill: '#7be5a3' })}${cards
        .map((each, row) =>
          card(each, left + (WIDTH - 200) / 2, 150 + row * 140, 84 + ((index * 3 + row * 5) % 4) * 18),
        )
        .join('')}`;
    })
    .join('')}`;

const plant = `
  <path d="M1080 864C1084 780 1092 740 1100 700" stroke="#0f7a3f" stroke-width="8" fill="none"/>
  <g transform="rotate(26 1130 700)">${leaf(1072, 560, 2.6, '#22a75a', '#0f7a3f')}</g>
  <g transform="rotate(-24 1080 740)">${leaf(1010, 610, 2.1, '#178a4a', '#0a5c2f')}</g>
  <g transform="rotate(58 1140 800)">${leaf(1080, 660, 2, '#178a4a', '#0a5c2f')}</g>`;

export const studioWall = () =>
  scene(
    box([0, 0, 1200, 864], '#efe8d6'),
    box([0, 700, 1200, 164], '#e0d6bf'),
    '<path d="M0 0L220 0L20 864H0Z" fill="#fbf6e8" opacity=".7"/>',
    board,
    plant,
    placed(ritojaFigure, 60, 332, 0.7),
    placed(arjunFigure, 560, 324, 0.72),
  );
