/** What a visitor may apply for: the code that travels, and the label that people read. */
export const designations = {
  WD: 'Web Designer',
  WBD: 'Web Developer',
  SD: 'Software Developer',
  AD: 'App Developer',
  HWD: 'Hybrid Web Developer',
  SE: 'Sales Executive',
  SM: 'Sales Manager',
  RM: 'Relationship Manager',
  BA: 'Business Analyst',
} as const;
