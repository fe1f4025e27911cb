import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { formatDate } from '~/lib/time';
import { useAction } from '~/records/ui/use-action';
import { SureButton } from '~/ui/dialog/sure-button';
import type { dropSecondFactorCall } from './user';

interface SecondFactorOfProps {
  row: { _id: string; name: string };
  since: string;
}

/** For who has lost phone and recovery codes: an admin who knows them lets them begin anew. */
export function SecondFactorOf({ row, since }: SecondFactorOfProps) {
  const queries = useQueryClient();
  const { busy, run } = useAction('user');
  const remove = () =>
    run(async () => {
      await callApi<typeof dropSecondFactorCall>('DELETE', `/user/second-factor/${row._id}`);
      await queries.invalidateQueries();
    }, `${row.name} signs in with the password alone`);
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="text-sm">Signs in with a second factor since {formatDate(since)}.</p>
      <SureButton label="Remove" question="Are you sure who asked for it?" busy={busy} onSure={remove} />
    </div>
  );
}
