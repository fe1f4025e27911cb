import { useWords } from '../words.server';

const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;

/** Of none there is no price. */
const priceOfOne = (spent: number, enquiries: number) => (enquiries > 0 ? rupees(spent / enquiries) : '–');

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Four weeks side by side: more enquiries in each, at a lower price. */
export function MetaMonth() {
  const { monthHeading, month, weeks, figures, after } = useWords('meta-ads');
  const spent = sum(weeks.map(({ spend }) => spend));
  const asked = sum(weeks.map(({ enquiries }) => enquiries));
  const inADot = Math.max(1, ...weeks.map(({ enquiries }) => Math.ceil(enquiries / MOST_DOTS)));
  return (
    <section className="wrap py-20 lg:py-28">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <h2 className="text-3xl">
          {monthHeading.plain} <span className="text-accent">{monthHeading.green}</span>
        </h2>
        <p className="text-lg text-muted">{month}</p>
      </div>
      <ol className="mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {weeks.map(({ title, work, seen, spend, enquiries }, index) => (
          <li key={title} className="flex flex-col">
            <div className="flex items-end border-b-2 border-text pb-4 sm:h-64">
              <Dots count={Math.ceil(enquiries / inADot)} />
            </div>
            <p className="mt-5 text-sm font-medium text-accent">
              {figures.week} {index + 1}
            </p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2.5">{work}</p>
            <p className="mt-2.5 mb-6 text-muted">
              <span className="font-medium text-text">{figures.seen}</span> {seen}
            </p>
            <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-5 tabular-nums">
              <div className="col-span-full flex flex-col-reverse">
                <dt className="text-sm text-muted">{figures.price}</dt>
                <dd className="font-heading text-3xl font-semibold">{priceOfOne(spend, enquiries)}</dd>
              </div>
              <Figure label={figures.spend} value={rupees(spend)} />
              <Figure label={figures.enquiries} value={String(enquiries)} />
            </dl>
          </li>
        ))}
      </ol>
      <p className="mt-14 rounded-leaf bg-accent-soft p-6 text-xl text-on-accent-soft lg:p-8">
        {figures.sum} {rupees(spent)} {figures.spend}, {asked} {figures.enquiries}, {priceOfOne(spent, asked)}{' '}
        {figures.each} {after}
      </p>
    </section>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

const DOTS_IN_A_ROW = 12;
/** A dot for each enquiry, as long as there is room: whatever number somebody types is drawn in a moment. */
const MOST_DOTS = 300;

/** Filled from the ground up. */
function Dots({ count }: { count: number }) {
  const rows = Math.ceil(count / DOTS_IN_A_ROW);
  const dots = Array.from({ length: count }, (_, index) => {
    const row = rows - Math.floor(index / DOTS_IN_A_ROW);
    return `M${(index % DOTS_IN_A_ROW) * 10 + 5} ${row * 10 - 5}h0`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`2 0 ${DOTS_IN_A_ROW * 10 - 4} ${rows * 10}`}
      className="w-full max-w-80"
      stroke="var(--color-leaf-500)"
      strokeWidth="6"
      strokeLinecap="round"
    >
      <path d={dots.join('')} />
    </svg>
  );
}
