import { describe } from 'vitest';
import { addCareer, addContact, addEnquiry, addIotQuote } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';

/** Edits that the contract does not name but the permission table promises. */
describe('staff edit', () => {
  scenarios([
    {
      name: 'an application, and how far it is',
      given: (t) => addCareer(t),
      as: 'employee',
      call: ['PUT', '/api/career/:id', { status: 'Interview', experience: '4 years' }],
      status: 200,
      answer: {
        message: 'Application updated successfully',
        application: { status: 'Interview', experience: '4 years', designation: 'WBD' },
      },
    },
    {
      name: 'an application, but not to a status that there is none of',
      given: (t) => addCareer(t),
      as: 'admin',
      call: ['PUT', '/api/career/:id', { status: 'Adored' }],
      status: 400,
      answer: { fields: { status: 'Choose a status from the list.' } },
    },
    {
      name: 'a contact',
      given: (t) => addContact(t),
      as: 'employee',
      call: ['PUT', '/api/contact/:id', { city: 'Palwal' }],
      status: 200,
      answer: { message: 'Contact updated successfully', contact: { city: 'Palwal', name: 'Asha Verma' } },
    },
    {
      name: 'a quote',
      given: (t) => addIotQuote(t),
      as: 'employee',
      call: ['PUT', '/api/iot/quote/:id', { productName: 'Soil Moisture Node' }],
      status: 200,
      answer: { message: 'Quote updated successfully!', quote: { productName: 'Soil Moisture Node' } },
    },
    {
      name: 'what is theirs to edit; a client does not',
      given: (t) => addIotQuote(t),
      as: 'user',
      call: ['PUT', '/api/iot/quote/:id', { productName: 'Soil Moisture Node' }],
      status: 403,
    },
  ]);
});

describe('the export', () => {
  scenarios([
    {
      name: 'of those that were ticked holds no other',
      given: async (t) => {
        await addEnquiry(t, { name: 'Not ticked' });
        return addEnquiry(t, { name: 'Ticked' });
      },
      as: 'admin',
      call: ['GET', '/api/records/enquiry/export.csv?ids=:id'],
      status: 200,
      without: ['Not ticked'],
    },
    {
      name: 'refuses what is no id',
      as: 'admin',
      call: ['GET', '/api/records/enquiry/export.csv?ids=1,2'],
      status: 400,
    },
  ]);
});
