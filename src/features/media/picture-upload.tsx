import { useEffect } from 'react';
import type { Media } from './media';
import { UploadDialog } from './ui/upload-dialog';
import { useLibraryUploads } from './ui/use-library-uploads';

interface PictureUploadProps {
  /** What was dropped or pasted where a picture may stand. */
  files: readonly File[];
  onAdded: (added: readonly Media[]) => void;
  onClose: () => void;
}

/** From the desktop into what is being written, by way of the library: described first, as all that is uploaded. */
export default function PictureUpload({ files, onAdded, onClose }: PictureUploadProps) {
  const uploads = useLibraryUploads(onAdded, files);
  const isOver = uploads.uploads.length === 0;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return <UploadDialog {...uploads} />;
}
