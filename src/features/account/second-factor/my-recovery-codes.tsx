import { useUser } from '~/platform/auth/ui/session';
import { saveFile } from '~/records/ui/details/save-file';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast/toast';
import { sheet } from '../my-section';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown this once: the server keeps only what can check them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { firm } = useUser();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Recovery codes copied', { about: ['copy'] }),
      () => toast.error('Copying did not work. Please save them as a file.', { about: ['copy'] }),
    );
  const save = () => {
    const head = `Recovery codes of your ${firm} account. Each works once.\n\n`;
    saveFile(new Blob([head, text], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <div role="status" className={`${sheet} grid gap-4 p-4 sm:p-6`}>
      <div>
        <p className="font-medium">Keep these codes where you will find them without your phone.</p>
        <p className="text-sm text-muted">
          Each lets you in once in place of the app. They are shown this one time.
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-sm tabular-nums md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I have kept them</Button>
        <Button variant="secondary" onClick={save}>
          <Icon name="download" className="size-4" />
          Save as a file
        </Button>
        <Button variant="quiet" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  );
}
