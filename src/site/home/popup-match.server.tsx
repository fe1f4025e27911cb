import { Icon } from '~/ui/icon';

const papers = [
  { name: 'Order', number: 'PO 774', pieces: '200', price: '₹1,840' },
  { name: 'Receipt', number: 'GR 3190', pieces: '196', price: '' },
  { name: 'Invoice', number: '2291', pieces: '200', price: '₹1,840' },
];

/** Order, receipt and invoice side by side, with the place where they differ. */
export const ThreeWayMatch = () => (
  <div className="grid grid-cols-3 gap-2 text-sm tabular-nums max-sm:text-xs sm:gap-3">
    {papers.map(({ name, number, pieces, price }) => {
      const differs = pieces === '196';
      return (
        <div key={name} className="rounded-md rounded-tr-none border border-line bg-surface p-2.5 sm:p-3">
          <p className="font-semibold">{name}</p>
          <p className="text-xs text-muted">{number}</p>
          <p
            className={`mt-3 -mx-1 rounded-sm px-1 py-0.5 ${differs ? 'bg-warning-soft font-semibold text-on-warning-soft' : ''}`}
          >
            {pieces} pcs
          </p>
          <p className="mt-1 min-h-6 text-muted">{price}</p>
          <p className={`mt-2 border-t border-line pt-2 ${differs ? 'text-on-warning-soft' : 'text-accent'}`}>
            <Icon name={differs ? 'alert' : 'check'} className="size-5" />
          </p>
        </div>
      );
    })}
  </div>
);
