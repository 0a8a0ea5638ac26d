import {
  elementsIn,
  innerOf,
  isElement,
  tree,
  type InnerDocument,
  type InnerElement,
  type InnerNode,
} from '#tests/support/jsdomInside.ts';
import { describeDrawing } from './describeDrawing.ts';
import { attribute, textOf, tidy, type Page, type Part } from './screenParts.ts';
import { shownLook } from './shownLook.ts';
import { statesOf } from './statesOf.ts';

/** Running text and parts of an element, in order. */
interface Content {
  words: string;
  parts: Part[];
}

const NEVER_SHOWN = new Set(['script', 'style', 'template', 'noscript', 'legend']);

const ROLES: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  blockquote: 'quote',
  button: 'button',
  canvas: 'canvas',
  caption: 'caption',
  dd: 'definition',
  details: 'details',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figcaption: 'caption',
  figure: 'figure',
  footer: 'footer',
  form: 'form',
  h1: 'heading 1',
  h2: 'heading 2',
  h3: 'heading 3',
  h4: 'heading 4',
  header: 'header',
  hr: 'separator',
  iframe: 'frame',
  img: 'image',
  input: 'box',
  li: '-',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  ol: 'numbered list',
  option: 'option',
  output: 'status',
  pre: 'preformatted',
  progress: 'progress',
  select: 'select',
  summary: 'summary',
  table: 'table',
  td: 'cell',
  textarea: 'box of lines',
  th: 'head cell',
  tr: 'row',
  ul: 'list',
};

const INPUTS: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  file: 'file',
  submit: 'button',
};

/** One line per item reads better if an item holds one thing. */
const HOLDERS = new Set(['-', 'cell', 'head cell', 'definition', 'term', 'listitem']);

/** What a person who sees or hears the page perceives. */
export function describeScreen(): readonly Part[] {
  const content = contentOf(innerOf(document.body), pageNow());
  flush(content);
  return content.parts;
}

/** The same for a part of it, even if the browser no longer shows that. */
export function describeElement(element: InnerElement): Part {
  return describe(element, roleOf(element) ?? 'part', pageNow());
}

function pageNow(): Page {
  const inner = innerOf(document) as InnerDocument;
  return { document: inner, labels: labelsIn(inner) };
}

function labelsIn(document: InnerDocument): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const element of elementsIn(document)) {
    const target = element._localName === 'label' && attribute(element, 'for');
    if (target) labels.set(target, withLook(tidy(element.textContent ?? ''), lookOf(element)));
  }
  return labels;
}

function contentOf(element: InnerNode, page: Page, label?: string): Content {
  const content: Content = { words: '', parts: [] };
  for (let node = tree.firstChild(element); node; node = tree.nextSibling(node))
    if (isElement(node)) add(node, content, page, label);
    else if (node.nodeType === 3) content.words += node.textContent ?? '';
  return content;
}

function flush(content: Content, look = ''): void {
  const words = tidy(content.words);
  content.words = '';
  if (words) content.parts.push({ text: withLook(`“${words}”`, look), parts: [] });
}

const lookOf = (element: InnerElement) => shownLook(attribute(element, 'class') ?? '');

const withLook = (text: string, look: string) => (look ? `${text} {${look}}` : text);

function isHidden(element: InnerElement): boolean {
  const { _localName: name } = element;
  return (
    NEVER_SHOWN.has(name) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'data-live-announcer') !== undefined ||
    (name === 'input' && attribute(element, 'type') === 'hidden') ||
    (name === 'dialog' && attribute(element, 'open') === undefined) ||
    /display:\s*none/.test(attribute(element, 'style') ?? '')
  );
}

function roleOf(element: InnerElement): string | undefined {
  const role = attribute(element, 'role')?.replace(/^(none|presentation)$/, '');
  if (role) return role === 'heading' ? `heading ${attribute(element, 'aria-level')}` : role;
  const { _localName: name } = element;
  if (name === 'a') return attribute(element, 'href') === undefined ? undefined : 'link';
  if (name === 'input') return INPUTS[attribute(element, 'type') ?? ''] ?? 'box';
  if (name === 'section') return nameFrom(element) === undefined ? undefined : 'region';
  return role === '' ? undefined : ROLES[name];
}

