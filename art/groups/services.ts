import type { PictureGroup } from '../group.ts';
import { brand } from '../services/brand/brand.ts';
import { brandBuilding } from '../services/brand/brand-building.ts';
import { digitalMarketingBrand } from '../services/brand/digital-marketing-brand.ts';
import { influenceMarketing } from '../services/brand/influence-marketing.ts';
import { orm } from '../services/brand/orm.ts';
import { publicRelations } from '../services/brand/public-relations.ts';
import { socialMediaPresence } from '../services/brand/social-media-presence.ts';
import { appDevelopment } from '../services/development/app-development.ts';
import { crmDevelopment } from '../services/development/crm-development.ts';
import { development } from '../services/development/development.ts';
import { softwareDevelopment } from '../services/development/software-development.ts';
import { webDesign } from '../services/development/web-design.ts';
import { webDevelopment } from '../services/development/web-development.ts';
import { contentMarketing } from '../services/digital-marketing/content-marketing.ts';
import { digitalMarketing } from '../services/digital-marketing/digital-marketing.ts';
import { emailMarketing } from '../services/digital-marketing/email-marketing.ts';
import { googleAds } from '../services/digital-marketing/google-ads.ts';
import { metaAds } from '../services/digital-marketing/meta-ads.ts';
import { ppc } from '../services/digital-marketing/ppc.ts';
import { seoSem } from '../services/digital-marketing/seo-sem.ts';

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
