import { fireEvent } from '@testing-library/react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const VALUES: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  time: '11:30',
  month: '2026-12',
  number: '7',
  email: 'meera.shah@mail.example',
  url: 'https://lotus.example',
  tel: '9876543210',
  password: 'Longer-than-1-word',
};

const labelOf = (field: Field) =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;

/** Gives every field of a form a value that says which field it is, and makes every choice. */
export function fillForm(form: HTMLElement): void {
  const chosen = new Set<string>();
  for (const field of form.querySelectorAll<Field>('input, textarea, select')) {
    if (field.disabled || field.closest('[hidden]')) continue;
    const { type } = field;
    if (type === 'checkbox') {
      if (!(field as HTMLInputElement).checked) fireEvent.click(field);
    } else if (type === 'radio') {
      if (!chosen.has(field.name)) fireEvent.click(field);
      chosen.add(field.name);
    } else if (type === 'file') continue;
    else if (field instanceof HTMLSelectElement)
      fireEvent.change(field, {
        target: { value: field.options[field.options.length - 1]?.value },
      });
    else fireEvent.change(field, { target: { value: VALUES[type] ?? labelOf(field) } });
  }
}
