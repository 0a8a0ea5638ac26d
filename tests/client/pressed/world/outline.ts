import { fingerprint } from './differences.ts';
import { innerOf, type InnerElement } from '#tests/support/jsdomInternals.ts';

/** Elements that only arrange what is in them, unless they have a role, a name or a state. */
const PLAIN = new Set(
  `div span strong em b i small time abbr code bdi u s ul ol dl section header footer main nav article form fieldset
  table thead tbody tfoot colgroup col picture figure hr br wbr p search hgroup td
  circle ellipse g rect line polyline polygon text tspan defs pattern clippath title desc mask use`.split(
    /\s+/,
  ),
);
/** The content of these elements continues the line. */
const IN_LINE = new Set('span strong em b i small time abbr code bdi u s sup sub'.split(' '));
const LEFT_OUT = new Set(['script', 'style', 'template', 'path', 'option']);
/** Toasts are read from their queue. Their stack stays once there was one, also one of an earlier test. */
const TOASTS = '[aria-relevant="additions text"]';
/** Attributes that only refer to other elements, are about looks, or say the same as the live value. */
const UNSAID =
  /^(?:class|id|for|form|list|name|value|checked|selected|tabindex|datetime|srcset|sizes|width|height|loading|decoding|spellcheck|autocapitalize|rel|method|novalidate|draggable|type|slot|scope|rows|data-(?!veil).*|aria-(?:controls|owns|autocomplete|hidden|labelledby|describedby|activedescendant|errormessage|details|setsize|posinset))$/;
/** The drawing in a busy button, which says so. */
const BUSY = 'button[aria-busy=true] .animate-turn';
const IMPLICIT: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
  ul: 'list',
  li: 'listitem',
};
/** What a drawing says apart from its shapes. */
const DRAWING = /^(?:role|href|aria-(?!hidden).*)$/;
/** Classes that readers notice: colour, emphasis, what is hidden, and how long words are cut or broken. */
const LOOKS =
  /(?:^|\s)((?:text|bg|border)-(?:red|green|amber|teal|genda)(?:-[a-z]+)?|font-semibold|line-through|sr-only|(?:(?!empty)[\w-]+:)?hidden|truncate|line-clamp-\d|wrap-anywhere|whitespace-[\w-]+)(?=\s|$)/g;

const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

const BREAK = '\n';

/** What people see and hear of an element: a line for each heading, control, cell or sentence, indented by what it is in. */
export function outlineOf(root: Element): string[] {
  return joined(itemsIn(root));
}

/** Every element's classes and styles, also those for sizes and distances. */
export function stylesIn(root: Element): Map<Element, string> {
  const toasts = root.querySelector(TOASTS);
  return new Map(
    [...root.querySelectorAll('*')]
      .filter((element) => !toasts?.contains(element))
      .map((element) => [
        element,
        `${element.getAttribute('class') ?? ''} ${element.getAttribute('style') ?? ''}`,
      ]),
  );
}

export const layoutOf = (root: Element): string =>
  `layout ${fingerprint([...stylesIn(root).values()])}`;

type Item = string | { lines: string[] };

function itemsIn(parent: Node): Item[] {
  const items: Item[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) items.push((child as Text).data);
    else if (child.nodeType === 1) items.push(...itemsOf(child as Element));
  }
  return items;
}

function itemsOf(element: Element): Item[] {
  const tag = element.localName;
  if (LEFT_OUT.has(tag) || element.matches(TOASTS)) return [];
  if (tag === 'svg') return element.matches(BUSY) ? [] : iconOf(element);
  // The text of a label is in the line of its field.
  if (tag === 'label') return itemsIn(element).filter((item) => typeof item !== 'string');
  const attributes = attributesOf(element);
  if (isField(element))
    return [{ lines: [[fieldOf(element), attributes].filter(Boolean).join(' ')] }];
  if (PLAIN.has(tag) && attributes === '') {
    if (tag === 'br') return [' '];
    const inside = itemsIn(element);
    return IN_LINE.has(tag) ? inside : [BREAK, ...inside, BREAK];
  }
  const inside = joined(itemsIn(element));
  const [first, ...others] = inside;
  if (others.length === 0 && (first === undefined || first.startsWith('“')))
    return [{ lines: [[tag, first, attributes].filter(Boolean).join(' ')] }];
  return [
    { lines: [[tag, attributes].filter(Boolean).join(' '), ...inside.map((line) => `  ${line}`)] },
  ];
}

function iconOf(element: Element): Item[] {
  const label = element.getAttribute('aria-label');
  if (label !== null)
    return [
      { lines: [`${element.getAttribute('role') ?? 'svg'} “${label}” ${shapesOf(element)}`] },
    ];
  const name = /lucide-(?!icon)([\w-]+)/.exec(element.getAttribute('class') ?? '')?.[1];
  if (name !== undefined) return [`⟨${[name, ...looksOf(element)].join(' ')}⟩`];
  const lines = [`svg ${shapesOf(element)}`, ...joined(itemsIn(element))];
  return lines.map((line) => ({ lines: [line] }));
}

