import { keptDays } from '~/lib/retention';
import type { Resource } from '~/resources/resource';
import { EntityPage } from '../entity-page';
import { KindFolder } from '../kind-folder';
import { InPlaceOfList } from '../resource-list';
import { useSpamCounts } from './spam-counts';
import { SpamList } from './spam-list';

const lead = () =>
  `What looks as if a machine had sent it comes here for ${keptDays.spam} days, and nobody is told. “Not spam” moves it to its list and sends the mails that were held back.`;

/** Each kind shows its spam with what its own page knows of a record: an application comes with its CV. */
export const SpamFolder = ({ kinds }: { kinds: readonly Resource[] }) => (
  <KindFolder kinds={kinds} counts={useSpamCounts()} lead={lead}>
    {(kind) => (
      <InPlaceOfList value={SpamList}>
        <EntityPage key={kind.name} resource={kind} />
      </InPlaceOfList>
    )}
  </KindFolder>
);
