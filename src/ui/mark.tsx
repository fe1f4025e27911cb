import { classNames } from './class-names';

const tones = {
  plain: 'bg-sunken text-text',
  good: 'bg-accent-soft text-on-accent-soft',
  busy: 'bg-warning-soft text-on-warning-soft',
  bad: 'bg-danger-soft text-on-danger-soft',
};

/** How something stands, in a colour and always in words too. */
export const Mark = ({ tone, children }: { tone: keyof typeof tones; children: string }) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-sm px-2 py-px text-xs/5 font-medium whitespace-nowrap forced-colors:border',
      tones[tone],
    )}
  >
    {children}
  </span>
);
