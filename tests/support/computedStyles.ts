/**
 * The computed styles that component tests need: an element's own styles and the defaults of every browser. No style
 * sheet is loaded in these tests, and jsdom would evaluate its whole default sheet for each call.
 */
const NEVER_SHOWN = new Set(
  'AREA BASE DATALIST HEAD LINK META NOEMBED NOFRAMES PARAM RP SCRIPT STYLE TEMPLATE TITLE'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4
  H5 H6 HEADER HR HTML LEGEND MAIN MENU NAV OL P PRE SEARCH SECTION SUMMARY UL`.split(/\s+/),
);
const OTHERS: Readonly<Record<string, string>> = {
  BUTTON: 'inline-block',
  INPUT: 'inline-block',
  LI: 'list-item',
  SELECT: 'inline-block',
  TABLE: 'table',
  TBODY: 'table-row-group',
  TD: 'table-cell',
  TH: 'table-cell',
  THEAD: 'table-header-group',
  TR: 'table-row',
};
const INHERITED: Readonly<Record<string, string>> = {
  direction: 'ltr',
  'pointer-events': 'auto',
  visibility: 'visible',
};

type Styled = Element & { style?: CSSStyleDeclaration };

function display(element: Element): string {
  const { tagName } = element;
  const isHidden =
    element.hasAttribute('hidden') ||
    NEVER_SHOWN.has(tagName) ||
    (tagName === 'INPUT' && element.getAttribute('type') === 'hidden') ||
    (tagName === 'DIALOG' && !element.hasAttribute('open'));
  if (isHidden) return 'none';
  return BLOCKS.has(tagName) ? 'block' : (OTHERS[tagName] ?? 'inline');
}

/** Reading the styles of an element makes jsdom prepare them, and few elements have any. */
const ownValue = (element: Styled, name: string) =>
  element.hasAttribute('style') && element.style?.getPropertyValue(name);

function valueOf(element: Styled, name: string): string {
  const own = ownValue(element, name);
  if (own) return own;
  if (name === 'display') return display(element);
  const initial = INHERITED[name];
  if (initial === undefined) return '';
  for (let above: Styled | null = element.parentElement; above; above = above.parentElement) {
    const value = ownValue(above, name);
    if (value) return value;
  }
  return initial;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

class ComputedStyles {
  constructor(private readonly element: Styled) {}
  getPropertyValue(name: string) {
    return valueOf(this.element, name);
  }
}

export function computedStyles(element: Element): CSSStyleDeclaration {
  return new Proxy(new ComputedStyles(element), {
    get: (styles, name) =>
      name === 'getPropertyValue'
        ? styles.getPropertyValue.bind(styles)
        : typeof name === 'string'
          ? styles.getPropertyValue(kebab(name))
          : undefined,
  }) as unknown as CSSStyleDeclaration;
}
