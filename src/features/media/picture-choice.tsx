import { useState } from 'react';
import { Dialog } from '~/ui/dialog/dialog';
import type { Media } from './media';
import { Library } from './ui/library';

interface PictureChoiceProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onChoose: (picture: Media) => void;
}

/** One of the library, or one that is uploaded there now. */
export default function PictureChoice({ onChoose, ...dialog }: PictureChoiceProps) {
  return (
    <Dialog {...dialog} size="lg">
      <Picker onChoose={onChoose} />
    </Dialog>
  );
}

function Picker({ onChoose }: Pick<PictureChoiceProps, 'onChoose'>) {
  const [{ q, page }, setState] = useState({ q: '', page: 1 });
  return (
    <Library
      q={q}
      page={page}
      onChange={(changes) => setState((before) => ({ ...before, ...changes }))}
      onOpen={onChoose}
      onAdded={([first]) => first && onChoose(first)}
    />
  );
}
