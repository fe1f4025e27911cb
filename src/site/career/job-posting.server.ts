import type { SiteFacts } from '~/features/content/types/site/entry';
import { xml } from '../head/xml';
import { paragraphsOf } from './opening-words.server';
import { openingPath, type PublicOpening } from './openings.server';

const PAISE = 100;

/** What search engines are told of a place while it can be had, by the rules that Google documents for it. */
export const jobPosting = (publicUrl: string, site: SiteFacts, opening: PublicOpening) => ({
  '@type': 'JobPosting',
  title: opening.title,
  description: htmlOf(opening),
  url: publicUrl + openingPath(opening.slug),
  identifier: { '@type': 'PropertyValue', name: site.name, value: opening._id },
  datePosted: opening.opensOn,
  ...(opening.closesOn ? { validThrough: `${opening.closesOn}T23:59:59+05:30` } : {}),
  employmentType: opening.employmentType,
  hiringOrganization: {
    '@type': 'Organization',
    name: site.name,
    sameAs: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
  },
  ...whereOf(site, opening),
  ...salaryOf(opening),
  directApply: true,
});

/** They know paragraphs and lists, and no headings. */
function htmlOf({ description, responsibilities, skills }: PublicOpening) {
  const list = (title: string, points: readonly string[]) =>
    points.length > 0
      ? `<p>${title}:</p><ul>${points.map((point) => `<li>${xml(point)}</li>`).join('')}</ul>`
      : '';
  const paragraphs = paragraphsOf(description).map((one) => `<p>${xml(one).replaceAll('\n', '<br>')}</p>`);
  return [...paragraphs, list('What you will do', responsibilities), list('What you bring', skills)].join('');
}

/** What can be done from anywhere says from where; all else says where the office is, in full where it is our own. */
function whereOf({ address }: SiteFacts, { workplace, city }: PublicOpening) {
  if (workplace === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    };
  const isOurs = city.toLowerCase() === address.city.toLowerCase();
  const office = {
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
  };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(isOurs ? office : { addressLocality: city }),
        addressCountry: 'IN',
      },
    },
  };
}

function salaryOf({ salaryFromPaise: from, salaryToPaise: to, salaryPer }: PublicOpening) {
  if (from === null && to === null) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        ...(from === null ? {} : { minValue: from / PAISE }),
        ...(to === null ? {} : { maxValue: to / PAISE }),
        unitText: salaryPer,
      },
    },
  };
}
