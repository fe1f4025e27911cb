import { useState } from 'react';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { MissedList } from './ui/missed-list';
import { RedirectForm } from './ui/redirect-form';
import { RedirectList } from './ui/redirect-list';

/** Where old addresses of the site lead, and which ones lead nowhere though visitors ask for them. */
export default function AddressesPage() {
  const may = useMay();
  const [chosen, setChosen] = useState({ from: '', times: 0 });
  if (!may('content:publish')) return <Refusal title="Addresses" />;
  return (
    <>
      <h1 className="mb-4 text-2xl">Addresses</h1>
      <RedirectForm key={chosen.times} from={chosen.from} />
      <RedirectList />
      <MissedList onChoose={(from) => setChosen(({ times }) => ({ from, times: times + 1 }))} />
    </>
  );
}
