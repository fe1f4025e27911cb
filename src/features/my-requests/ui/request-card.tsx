import { useState } from 'react';
import { formatDate, formatMoment } from '~/lib/time';
import { Button } from '~/ui/button';
import { Mark } from '~/ui/mark';
import { rowLook } from '~/ui/panel';
import type { MyRequest } from '../my-request';
import { stageWords, toneOf } from '../stage-words';
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
          className="justify-self-start max-sm:min-h-11"
          onClick={() => setReplying(true)}
        >
          Reply
        </Button>
      )}
    </article>
  );
}

/** The last answer, and what was replied to it; what was before is a click away. */
function Messages({ messages, isNew }: Pick<MyRequest, 'messages'> & { isNew: boolean }) {
  const [all, setAll] = useState(false);
  const answer = messages.findLastIndex(({ from }) => from === 'us');
  const from = all ? 0 : Math.max(answer, 0);
  if (messages.length === 0 && !isNew) return null;
  if (messages.length === 0)
    return <p className="text-sm text-muted">We have not written yet. We answer as soon as we can.</p>;
  return (
    <>
      {from > 0 && (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          Show what was said before
        </Button>
      )}
      <ol className="grid gap-2">
        {messages.slice(from).map((message) => (
          <li
            key={message.at}
            className={
              message.from === 'us'
                ? 'rounded-md border border-line bg-sunken px-3 py-2'
                : 'rounded-md border border-line px-3 py-2 sm:ml-8'
            }
          >
            <p className="text-xs text-muted tabular-nums">
              {message.from === 'us' ? 'We wrote' : 'You replied'}, {formatMoment(message.at)}
            </p>
            {message.subject && <p className="text-sm font-medium wrap-anywhere">{message.subject}</p>}
            <p className="text-sm whitespace-pre-line wrap-anywhere">{message.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
