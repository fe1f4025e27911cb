import { neck, shape, strokes } from '../people/body.ts';
import { type Face, head } from '../people/face.ts';
import { skins } from '../people/skin.ts';
import { box, leaf, placed, scene, words } from './scene.ts';

const skin = skins.brown;
const HELMET = '#f2a20c';

const face: Face = {
  key: 'operator',
  skin,
  mirrored: true,
  tilt: -4,
  jaw: 101,
  chin: 36,
  length: 174,
  brows: { colour: '#1a1411', weight: 14, lift: 4 },
  eyes: { open: 0.95, crease: true, lashes: false },
  nose: { width: 4, hook: 2 },
  mouth: 'smile',
  lips: 5,
  lip: '#8e5038',
};

const helmet = {
  colour: HELMET,
  back: shape('#1a1411', 'M-120-40C-146-10-146 30-128 56C-110 58-94 40-94 0Z'),
  frame:
    'M-132-46C-160-150-96-226 0-230C90-232 122-160 112-84C126-80 138-66 132-58C60-78-60-76-128-34C-138-34-138-42-132-46Z',
  over: `
    ${shape('#c97f00', 'M-132-46C-160-150-96-226 0-230C-80-190-110-120-98-54C-112-48-122-42-128-34C-138-34-138-42-132-46Z', 0.6)}
    ${shape('#f7bd4a', 'M-10-230C20-236 50-228 64-214C50-160 44-120 46-76C30-78 10-78-8-76C-16-130-18-184-10-230Z')}
    ${strokes('#b06f00', 4, 'M-128-34C-60-76 60-78 132-58')}
    ${strokes('#1a1411', 5, 'M-112-30C-104 40-90 110-60 150')}
    <g transform="translate(54 -172) scale(1.1) rotate(4)">${shape('#0c2f26', 'M0 34C-3 38-17 38-17 25-17 16-10 13-5.6 7.6-2.6 4-1.5-1 2.6-8 1.8-1 2.2 4 5 7.6 9.6 13 16.6 16 16.6 25 16.6 38 3 38 0 34Z')}</g>`,
};

const jacket = `
  ${shape('#e8e2d2', 'M220 620C250 700 390 700 430 616L440 820H200Z')}
  ${shape('#22a75a', 'M20 960C24 724 84 664 206 618C222 700 270 760 316 820V960Z')}
  ${shape('#178a4a', 'M624 960C618 724 564 664 444 618C430 700 380 760 330 820V960Z')}
  ${shape('#c4e9d1', 'M110 690L164 660L190 960H120ZM536 690L480 660L456 960H530Z')}
  ${strokes('#0a5c2f', 4, 'M316 820V960M206 618C222 700 270 760 316 820M444 618C430 700 380 760 330 820')}`;

const operator = [neck(face, { wide: 8, flare: 0.7 }), jacket, head(face, helmet)].join('');

/** A gear blank: a ring with teeth. */
function casting(x: number, y: number, turn: number) {
  const teeth = Array.from(
    { length: 10 },
    (_, index) =>
      `<rect x="-11" y="-66" width="22" height="26" rx="4" transform="rotate(${index * 36 + turn})"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y})"><g fill="#9fb3aa">${teeth}<circle r="52"/></g>
    <circle r="52" fill="#b9c9c1"/><path d="M-52 0A52 52 0 0 0 37 37A60 60 0 0 1-52 0Z" fill="#8ba097"/><circle r="20" fill="#0c2f26"/><circle r="34" fill="none" stroke="#8ba097" stroke-width="4"/></g>`;
}

const BAYS = [0, 1, 2, 3];

const hall = `
  ${box([0, 0, 1200, 864], '#0c2f26')}
  ${BAYS.map(
    (bay) => `<g transform="translate(${bay * 330 - 60})"><path d="M0 300L230 70V300Z" fill="#123a30"/>
      <path d="M230 76L330 300H230Z" fill="#bfe6cd" opacity=".5"/><path d="M262 150V300M296 226V300M230 226H296M230 150H262" stroke="#0c2f26" stroke-width="7"/></g>`,
  ).join('')}
  ${box([0, 296, 1200, 18], '#07201a')}
  <path d="M880 314L760 864H1200V314Z" fill="#7be5a3" opacity=".07"/>
  ${box([0, 806, 1200, 58], '#07201a')}`;

const counter = `
  <path d="M220 0V120M620 0V120" stroke="#07201a" stroke-width="12"/>
  ${box([76, 96, 690, 316], '#04130e', 26)}${box([88, 108, 666, 292], '#07201a', 18, 'stroke="#22594b" stroke-width="3"')}
  ${leaf(120, 126, 0.78, '#7be5a3', '#07201a')}
  ${words(170, 166, 'Line 3', { size: 36, fill: '#eef4ef' })}
  <circle cx="630" cy="154" r="9" fill="#22a75a"/>${words(650, 166, 'Live', { size: 34, fill: '#7be5a3' })}
  ${words(112, 306, '1,284', { size: 142, fill: '#7be5a3', weight: 700, family: 'JetBrains Mono Variable' })}
  ${words(722, 306, 'of 1,500', { size: 34, fill: '#a9bdb4', weight: 500, anchor: 'end', family: 'Geist Variable' })}
  ${box([120, 346, 602, 22], '#17463a', 11)}${box([120, 346, 515, 22], '#22a75a', 11)}${box([618, 342, 8, 30], '#f2a20c', 4)}`;

const rollers = Array.from(
  { length: 16 },
  (_, index) =>
    `<circle cx="${index * 82 + 4}" cy="706" r="24" fill="#07201a"/><circle cx="${index * 82 + 4}" cy="706" r="9" fill="#56665f"/>`,
).join('');

const conveyor = `
  ${casting(90, 588, 4)}${casting(318, 588, 18)}${casting(546, 588, 30)}${casting(774, 588, 40)}${casting(1150, 588, 12)}
  ${box([0, 650, 1200, 22], '#2b6a58')}${box([0, 672, 1200, 70], '#123a30')}${rollers}
  ${box([0, 742, 1200, 20], '#2b6a58')}
  ${[120, 470, 820, 1110].map((x) => box([x, 762, 34, 102], '#07201a')).join('')}
  <g stroke="#f2a20c" stroke-width="14">${Array.from({ length: 20 }, (_, index) => `<path d="M${index * 64 - 10} 850l28-28"/>`).join('')}</g>`;

const sensor = `
  ${box([648, 476, 24, 180], '#56665f', 4)}${box([600, 440, 92, 60], '#fbfaf5', 10)}<circle cx="624" cy="470" r="10" fill="#22a75a"/>
  <path d="M616 508L560 572" stroke="#7be5a3" stroke-width="5" stroke-dasharray="4 12" stroke-linecap="round"/>`;

export const factoryFloor = () => scene(hall, counter, placed(operator, 770, 176, 0.68), sensor, conveyor);
