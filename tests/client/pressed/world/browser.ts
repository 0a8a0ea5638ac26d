import { vi } from 'vitest';
import { NOW } from '#tests/client/frame/drawInSite.tsx';

/** What a page asked of the browser and of the server, in the order in which it did. */
export const noted: string[] = [];

/** Longer waits are for people, who may do something else meanwhile: a message disappears, a figure is read again. */
const LONGEST = 2_500;
const NEVER = 2 ** 30;

/** The short waits that are not over. */
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
    // Nothing happens meanwhile.
    if (String(url).endsWith('/stream')) return new Promise(() => undefined);
    noted.push(`fetches ${method} ${String(url)}`);
    return Promise.resolve(Response.json({ message: 'Not here.' }, { status: 404 }));
  });
  vi.stubGlobal('open', (url: unknown) => {
    noted.push(`opens ${String(url)}`);
    return null;
  });
  vi.stubGlobal('print', () => noted.push('prints'));
  let ids = 0;
  spies = [
    vi
      .spyOn(crypto, 'randomUUID')
      .mockImplementation(() => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`),
  ];
  // For links that are made to be followed at once, and fields that open the list of files.
  spies.push(
    vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
      if (this instanceof HTMLAnchorElement)
        noted.push(`downloads ${this.download || this.getAttribute('href')}`);
      else if (this instanceof HTMLInputElement && this.type === 'file')
        noted.push('lets people choose a file');
      else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        noted.push(`copies “${text}”`);
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
  // First: what was stubbed are the timers of the fake clock, which then gives way to the real one.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const spy of spies) spy.mockRestore();
  Reflect.deleteProperty(navigator, 'clipboard');
}

/** As long as people wait for an answer. The hour stays the same. Says whether something waited for it. */
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
    noted.push(`uploads ${method} ${url}`);
  }
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}
