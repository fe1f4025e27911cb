import { buttonLook } from '~/ui/button';
import { phoneLink } from './content/phone-link';
import { useWords } from './words.server';

export function Closing() {
  const { closing, mobiles } = useWords('site');
  const [phone] = mobiles;
  return (
    <section className="bg-leaf-500 py-20 text-ink-950 lg:py-28">
      <div className="wrap grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:items-end">
        <h2 className="text-display">{closing.heading}</h2>
        <div className="grid gap-5">
          <p className="text-lg">{closing.text}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href="/#demo" className={buttonLook({ variant: 'inverse', size: 'lg' })}>
              {closing.button}
            </a>
            {phone && (
              <a href={phoneLink(phone.number)} className="py-2 font-medium underline underline-offset-4">
                {closing.call} {phone.number}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
