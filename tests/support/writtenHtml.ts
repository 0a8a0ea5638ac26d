/** Classes for sizes and distances, which change often and say little about a page. */
const SIZE =
  /(?:^|:)-?(?:[mp][trblxy]?|gap(?:-[xy])?|space-[xy]|size|(?:min-|max-)?[wh]|inset(?:-[xy])?|top|right|bottom|left|text-(?:xs|sm|base|lg|\d?xl)|leading|tracking|rounded)(?:-|$)/;

/** Ids of rows, and ids that React makes up. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|_[rR]_\w+_/g;

/**
 * A page for a record: its HTML, one element to a line, without closing tags and without classes for sizes and
 * distances. Icons are written without their shapes. Ids become `id-1`, `id-2`, in the order in which they appear.
 */
export function writtenHtml(elements: Iterable<Element>): string {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    if (!names.has(id)) names.set(id, `id-${names.size + 1}`);
    return names.get(id)!;
  };
  const lines = [...elements].flatMap(linesOf);
  return lines.map((line) => `${line.replace(ID, nameOf)}\n`).join('');
}

function linesOf(element: Element): string[] {
  const isIcon = element.matches('svg.lucide');
  const tag = `<${[element.localName, ...attributesOf(element, isIcon)].join(' ')}>`;
  const inside = isIcon ? [] : [...element.childNodes].flatMap(contentOf);
  const [first, ...others] = inside;
  const isText = others.length === 0 && first !== undefined && !first.startsWith('<');
  return isText ? [`${tag}${first}`] : [tag, ...inside.map((line) => `  ${line}`)];
}

function contentOf(node: ChildNode): string[] {
  if (node instanceof Element) return linesOf(node);
  const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.parentElement?.matches('[type="application/ld+json"]'))
    return JSON.stringify(JSON.parse(text), undefined, 2).split('\n');
  const words = text.replace(/\s+/g, ' ').trim();
  return words ? [words] : [];
}

const isSaid = (name: string) => name === 'class' || name.startsWith('aria-');

function attributesOf(element: Element, isIcon: boolean): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    if (isIcon && !isSaid(name)) return [];
    const shown = name === 'class' ? withoutSizes(value) : value;
    return shown === '' ? (name === 'class' ? [] : name) : `${name}="${shown}"`;
  });
}

const withoutSizes = (classes: string) =>
  classes
    .split(/\s+/)
    .filter((name) => !SIZE.test(name))
    .join(' ');
