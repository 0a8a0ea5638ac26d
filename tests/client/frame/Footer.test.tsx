import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Footer, Footer_site } from '#client/components/Footer.tsx';
import { footerPath } from '#client/components/footer/footerLinks.ts';
import { OfficeAddress_site } from '#client/components/footer/OfficeAddress.tsx';
import { makeFragmentData } from '#client/gql/fragment-masking.ts';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawInSite, expectAddress } from './drawInSite.tsx';

const office = makeFragmentData(
  {
    address: '1 Example Road, Bengaluru',
    supportEmail: 'support@kaamyab.example',
    supportPhone: '+91 80 0000 0000',
  },
  OfficeAddress_site,
);
const site = makeFragmentData({ name: 'Kaamyab', ...office }, Footer_site);

test.each([
  [
    'For Candidates',
    [
      ['User Dashboard', '/'],
      ['CV Packages', '/resume'],
      ['Jobs Featured', '/browse-jobs'],
      ['Jobs Urgent', '/browse-jobs'],
      ['Candidate List', '/candidates'],
      ['Candidates Grid', '/candidates'],
    ],
  ],
  [
    'For Employers',
    [
      ['Post New', '/add-job'],
      ['Job Packages', '/add-job'],
      ['Employer List', '/candidates'],
      ['Employers Grid', '/candidates'],
      ['Jobs Listing', '/manage-jobs'],
      ['Jobs Featured', '/manage-jobs'],
    ],
  ],
  [
    'Legal and help',
    [
      ['Terms of use', '/privacy'],
      ['Privacy Policy', '/privacy'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
      ['API', '/docs/api'],
    ],
  ],
  [
    'Languages',
    [
      ['English', '/blog'],
      ['हिन्दी', '/hi/blog'],
      ['Español', '/es/blog'],
    ],
  ],
])('%s leads where the documents say', async (name, expected) => {
  await drawInSite(<Footer site={site} />, { path: '/blog' });
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});

test('an unknown link leads home', () => {
  expect(footerPath('somethingElse')).toBe('/');
  expect(footerPath('toString')).toBe('/');
});

test('a link scrolls smoothly to the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await drawInSite(<Footer site={site} />);
  await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  await expectAddress('/faq');
});

test('the footer names the site and its contact details', async () => {
  const { container } = await drawInSite(<Footer site={site} />);
  expect(screen.getByText('© 2024–2026 Kaamyab')).toBeTruthy();
  expect(screen.getByText('1 Example Road, Bengaluru')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('support@kaamyab.example')).toBe('mailto:support@kaamyab.example');
  expect(hrefOf('+91 80 0000 0000')).toBe('tel:+918000000000');
  await expectNoViolations(container);
});

test('the links are shown even if the site’s settings cannot be loaded', async () => {
  await drawInSite(<Footer site={null} />);
  expect(screen.getByText('© 2024–2026 Kaamyab')).toBeTruthy();
  expect(screen.queryByText(/support@/)).toBeNull();
});
