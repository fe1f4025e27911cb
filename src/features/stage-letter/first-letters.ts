/** What applicants read at each stage until admins find better words. Whoever has just applied got a receipt. */
export const firstLetters = {
  'In Review': {
    subject: 'We are reading your application, {firstName}',
    text: 'Hello {firstName},\n\nthank you for your patience. Your application as {opening} is now with the people you would work with, and they are reading your CV.\n\nYou will hear from us within a week, whatever the answer is.',
  },
  Interview: {
    subject: 'We would like to talk to you',
    text: 'Hello {firstName},\n\nwe liked what we read and would like to get to know you. You will receive an invitation with day, time and place. If it does not suit you, reply to it and we will find another.\n\nYou need not prepare anything but one piece of work that you enjoy talking about.',
  },
  Offered: {
    subject: 'We would like you to join us',
    text: 'Hello {firstName},\n\nwe would be glad to have you with us as {opening}. Somebody of our team will call you to go through the offer, and you will have it in writing.\n\nTake the time you need, and ask whatever you would like to know.',
  },
  Hired: {
    subject: 'Welcome to the team, {firstName}',
    text: 'Hello {firstName},\n\nwelcome! We look forward to working with you as {opening}. Before your first day you will get a mail with what to bring, whom to ask for, and how to log in.',
  },
  Rejected: {
    subject: 'Your application {reference}',
    text: 'Hello {firstName},\n\nthank you for applying as {opening}, and for the time you took. We have decided to go on with somebody else this time. That is a choice between good people, and no judgement of your work.\n\nIf another opening suits you, we would be glad to hear from you again.',
  },
} as const;

export type LetterStage = keyof typeof firstLetters;

export const hasLetter = (stage: unknown): stage is LetterStage =>
  typeof stage === 'string' && Object.hasOwn(firstLetters, stage);
