import { createRequire } from 'node:module';

/** A node as jsdom keeps it behind the object that scripts see. */
export interface InnerNode {
  nodeType: number;
  textContent: string | null;
  /** Grows with every change of the node, its attributes or what is in it. */
  _version: number;
  _globalObject: object;
  _ownerDocument: InnerDocument;
  getRootNode(options: object): InnerNode;
}

export interface InnerElement extends InnerNode {
  _localName: string;
  _attributesByNameMap: ReadonlyMap<string, readonly { _value: string }[]>;
}

export interface InnerDocument extends InnerNode {
  getElementById(id: string): InnerElement | null;
}

interface InnerList {
  _isLive: boolean;
  _list: readonly InnerNode[];
}

interface ListData {
  nodes?: readonly InnerNode[];
  element?: InnerNode;
  query?: () => readonly InnerNode[];
}

const load = createRequire(import.meta.url);

interface Utils {
  implSymbol: symbol;
  tryWrapperForImpl: (node: InnerNode) => Node;
}
const { implSymbol, tryWrapperForImpl } = load('jsdom/lib/generated/idl/utils.js') as Utils;

interface Tree {
  parent(node: InnerNode): InnerNode | null;
  firstChild(node: InnerNode): InnerNode | null;
  nextSibling(node: InnerNode): InnerNode | null;
  childrenToArray(node: InnerNode): InnerNode[];
}
const constants = load('jsdom/lib/jsdom/living/helpers/internal-constants.js') as {
  domSymbolTree: Tree;
};
export const tree = constants.domSymbolTree;

const lists = load('jsdom/lib/generated/idl/NodeList.js') as {
  createImpl(globalObject: object, args: [], data: ListData): InnerList;
};

export const listOf = (owner: InnerNode, data: ListData): InnerList =>
  lists.createImpl(owner._globalObject, [], data);

export const { isLabelable } = load('jsdom/lib/jsdom/living/helpers/form-controls.js') as {
  isLabelable: (node: InnerNode) => boolean;
};

/** What jsdom's class of this name does; all windows of a process share it. */
export function methodsOf(className: string): unknown {
  const { implementation } = load(`jsdom/lib/jsdom/living/nodes/${className}-impl.js`) as {
    implementation: { prototype: unknown };
  };
  return implementation.prototype;
}

/** The nodes of a list that cannot change any more. */
export function fixedNodes(list: NodeList): Node[] | undefined {
  const inner = (list as unknown as Record<symbol, InnerList>)[implSymbol]!;
  return inner._isLive ? undefined : inner._list.map(tryWrapperForImpl);
}

export const isElement = (node: InnerNode): node is InnerElement => node.nodeType === 1;

const known = new WeakMap<InnerNode, { version: number; elements: readonly InnerElement[] }>();

/** All elements in a node, in the order of the document; collected again when something has changed. */
export function elementsIn(root: InnerNode): readonly InnerElement[] {
  const before = known.get(root);
  if (before?.version === root._version) return before.elements;
  const elements: InnerElement[] = [];
  collect(root, elements);
  known.set(root, { version: root._version, elements });
  return elements;
}

function collect(parent: InnerNode, elements: InnerElement[]): void {
  for (let child = tree.firstChild(parent); child; child = tree.nextSibling(child)) {
    if (!isElement(child)) continue;
    elements.push(child);
    collect(child, elements);
  }
}

/** The node behind the object that scripts see. */
export const innerOf = (node: Node): InnerNode =>
  (node as unknown as Record<symbol, InnerNode>)[implSymbol]!;
