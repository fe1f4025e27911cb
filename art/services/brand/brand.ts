import { leaf, tile, veins } from '../kit/leaf.ts';
import { glow, hue, scene, stars, svg } from '../kit/parts.ts';
import { mark } from './brand-building.ts';
import { grid } from './social-media-presence.ts';

const building = `<div class="line"
  style="gap:16px">${svg(92, 100, `<g transform="translate(46 54) scale(.7)">${mark(hue.dark, hue.gold)}</g>`)}
  <span style="font:600 46px 'Fraunces Variable'">Dhaani</span></div>`;

const rating = `<div class="line" style="gap:18px"><span class="h g"
  style="font-size:84px;line-height:.9">4.5</span><div>${stars(4, 20, hue.bright, hue.line)}<div class="m s"
    style="margin-top:8px">from 3.4</div></div></div>`;

const press = `<div
  style="font:700 29px/1.1 'Playfair Display Variable'">"We sent the readings before they asked."</div>`;

const report = `<div class="line" style="gap:16px;align-items:baseline"><span class="h g"
  style="font-size:84px;line-height:.9">412</span><span class="s">enquiries<br>in a month</span></div>`;

const reel = `<div class="line" style="gap:20px">${svg(
  84,
  104,
  `<rect width="84" height="104" rx="14" fill="${hue.moss}"/><path d="M32 34l28 18-28 18z"
    fill="${hue.bright}"/>`,
)}<div><div class="h" style="font-size:46px">₹ 142</div><div class="m s">per sale</div></div></div>`;

export const brand = () =>
  scene(
    '',
    glow(520, 450),
    leaf({ x: 560, y: 448, scale: 0.98, turn: 90, fill: hue.sand, edge: hue.dark }),
    veins(
      hue.leaf,
      [
        'M330 448L250 368V240',
        'M560 448L500 388V240',
        'M780 448L820 408V256',
        'M380 448L300 528V640',
        'M600 448L560 488V640',
        'M820 448L860 488V620',
      ],
      [],
    ),
    tile('paper', { x: 62, y: 64, w: 312, h: 178, turn: -1.5 }, 'Brand Building', building),
    tile('ink', { x: 402, y: 56, w: 296, h: 184, turn: 1 }, 'ORM', rating),
    tile('paper', { x: 728, y: 70, w: 326, h: 186, turn: -1 }, 'Public Relations', press),
    tile('deep', { x: 110, y: 640, w: 320, h: 180, turn: 1 }, 'Digital Marketing', report),
    tile('ink', { x: 458, y: 640, w: 298, h: 188, turn: -1.5 }, 'Influence Marketing', reel),
    tile(
      'paper',
      { x: 806, y: 556, w: 240, h: 278, turn: 1.5 },
      'Social Media',
      `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:4px">${grid.replaceAll(hue.gold, hue.paper)}</div>`,
    ),
    veins(
      '',
      [],
      [
        [250, 242],
        [500, 240],
        [820, 256],
        [300, 640],
        [560, 642],
        [860, 562],
      ],
    ),
  );
