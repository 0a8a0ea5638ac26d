import type { Plugin } from 'vite';

const MODULE = /\/use-intl\/dist\/esm\/production\/formatters-[\w-]+\.js$/;
/** `memoConstructor` of the package, as its production build writes it. */
const KEPT_BY_PAGE = 'function I(e,t){return i(((...t)=>new e(...t)),t)}';
const KEPT_BY_PROCESS = `
const kept = new Map();
function I(Formatter) {
  if (!kept.has(Formatter)) kept.set(Formatter, new Map());
  const formatters = kept.get(Formatter);
  return (locale, options) => {
    let key = locale;
    for (const name in options) key += ' ' + name + ' ' + options[name];
    let formatter = formatters.get(key);
    if (!formatter) formatters.set(key, (formatter = new Formatter(locale, options)));
    return formatter;
  };
}
`;

/**
 * use-intl keeps the formatters of numbers, dates and plurals for as long as a page is shown, so that the server made
 * them again for each page. It also looks them up by the JSON of their options. All pages share those of the server.
 */
export function sharedFormatters(): Plugin {
  return {
    name: 'shared-formatters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined;
      if (!code.includes(KEPT_BY_PAGE)) this.error('use-intl makes its formatters in another way.');
      return { code: code.replace(KEPT_BY_PAGE, KEPT_BY_PROCESS), map: null };
    },
  };
}
