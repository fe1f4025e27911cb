import { resources } from '~/features/resources';
import { keepsSpam } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { SpamFolder } from './ui/spam-folder';

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
