import { box, leaf, scene, words } from './scene.ts';

const line = '#56665f';

const sheet = (x: number, y: number, turn: number, drawing: string) => `
  <g transform="translate(${x} ${y}) rotate(${turn})">
    ${box([8, 12, 330, 430], '#04130e', 4, 'opacity=".35"')}${box([0, 0, 330, 430], '#fbfaf5', 4)}
    <g fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
  </g>`;

const shopPage = `
  <path d="M30 34h60M230 34h70M30 74h270v120H30zM30 74l270 120M300 74L30 194M30 226h80v84H30zM125 226h80v84h-80zM220 226h80v84h-80zM30 334h180M30 358h120"/>
  <path d="M30 390h110v-2" stroke="#22a75a" stroke-width="22"/>`;

const flowPage = `
  <path d="M40 50h90v60H40zM200 50h90v60h-90zM130 80h64M182 68l12 12-12 12M245 110v60M233 158l12 12 12-12"/>
  <path d="M245 176l56 44-56 44-56-44zM189 220h-58M143 208l-12 12 12 12M40 190h90v60H40zM245 264v60M233 312l12 12 12-12M200 330h90v60h-90z"/>
  <path d="M226 220h38" stroke="#f2a20c" stroke-width="9"/><path d="M63 222l15 15 30-34" stroke="#22a75a" stroke-width="9"/>`;

const note = (x: number, y: number, turn: number, fill: string, value: string) => `
  <g transform="translate(${x} ${y}) rotate(${turn})">${box([5, 7, 150, 146], '#04130e', 2, 'opacity=".3"')}${box([0, 0, 150, 146], fill, 2)}
  ${words(75, 70, value, { size: 30, fill: '#10201a', anchor: 'middle', weight: 650 })}<path d="M36 96h78M36 114h50" stroke="#10201a" stroke-width="5" stroke-linecap="round" opacity=".4"/></g>`;

const phone = `
  <g transform="translate(470 176) rotate(-7)">
    ${box([12, 18, 270, 548], '#04130e', 44, 'opacity=".4"')}${box([0, 0, 270, 548], '#04130e', 44)}${box([12, 12, 246, 524], '#fbfaf5', 34)}
    ${box([104, 24, 62, 16], '#04130e', 8)}
    ${leaf(30, 54, 0.56, '#0f7a3f', '#fbfaf5')}${words(66, 86, 'Dhaaga', { size: 26, fill: '#10201a' })}
    ${box([28, 108, 214, 190], '#c4e9d1', 18)}
    <path d="M112 124C122 138 148 138 158 124L184 136L214 186L192 202L176 180L184 290H86L94 180L78 202L56 186L86 136Z" fill="#0f7a3f"/>
    <path d="M135 136V206" stroke="#7be5a3" stroke-width="6" stroke-linecap="round"/><path d="M112 124C122 138 148 138 158 124M88 274H182" fill="none" stroke="#7be5a3" stroke-width="6"/>
    <path d="M104 230h0M135 230h0M166 230h0M119 250h0M150 250h0" stroke="#f2a20c" stroke-width="9" stroke-linecap="round"/>
    ${words(28, 340, 'Handloom kurta', { size: 25, fill: '#10201a' })}
    ${words(28, 378, '₹1,450', { size: 30, fill: '#0f7a3f', weight: 700, family: 'Geist Variable' })}
    <circle cx="40" cy="414" r="13" fill="#0f7a3f"/><circle cx="78" cy="414" r="13" fill="#f2a20c"/><circle cx="116" cy="414" r="13" fill="#17463a"/>
    ${box([28, 446, 214, 62], '#22a75a', 16)}${words(135, 486, 'Add to bag', { size: 26, fill: '#04130e', anchor: 'middle' })}
  </g>`;

