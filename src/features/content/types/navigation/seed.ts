import { brand } from '~/model/brand';
import type { ServicePath } from '../services/entry';
import { servicePath } from '../services/paths';
import { services } from '../services/seed';
import type { Navigation } from './entry';

const servicesUnder = (path: ServicePath) =>
  services
    .filter((service) => service.path === path && service.page === 'service')
    .map(({ title }) => ({ label: title, to: servicePath(path, title) }));

const development = servicesUnder('/development');
const brandServices = servicesUnder('/brand');
const linkTo = (label: string, to: string) => ({ label, to, links: [] });

export const navigation: Navigation = {
  main: [
    linkTo('Home', '/home'),
    {
      label: 'Products',
      to: '',
      links: [
        { label: 'IoT Products', to: '/Iot-products' },
        { label: 'CRM app', to: brand.apps.crm },
        { label: 'HRM app', to: brand.apps.hrm },
      ],
    },
    {
      label: 'Development',
      to: '',
      links: [{ label: 'All development', to: '/development' }, ...development],
    },
    { label: 'Brand', to: '', links: [{ label: 'All of brand', to: '/brand' }, ...brandServices] },
    linkTo('Portfolio', '/portfolio'),
    linkTo('About us', '/about-us'),
  ],
  signIn: { label: 'Sign in', to: '/login' },
  demo: { label: 'Book a demo', to: '/#demo' },
  footer: [
    {
      label: 'Company',
      links: [
        { label: 'Home', to: '/home' },
        { label: 'About us', to: '/about-us' },
        { label: 'Portfolio', to: '/portfolio' },
        { label: 'Contact us', to: '/contact-us' },
        { label: 'Career', to: '/career' },
        { label: 'Blog', to: '/blog' },
        { label: 'IoT Products', to: '/Iot-products' },
      ],
    },
    { label: 'Development', links: development },
    { label: 'Brand', links: brandServices },
    {
      label: 'Digital marketing',
      links: [...servicesUnder('/digitalMarketing'), { label: 'A month of Meta Ads', to: '/meta/ads' }],
    },
  ],
  legal: [
    { label: 'Privacy policy', to: '/policy' },
    { label: 'Terms', to: '/terms' },
  ],
};
