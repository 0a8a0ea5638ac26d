import type { Plugin } from 'vite';

const FACTORY = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Draws an icon as Lucide's own component does for a size of 24, the only one that is used. Its shapes are always the
 * same, so the server writes them once and inserts that text from then on.
 */
const leanFactory = (isServer: boolean) => `
import { createElement, Fragment } from 'react';
${isServer ? `import { renderToStaticMarkup } from 'react-dom/server';` : ''}
const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
};
const isNamed = (props) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));
export default ({ name, node }) => {
  const shapes = node.map(([tag, shape]) => createElement(tag, shape));
  const children = createElement(Fragment, null, ...shapes);
  const inside = ${isServer ? '{ dangerouslySetInnerHTML: { __html: renderToStaticMarkup(children) } }' : '{ children }'};
  return ({ className = '', ...props }) =>
    createElement('svg', {
      ...LOOK,
      'aria-hidden': isNamed(props) ? undefined : true,
      ...props,
      ...inside,
      className: 'lucide lucide-' + name + ' ' + className,
    });
};
`;

/**
 * Lucide's component has options that no page uses, and each icon carries keys, aliases and a size. Without them a page
 * with twenty icons is two kilobytes lighter.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    load(id) {
      return FACTORY.test(id) ? leanFactory(this.environment.name === 'ssr') : undefined;
    },
    transform(code, id) {
      if (!ICON.test(id)) return undefined;
      const lean = code
        .replace('__iconData.node;', '')
        .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(')
        .replace(/\bsize: 24,/, '')
        .replace(/,\s*aliases: \[[^\]]*\]/, '')
        .replaceAll(/,\s*key: "\w+"/g, '');
      return { code: lean, map: null };
    },
  };
}
