/** What an installation begins with. From then on the site says of the firm what is published in “Brand and contact”: see `firm.ts`. */
export const brand = {
  name: 'PeepalWorks',
  legalName: 'PeepalWorks Digital Private Limited',
  tagline: 'Software that keeps growing after launch.',
  description:
    'PeepalWorks designs and builds websites, software, apps and brands for businesses in Faridabad and Delhi NCR.',
  address: {
    street: '2nd Floor, SCO 48, Sector 16 Market',
    city: 'Faridabad',
    region: 'Haryana',
    postalCode: '121002',
    country: 'India',
    /** How and when it is found open. */
    visit: 'Monday to Saturday, 10 am to 7 pm. Four minutes on foot from Neelam Chowk Ajronda metro station.',
  },
  mobiles: ['+91 98180 40101', '+91 98180 40102', '+91 98180 40103'],
  landline: '0129 400 4010',
  mail: {
    hello: 'hello@peepalworks.example',
    support: 'support@peepalworks.example',
    sales: 'sales@peepalworks.example',
    careers: 'careers@peepalworks.example',
    admin: 'admin@peepalworks.example',
  },
  social: {
    linkedin: 'https://www.linkedin.com/company/peepalworks',
    instagram: 'https://www.instagram.com/peepalworks',
    facebook: 'https://www.facebook.com/peepalworks',
    youtube: 'https://www.youtube.com/@peepalworks',
  },
  apps: {
    crm: 'https://crm.peepalworks.example',
    hrm: 'https://hrm.peepalworks.example',
  },
  stats: [
    { figure: '100+', label: 'Finished Projects' },
    { figure: '30+', label: 'Created Jobs' },
    { figure: '90+', label: 'Happy Customers' },
  ],
} as const;
