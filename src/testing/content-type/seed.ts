export const testimonials = [
  {
    name: 'Kavita Menon',
    company: 'Deodar Ridge',
    portrait: { media: 'portraits/sneha-kujur', alt: 'Kavita Menon' },
    quote: 'Bookings by the site went from 11 to 42 in a month.',
  },
];
