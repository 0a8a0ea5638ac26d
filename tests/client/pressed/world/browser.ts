import { vi } from 'vitest';
import { NOW } from '#tests/client/frame/drawInSite.tsx';

/** What a page asked the browser and the server to do, in order. */
export const sideEffects: string[] = [];

/** In milliseconds. What waits longer never happens here, such as a message that disappears or a figure that reloads. */
const LONGEST = 2_500;
const NEVER = 2 ** 30;

/** The timers of short waits that are not over. */
const due = new Set<unknown>();

let spies: { mockRestore: () => void }[] = [];

/** The parts of a browser that jsdom lacks, and a clock that only `passTime` moves. */
function open(): void {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  vi.useFakeTimers({
    now: NOW,
    toFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  vi.stubGlobal('setTimeout', (run: (...args: []) => void, wait = 0, ...args: []) => {
    if (wait > LONGEST) return start(run, NEVER);
    const timer = start(() => {
      due.delete(timer);
      run(...args);
    }, wait);
    due.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout>) => {
    due.delete(timer);
    stop(timer);
  });
  vi.stubGlobal('setInterval', (run: () => void) => start(run, NEVER));
  // React draws when it wants to, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', (url: unknown, { method = 'GET' }: RequestInit = {}) => {
    // The live stream stays open and sends no event.
    if (String(url).endsWith('/stream')) return new Promise(() => undefined);
    sideEffects.push(`fetches ${method} ${String(url)}`);
    return Promise.resolve(Response.json({ message: 'Not here.' }, { status: 404 }));
  });
  vi.stubGlobal('open', (url: unknown) => {
    sideEffects.push(`opens ${String(url)}`);
    return null;
  });
  vi.stubGlobal('print', () => sideEffects.push('prints'));
  let ids = 0;
  spies = [
    vi
      .spyOn(crypto, 'randomUUID')
      .mockImplementation(() => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`),
  ];
  // The page clicks links that it makes for a download, and fields that open the file dialog.
  spies.push(
    vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
      if (this instanceof HTMLAnchorElement)
        sideEffects.push(`downloads ${this.download || this.getAttribute('href')}`);
      else if (this instanceof HTMLInputElement && this.type === 'file')
        sideEffects.push('lets people choose a file');
      else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        sideEffects.push(`copies “${text}”`);
        return Promise.resolve();
      },
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

function close(): void {
  due.clear();
  // Before the real timers return, because the stubs wrap those of the fake clock.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const spy of spies) spy.mockRestore();
  Reflect.deleteProperty(navigator, 'clipboard');
}

/** Ends all short waits without moving the hour. Returns whether there were any. */
function passTime(): boolean {
  const waited = due.size > 0;
  vi.advanceTimersByTime(LONGEST);
  vi.setSystemTime(NOW);
  return waited;
}

export const inBrowser = { open, close, passTime };

/** Everything is near the visible part of the page. */
class SeesAll {
  constructor(private readonly see: (entries: object[], observer: object) => void) {}
  observe(target: Element) {
    queueMicrotask(() => this.see([{ target, isIntersecting: true, intersectionRatio: 1 }], this));
  }
  unobserve() {}
  disconnect() {}
}

/** The server takes every file. */
class Upload extends EventTarget {
  upload = new EventTarget();
  status = 201;
  responseText = JSON.stringify({
    fileId: '00000000-0000-4000-8000-00000000f11e',
    fileName: 'Chosen.pdf',
    fileUrl: '/files/chosen',
    url: '/files/chosen',
  });
  open(method: string, url: string) {
    sideEffects.push(`uploads ${method} ${url}`);
  }
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}
