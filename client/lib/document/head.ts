import { homeLocale, LOCALES, pathInLocale, type SiteLocale } from '#client/lib/locale.ts';
import type { PageMeta } from '#client/lib/page.ts';

export interface HeadContext {
  origin: string;
  locale: SiteLocale;
  /** The page's router path, without the language. */
  path: string;
  siteName: string;
  /** Page title and site name, in the order the language prefers. */
  fullTitle: string;
  noindex: boolean;
}

export interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

const meta = (key: 'name' | 'property', value: string, content: string | undefined): Tag[] =>
  content === undefined ? [] : [{ name: 'meta', attributes: { [key]: value, content } }];

const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });

function addresses(page: PageMeta, context: HeadContext): Tag[] {
  if (page.canonical === null) return [];
  const path = page.canonical ?? context.path;
  const at = (locale: SiteLocale) => context.origin + pathInLocale(locale, path);
  return [
    link({ rel: 'canonical', href: at(context.locale) }),
    ...LOCALES.map((locale) => link({ rel: 'alternate', hreflang: locale, href: at(locale) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: at(homeLocale()) }),
    ...meta('property', 'og:url', at(context.locale)),
  ];
}

/** All head tags of the page. Pages that need a login have no canonical address for search engines. */
export function headTags(page: PageMeta, context: HeadContext): Tag[] {
  const noindex = context.noindex || page.noindex === true;
  const image = page.image && new URL(page.image, context.origin).href;
  return [
    ...meta('name', 'description', page.description),
    ...(noindex ? meta('name', 'robots', 'noindex') : []),
    ...(context.noindex ? [] : addresses(page, context)),
    ...meta('property', 'og:title', page.title),
    ...meta('property', 'og:description', page.description),
    ...meta('property', 'og:type', page.type ?? 'website'),
    ...meta('property', 'og:site_name', context.siteName),
    ...meta('property', 'og:image', image),
    ...(page.jsonLd ?? []).map((object): Tag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(object).replaceAll('<', '\\u003c'),
    })),
  ];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The same tags as markup, marked so that the browser can replace them on the next page. */
export function headMarkup(page: PageMeta, context: HeadContext): string {
  const tags = headTags(page, context).map(({ name, attributes, text }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
    const end = name === 'script' ? `${text}</script>` : '';
    return `<${name}${pairs.join('')} data-page>${end}`;
  });
  return `<title>${escape(context.fullTitle)}</title>${tags.join('')}`;
}

export function applyHead(page: PageMeta, context: HeadContext): void {
  document.title = context.fullTitle;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { name, attributes, text } of headTags(page, context)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
