import { useSearchParams } from 'react-router';
import { resources } from '~/features/resources';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { idIn, pageIn } from '~/records/ui/list/list-state';
import { EarlierImports } from './ui/earlier-imports';
import { ImportDesk } from './ui/import-desk';
import { StartImport } from './ui/start-import';

/** From a spreadsheet to records: `?resource=` begins one, `?id=` goes on with it. */
export default function ImportPage() {
  const may = useMay();
  const [params] = useSearchParams();
  const kinds = resources.filter(({ importable, area }) => importable && may(`${area}:create`));
  if (!may('imports:use') || kinds.length === 0) return <Refusal title="Import" />;
  const id = idIn(params, 'id');
  if (id) return <ImportDesk key={id} id={id} />;
  return (
    <>
      <StartImport kinds={kinds} chosen={params.get('resource') ?? ''} />
      <EarlierImports page={pageIn(params)} />
    </>
  );
}
