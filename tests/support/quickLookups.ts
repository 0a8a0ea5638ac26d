import { compile, type Options } from 'css-select';
import {
  elementsIn,
  fixedNodes,
  isElement,
  isLabelable,
  listOf,
  methodsOf,
  tree,
  type InnerElement,
  type InnerNode,
} from './jsdomInternals.ts';

/** The pseudo-classes that are looked up here. Others, such as :checked, are left to jsdom. */
const STRUCTURE = new Set('not is where first-child last-child nth-child only-child'.split(' '));

/** Names of elements and attributes in SVG keep their capitals. */
const CAPITAL_NAME = /\[\s*[a-z-]*[A-Z]|(?:^|[\s,>+~(])[a-z]*[A-Z]/;

function isQuick(selector: string): boolean {
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '""');
  const pseudos = [...bare.matchAll(/:([\w-]*)/g)].map(([, name]) => name!);
  return pseudos.every((name) => STRUCTURE.has(name)) && !CAPITAL_NAME.test(bare);
}

const OPTIONS: Options<InnerNode, InnerElement> = {
  cacheResults: false,
  relativeSelector: false,
  adapter: {
    isTag: isElement,
    getName: (element) => element._localName,
    getAttributeValue: (element, name) => element._attributesByNameMap.get(name)?.[0]?._value,
    hasAttrib: (element, name) => element._attributesByNameMap.has(name),
    getParent: (node) => tree.parent(node),
    getChildren: (node) => tree.childrenToArray(node),
    getSiblings: (node) => {
      const parent = tree.parent(node);
      return parent ? tree.childrenToArray(parent) : [node];
    },
    getText: (node) => node.textContent ?? '',
    removeSubsets: (nodes) => nodes,
  },
};

type Matches = (element: InnerElement) => boolean;

const compiled = new Map<string, Matches | undefined>();

/** Undefined if jsdom has to decide, which also reports invalid selectors. */
function matcherOf(selector: string): Matches | undefined {
  if (compiled.has(selector)) return compiled.get(selector);
  const matcher = compileQuickly(selector);
  compiled.set(selector, matcher);
  return matcher;
}

function compileQuickly(selector: string): Matches | undefined {
  if (!isQuick(selector)) return undefined;
  try {
    return compile<InnerNode, InnerElement>(selector, OPTIONS);
  } catch {
    return undefined;
  }
}

interface Queries {
  querySelector: (this: InnerNode, selector: string) => unknown;
  querySelectorAll: (this: InnerNode, selector: string) => unknown;
}

interface Matching {
  matches: (this: InnerElement, selector: string) => boolean;
  closest: (this: InnerElement, selector: string) => unknown;
}

function speedUpQueries(methods: Queries): void {
  const { querySelector, querySelectorAll } = methods;
  methods.querySelector = function (selector) {
    const matches = matcherOf(selector);
    return matches ? (elementsIn(this).find(matches) ?? null) : querySelector.call(this, selector);
  };
  methods.querySelectorAll = function (selector) {
    const matches = matcherOf(selector);
    return matches
      ? listOf(this, { nodes: elementsIn(this).filter(matches) })
      : querySelectorAll.call(this, selector);
  };
}

function speedUpMatching(methods: Matching): void {
  const { matches, closest } = methods;
  methods.matches = function (selector) {
    const matcher = matcherOf(selector);
    return matcher ? matcher(this) : matches.call(this, selector);
  };
  methods.closest = function (selector) {
    const matcher = matcherOf(selector);
    return matcher ? closestTo(this, matcher) : closest.call(this, selector);
  };
}

function closestTo(node: InnerNode, matches: Matches): InnerElement | null {
  for (let above: InnerNode | null = node; above; above = tree.parent(above))
    if (isElement(above) && matches(above)) return above;
  return null;
}

interface Label extends InnerElement {
  control: InnerElement | null;
}
interface Labelable extends InnerElement {
  _labels?: unknown;
  labels: unknown;
}

/** jsdom searches the document for the element of each label, and does so again for each element that may have one. */
function speedUpLabels(): void {
  const methods = methodsOf('HTMLLabelElement') as Label;
  const usual = Object.getOwnPropertyDescriptor(methods, 'control')!;
  Object.defineProperty(methods, 'control', {
    configurable: true,
    get(this: Label) {
      const id = this._attributesByNameMap.get('for')?.[0]?._value;
      if (!id || this.getRootNode({}) !== this._ownerDocument)
        return usual.get!.call(this) as InnerElement | null;
      const found = this._ownerDocument.getElementById(id);
      return found && isLabelable(found) ? found : null;
    },
  });
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    Object.defineProperty(methodsOf(`HTML${name}Element`) as Labelable, 'labels', {
      configurable: true,
      get(this: Labelable) {
        if (!isLabelable(this)) return null;
        return (this._labels ??= liveLabels(this));
      },
    });
}

function liveLabels(labelable: Labelable) {
  const root = labelable.getRootNode({});
  const query = () => labelsIn(root).get(labelable) ?? [];
  return listOf(root, { element: root, query });
}

const known = new WeakMap<InnerNode, { version: number; labels: Map<InnerElement, Label[]> }>();

function labelsIn(root: InnerNode): ReadonlyMap<InnerElement, readonly Label[]> {
  const before = known.get(root);
  if (before?.version === root._version) return before.labels;
  const labels = Map.groupBy(
    elementsIn(root).filter((element): element is Label => element._localName === 'label'),
    ({ control }) => control,
  ) as Map<InnerElement, Label[]>;
  known.set(root, { version: root._version, labels });
  return labels;
}

/** Reading a list by its indexes takes jsdom much longer than the query. */
function speedUpLists(): void {
  const usual = Array.prototype[Symbol.iterator];
  Object.defineProperty(NodeList.prototype, Symbol.iterator, {
    configurable: true,
    writable: true,
    value(this: NodeList) {
      return (fixedNodes(this) ?? usual.bind(this as never)())[Symbol.iterator]();
    },
  });
}

declare global {
  var hasQuickLookups: boolean | undefined;
}

/**
 * Selectors, labels and lists as jsdom has them, found in a fraction of the time: tests look things up thousands of
 * times. `quickLookups.test.ts` compares them with jsdom's own.
 */
export function lookUpQuickly(): void {
  speedUpLists();
  if (globalThis.hasQuickLookups) return;
  globalThis.hasQuickLookups = true;
  for (const name of ['Document', 'DocumentFragment', 'Element'])
    speedUpQueries(methodsOf(name) as Queries);
  speedUpMatching(methodsOf('Element') as Matching);
  speedUpLabels();
}
