import { neck, shape, strokes } from '../people/body.ts';
import { type Face, head } from '../people/face.ts';
import { skins } from '../people/skin.ts';
import { box, leaf, placed, scene, words } from './scene.ts';

const skin = skins.wheat;
const HAIR = '#1d1512';

const face: Face = {
  key: 'reception',
  skin,
  tilt: 3,
  jaw: 94,
  chin: 28,
  length: 170,
  brows: { colour: HAIR, weight: 10, lift: 6 },
  eyes: { open: 1, crease: true, lashes: true },
  nose: { width: 1, hook: 0 },
  mouth: 'grin',
  lips: 7,
};

const hair = {
  colour: HAIR,
  back: `${shape(HAIR, 'M-128-80C-166-30-158 60-116 92C-92 84-88 40-90 0Z')}<circle cx="-120" cy="-176" r="58" fill="${HAIR}"/>${strokes('#4a382e', 4, 'M-150-196C-136-214-108-214-94-198')}`,
  frame:
    'M34-126C62-112 82-90 91-42C112-96 98-184 34-196C-56-212-152-168-152-58C-152-38-142-20-128-14C-118-24-108-22-100-6C-98-36-84-76-46-98C-16-114 12-120 34-126Z',
  over: strokes(
    '#4a382e',
    3,
    'M28-142C-34-136-98-102-116-38M30-160C-40-162-116-122-140-54M46-150C74-132 92-100 97-70',
  ),
};

const scrubs = `
  ${shape('#22a75a', 'M48 960C52 724 98 672 212 624L322 720L414 622C536 668 586 724 596 960Z')}
  ${shape('#178a4a', 'M500 660C556 710 572 790 566 960H596C590 724 560 690 500 660Z')}
  ${strokes('#c4e9d1', 9, 'M212 624L322 720L414 622')}
  ${shape('#fbfaf5', 'M390 772h96v62h-96z')}${shape('#0f7a3f', 'M402 786h72v10h-72zM402 806h48v8h-48z')}`;

const receptionist = [neck(face, { flare: 0.7 }), scrubs, head(face, hair)].join('');

const rows = [
  { token: '24', doctor: 'Dr Sethi', room: 'Room 3', now: true },
  { token: '25', doctor: 'Dr Basu', room: 'Room 1' },
  { token: '26', doctor: 'Dr Iyer', room: 'Room 4' },
  { token: '27', doctor: 'Dr Sethi', room: 'Room 3' },
];

const board = `
  ${box([470, 60, 660, 404], '#04130e', 24)}${box([484, 74, 632, 376], '#07201a', 14)}
  ${leaf(512, 92, 0.62, '#7be5a3', '#07201a')}${words(556, 124, 'Now seeing', { size: 34, fill: '#eef4ef' })}
  ${words(1088, 124, '10:42', { size: 34, fill: '#a9bdb4', weight: 500, anchor: 'end', family: 'JetBrains Mono Variable' })}
  ${rows
    .map(({ token, doctor, room, now }, index) => {
      const y = 150 + index * 73;
      const ink = now ? '#04130e' : '#eef4ef';
      return `${box([504, y, 592, 64], now ? '#7be5a3' : '#0c2f26', 12)}
      ${words(528, y + 46, token, { size: 42, fill: now ? '#04130e' : '#7be5a3', weight: 700, family: 'JetBrains Mono Variable' })}
      ${words(618, y + 43, doctor, { size: 34, fill: ink })}
      ${words(1072, y + 43, room, { size: 32, fill: ink, weight: 500, anchor: 'end', family: 'Geist Variable' })}`;
    })
    .join('')}`;

const desk = `
  ${box([0, 640, 700, 224], '#fbfaf5')}${box([0, 618, 724, 34], '#c9985c', 8)}${box([0, 652, 700, 14], '#000', 0, 'opacity=".1"')}
  <g stroke="#e2ddcf" stroke-width="6">${[60, 130, 200, 270, 340, 410, 480, 550, 620].map((x) => `<path d="M${x} 670V864"/>`).join('')}</g>
  ${box([250, 708, 210, 92], '#0f7a3f', 12)}${words(355, 767, 'Reception', { size: 36, fill: '#fbfaf5', anchor: 'middle' })}
  ${box([400, 470, 200, 134], '#10201a', 12)}${box([484, 600, 32, 20], '#10201a')}${leaf(482, 506, 0.9, '#22a75a', '#10201a')}
  ${box([52, 560, 66, 60], '#17463a', 8)}
  <g transform="rotate(-20 80 560)">${leaf(46, 462, 1.5, '#22a75a', '#0f7a3f')}</g><g transform="rotate(24 90 560)">${leaf(70, 470, 1.4, '#178a4a', '#0a5c2f')}</g>`;

/** Those who wait, seen from behind. */
const waiting = `
  ${box([700, 800, 480, 64], '#0c2f26', 20)}
  <path d="M700 864C706 760 738 714 800 700H846C908 714 936 760 940 864Z" fill="#f2a20c"/>
  <path d="M756 724C780 780 870 780 896 724L846 696H800Z" fill="#d98e06"/>
  <path d="M796 640H852V712C836 728 812 728 796 712Z" fill="#8d5634"/>
  <path d="M764 600C760 540 788 500 826 500C866 500 892 540 888 600C886 640 868 684 826 684C784 684 766 640 764 600Z" fill="#8d5634"/>
  <path d="M756 596C746 526 782 484 826 484C872 484 906 526 896 596C892 626 880 648 864 658C850 650 802 650 788 658C772 648 760 626 756 596Z" fill="#dcd7cb"/>
  <path d="M826 486C800 520 792 590 800 650M826 486C852 520 860 590 852 650M826 486V650M800 496C776 530 770 590 780 640M852 496C876 530 882 590 872 640" fill="none" stroke="#bdb6a7" stroke-width="4" stroke-linecap="round"/>
  <path d="M752 596C744 590 742 620 756 630ZM898 596C906 590 908 620 894 630Z" fill="#8d5634"/>
  <path d="M936 864C940 772 972 736 1030 722H1076C1134 736 1162 772 1166 864Z" fill="#fbfaf5"/>
  <path d="M980 742C1000 864 1000 864 1004 864M1126 742C1110 800 1108 840 1106 864M1052 726V864" fill="none" stroke="#7be5a3" stroke-width="8"/>
  <path d="M990 640C980 560 1012 524 1054 524C1096 524 1128 560 1118 640C1114 690 1126 730 1110 776C1090 800 1018 800 998 776C982 730 994 690 990 640Z" fill="#1d1512"/>
  <path d="M1020 560C1012 620 1010 700 1020 770M1054 548V784M1088 560C1096 620 1098 700 1088 770" fill="none" stroke="#463730" stroke-width="5" stroke-linecap="round"/>`;

export const hospitalReception = () =>
  scene(
    box([0, 0, 1200, 864], '#c9ead5'),
    box([0, 0, 1200, 864], '#b5dec5', 0, 'transform="translate(0 560)"'),
    '<path d="M0 0H300L120 560H0Z" fill="#d9f2e2"/>',
    board,
    placed(receptionist, 66, 146, 0.62),
    desk,
    waiting,
  );
