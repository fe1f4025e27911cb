import { appDevelopment } from '../art/app-development.ts';
import { brand } from '../art/brand.ts';
import { brandBuilding } from '../art/brand-building.ts';
import { contentMarketing } from '../art/content-marketing.ts';
import { crmDevelopment } from '../art/crm-development.ts';
import { development } from '../art/development.ts';
import { digitalMarketing } from '../art/digital-marketing.ts';
import { digitalMarketingBrand } from '../art/digital-marketing-brand.ts';
import { emailMarketing } from '../art/email-marketing.ts';
import { googleAds } from '../art/google-ads.ts';
import { influenceMarketing } from '../art/influence-marketing.ts';
import { metaAds } from '../art/meta-ads.ts';
import { orm } from '../art/orm.ts';
import { ppc } from '../art/ppc.ts';
import { publicRelations } from '../art/public-relations.ts';
import { seoSem } from '../art/seo-sem.ts';
import { socialMediaPresence } from '../art/social-media-presence.ts';
import { softwareDevelopment } from '../art/software-development.ts';
import { webDesign } from '../art/web-design.ts';
import { webDevelopment } from '../art/web-development.ts';
import type { PictureGroup } from '../group.ts';

const group: PictureGroup = {
  use: 'site',
  folder: 'art',
  width: 1120,
  height: 900,
  widths: [560, 1120],
  pictures: {
    development,
    'web-development': webDevelopment,
    'web-design': webDesign,
    'software-development': softwareDevelopment,
    'app-development': appDevelopment,
    'crm-development': crmDevelopment,
    brand,
    'brand-building': brandBuilding,
    orm,
    'public-relations': publicRelations,
    'digital-marketing-brand': digitalMarketingBrand,
    'influence-marketing': influenceMarketing,
    'social-media-presence': socialMediaPresence,
    'digital-marketing': digitalMarketing,
    'meta-ads': metaAds,
    'google-ads': googleAds,
    'email-marketing': emailMarketing,
    'content-marketing': contentMarketing,
    'seo-sem': seoSem,
    ppc,
  },
};

export default group;
