import type { Dice } from './dice.ts';

export interface Answered {
  status: number;
  text: string;
}

interface Sent {
  body?: object | undefined;
  token?: string | undefined;
}

export type Call = (method: string, path: string, sent?: Sent) => Promise<Answered>;

/** Calls of the API as a program makes them, by whoever has the token. */
export const callerOf =
  (url: string, dice: Dice): Call =>
  async (method, path, { body, token } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': anyAddress(dice),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };

/** Each request comes from elsewhere, so that no limit per address hides what lies behind it. */
export const anyAddress = (dice: Dice) => `10.${dice.below(256)}.${dice.below(256)}.${1 + dice.below(254)}`;
