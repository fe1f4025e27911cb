import type { AnyRecord, Resource } from '~/model/resource';
import { Button } from '~/ui/button';
import { useJudge } from './judge';

interface JudgeButtonProps {
  resource: Resource;
  row: AnyRecord;
  onDone: () => void;
}

/** In the Details: what a person makes of it, whatever the machine took it for. */
export function JudgeButton({ resource, row, onDone }: JudgeButtonProps) {
  const judge = useJudge(resource);
  const isSpam = row.isSpam === true;
  function decide() {
    judge(row, !isSpam);
    onDone();
  }
  return (
    <Button variant="secondary" onClick={decide}>
      {isSpam ? 'Not spam' : 'Mark as spam'}
    </Button>
  );
}
