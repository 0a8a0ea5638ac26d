import { expect, onTestFinished, test } from 'vitest';
import { applyHead, headMarkup } from '#client/lib/document/head.ts';
import { setHomeLocale } from '#client/lib/locale.ts';

const context = {
  origin: 'https://kaamyab.example',
  locale: 'en',
  path: '/job-details/1',
  siteName: 'Kaamyab',
  fullTitle: 'Cook | Kaamyab',
  noindex: false,
} as const;

test('texts that people have written cannot end an attribute or a tag of the head', () => {
  const written = `"><script>alert('1') & more</script>`;
  const markup = headMarkup(
    { title: written, description: written, jsonLd: [{ title: written }] },
    { ...context, fullTitle: written },
  );
  const head = document.implementation.createHTMLDocument().head;
  head.innerHTML = markup;
  expect(head.querySelector('title')!.textContent).toBe(written);
  const content = (selector: string) => head.querySelector(selector)!.getAttribute('content');
  expect(content('meta[name=description]')).toBe(written);
  expect(content('meta[property="og:title"]')).toBe(written);
  const scripts = [...head.querySelectorAll('script')].map((script) => script.textContent);
  expect(scripts.map((text) => JSON.parse(text) as object)).toEqual([{ title: written }]);
  expect(head.textContent).not.toContain('data-page');
});

test('the image has a whole address, as other sites need it', () => {
  const markup = headMarkup({ title: 'Cook', image: '/files/logo.png' }, context);
  expect(markup).toContain('property="og:image" content="https://kaamyab.example/files/logo.png"');
});

test('search engines get the address in each language, and that without a prefix for all others', () => {
  setHomeLocale('hi');
  onTestFinished(() => setHomeLocale(undefined));
  const markup = headMarkup({ title: 'Cook' }, context);
  const inEnglish = 'https://kaamyab.example/en/job-details/1';
  const withoutPrefix = 'https://kaamyab.example/job-details/1';
  expect(markup).toContain(`rel="canonical" href="${inEnglish}"`);
  expect(markup).toContain(`property="og:url" content="${inEnglish}"`);
  expect(markup).toContain(`hreflang="en" href="${inEnglish}"`);
  expect(markup).toContain(`hreflang="hi" href="${withoutPrefix}"`);
  expect(markup).toContain(`hreflang="x-default" href="${withoutPrefix}"`);
});

test('the next page has its own head, as the server would have written it', () => {
  const jsonLd = [{ title: 'Cook' }];
  document.head.innerHTML = `<meta name="viewport">${headMarkup({ title: 'Old', noindex: true }, context)}`;
  applyHead({ title: 'Cook', description: 'You cook.', jsonLd }, context);
  expect(document.title).toBe(context.fullTitle);
  const markup = headMarkup({ title: 'Cook', description: 'You cook.', jsonLd }, context);
  const expected = document.implementation.createHTMLDocument().head;
  expected.innerHTML = `<meta name="viewport">${markup}`;
  const lines = (head: HTMLHeadElement) =>
    [...head.children].map(({ outerHTML }) => outerHTML).toSorted();
  expect(lines(document.head)).toEqual(lines(expected));
});