/** Seen from above: the rim, the tea, the light on it. */
const glass = (x: number, y: number) => `
  <circle cx="${x + 10}" cy="${y + 14}" r="74" fill="#04130e" opacity=".35"/>
  <circle cx="${x}" cy="${y}" r="74" fill="#e9f3ee" opacity=".9"/><circle cx="${x}" cy="${y}" r="63" fill="#b8743c"/>
  <circle cx="${x}" cy="${y}" r="63" fill="none" stroke="#8f5526" stroke-width="6"/>
  <path d="M${x - 40} ${y - 14}A44 44 0 0 1 ${x - 8} ${y - 42}" fill="none" stroke="#e6b686" stroke-width="9" stroke-linecap="round"/>
  <circle cx="${x + 20}" cy="${y + 18}" r="7" fill="#cf935a"/><circle cx="${x + 2}" cy="${y + 30}" r="4" fill="#cf935a"/>`;

/** A hand with a pencil comes in from the right, its sleeve cut by the edge. The thumb lies under the pencil. */
const hand = `<g transform="translate(132 -186)">
  <path d="M1020 800C1060 760 1100 730 1150 730L1420 900L1280 1080Z" fill="#04130e" opacity=".3"/>
  <path d="M1034 690C1000 664 960 660 930 668C892 676 862 690 838 690C818 690 812 664 832 656C858 646 876 634 900 612C930 584 976 580 1012 600C1050 620 1084 650 1100 700L1070 760Z" fill="#915a35"/>
  <g transform="rotate(-34 720 694)"><rect x="760" y="683" width="250" height="22" rx="3" fill="#f2a20c"/><rect x="760" y="683" width="250" height="8" fill="#f7bd4a"/><path d="M760 683L720 694L760 705Z" fill="#f1d7a8"/><path d="M734 690L720 694L734 698Z" fill="#10201a"/></g>
  <path d="M858 556C838 560 834 580 848 588C838 598 846 618 864 616C884 612 906 618 930 634C962 656 984 690 1002 730L1060 772L1112 716C1098 650 1040 590 980 566C930 546 890 548 858 556Z" fill="#b17649"/>
  <path d="M852 588C886 588 928 600 960 620M866 616C890 612 916 620 940 636M842 664C862 672 884 668 906 660" fill="none" stroke="#673c21" stroke-width="5" stroke-linecap="round" opacity=".65"/>
  <path d="M842 566C850 560 862 560 868 566C862 574 850 576 842 572Z" fill="#dcae86"/>
  <path d="M992 760C1010 716 1052 680 1104 672L1420 880L1280 1080Z" fill="#22a75a"/>
  <path d="M992 760C1010 716 1052 680 1104 672L1124 686C1076 700 1034 738 1014 784Z" fill="#178a4a"/>
  <path d="M1026 800C1048 752 1086 716 1138 696" fill="none" stroke="#c4e9d1" stroke-width="6"/>
</g>`;

const biscuits = `
  <circle cx="902" cy="760" r="86" fill="#04130e" opacity=".3"/><circle cx="894" cy="748" r="86" fill="#f1eee4"/><circle cx="894" cy="748" r="64" fill="#e2ddcf"/>
  ${['translate(882 722) rotate(-14)', 'translate(906 776) rotate(8)']
    .map(
      (at) =>
        `<g transform="${at}">${box([-42, -24, 84, 48], '#d8a35c', 8)}<path d="M-26-10h0M0-10h0M26-10h0M-26 10h0M0 10h0M26 10h0" stroke="#a87432" stroke-width="6" stroke-linecap="round"/></g>`,
    )
    .join('')}`;

const wood = Array.from(
  { length: 5 },
  (_, index) =>
    `<path d="M0 ${index * 190 + 30}C320 ${index * 190 + 4} 700 ${index * 190 + 60} 1200 ${index * 190 + 18}" fill="none" stroke="#0f3a2f" stroke-width="4"/>`,
).join('');

export const workshopTable = () =>
  scene(
    box([0, 0, 1200, 864], '#17463a'),
    wood,
    sheet(66, 250, -9, shopPage),
    sheet(812, 104, 7, flowPage),
    note(352, 48, 6, '#f2a20c', '₹ first'),
    note(180, 60, -5, '#7be5a3', '1 thumb'),
    phone,
    glass(112, 150),
    biscuits,
    glass(1066, 770),
    hand,
  );
