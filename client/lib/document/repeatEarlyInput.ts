import type { EarlyInput } from './startScript.ts';

/** Once the page is hydrated: repeats what the start script has kept. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  dropEarlyInput();
  for (const [field, text] of early.typed) if (field.isConnected) retype(field, text);
  early.repeat?.();
}

/** The page will not be hydrated: the browser handles everything by itself. */
export function dropEarlyInput(): void {
  window.earlyInput?.stop();
  delete window.earlyInput;
}

type Field = Parameters<EarlyInput['typed']['set']>[0];

function retype(field: Field, text: string): void {
  const changed = () => {
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  // React hydrates the field because of the first event, and has then seen its text already: it must see it change.
  changed();
  if (field instanceof HTMLSelectElement) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  changed();
}
