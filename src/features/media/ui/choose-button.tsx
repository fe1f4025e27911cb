import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button';
import { pictureRules } from './picture-rules';

interface ChooseButtonProps {
  variant?: 'primary' | 'secondary';
  several?: boolean;
  onChosen: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Opens the browser's own choice of files. */
export function ChooseButton({
  variant = 'primary',
  several = false,
  onChosen,
  children,
}: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" variant={variant} className="min-h-11" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Pictures to upload"
        accept={pictureRules.accept}
        multiple={several}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file can be chosen once more.
          currentTarget.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </>
  );
}
