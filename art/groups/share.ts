import { COVERS, FACES } from '../../src/site/head/share-card-pictures.ts';
import { type PictureGroup, text } from '../group.ts';

/** Where a link to a page is shown: our mark, what the page says, and a picture from it. */
function card(green: string, plain: string, picture: string) {
  return `
<style>
  body { position: relative; background: #04130e; color: #eef4ef; overflow: hidden; }
  .veins { position: absolute; top: -150px; left: 560px; height: 960px; opacity: 0.5; }
  .words { position: absolute; inset: 64px auto 60px 72px; width: 590px; display: flex; flex-direction: column; }
  .mark { display: flex; align-items: center; gap: 16px; font: 650 34px "Bricolage Grotesque Variable"; }
  .mark img { height: 54px; }
  h1 { margin: auto 0; font: 680 76px/1.02 "Bricolage Grotesque Variable"; letter-spacing: -0.015em; text-wrap: balance; }
  h1 b { color: #7be5a3; font-weight: inherit; }
  .place { color: #a9bdb4; font-size: 26px; }
  .art { position: absolute; right: 0; top: 60px; width: 580px; }
  .tile { position: absolute; border-radius: 26px 26px 26px 8px; object-fit: cover; box-shadow: 0 30px 60px -20px #000; }
</style>
<body>
  <img class="veins" src="/ui/leaf/veins.svg" alt="">
  ${picture}
  <div class="words">
    <div class="mark"><img src="/public/favicon.svg" alt="">PeepalWorks</div>
    <h1><b>${text(green)}</b> ${text(plain)}</h1>
    <div class="place">Faridabad and Delhi NCR</div>
  </div>
</body>`;
}

const art = (name: string) => `<img class="art" src="/site/art/${name}-1120.avif" alt="">`;

/** Three pictures, overlapping, running off the edge. */
const three = (...[first = '', second = '', third = '']: string[]) => {
  const tile = (src: string, style: string) => `<img class="tile" src="${src}" alt="" style="${style}">`;
  return [
    tile(first, 'left: 720px; top: -70px; width: 400px; height: 290px'),
    tile(second, 'left: 860px; top: 200px; width: 420px; height: 300px'),
    tile(third, 'left: 700px; top: 450px; width: 400px; height: 290px'),
  ].join('');
};

const faces = (slugs: readonly string[]) =>
  slugs
    .map((slug, index) => {
      const place = `left: ${700 + index * 200}px; top: ${60 + (index % 2) * 130}px; width: 250px; height: 330px`;
      return `<img class="tile" src="/site/portraits/${slug}-640.avif" alt="" style="${place}">`;
    })
    .join('');

const cover = (slug: string) => `/site/covers/${slug}-960.avif`;
const product = (slug: string) => `/public/products/${slug}-960.webp`;

/** Each service by the name of its picture. */
const services: Record<string, [green: string, plain: string]> = {
  development: ['Development', 'with a date and a price on paper'],
  'web-development': ['Web Development', 'that opens in under a second'],
  'web-design': ['Web Design', 'drawn in the browser'],
  'software-development': ['Software Development', 'around how you work'],
  'app-development': ['App Development', 'for phones people own'],
  'crm-development': ['CRM Development', 'around how you sell'],
  brand: ['Brand', 'that people can point at'],
  'brand-building': ['Brand Building', 'from name to signboard'],
  orm: ['ORM', 'that answers every review'],
  'public-relations': ['Public Relations', 'with something to report'],
  'digital-marketing-brand': ['Digital Marketing', 'for a name of your own'],
  'influence-marketing': ['Influence Marketing', 'counted in orders'],
  'social-media-presence': ['Social Media Presence', 'on a calendar that is kept'],
  'digital-marketing': ['Digital Marketing', 'reported as enquiries'],
  'meta-ads': ['Meta Ads', 'by the cost of an enquiry'],
  'google-ads': ['Google Ads', 'for people who are asking'],
  'email-marketing': ['Email Marketing', 'that is opened'],
  'content-marketing': ['Content Marketing', 'worth a search'],
  'seo-sem': ['SEO SEM', 'from page two to the top'],
  ppc: ['PPC', 'with a ceiling you set'],
};

const pages: Record<string, [green: string, plain: string, picture: string]> = {
  landing: ["Let's get to work.", 'AI for the people who do it', ''],
  home: ['AI agents', 'for the routine half of the week', ''],
  it: ['Enterprise IT', 'on a unified AI platform', ''],
  secuirity: ['Security and risk', 'seen in time', ''],
  human: ['Your workforce,', 'with its mornings back', ''],
  crm: ['Business transformation,', 'one call at a time', ''],
  appdev: ['Workflows', 'that run themselves', ''],
  finance: ['Finance and supply,', 'matched to the rupee', ''],
  slider: ['Six platforms,', 'one leaf', ''],
  'about-us': [
    '34 people,',
    'two floors, software that stays in use',
    faces(FACES['about-us']),
  ],
  portfolio: [
    'Portfolio:',
    '40 projects in ten trades',
    three(...COVERS.map(cover)),
  ],
  'contact-us': ['Contact us.', 'A person answers', ''],
  blog: [
    'Before you sign',
    'what we tell our clients',
    three(
      '/site/art/software-development-1120.avif',
      '/site/art/google-ads-1120.avif',
      '/site/art/development-1120.avif',
    ),
  ],
  career: ['Build what', 'your neighbours use', faces(FACES.career)],
  'iot-products': [
    'Things that',
    'report for work',
    three(product('cold-room-sentinel'), product('three-phase-energy-meter'), product('soil-moisture-node')),
  ],
  policy: ['Privacy policy:', 'what we keep, why and how long', ''],
  terms: ['Terms:', 'eleven sections, fifteen days of support', ''],
};

export default {
  use: 'share',
  folder: 'share',
  width: 1200,
  height: 630,
  widths: [1200],
  pictures: Object.fromEntries([
    ...Object.entries(services).map(([name, words]) => [name, () => card(...words, art(name))] as const),
    ...Object.entries(pages).map(([name, words]) => [name, () => card(...words)] as const),
  ]),
} satisfies PictureGroup;
