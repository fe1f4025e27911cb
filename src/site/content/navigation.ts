import { brand } from '~/model/brand';
import { type ServicePath, servicePath, serviceTitles } from './services/titles';

interface NavigationLink {
  label: string;
  to: string;
}

interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

const servicesUnder = (path: ServicePath): NavigationLink[] =>
  serviceTitles[path].map((title) => ({ label: title, to: servicePath(path, title) }));

const development = servicesUnder('/development');
const brandServices = servicesUnder('/brand');

/** In the order of the bar: a link, or a list that opens. */
export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', to: '/home' },
  {
    label: 'Products',
    links: [
      { label: 'IoT Products', to: '/Iot-products' },
      { label: 'CRM app', to: brand.apps.crm },
      { label: 'HRM app', to: brand.apps.hrm },
    ],
  },
  { label: 'Development', links: [{ label: 'All development', to: '/development' }, ...development] },
  { label: 'Brand', links: [{ label: 'All of brand', to: '/brand' }, ...brandServices] },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'About us', to: '/about-us' },
];

export const signInLink: NavigationLink = { label: 'Sign in', to: '/login' };
export const demoLink: NavigationLink = { label: 'Book a demo', to: '/#demo' };

export const footerGroups: readonly NavigationGroup[] = [
  {
    label: 'Company',
    links: [
      { label: 'Home', to: '/home' },
      { label: 'About us', to: '/about-us' },
      { label: 'Portfolio', to: '/portfolio' },
      { label: 'Contact us', to: '/contact-us' },
      { label: 'Career', to: '/career' },
      { label: 'IoT Products', to: '/Iot-products' },
    ],
  },
  { label: 'Development', links: development },
  { label: 'Brand', links: brandServices },
  {
    label: 'Digital marketing',
    links: [...servicesUnder('/digitalMarketing'), { label: 'A month of Meta Ads', to: '/meta/ads' }],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy policy', to: '/policy' },
  { label: 'Terms', to: '/terms' },
];
