import { resources } from '~/resources';
import { keepsSpam } from '~/resources/resource';
import { dashboardMeta } from './page-title';
import { Refusal } from './refusal';
import { useMay } from './session';
import { SpamFolder } from './spam/spam-folder';

export const meta = () => dashboardMeta('Spam');

/** What looked as if a machine had sent it, until somebody says that it is not spam or deletes it. */
export default function SpamPage() {
  const may = useMay();
  const kinds = resources.filter((resource) => keepsSpam(resource) && may(`${resource.area}:edit`));
  if (kinds.length === 0) return <Refusal title="Spam" />;
  return (
    <>
      <h1 className="text-2xl">Spam</h1>
      <SpamFolder kinds={kinds} />
    </>
  );
}
