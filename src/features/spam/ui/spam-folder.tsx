import { EntityPage } from '~/features/entity-page';
import type { Resource } from '~/model/resource';
import { retentionDays } from '~/model/retention';
import { KindFolder } from '~/records/ui/list/kind-folder';
import { ShowsSpam } from '~/records/ui/list/resource-list';
import { useSpamCounts } from './spam-counts';

const lead = () =>
  `What looks as if a machine had sent it comes here for ${retentionDays.spam} days, and nobody is told. “Not spam” moves it to its list and sends the mails that were held back.`;

/** Each kind shows its spam with what its own page knows of a record: an application comes with its CV. */
export const SpamFolder = ({ kinds }: { kinds: readonly Resource[] }) => (
  <KindFolder kinds={kinds} counts={useSpamCounts()} lead={lead}>
    {(kind) => (
      <ShowsSpam value>
        <EntityPage key={kind.name} resource={kind} />
      </ShowsSpam>
    )}
  </KindFolder>
);
