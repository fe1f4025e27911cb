import { linear, radial } from './gradient.ts';

const BLURS = [1, 3, 6, 9, 16, 26, 60];

const blur = (size: number) =>
  `<filter id="blur${size}" x="-60%" y="-60%" width="220%" height="220%">
    <feGaussianBlur stdDeviation="${size}"/></filter>`;

/** What every picture's drawings refer to. */
export const definitions = `<defs>
  ${BLURS.map(blur).join('')}
  ${linear('sheen', 'slant', '0 #fff .22', '.5 #fff 0', '.6 #0a1a12 0', '1 #4a3d1c .1')}
  ${linear('glass', 'slant', '0 #fff .2', '.38 #fff .05', '.385 #fff 0', '1 #fff 0')}
  ${radial('screwHead', [0.35, 0.3, 0.8], '0 #f4f5f2', '.6 #b3b8b3', '1 #7d847f')}
  ${linear('paperWall', 'down', '0 #ece8dc', '1 #e6e1d4')}
  ${linear('paperFloor', 'down', '0 #e2ddcf', '.35 #ebe7db', '1 #f1eee4')}
  ${radial('paperLamp', [0.28, 0.2, 0.85], '0 #fbfaf5', '.5 #f1eee4 .6', '1 #f1eee4 0')}
  ${linear('inkFloor', 'down', '0 #06190f', '.4 #0a271f', '1 #0c2f26')}
  ${radial('inkLamp', [0.3, 0.26, 0.8], '0 #17463a', '.55 #0c2f26 .6', '1 #07201a 0')}
  ${linear('soften', 'down', '0 #fff 0', '1 #fff')}
  <mask id="floorEdge"><path d="M0 440h960v70H0z" fill="url(#soften)"/><path d="M0 510h960v210H0z" fill="#fff"/></mask>
</defs>`;

const full = (fill: string) => `<path d="M0 0h960v720H0z" fill="${fill}"/>`;
const floor = (fill: string) =>
  `<g mask="url(#floorEdge)"><path d="M0 440h960v280H0z" fill="url(#${fill})"/></g>`;

/** The same paper or the same ink behind every product, lit from the upper left. */
export const grounds = {
  paper: (hasFloor: boolean) =>
    full('url(#paperWall)') + full('url(#paperLamp)') + (hasFloor ? floor('paperFloor') : ''),
  ink: (hasFloor: boolean) => full('#07201a') + full('url(#inkLamp)') + (hasFloor ? floor('inkFloor') : ''),
};
