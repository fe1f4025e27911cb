/** What a visitor may ask for: the code that travels, and the label that people read. */
export const requirements = {
  'static-web-dev': 'Static Web Development',
  'dynamic-web-dev': 'Dynamic Web Development',
  ecom: 'E-Commerce Development',
  crm: 'CRM Development',
  hrm: 'HRM Development',
  'digital-marketing': 'Digital Marketing',
  'software-dev': 'Software Development',
  'appointment-booking': 'Appointment Booking Web Dev',
  'online-reputation': 'Online Reputation Management',
} as const;
