import { nameOf, type Field } from './outline.ts';

/** Fills a field with something sensible that says which field it is. */
export function fill(field: Field): void {
  if (field instanceof HTMLSelectElement) return choose(field);
  if (field.type === 'file') return attach(field as HTMLInputElement);
  enter(field, textFor(field));
}

function enter(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The last option that is not chosen yet. */
function choose(field: HTMLSelectElement): void {
  const other = [...field.options].findLast(
    ({ selected, disabled, value }) => !selected && !disabled && value !== '',
  );
  if (other) enter(field, other.value);
}

function attach(field: HTMLInputElement): void {
  const type = field.accept.split(',').find((part) => part.includes('/')) ?? 'application/pdf';
  const file = new File(['%PDF-1.7'], 'Chosen.pdf', { type: type.replace('*', 'png') });
  Object.defineProperty(field, 'files', { configurable: true, value: [file] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function textFor(field: HTMLInputElement | HTMLTextAreaElement): string {
  const label =
    nameOf(field)
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim() || 'text';
  const slug = label.replaceAll(' ', '-').slice(0, 20);
  const { min, max } = field as HTMLInputElement;
  if (field.getAttribute('role') === 'combobox') return 'pu';
  if (field.type === 'number' || ['numeric', 'decimal'].includes(field.inputMode))
    return String(Math.min(Number(max || 1e9), Math.max(Number(min || 0), 10 + label.length)));
  const texts: Readonly<Record<string, string>> = {
    date: '2026-12-14',
    month: '2026-12',
    time: '10:30',
    'datetime-local': '2026-12-14T10:30',
    email: `${slug}@mail.example`,
    url: `https://${slug}.example`,
    tel: '+91 98765 43210',
    password: 'Mango-Tree-4821',
  };
  const text = texts[field.type] ?? `My ${label}`;
  return field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
}
