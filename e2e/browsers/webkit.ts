import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { eventually } from '../lib/eventually';
import type { EveryBrowser, Held, Visitor } from './visitor';

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  z: 'z',
};
const HELD = { Shift: '\uE008', Control: '\uE009' };

/** Its window is never narrower than the buttons above the page: they are made small, and nothing moves. */
const SMALL_BUTTONS =
  'headerbar *, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

interface WebKit {
  /** WebKitWebDriver, MiniBrowser and Xvfb, where they are installed. */
  driver: string;
  browser: string;
  screen: string;
}

/** A call without an answer by then never gets one; loading a page takes the longest. */
const PAGE_LOAD_MS = 90_000;
const SILENCE_MS = PAGE_LOAD_MS + 20_000;

/** WebKitGTK on a screen that nobody sees, by the W3C's WebDriver: the few calls that journeys make. */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<EveryBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), 'peepalworks-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), SMALL_BUTTONS);
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');

  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    xvfb.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // Without a graphics card, layers that are put together on one take the processor almost twice as long.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  let steering = await startDriver(driver, env);
  let window: ReturnType<typeof openWindow> | undefined;
  const openAtLast = () =>
    openWindow(steering.tell, browser).catch(async () => {
      // One that opens no window is of no more use, and may not even hear that it should go.
      await end(steering.process, 'SIGKILL');
      steering = await startDriver(driver, env);
      return openWindow(steering.tell, browser);
    });

  return {
    // It takes longer to open than many a journey does: it stays, and whoever leaves takes along what they have left in it.
    async visit() {
      window ??= openAtLast();
      return (await window).visitor;
    },
    async close() {
      // One that no longer answers goes with its screen.
      await window?.then(({ close }) => close()).catch(() => undefined);
      await Promise.all([end(steering.process, 'SIGKILL'), end(xvfb, 'SIGTERM')]);
      // What it still writes as it goes takes a moment longer.
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function startDriver(driver: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const tell: Tell = async (method, address, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      signal: AbortSignal.timeout(SILENCE_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((cause) => {
      throw new Error(`${method} ${address}: no answer`, { cause });
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
    return value;
  };
  const isReady = () =>
    tell('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  await eventually(isReady, { message: 'WebKitWebDriver', timeout: 90_000 }).toBe(true);
  return { process: running, tell };
}

async function end(running: ChildProcess, signal: NodeJS.Signals) {
  const ended = new Promise((resolve) => running.once('exit', resolve));
  // False of one that has gone by itself.
  if (running.kill(signal)) await ended;
}

type Tell = (method: string, address: string, body?: object) => ReturnType<Response['json']>;

async function openWindow(tell: Tell, browser: string) {
  const { sessionId } = await tell('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: { pageLoad: PAGE_LOAD_MS },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const session = (method: string, address: string, body?: object) =>
    tell(method, `/session/${sessionId}${address}`, body);
  const act = (type: string, id: string, actions: object[]) =>
    session('POST', '/actions', { actions: [{ type, id, actions }] });
  const holding = async (key: Held | undefined, then: () => Promise<void>) => {
    if (key) await act('key', 'keys', [{ type: 'keyDown', value: HELD[key] }]);
    await then();
    if (key) await act('key', 'keys', [{ type: 'keyUp', value: HELD[key] }]);
  };
  const evaluate = (expression: string) =>
    session('POST', '/execute/sync', { script: `return ${expression}`, args: [] });

  const visitor: Visitor = {
    evaluate,
    notes: [],
    open: (url) => session('POST', '/url', { url }),
    reload: () => session('POST', '/refresh', {}),
    back: () => session('POST', '/back', {}),
    forward: () => session('POST', '/forward', {}),
    async resize({ width, height }) {
      const rect = await session('POST', '/window/rect', { x: 0, y: 0, width, height });
      const bar = rect.height - (await evaluate('innerHeight'));
      await session('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
    },
    clickAt: ({ x, y }, held) =>
      holding(held, () =>
        act('pointer', 'mouse', [
          moveTo({ x, y }),
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      ),
    drag: ([first = { x: 0, y: 0 }, ...others]) =>
      act('pointer', 'mouse', [
        moveTo(first),
        { type: 'pointerDown', button: 0 },
        ...others.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key, held) => holding(held, () => act('key', 'keys', strokes(KEYS[key]))),
    type: (words) => act('key', 'keys', [...words].flatMap(strokes)),
    picture: async () => Buffer.from(await session('GET', '/screenshot'), 'base64'),
    async leave() {
      // What a page writes down as it is left is there by then.
      const site = await evaluate('location.origin');
      await session('POST', '/url', { url: `${site}/robots.txt` });
      await evaluate('[localStorage.clear(), sessionStorage.clear()]');
      await session('DELETE', '/cookie');
    },
  };
  return { visitor, close: () => session('DELETE', '') };
}

const moveTo = ({ x, y }: { x: number; y: number }) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
});

const strokes = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
