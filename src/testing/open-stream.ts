import { onTestFinished } from 'vitest';
import { listening } from './listening';
import type { TestApp } from './test-app';

/** Reads server-sent events from a real connection. */
export async function openStream(t: TestApp, authorization: string) {
  const { url } = await listening(t.app);
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const response = await fetch(`${url}/api/notifications/stream`, {
    headers: { authorization },
    signal: leave.signal,
  });
  let text = '';
  const ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  })().catch(() => {});
  return { response, ended, text: () => text, leave: () => leave.abort() };
}
