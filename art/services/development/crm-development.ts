import { glow, hue, icon, panel, scene, svg, traces } from '../kit/parts.ts';

const card = (name: string, amount: string, tone: string = hue.deep) =>
  `<div style="padding:18px 22px;border-radius:16px;background:${tone};margin-top:16px">
    <div class="s m">${name}</div><div class="h" style="font-size:32px;margin-top:4px">${amount}</div></div>`;

const column = (x: number, name: string, sum: string, cards: string, won = false) =>
  panel(
    won ? 'deep' : 'ink',
    { x, y: 64, w: 314, h: 560, pad: '24px 22px' },
    `<div class="row"><span class="b ${won ? 'g' : ''}" style="font-size:28px">${name}</span>
      <span class="m s">${sum}</span></div>${cards}`,
  );

const voice = svg(
  440,
  64,
  Array.from({ length: 44 }, (_, step) => {
    const tall = 8 + Math.abs(Math.sin(step * 1.7) * Math.cos(step * 0.6)) * 48;
    return `<path d="M${5 + step * 10} ${32 - tall / 2}v${tall}" stroke="${step < 27 ? hue.dark : '#b9c4ba'}"
      stroke-width="5"/>`;
  }).join(''),
);

const note = `<div class="row"><span class="line b"
  style="font-size:27px">${icon('call', 32, `color:${hue.dark}`)}Call with Farah Siddiqui</span>
    <span class="m s">6 min 20 s</span></div>
  <div style="margin:16px 0 14px">${voice}</div>
  <div style="font-size:27px;line-height:1.32">Agrees to 40 beds at the new rate. Wants delivery before <b>12 December</b> and the GST bill in two parts.</div>
  <div class="line s b g"
  style="margin-top:14px;gap:8px">${icon('tick', 26)}Order confirmation sent, 4:18 pm</div>`;

const deal = `<div class="row"><span class="pill">Moving to Won</span><span class="m s">FD 118</span></div>
  <div class="h" style="font-size:68px;margin:18px 0 8px">₹ 4,82,600</div>
  <div class="b" style="font-size:29px">Sanjeevani Hospital</div><div class="m">40 ward beds, Palwal</div>
  <div class="rule" style="margin:18px 0 14px"></div>
  <div class="row s"><span class="m">Owner</span><span class="b">Kabir Malhotra</span></div>`;

export const crmDevelopment = () =>
  scene(
    '',
    glow(600, 360),
    column(
      54,
      'Quoted',
      '14',
      card('Aarogya Labs', '₹ 1,18,000') +
        card('Maple School', '₹ 76,400') +
        card('Green Gram Foods', '₹ 2,05,900'),
    ),
    column(402, 'Agreed', '6', card('Vastu Homes', '₹ 3,40,000')),
    column(750, 'Won', '9', card('Jyoti Textiles', '₹ 2,94,500', hue.moss), true),
    svg(
      1120,
      900,
      `<path d="M556 300C600 200 700 190 800 292" stroke="${hue.bright}" stroke-width="5"
        stroke-dasharray="2 14"/>
       <rect x="424" y="254" width="270" height="120" rx="16" stroke="${hue.trace}" stroke-width="3"
       stroke-dasharray="10 12"/>`,
      'position:absolute;inset:0',
    ),
    panel('paper', { x: 584, y: 312, w: 484, h: 336, turn: 2.4, pad: '28px 34px' }, deal),
    panel(
      'paper',
      { x: 54, y: 500, w: 544, h: 332, turn: -1.4, pad: '28px 34px', style: `background:${hue.sand}` },
      note,
    ),
    traces('M598 740h136l66-66v-20', [
      [598, 740],
      [800, 652],
    ]),
  );
