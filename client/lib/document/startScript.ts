import { THEME_SCRIPT } from '#client/lib/themeScript.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor did before the page was hydrated. */
export interface EarlyInput {
  typed: Map<Field, string>;
  /** Repeats the last press of a button, or the last submitted form. */
  repeat?: () => void;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Inlined into the head, so it refers to nothing outside itself. The page is complete without scripts: those in
 * `data-scripts` load at the first sign of use, when the browser has nothing else to do, or at once for users with a
 * session. Until hydration it keeps what is typed and pressed. Links and plain forms work by themselves.
 */
export function start(): void {
  const scripts = JSON.parse(document.currentScript?.dataset['scripts'] ?? '[]') as string[];
  const QUIET = 5_000;
  const LINK = 'a[href]:not([aria-haspopup])';
  const FIELDS = 'input, textarea, select';
  const PRESSED = 'button, a[aria-haspopup], input[type=checkbox], input[type=radio]';
  const FILES = 'script, link[rel=stylesheet]';
  const SIGNS = 'pointerdown keydown focusin click scroll storage'.split(' ');
  const root = document.documentElement;
  let isBegun = scripts.length === 0;

  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of scripts)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    // A module added by a script does not wait for the rest of the document.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  const run = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = scripts[0]!;
    document.head.append(script);
  };
  /** A new version may have been deployed since the document was sent. */
  const reloadOnce = () => {
    isBegun = scripts.length === 0;
    delete root.dataset['loading'];
    attempt(() => {
      if (!navigator.onLine || sessionStorage.getItem('reloadedFor') === location.href) return;
      sessionStorage.setItem('reloadedFor', location.href);
      location.reload();
    });
  };
  /** Storage may be blocked. */
  const attempt = <Result>(act: () => Result) => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };

  const stopping = new AbortController();
  const early: EarlyInput = { typed: new Map(), stop: () => stopping.abort() };
  window.earlyInput = early;
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
    passive = false,
  ) => addEventListener(name, listener, { capture: true, passive, signal: stopping.signal });
  const closest = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    early.repeat = repeat;
    root.dataset['loading'] = '';
  };

  on('error', ({ target }) => {
    if (target instanceof Element && target.matches(FILES)) reloadOnce();
  });
  for (const sign of SIGNS)
    on(
      sign as 'pointerdown',
      (event) => {
        // A touch on a link is about to leave the page or to scroll, so it starts no scripts.
        if (event.pointerType === 'touch' && closest(event, LINK)) return;
        begin();
      },
      true,
    );
  // On a new page, browsers report a pointer at rest as a movement.
  let resting: string | undefined;
  on(
    'pointermove',
    ({ clientX, clientY }) => {
      const place = `${clientX} ${clientY}`;
      resting ??= place;
      if (place !== resting) begin();
    },
    true,
  );
  on('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isShortcut = key.length === 1 && !(ctrlKey || metaKey || altKey);
    if (!isShortcut || closest(event, FIELDS)) return;
    early.repeat = () =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  on('click', (event) => {
    const language = closest(event, 'a[hreflang]')?.getAttribute('hreflang');
    if (language) attempt(() => localStorage.setItem('language', language));
    const isPlain = !(
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    );
    const pressed = closest(event, PRESSED);
    if (!pressed || !isPlain) return;
    // The form's own event below covers a button that submits it.
    if (pressed instanceof HTMLButtonElement && pressed.form && pressed.type !== 'button') return;
    hold(event, () => pressed.click());
  });
  on('submit', (event) => {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('action')) hold(event, () => form.requestSubmit(submitter));
  });
  for (const name of ['input', 'change'] as const)
    on(name, ({ target }) => {
      const field = target as Field;
      if (field.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea, select'))
        early.typed.set(field, field.value);
    });

  // After a reload, Back may only change the address and leave the rest to the scripts. They have not loaded yet, so
  // the page is loaded again.
  const addressOf = ({ pathname, search }: Location) => pathname + search;
  const address = addressOf(location);
  on('popstate', () => {
    if (addressOf(location) !== address) location.reload();
  });

  if (attempt(() => localStorage.getItem('token')) || location.hash.startsWith('#google')) begin();
  addEventListener('load', () =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), QUIET),
  );
}

/** Everything that runs before the page is drawn. */
export const PAGE_SCRIPT = `${THEME_SCRIPT};(${String(start)})()`;
