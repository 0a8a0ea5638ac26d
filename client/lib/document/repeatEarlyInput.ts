import type { EarlyInput } from './startScript.ts';

/** Once the page is hydrated: repeats what the start script has kept. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  dropEarlyInput();
  for (const [field, text] of early.typed) if (field.isConnected) retype(field, text);
  early.repeat?.();
}

/** For a page that will not be hydrated: the browser handles all input by itself. */
export function dropEarlyInput(): void {
  if (!window.earlyInput) return;
  document.documentElement.toggleAttribute('data-loading', false);
  window.earlyInput.stop();
  delete window.earlyInput;
}

type Field = Parameters<EarlyInput['typed']['set']>[0];

function retype(field: Field, text: string): void {
  const changed = () => {
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  // The first event makes React hydrate the field with its text. React reports only changes, so the text is typed
  // again.
  changed();
  if (field instanceof HTMLSelectElement) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  changed();
}
