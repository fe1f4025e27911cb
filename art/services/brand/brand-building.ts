import { glow, hue, panel, scene, svg, traces } from '../kit/parts.ts';

/** Two leaves and a bud, cut from four circles. */
export const mark = (fill: string, bud: string) =>
  `<path d="M0 62C-46 44-66 8-58-34-18-22 2 10 0 62z" fill="${fill}"/>
    <path d="M0 62C46 44 66 8 58-34 18-22-2 10 0 62z" fill="${fill}"/>
   <path d="M0-2c-17-22-17-44 0-68 17 24 17 46 0 68z" fill="${bud}"/>`;

const construction = svg(
  600,
  420,
  `<path d="${Array.from({ length: 14 }, (_, step) => `M${step * 46} 0v420`).join('')}${Array.from({ length: 10 }, (_, step) => `M0 ${step * 46}h600`).join('')}"
     stroke="${hue.line}" stroke-opacity=".6" stroke-width="1.5"/>
   <g stroke="${hue.trace}" stroke-width="2.5"><circle cx="226" cy="262" r="112"/>
   <circle cx="374" cy="262" r="112"/><circle cx="262" cy="164" r="82"/><circle cx="338" cy="164" r="82"/>
     <path d="M300 20v380M80 320h440" stroke-dasharray="8 9"/></g>
   <g transform="translate(300 208) scale(1.82)">${mark(hue.bright, hue.paper)}</g>
   <path d="M506 82v238M498 82h16M498 320h16" stroke="${hue.soft}" stroke-width="3"/>
   <text x="524" y="210" font-size="26" fill="${hue.soft}" font-family="JetBrains Mono Variable">13x</text>
   <text x="30" y="52" font-size="24" fill="${hue.soft}">Mark, four circles</text>`,
);

const tin = svg(
  400,
  620,
  `<ellipse cx="200" cy="590" rx="176" ry="22" fill="#000" fill-opacity=".45"/>
   <path d="M34 120h332v446c0 26-74 38-166 38S34 592 34 566z" fill="${hue.moss}"/>
   <path d="M34 120h62v476c-38-7-62-16-62-30z" fill="${hue.deep}"/><path d="M318 120h48v446c0 12-18 20-48 27z"
   fill="#1f5a4a"/>
   <path d="M34 218h332v300c0 22-74 34-166 34S34 540 34 518z" fill="${hue.paper}"/>
   <path d="M34 218h36v320c-24-6-36-12-36-20z" fill="${hue.clay}"/><path d="M330 218h36v300c0 9-12 17-36 23z"
   fill="#fff"/>
   <path d="M24 60h352v62c0 20-78 32-176 32S24 142 24 122z" fill="#1f5a4a"/>
   <path d="M24 60h62v87c-38-6-62-14-62-25z" fill="${hue.moss}"/>
   <ellipse cx="200" cy="60" rx="176" ry="30" fill="#28705c"/><ellipse cx="200" cy="58" rx="150" ry="22"
   stroke="#3d8a74" stroke-width="3"/>
   <g transform="translate(208 312)">${mark(hue.dark, hue.gold)}</g>
   <g text-anchor="middle" fill="${hue.text}"><text x="208" y="446" font-family="Fraunces Variable"
   font-weight="600" font-size="66">Dhaani</text>
   <text x="208" y="484" font-size="24">First flush, Palampur</text><text x="208" y="518" font-size="24"
   fill="${hue.muted}">100 g, ₹ 480</text></g>`,
);

const card = `<div style="display:flex;gap:26px;align-items:flex-start;justify-content:space-between">
    <div><div style="font:600 44px/1 'Fraunces Variable'">Ishita Rana</div><div class="m"
    style="margin-top:10px">Blender, Dhaani Tea</div></div>
    ${svg(120, 124, `<g transform="translate(60 68) scale(.86)">${mark(hue.dark, hue.text)}</g>`)}</div>
  <div style="font-size:24px;line-height:1.5;margin-top:28px">Tea Bungalow Road, Palampur<br>ishita@dhaani.example</div>`;

const swatches: readonly [string, string, string][] = [
  [hue.moss, 'Deodar', '#eef4ef'],
  [hue.leaf, 'Flush', hue.ground],
  [hue.paper, 'Snow', hue.text],
];

export const brandBuilding = () =>
  scene(
    '',
    glow(600, 420),
    panel('ink', { x: 54, y: 62, w: 600, h: 420, turn: -1 }, construction),
    panel(
      '',
      { x: 556, y: 446, w: 190, h: 342, turn: 1.2 },
      swatches
        .map(
          ([tone, name, over]) =>
            `<div class="b"
              style="height:114px;padding:70px 0 0 42px;background:${tone};color:${over}">${name}</div>`,
        )
        .join(''),
    ),
    traces('M654 250h60', [[654, 250]]),
    `<div style="position:absolute;left:668px;top:120px">${tin}</div>`,
    panel('paper', { x: 54, y: 544, w: 524, h: 284, turn: -2.2, pad: '36px 38px' }, card),
    traces('M200 482v64', [
      [200, 482],
      [200, 552],
    ]),
  );
