import { neck, portrait, shape, strokes } from './body.ts';
import { type Face, head } from './face.ts';
import { ground } from './ground.ts';
import { skins } from './skin.ts';

const skin = skins.fair;
const HAIR = '#171413';
const DENIM = '#2a5a57';

const face: Face = {
  key: 'lalrinawma',
  skin,
  tilt: 3,
  jaw: 98,
  chin: 34,
  length: 172,
  brows: { colour: HAIR, weight: 12, lift: 3 },
  eyes: { open: 0.74, crease: false, lashes: false },
  nose: { width: 3, hook: -4 },
  mouth: 'grin',
  lips: 4,
  lip: '#c07a63',
};

const hair = {
  colour: HAIR,
  back: shape('#2b2623', 'M-128-80C-148-40-146 20-128 50C-112 52-94 40-94 0Z'),
  frame:
    'M90-48C90-80 84-100 74-108C46-98 4-118-42-104C-74-94-90-70-96-40L-100-6C-108-24-118-26-128-16C-144-56-150-108-132-138C-134-176-86-216-22-216C0-228 44-224 66-208C98-208 118-184 110-156C116-130 102-82 90-48Z',
  over: `
    ${shape('#35302d', 'M-128-16C-146-56-152-104-134-138C-122-112-104-96-84-86C-92-70-96-52-97-36L-100-6C-108-24-118-26-128-16Z')}
    ${shape('#3b3532', 'M70-112C30-112-16-128-66-104C-92-116-98-142-82-166C-72-142-30-134 20-142C46-146 66-136 70-112Z')}
    ${strokes('#5c544f', 3, 'M-56-112C-80-136-74-170-38-194M-30-112C-50-142-34-176 4-198M4-114C-8-142 8-176 42-196M36-112C30-140 44-168 74-186M60-108C62-130 74-152 96-166')}
    <circle cx="-113" cy="50" r="5" fill="#dfe5e2"/>`,
};

const clothes = `
  ${shape('#fbfaf5', 'M214 622C236 700 380 706 408 622L430 800H204Z')}
  ${strokes('#dcd6c6', 8, 'M222 632C250 700 372 704 400 632')}
  ${shape('#e6e1d3', 'M340 700C380 690 400 660 408 640L430 800H360Z')}
  ${shape(DENIM, 'M24 810C30 724 86 668 204 630C208 700 232 760 258 820Z')}
  ${shape(DENIM, 'M616 810C610 724 556 668 420 630C418 700 396 760 372 820Z')}
  <clipPath id="panel"><path d="M616 810C610 724 556 668 420 630C418 700 396 760 372 820Z"/></clipPath>
  <g clip-path="url(#panel)">${shape('#1f4745', 'M480 640C540 690 566 740 562 820H640V640Z', 0.7)}</g>
  ${shape('#35706b', 'M204 604C180 616 168 632 164 654L226 732L252 690C230 664 212 636 204 604Z')}
  ${shape('#23504d', 'M412 602C440 614 456 632 460 654L398 734L372 692C392 664 406 634 412 602Z')}
  <g fill="none" stroke="#e9c98a" stroke-width="2.4" stroke-dasharray="9 6">
    <path d="M176 654L224 716L242 688M450 656L400 718L382 692M246 770C238 746 230 720 226 742M386 770C394 746 400 722 402 744"/>
    <path d="M76 728C104 752 118 786 120 820M566 728C538 752 524 786 522 820"/>
    <path d="M128 744L196 758V820M126 752L190 766V820"/>
  </g>
  <path d="M232 770h0M400 772h0" stroke="#e9c98a" stroke-width="11" stroke-linecap="round"/>`;

export const lalrinawma = () =>
  portrait(
    ground({ colour: '#f1eee4', veins: '#e2ddcd', glow: '#fbfaf5' }, 22),
    neck(face, { wide: 6, flare: 0.95 }),
    clothes,
    head(face, hair),
  );
