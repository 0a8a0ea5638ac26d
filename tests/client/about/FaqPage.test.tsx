import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { FAQ_GROUPS, faqTarget } from '#client/pages/about/faqQuestions.ts';
import { meta, Page } from '#client/pages/about/FaqPage.tsx';
import { partsOf } from '#client/pages/about/searchFaq.ts';
import { drawContent } from '#tests/client/contact/drawContent.tsx';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

const shown = () => [...document.querySelectorAll('details')];
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox');

async function open(path = '/faq', locale: 'en' | 'hi' = 'en', site = {}) {
  const drawn = await drawContent(<Page />, { path, locale, site });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

test('exactly twenty questions in the five documented groups', async () => {
  const { container } = await open();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Getting Started',
    'Job Search',
    'Applications',
    'Account & Profile',
    'Technical Support',
  ]);
  expect(shown()).toHaveLength(20);
  expect(FAQ_GROUPS.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 4]);
  await expectNoViolations(container);
});

test('an answer links only to pages that the visitor can open', () => {
  const targets = (role?: 'JOB_SEEKER' | 'EMPLOYER' | 'ADMIN') =>
    FAQ_GROUPS.flatMap(({ questions }) => questions.map((question) => faqTarget(question, role)));
  const ofSeekers = ['/resume', '/my-applications', '/profile'];
  expect(targets('JOB_SEEKER')).toEqual(expect.arrayContaining(ofSeekers));
  expect(targets()).toEqual(expect.arrayContaining(['/my-applications', '/profile']));
  for (const role of ['EMPLOYER', 'ADMIN'] as const)
    expect(targets(role).filter((to) => ofSeekers.includes(to as string))).toEqual([]);
});

describe('the search', () => {
  test('filters questions and answers while typing, highlights the matches and opens the answers', async () => {
    const { user } = await open();
    await user.type(searchBox(), 'LAKH');
    await waitFor(() => expect(shown()).toHaveLength(1));
    const [found] = shown();
    expect(found?.open).toBe(true);
    expect(found?.querySelector('summary')?.textContent).toBe('What do the pay figures mean?');
    expect([...found!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
      'lakh',
    );
    expect(screen.getByText('1 question found')).toBeTruthy();
    await expectAddress('/faq?search=LAKH', 'REPLACE');
  });

  test('several words must all occur, in any order', async () => {
    await open('/faq?search=password+forgot');
    expect(shown().map(({ id }) => id)).toEqual(['forgotPassword']);
  });

  test('treats regular expression syntax as plain text', async () => {
    await open('/faq?search=%28IST%29.');
    expect(shown().map(({ id }) => id)).toEqual(['reachSupport']);
    expect(document.querySelector('mark')?.textContent).toBe('(IST).');
  });

  test('finds words with a hyphen', async () => {
    await open('/faq?search=कौन-सी', 'hi');
    expect(shown()).toHaveLength(2);
    expect(document.querySelector('mark')?.textContent).toBe('कौन-सी');
  });

  test('marks every sign', () => {
    for (const sign of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
      expect(partsOf(`a${sign}b`, [sign])[1], sign).toEqual({ text: sign, isHit: true });
  });

  test('an empty result says so and links elsewhere; Clear Search shows all questions again', async () => {
    const { user } = await open('/faq?search=zebra');
    expect(screen.getByText('Nothing found for “zebra”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
    await user.click(screen.getAllByRole('button', { name: 'Clear Search' })[0]!);
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expectAddress('/faq');
    expect(searchBox().value).toBe('');
    expect(document.activeElement).toBe(searchBox());
    expect(shown().every((question) => !question.open)).toBe(true);
  });

  test('also works in Hindi', async () => {
    await open('/faq?search=रिज़्यूमे', 'hi');
    expect(shown().map(({ id }) => id)).toContain('resumeFiles');
    expect(shown().length).toBeLessThan(20);
  });
});

test('without a support address or phone, the answers lead to the contact page', async () => {
  await open('/faq', 'en', { supportEmail: '', supportPhone: '' });
  const answers = shown().map(({ textContent }) => textContent);
  expect(answers.join('\n')).toMatch(/within ten minutes, write to us on the contact page\./);
  expect(answers.join('\n')).toMatch(/Use the form on the contact page: Monday/);
});

test('search engines read the same twenty answers', async () => {
  await loadWords('en', ['faq']);
  const data = {
    site: 'Kaamyab',
    email: 'help@kaamyab.example',
    phone: '1',
    hasEmail: true,
    hasPhone: true,
  };
  const words = translatorOf('en', ['faq']);
  const { jsonLd } = meta({
    words,
    data,
    params: {},
    line: { path: '/faq', page: '', access: 'public' },
  });
  expect(jsonLd[0]).toMatchObject({ '@type': 'FAQPage' });
  const questions = (
    jsonLd[0] as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
  ).mainEntity;
  expect(questions).toHaveLength(20);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toContain('?');
    expect(`${name} ${acceptedAnswer.text}`).not.toMatch(/[{}<>]|questions\./);
  }
});
