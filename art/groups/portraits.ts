import type { PictureGroup } from '../group.ts';
import { arjun } from '../people/arjun-nambiar.ts';
import { gauri } from '../people/gauri-deshpande.ts';
import { harjot } from '../people/harjot-singh-bhullar.ts';
import { imran } from '../people/imran-qadri.ts';
import { lalrinawma } from '../people/lalrinawma-sailo.ts';
import { meenakshi } from '../people/meenakshi-raghunathan.ts';
import { ritoja } from '../people/ritoja-sengupta.ts';
import { sneha } from '../people/sneha-kujur.ts';

export default {
  use: 'site',
  folder: 'portraits',
  width: 640,
  height: 800,
  widths: [320, 640],
  pictures: {
    'meenakshi-raghunathan': meenakshi,
    'harjot-singh-bhullar': harjot,
    'ritoja-sengupta': ritoja,
    'imran-qadri': imran,
    'lalrinawma-sailo': lalrinawma,
    'gauri-deshpande': gauri,
    'sneha-kujur': sneha,
    'arjun-nambiar': arjun,
  },
} satisfies PictureGroup;
