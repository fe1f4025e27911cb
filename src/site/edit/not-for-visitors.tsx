import { LeavePreview } from '../preview/leave-preview';
import { type Drawn, Reading } from '../reading';
import { EditHere } from './edit-here';

/** What a page has beside what it says: on a draft its banner, otherwise the way to its editor, for those who edit it. */
export default function NotForVisitors({ banner }: { banner: Drawn | undefined }) {
  if (!banner) return <EditHere />;
  return (
    <>
      <Reading of={banner} />
      <LeavePreview />
    </>
  );
}
