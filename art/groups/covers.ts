import { gattapeti } from '../covers/b2b/gattapeti.ts';
import { kalpurza } from '../covers/b2b/kalpurza.ts';
import { mukaam } from '../covers/b2b/mukaam.ts';
import { pechkas } from '../covers/b2b/pechkas.ts';
import { dopahar } from '../covers/b2c/dopahar.ts';
import { dusraPanna } from '../covers/b2c/dusra-panna.ts';
import { thikthak } from '../covers/b2c/thikthak.ts';
import { zulf } from '../covers/b2c/zulf.ts';
import { bunkarGali } from '../covers/ecommerce/bunkar-gali.ts';
import { jhilmil } from '../covers/ecommerce/jhilmil.ts';
import { kothar } from '../covers/ecommerce/kothar.ts';
import { tapak } from '../covers/ecommerce/tapak.ts';
import { chidiya } from '../covers/education/chidiya.ts';
import { nandanVidya } from '../covers/education/nandan-vidya.ts';
import { rankwell } from '../covers/education/rankwell.ts';
import { tonsValley } from '../covers/education/tons-valley.ts';
import { hundiBoard } from '../covers/finance/hundi-board.ts';
import { khataKalam } from '../covers/finance/khata-kalam.ts';
import { neevcap } from '../covers/finance/neevcap.ts';
import { sanchayRekha } from '../covers/finance/sanchay-rekha.ts';
import { harsingar } from '../covers/hospital/harsingar.ts';
import { namuna } from '../covers/hospital/namuna.ts';
import { neemChhaya } from '../covers/hospital/neem-chhaya.ts';
import { paasDoctor } from '../covers/hospital/paas-doctor.ts';
import { deodarRidge } from '../covers/hotel/deodar-ridge.ts';
import { haveliKesariya } from '../covers/hotel/haveli-kesariya.ts';
import { mehfilLawns } from '../covers/hotel/mehfil-lawns.ts';
import { saffronCourt } from '../covers/hotel/saffron-court.ts';
import { arkaFasteners } from '../covers/industries/arka-fasteners.ts';
import { dhruvCastings } from '../covers/industries/dhruv-castings.ts';
import { himgiriPackaging } from '../covers/industries/himgiri-packaging.ts';
import { neelrang } from '../covers/industries/neelrang.ts';
import { brassKettle } from '../covers/social-media/brass-kettle.ts';
import { gulkand } from '../covers/social-media/gulkand.ts';
import { motorwell } from '../covers/social-media/motorwell.ts';
import { ojaswi } from '../covers/social-media/ojaswi.ts';
import { kargha } from '../covers/software/kargha.ts';
import { peepalCrm } from '../covers/software/peepal-crm.ts';
import { peepalHrm } from '../covers/software/peepal-hrm.ts';
import { samay } from '../covers/software/samay.ts';
import type { PictureGroup } from '../group.ts';

/** Named as the slugs of the portfolio, in a folder for each of its tabs. */
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
    'deodar-ridge': deodarRidge,
    'saffron-court': saffronCourt,
    'mehfil-lawns': mehfilLawns,
    'haveli-kesariya': haveliKesariya,
    'arka-fasteners': arkaFasteners,
    neelrang,
    'dhruv-castings': dhruvCastings,
    'himgiri-packaging': himgiriPackaging,
    'nandan-vidya': nandanVidya,
    rankwell,
    'tons-valley': tonsValley,
    chidiya,
    gulkand,
    ojaswi,
    'brass-kettle': brassKettle,
    motorwell,
    'peepal-crm': peepalCrm,
    'peepal-hrm': peepalHrm,
    kargha,
    samay,
  },
};

export default group;
