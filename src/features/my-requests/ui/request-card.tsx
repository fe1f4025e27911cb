import { useState } from 'react';
import { formatDate } from '~/lib/time';
import { Button } from '~/ui/button';
import { Mark } from '~/ui/mark';
import { rowLook } from '~/ui/panel';
import type { MyRequest } from '../my-request';
import { stageWords, toneOf } from '../stage-words';
import { Messages } from './messages';
import { ReplyForm } from './reply-form';

/** One request: how far it is, what was answered last, and a place to reply. */
export function RequestCard({ request }: { request: MyRequest }) {
  const { title, about, reference, date, stage, messages } = request;
  // Undefined until somebody replies for the first time: after that the button has the focus again.
  const [replying, setReplying] = useState<boolean>();
  const name = [title, about].filter(Boolean).join(': ');
  return (
    <article aria-label={name} className={`${rowLook} grid gap-3`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0">
          <h3 className="font-text text-sm font-medium wrap-anywhere">{name}</h3>
          <p className="text-xs text-muted tabular-nums">
            {reference}, {formatDate(date)}
          </p>
        </div>
        <Mark tone={toneOf(stage)}>{stage}</Mark>
      </div>
      <Messages messages={messages} isNew={stage === stageWords.New} />
      {replying ? (
        <ReplyForm request={request} onDone={() => setReplying(false)} />
      ) : (
        <Button
          autoFocus={replying === false}
          size="sm"
          variant="secondary"
          aria-label={`Reply: ${name}, ${reference}`}
          className="justify-self-start"
          onClick={() => setReplying(true)}
        >
          Reply
        </Button>
      )}
    </article>
  );
}
