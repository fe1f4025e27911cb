import { bunkarGali } from '../covers-one/bunkar-gali.ts';
import { dopahar } from '../covers-one/dopahar.ts';
import { dusraPanna } from '../covers-one/dusra-panna.ts';
import { gattapeti } from '../covers-one/gattapeti.ts';
import { harsingar } from '../covers-one/harsingar.ts';
import { hundiBoard } from '../covers-one/hundi-board.ts';
import { jhilmil } from '../covers-one/jhilmil.ts';
import { kalpurza } from '../covers-one/kalpurza.ts';
import { khataKalam } from '../covers-one/khata-kalam.ts';
import { kothar } from '../covers-one/kothar.ts';
import { mukaam } from '../covers-one/mukaam.ts';
import { namuna } from '../covers-one/namuna.ts';
import { neemChhaya } from '../covers-one/neem-chhaya.ts';
import { neevcap } from '../covers-one/neevcap.ts';
import { paasDoctor } from '../covers-one/paas-doctor.ts';
import { pechkas } from '../covers-one/pechkas.ts';
import { sanchayRekha } from '../covers-one/sanchay-rekha.ts';
import { tapak } from '../covers-one/tapak.ts';
import { thikthak } from '../covers-one/thikthak.ts';
import { zulf } from '../covers-one/zulf.ts';
import type { PictureGroup } from '../group.ts';

/** Covers of the portfolio's tabs from B2B to Hospital. */
const group: PictureGroup = {
  use: 'site',
  folder: 'covers',
  width: 1200,
  height: 800,
  widths: [480, 960],
  pictures: {
    pechkas,
    gattapeti,
    mukaam,
    kalpurza,
    dopahar,
    zulf,
    thikthak,
    'dusra-panna': dusraPanna,
    neevcap,
    'sanchay-rekha': sanchayRekha,
    'hundi-board': hundiBoard,
    'khata-kalam': khataKalam,
    'bunkar-gali': bunkarGali,
    kothar,
    jhilmil,
    tapak,
    'neem-chhaya': neemChhaya,
    namuna,
    harsingar,
    'paas-doctor': paasDoctor,
  },
};

export default group;
