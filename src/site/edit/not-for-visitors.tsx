import { useEffect } from 'react';
import { sayAwake } from '~/features/content/preview-awake';
import { LeavePreview } from '../preview/leave-preview';
import { type Drawn, Reading } from '../reading';
import { EditHere } from './edit-here';

/** What a page has beside what it says: on a draft its banner, otherwise the way to its editor, for those who edit it. */
export default function NotForVisitors({ banner }: { banner: Drawn | undefined }) {
  return banner ? <OnDraft banner={banner} /> : <EditHere />;
}

function OnDraft({ banner }: { banner: Drawn }) {
  // What is fetched on its own wakes after the page around it.
  useEffect(sayAwake, []);
  return (
    <>
      <Reading of={banner} />
      <LeavePreview />
    </>
  );
}
