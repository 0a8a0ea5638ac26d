import type { InnerElement } from '#tests/support/jsdomInside.ts';
import { attribute, textOf, type Page } from './screenParts.ts';

type Say = (value: string) => string | false;

const always =
  (word: string): Say =>
  () =>
    word;
const ifTrue =
  (word: string): Say =>
  (value) =>
    value === 'true' && word;
const either =
  (yes: string, no: string): Say =>
  (value) =>
    value === 'true' ? yes : no;
const plain =
  (word: string): Say =>
  (value) =>
    `${word} ${value}`;
const quoted =
  (word: string): Say =>
  (value) =>
    `${word} “${value}”`;

/** The attributes that people, screen readers, keyboards of phones and password managers learn from. */
const SAID: Readonly<Record<string, Say>> = {
  type: (type) => !/^(?:text|button|checkbox|radio|range|file)$/.test(type) && type,
  href: plain('→'),
  src: plain('from'),
  alt: (text) => text !== '' && `“${text}”`,
  target: plain('in'),
  rel: plain('rel'),
  download: plain('download'),
  required: always('required'),
  'aria-required': ifTrue('required'),
  'aria-invalid': ifTrue('invalid'),
  disabled: always('disabled'),
  'aria-disabled': ifTrue('unavailable'),
  readonly: always('read-only'),
  'aria-readonly': ifTrue('read-only'),
  'aria-expanded': either('expanded', 'collapsed'),
  'aria-pressed': either('pressed', 'not pressed'),
  'aria-selected': either('selected', 'not selected'),
  'aria-checked': (value) =>
    value === 'mixed' ? 'partly checked' : either('checked', 'not checked')(value),
  'aria-current': (value) => value !== 'false' && `current ${value}`,
  'aria-busy': ifTrue('busy'),
  'aria-sort': plain('sorted'),
  'aria-haspopup': plain('opens'),
  'aria-modal': ifTrue('modal'),
  'aria-live': plain('live'),
  'aria-atomic': ifTrue('atomic'),
  'aria-multiselectable': ifTrue('several'),
  'aria-orientation': plain('orientation'),
  'aria-valuenow': plain('at'),
  'aria-valuetext': quoted('read as'),
  'aria-valuemin': plain('from'),
  'aria-valuemax': plain('to'),
  'aria-posinset': plain('number'),
  'aria-setsize': plain('of'),
  'aria-rowcount': plain('rows'),
  'aria-colcount': plain('columns'),
  'aria-rowindex': plain('row'),
  'aria-roledescription': quoted('called'),
  'aria-keyshortcuts': plain('key'),
  autocomplete: plain('autofill'),
  inputmode: plain('keys'),
  enterkeyhint: plain('enter'),
  maxlength: plain('at most'),
  minlength: plain('at least'),
  min: plain('from'),
  max: plain('to'),
  step: plain('step'),
  pattern: plain('pattern'),
  placeholder: quoted('placeholder'),
  accept: plain('accepts'),
  multiple: always('several'),
  colspan: plain('columns'),
  rowspan: plain('rows'),
  scope: plain('of the'),
  lang: plain('language'),
  dir: plain('direction'),
  title: quoted('title'),
  tabindex: plain('tab'),
  datetime: plain('time'),
  action: plain('sends to'),
  open: always('open'),
};

const ORDER = new Map(Object.keys(SAID).map((name, at) => [name, at]));

const isControl = new Set(['input', 'textarea', 'progress', 'meter']);
const isTicked = new Set(['checkbox', 'radio']);

/** A control as jsdom keeps it, with what has been typed or ticked. */
interface Control {
  value: string | number;
  checked?: boolean;
}

/** What an element says about itself apart from its role, its name and its content. */
export function statesOf(element: InnerElement, page: Page): string {
  const said: [order: number, text: string][] = [];
  for (const [name, [first]] of element._attributesByNameMap) {
    const order = ORDER.get(name);
    if (order === undefined || !first) continue;
    const text = SAID[name]!(first._value);
    if (text) said.push([order, text]);
  }
  const states = said.sort(([one], [other]) => one - other).map(([, text]) => text);
  if (isControl.has(element._localName)) states.unshift(valueOf(element));
  const described = attribute(element, 'aria-describedby');
  if (described) states.push(`described “${textOf(described, page)}”`);
  return states.join(' ');
}

function valueOf(element: InnerElement): string {
  const { value, checked } = element as unknown as Control;
  if (isTicked.has(attribute(element, 'type') ?? '')) return checked ? 'checked' : 'not checked';
  return `= “${value}”`;
}