const nameFrom = (element: InnerElement) =>
  attribute(element, 'aria-label') ?? attribute(element, 'aria-labelledby');

function add(element: InnerElement, content: Content, page: Page, label?: string): void {
  if (isHidden(element)) return;
  const { _localName: name } = element;
  if (name === 'br') content.words += ' / ';
  else if (name === 'svg') addPicture(element, content);
  else if (name === 'label') addLabel(element, content, page);
  // The address bar: `drawInSite` writes it into the page.
  else if (attribute(element, 'data-testid') === 'address')
    content.parts.unshift({ text: `at ${element.textContent}`, parts: [] });
  else {
    const role = roleOf(element);
    if (role === undefined) addWrapper(element, content, page, label);
    else {
      flush(content);
      content.parts.push(describe(element, role, page, label));
    }
  }
}

/** The label is read with what it labels. */
function addLabel(element: InnerElement, content: Content, page: Page): void {
  const text = tidy(element.textContent ?? '');
  const { parts } = contentOf(element, page, text);
  if (attribute(element, 'for') === undefined && parts.length === 0) {
    flush(content);
    content.parts.push({ text: `label “${text}”`, parts });
    return;
  }
  const look = lookOf(element);
  if (look && parts.length > 0) {
    flush(content);
    content.parts.push({ text: withLook('label', look), parts });
  } else if (parts.length > 0) {
    flush(content);
    content.parts.push(...parts);
  }
}

function addPicture(element: InnerElement, content: Content): void {
  const className = attribute(element, 'class') ?? '';
  const [, icon] = /\blucide-([\w-]+)/.exec(className) ?? [];
  const name = attribute(element, 'aria-label');
  if (icon) {
    content.words += withLook(`⟨${icon}⟩`, shownLook(className)) + (name ? ` (${name})` : '');
    return;
  }
  flush(content);
  content.parts.push(describeDrawing(element, name));
}

const INLINE = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u'.split(' '),
);
const MARKED = new Set(['mark', 'strong', 'em', 's', 'code', 'b', 'i']);

/** A block that is laid out inside of running text. */
const isBlock = (element: InnerElement) =>
  !INLINE.has(element._localName) ||
  /(?:^| )(?:block|grid|flex)(?: |$)/.test(attribute(element, 'class') ?? '');

/** An element that is nothing by itself: only its look may say something. */
function addWrapper(element: InnerElement, content: Content, page: Page, label?: string): void {
  const inside = contentOf(element, page, label);
  const look = [lookOf(element), measureOf(element)].filter(Boolean).join(' ');
  const states = statesOf(element, page);
  const unheard = attribute(element, 'aria-hidden') === 'true';
  if (inside.parts.length === 0 && states && !isBlock(element)) {
    content.words += around(inside.words, withLook(`${tidy(inside.words)} (${states})`, look));
    return;
  }
  if (inside.parts.length === 0 && !states) {
    const words = tidy(inside.words);
    if (!words && !(look && measureOf(element))) {
      content.words += inside.words;
      return;
    }
    const marked = MARKED.has(element._localName) && words ? `*${words}*` : words;
    const text = withLook(unheard ? `‹${marked}›` : marked, look);
    if (!isBlock(element)) {
      content.words += around(inside.words, text);
      return;
    }
    flush(content);
    content.parts.push({
      text: words ? withLook(`“${unheard ? `‹${marked}›` : marked}”`, look) : `box {${look}}`,
      parts: [],
    });
    return;
  }
  flush(content);
  flush(inside);
  if (look || states || unheard) {
    const text = ['box', unheard && '(unheard)', states].filter(Boolean).join(' ');
    content.parts.push({ text: withLook(text, look), parts: inside.parts });
  } else content.parts.push(...inside.parts);
}

