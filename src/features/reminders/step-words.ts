const kinds: Record<string, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp to',
  mail: 'Write to',
  meeting: 'Meet',
  task: 'Do what was agreed with',
};

/** What is to be done, as one says it: `Call Asha Verma`. */
export const stepWords = (kind: string | null, name: string) => `${kinds[kind ?? ''] ?? 'Follow up'} ${name}`;
