import { brand } from '~/model/brand';
import { buttonLook } from '~/ui/button';
import { phoneLink } from './content/phone-link';

const [phone] = brand.mobiles;

export function Closing() {
  return (
    <section className="bg-leaf-500 py-20 text-ink-950 lg:py-28">
      <div className="wrap grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:items-end">
        <h2 className="text-display">Tell us which job eats your team's week.</h2>
        <div className="grid gap-5">
          <p className="text-lg">
            Thirty minutes on a call is enough to say whether software can take it over, what that costs and
            how long it takes.
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href="/#demo" className={buttonLook({ variant: 'inverse', size: 'lg' })}>
              Book a demo
            </a>
            <a href={phoneLink(phone)} className="py-2 font-medium underline underline-offset-4">
              or call {phone}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