/** The text in its place: the spaces around it are its context's. */
const around = (words: string, text: string) =>
  `${/^\s/.test(words) ? ' ' : ''}${text}${/\s$/.test(words) ? ' ' : ''}`;

/** Sizes and colours that are computed from data, such as the length of a bar. */
function measureOf(element: InnerElement): string {
  const style = attribute(element, 'style') ?? '';
  if (/position|z-index|max-height/.test(style)) return '';
  return /--|%|width|height|transform|color|background/.test(style) ? tidy(style) : '';
}

const isTold = new Set([
  'box',
  'box of lines',
  'select',
  'checkbox',
  'radio',
  'slider',
  'file',
  'switch',
]);

function describe(element: InnerElement, role: string, page: Page, label?: string): Part {
  const name = nameOf(element, page, isTold.has(role) ? label : undefined);
  const states = statesOf(element, page);
  const look = lookOf(element);
  const measure = measureOf(element);
  const unheard = attribute(element, 'aria-hidden') === 'true' && '(unheard)';
  const rest = [unheard, states, look && `{${look}}`, measure && `{${measure}}`];
  const line = (...first: (string | false | undefined)[]) =>
    [role, ...first, ...rest].filter(Boolean).join(' ');
  const quoted = name && `“${name}”`;
  if (element._localName === 'select') return { text: line(quoted, optionsOf(element)), parts: [] };
  if (element._localName === 'textarea') return { text: line(quoted), parts: [] };

  const inside = contentOf(element, page, label);
  if (inside.parts.length === 0) {
    const words = tidy(inside.words);
    const same = words === name;
    return { text: line(quoted, words && !same && `“${words}”`), parts: [] };
  }
  flush(inside);
  inside.parts = shortened(inside.parts);
  const [only] = inside.parts;
  if (role === 'row' && inside.parts.every(({ parts }) => parts.length === 0)) {
    const cells = inside.parts.map(({ text }) => text.replace(/^cell ?/, ''));
    return { text: line(quoted, cells.join(' | ')), parts: [] };
  }
  if (HOLDERS.has(role) && inside.parts.length === 1 && only)
    return { text: `${line(quoted)} ${only.text}`, parts: only.parts };
  return { text: line(quoted), parts: inside.parts };
}

/** The beginning and the end of a long list of the same. */
function shortened(parts: Part[]): Part[] {
  if (parts.length <= MOST_OPTIONS || parts.some((part) => part.parts.length > 0)) return parts;
  const between = { text: `… ${parts.length - 12} more`, parts: [] };
  return [...parts.slice(0, 10), between, ...parts.slice(-2)];
}

/** A list of all time zones or states is not worth reading, and the zones are those of the machine. */
const MOST_OPTIONS = 40;

function optionsOf(select: InnerElement): string {
  const value = (select as unknown as { value: string }).value;
  const options = elementsIn(select).filter(({ _localName }) => _localName === 'option');
  const texts = options.map((option) => {
    const text = tidy(option.textContent ?? '');
    return (attribute(option, 'value') ?? text) === value ? `*${text}*` : text;
  });
  const shown =
    texts.length > MOST_OPTIONS
      ? [...texts.slice(0, 8), '…', texts.find((text) => text.startsWith('*'))]
      : texts;
  return `(${shown.join(' | ')})`;
}

function nameOf(element: InnerElement, page: Page, label?: string): string | undefined {
  const ids = attribute(element, 'aria-labelledby');
  if (ids) return textOf(ids, page);
  const own = attribute(element, 'aria-label');
  if (own !== undefined) return own;
  const id = attribute(element, 'id');
  const found = id === undefined ? undefined : page.labels.get(id);
  if (found !== undefined) return found;
  if (element._localName === 'fieldset') return legendOf(element);
  return label;
}

function legendOf(fieldset: InnerElement): string | undefined {
  const legend = elementsIn(fieldset).find(({ _localName }) => _localName === 'legend');
  return legend && tidy(legend.textContent ?? '');
}
