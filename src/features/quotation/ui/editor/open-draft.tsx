import { useState } from 'react';
import type { Business } from '../../business';
import type { Quotation } from '../quotation-queries';
import { DraftEditor } from './draft-editor';
import { sheetOf } from './sheet/sheet';
import type { Opened } from './use-draft';

interface OpenDraftProps {
  quotation: Quotation;
  ours: Business;
  onSent: (url: string) => void;
}

/** A draft that the server has: what comes later comes by saving, or as the other side of a conflict. */
export default function OpenDraft({ quotation, ours, onSent }: OpenDraftProps) {
  const [opened] = useState<Opened>({
    quotation,
    forWhom: {},
    sheet: sheetOf(quotation),
    place: quotation._id,
  });
  return <DraftEditor {...{ opened, quotation, ours, onSent }} />;
}
