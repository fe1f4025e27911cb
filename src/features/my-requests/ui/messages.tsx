import { useState } from 'react';
import { formatMoment } from '~/lib/time';
import { Button } from '~/ui/button';
import type { MyRequest } from '../my-request';

/** The last answer, and what was replied to it; what was before is a click away. */
export function Messages({ messages, isNew }: Pick<MyRequest, 'messages'> & { isNew: boolean }) {
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
      <MessageList messages={messages.slice(from)} />
    </>
  );
}

/** What was said, the newest last. */
export const MessageList = ({ messages }: Pick<MyRequest, 'messages'>) => (
  <ol className="grid gap-2">
    {messages.map((message) => (
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
);
