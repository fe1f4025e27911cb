import { arkaFasteners } from '../covers-two/arka-fasteners.ts';
import { brassKettle } from '../covers-two/brass-kettle.ts';
import { chidiya } from '../covers-two/chidiya.ts';
import { deodarRidge } from '../covers-two/deodar-ridge.ts';
import { dhruvCastings } from '../covers-two/dhruv-castings.ts';
import { gulkand } from '../covers-two/gulkand.ts';
import { haveliKesariya } from '../covers-two/haveli-kesariya.ts';
import { himgiriPackaging } from '../covers-two/himgiri-packaging.ts';
import { kargha } from '../covers-two/kargha.ts';
import { mehfilLawns } from '../covers-two/mehfil-lawns.ts';
import { motorwell } from '../covers-two/motorwell.ts';
import { nandanVidya } from '../covers-two/nandan-vidya.ts';
import { neelrang } from '../covers-two/neelrang.ts';
import { ojaswi } from '../covers-two/ojaswi.ts';
import { peepalCrm } from '../covers-two/peepal-crm.ts';
import { peepalHrm } from '../covers-two/peepal-hrm.ts';
import { rankwell } from '../covers-two/rankwell.ts';
import { saffronCourt } from '../covers-two/saffron-court.ts';
import { samay } from '../covers-two/samay.ts';
import { tonsValley } from '../covers-two/tons-valley.ts';
import type { PictureGroup } from '../group.ts';

/** Covers of the portfolio's last five tabs: Hotel, Industries, Education, SocialMedia, Software. */
const covers: PictureGroup = {
  use: 'site',
  folder: 'covers',
  width: 1200,
  height: 800,
  widths: [480, 960],
  pictures: {
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

export default covers;
