/** A browser that runs; whoever comes to it knows nothing of those before. */
export interface EveryBrowser {
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}

/** The keys that have no letter, and `z`, which does something while another is held down. */
type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowUp' | 'z';
export type Held = 'Shift' | 'Control';

export interface Size {
  width: number;
  height: number;
}

/** Somebody at a browser: the little that journeys in every browser need, however that browser is steered. */
export interface Visitor {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The value of an expression in the page, or of what it promises. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(place: { x: number; y: number }, holding?: Held): Promise<void>;
  /** From place to place with the button down. */
  drag(places: readonly { x: number; y: number }[]): Promise<void>;
  press(key: Key, holding?: Held): Promise<void>;
  type(words: string): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** What the browser wrote to its console; WebKit tells nobody. */
  notes: readonly string[];
  leave(): Promise<void>;
}

/** What the page answers to a question, which may use nothing from around it but its arguments. */
export async function ask<Args extends unknown[], Answer>(
  visitor: Visitor,
  question: (...args: Args) => Answer | Promise<Answer>,
  ...args: Args
) {
  const words = await visitor.evaluate(
    `Promise.resolve((${question})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`,
  );
  const answer: Answer = JSON.parse(String(words));
  return answer;
}

export const PHONE_SIZE = { width: 390, height: 844 };
export const DESK_SIZE = { width: 1280, height: 800 };
