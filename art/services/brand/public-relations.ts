import { glow, hue, panel, scene, svg, traces } from '../kit/parts.ts';

/** A workshop with its lathe, as a newspaper would print it. */
const photo = svg(
  460,
  222,
  `<path d="M0 0h460v236H0z" fill="#cdd3c6"/>
   <path d="M0 0l70 40 70-40 70 40 70-40 70 40 70-40 40 22V0z" fill="#aab5a6"/>
   <path d="M24 70h74v62H24zM118 70h74v62h-74zM362 70h74v62h-74z" fill="#eceee4"/>
   <path d="M61 70v62M155 70v62M399 70v62M24 100h74M118 100h74M362 100h74" stroke="#aab5a6" stroke-width="4"/>
   <path d="M0 196h460v40H0z" fill="#8d9a8b"/>
   <path d="M150 150h220v16H150zM166 166h34v46h-34zM322 166h34v46h-34z" fill="#3c4b43"/>
   <path d="M150 108h58v42h-58zM330 124h42v26h-42z" fill="#2b3932"/><path d="M208 130h122" stroke="#5d6d63"
   stroke-width="12"/>
   <circle cx="284" cy="62" r="20" fill="#2b3932"/><path d="M250 150c0-42 8-60 34-60s36 18 36 60z"
   fill="#46564d"/>
   <path d="M262 108l-16 20 20 8" stroke="#2b3932" stroke-width="11"/>
   <circle cx="84" cy="98" r="18" fill="#2b3932"/><path d="M52 196c-2-50 8-74 32-74s34 24 32 74z"
   fill="#5d6d63"/>`,
  'width:100%;height:auto',
);

const page = `<div
  style="text-align:center;font:700 54px/1 'Playfair Display Variable';letter-spacing:-.01em">The Aravalli Courier</div>
  <div class="row"
  style="font-size:18px;border:solid ${hue.text};border-width:2px 0;margin:12px 0 18px;padding:4px 2px">
    <span>Faridabad, Thursday 18 September</span><span>Business, page 7</span></div>
  <div style="font:700 44px/1.04 'Playfair Display Variable'">The Sanjay Colony workshop that makes valves for Oslo</div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:0 24px;margin-top:16px">
    <div style="grid-column:1/3">${photo}</div>
    <p>Nine lathes, thirty-one people and a waiting list till March. Dhruva Valves has never bought an advertisement. What it has is a test bench that buyers watch live.</p>
    <p>"We sent the readings before they asked," says founder Parul Bhardwaj. Norway and Kenya now make up forty per cent of the year.</p>
  </div>`;

const cutting = `<div style="font:600 38px/1.22 'Playfair Display Variable'">"We sent the readings
    <span style="background:linear-gradient(transparent 58%, ${hue.gold}99 58%, ${hue.gold}99 92%, transparent 92%)">before they asked.</span>"</div>
  <div style="font-size:23px;margin-top:14px;color:${hue.muted}">Parul Bhardwaj, Dhruva Valves</div>`;

const coverage: readonly [string, string, string][] = [
  ['The Aravalli Courier', 'Half page', '1.8 lakh'],
  ['Udyog Darpan', 'Interview', '96,000'],
  ['Radio Doab 91.2', '12 minutes', '2.4 lakh'],
  ['Export Patrika', 'Cover', '41,000'],
];

const list = `<div class="row"><span class="h" style="font-size:34px">Coverage</span>
  <span class="pill">11 pieces</span></div>
  ${coverage
    .map(
      ([name, kind, reach], index) => `<div class="rule" style="margin:${index ? 12 : 16}px 0 10px"></div>
      <div class="row" style="white-space:nowrap"><span class="b">${name}</span><span class="h g"
      style="font-size:27px">${reach}</span></div>
      <div class="row m s"><span>${kind}</span><span>readers</span></div>`,
    )
    .join('')}`;

export const publicRelations = () =>
  scene(
    'p { font: 400 20px/1.34 "Lora Variable"; hyphens: auto; margin-top: 12px; }',
    glow(540, 430),
    panel(
      'paper',
      {
        x: 62,
        y: 54,
        w: 626,
        h: 776,
        turn: -1.8,
        pad: '30px 36px',
        style: `background:${hue.sand};border-radius:4px`,
      },
      page,
    ),
    panel('ink', { x: 668, y: 74, w: 396, h: 462, turn: 0.8, pad: '28px 28px' }, list),
    `<div style="position:absolute;left:512px;top:622px;filter:drop-shadow(0 22px 26px rgb(0 0 0 / .55));transform:rotate(2.6deg)">
      <div class="paper"
      style="width:530px;padding:34px 38px 32px;clip-path:polygon(0 4%,6% 0,17% 3%,31% 0,44% 4%,58% 1%,72% 4%,86% 0,100% 3%,99% 34%,100% 66%,98% 97%,84% 100%,69% 96%,52% 100%,36% 97%,19% 100%,4% 96%,1% 62%)">${cutting}</div>
        </div>`,
    traces('M860 538v96', [
      [860, 538],
      [860, 634],
    ]),
  );
