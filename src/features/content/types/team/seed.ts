import type { TeamMember } from './entry';

export const team: readonly TeamMember[] = [
  {
    name: 'Meenakshi Raghunathan',
    post: 'CEO',
    portrait: {
      media: 'portraits/meenakshi-raghunathan',
      alt: 'Drawn portrait of Meenakshi Raghunathan, her hair in a bun with a grey streak, in a green sari',
    },
    note: 'Signs every scope herself, and reads it aloud to the client first.',
  },
  {
    name: 'Harjot Singh Bhullar',
    post: 'CTO',
    portrait: {
      media: 'portraits/harjot-singh-bhullar',
      alt: 'Drawn portrait of Harjot Singh Bhullar in a green turban, full beard and a dark jacket',
    },
    note: 'Wrote the billing program of 2014 and still answers for it.',
  },
  {
    name: 'Ritoja Sengupta',
    post: 'CMO',
    portrait: {
      media: 'portraits/ritoja-sengupta',
      alt: 'Drawn portrait of Ritoja Sengupta with a bob, round glasses and a printed kurta',
    },
    note: "Cut our clients' average cost per enquiry from ₹410 to ₹265 in a year.",
  },
  {
    name: 'Imran Qadri',
    post: 'HR',
    portrait: {
      media: 'portraits/imran-qadri',
      alt: 'Drawn portrait of Imran Qadri, grey at the temples, with a trimmed beard and a cardigan',
    },
    note: 'Reads every application and answers each within seven days.',
  },
  {
    name: 'Lalrinawma Sailo',
    post: 'Full Stack Developer',
    portrait: {
      media: 'portraits/lalrinawma-sailo',
      alt: 'Drawn portrait of Lalrinawma Sailo smiling, with swept-up black hair and a denim shirt',
    },
    note: 'Connects line counters to dashboards; 38 machines report to his code.',
  },
  {
    name: 'Gauri Deshpande',
    post: 'Full Stack Developer',
    portrait: {
      media: 'portraits/gauri-deshpande',
      alt: 'Drawn portrait of Gauri Deshpande smiling, with a long braid and a striped kurta',
    },
    note: 'Moves old ledgers into new databases, 2.1 million rows so far, none lost.',
  },
  {
    name: 'Sneha Kujur',
    post: 'Frontend Developer',
    portrait: {
      media: 'portraits/sneha-kujur',
      alt: 'Drawn portrait of Sneha Kujur smiling, with loose curls and a red-bordered dupatta',
    },
    note: 'Tests each screen on a ₹7,000 phone before anyone else sees it.',
  },
  {
    name: 'Arjun Nambiar',
    post: 'Frontend Developer',
    portrait: {
      media: 'portraits/arjun-nambiar',
      alt: 'Drawn portrait of Arjun Nambiar with wavy hair, a moustache and a leaf-print shirt',
    },
    note: "Keeps the studio's component library: 64 parts, all usable by keyboard.",
  },
];