const SHAPE = ['d', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'width', 'height'];

/** A fingerprint that changes if something is drawn elsewhere or in another colour. */
function shapesOf(drawing: Element): string {
  const parts = [...drawing.querySelectorAll('*')];
  return fingerprint(
    parts.map((part) => [...SHAPE, 'class'].map((name) => part.getAttribute(name)).join(' ')),
  );
}

/** Texts side by side become one line in quotation marks. */
function joined(items: readonly Item[]): string[] {
  const lines: string[] = [];
  let text = '';
  const end = () => {
    const words = plainText(text);
    if (words) lines.push(`“${words}”`);
    text = '';
  };
  for (const item of items) {
    if (item === BREAK) end();
    else if (typeof item === 'string') text += item;
    else {
      end();
      lines.push(...item.lines);
    }
  }
  end();
  return lines;
}

function attributesOf(element: Element): string {
  const texts: string[] = [];
  const isDrawing = element instanceof SVGElement;
  const { _attributesByNameMap: attributes } = innerOf(element) as InnerElement;
  if (attributes.size === 0) return '';
  const name = attributes.has('aria-labelledby') ? referredText(element, 'aria-labelledby') : '';
  if (name) texts.push(`named “${name}”`);
  for (const [attribute, [{ _value: value } = { _value: '' }]] of attributes) {
    const isSaid = isDrawing ? DRAWING.test(attribute) : !UNSAID.test(attribute);
    const isImplicit = attribute === 'role' && value === IMPLICIT[element.localName];
    if (isSaid && !isImplicit) texts.push(spelled(attribute, value));
  }
  if (element.localName === 'button' && (element as HTMLButtonElement).type === 'submit')
    texts.push('submits');
  for (const attribute of ['aria-describedby', 'aria-errormessage'])
    if (attributes.has(attribute))
      texts.push(`explained by “${referredText(element, attribute).slice(0, 40)}”`);
  if (attributes.has('aria-activedescendant'))
    texts.push(`at “${referredText(element, 'aria-activedescendant')}”`);
  if (element.localName !== 'button') texts.push(...looksOf(element));
  return texts.join(' ');
}

const looksOf = (element: Element): string[] =>
  [...(element.getAttribute('class') ?? '').matchAll(LOOKS)].map(([, look]) => look!);

function spelled(attribute: string, value: string): string {
  if (attribute === 'aria-label') return `named “${value}”`;
  if (attribute === 'href') return `→ ${value}`;
  const name = attribute.replace(/^aria-/, '');
  return value === '' ? name : `${name}=${value}`;
}

function referredText(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)!.split(/\s+/);
  const texts = ids
    .map((id) => document.getElementById(id))
    .map((target) => target?.textContent ?? '?');
  return plainText(texts.join(' '));
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element): element is Field =>
  ['input', 'textarea', 'select'].includes(element.localName);

/** Its kind, its name and what it holds: `text “City” = “Pune”`. */
function fieldOf(field: Field): string {
  const kind = field instanceof HTMLInputElement ? field.type : field.localName;
  const name = `${kind} “${nameOf(field)}”`;
  if (isChoice(field)) return (field as HTMLInputElement).checked ? `${name} checked` : name;
  if (!(field instanceof HTMLSelectElement))
    return field.value === '' ? name : `${name} = “${field.value}”`;
  const options = [...field.options].map(({ text }) => plainText(text));
  const list =
    options.length > 8 ? [...options.slice(0, 8), `${options.length - 8} more`] : options;
  return `${name} = “${plainText(field.selectedOptions[0]?.text ?? '')}” of ${list.join(' | ')}`;
}

export const isChoice = ({ type }: { type: string }) => type === 'checkbox' || type === 'radio';

/** The name of a control, for people. */
export function nameOf(element: Element): string {
  const labelledby = element.getAttribute('aria-labelledby');
  const name =
    element.getAttribute('aria-label') ||
    (labelledby && referredText(element, 'aria-labelledby')) ||
    (isField(element) &&
      [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')) ||
    element.textContent ||
    element.getAttribute('placeholder') ||
    element.getAttribute('title') ||
    '';
  return plainText(name);
}

const roleOf = (element: Element): string => {
  const { type } = element as HTMLInputElement;
  const isChoice = element.localName === 'input' && ['checkbox', 'radio', 'file'].includes(type);
  return element.getAttribute('role') ?? (isChoice ? type : element.localName);
};

export const calledOf = (element: Element): string => `${roleOf(element)} “${nameOf(element)}”`;
