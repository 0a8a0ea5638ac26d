import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Footer, Footer_site } from '#client/components/Footer.tsx';
import { footerTarget } from '#client/components/footer/footerLinks.ts';
import { OfficeAddress_site } from '#client/components/footer/OfficeAddress.tsx';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import { makeFragmentData } from '#client/gql/fragment-masking.ts';
import { CHOSEN_LANGUAGE } from '#client/lib/store/storage.ts';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawInSite, expectAddress, leave, logInAs } from './drawInSite.tsx';

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
      ['User Dashboard', '/login'],
      ['CV Packages', '/login?returnUrl=%2Fresume'],
      ['Jobs Featured', '/browse-jobs?featured=true'],
      ['Jobs Urgent', '/browse-jobs?hot=true'],
      ['Candidate List', '/browse-database'],
      ['Candidates Grid', '/browse-database'],
    ],
  ],
  [
    'For Employers',
    [
      ['Post New', '/login?returnUrl=%2Fadd-job&hiring=true'],
      ['Job Packages', '/login?returnUrl=%2Fadd-job&hiring=true'],
      ['Employer List', '/companies'],
      ['Employers Grid', '/companies'],
      ['Jobs Listing', '/login?returnUrl=%2Fmanage-jobs&hiring=true'],
      ['Jobs Featured', '/login?returnUrl=%2Fmanage-jobs%3Fshow%3Dfeatured&hiring=true'],
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
])(
  'for a guest, each link of “%s” leads to the page that does what it says',
  async (name, expected) => {
    await drawInSite(<Footer site={site} />, { path: '/blog' });
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
  },
);

test('the link to the language without a prefix names it, for those who open it in a new tab', async () => {
  await drawInSite(<Footer site={site} />, { path: '/blog?page=2', locale: 'hi' });
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(
    '/blog?page=2#en',
  );
  expect(screen.getByRole('link', { name: 'Español' }).getAttribute('href')).toBe(
    '/es/blog?page=2',
  );
});

test('a language chosen while logged in waits on this device to become that of the account', async () => {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => {
    document.removeEventListener('click', stay);
    localStorage.clear();
    act(leave);
  });
  act(leave);
  await drawInSite(<Footer site={site} />);
  await userEvent.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(localStorage.getItem(CHOSEN_LANGUAGE)).toBeNull();
  act(() => logInAs({}));
  await userEvent.click(screen.getByRole('link', { name: 'Español' }));
  expect(localStorage.getItem(CHOSEN_LANGUAGE)).toBe('es 1');
  expect(localStorage.getItem('language')).toBe('es');
});

test('until a member is known, the links of guests are not visible', async () => {
  act(leave);
  await drawInSite(<Footer site={site} />);
  const list = () =>
    within(screen.getByRole('navigation', { name: 'For Employers' })).getByRole('list');
  expect(list().className).toContain('[html[data-session]_&]:invisible');
  act(() => logInAs({ role: 'EMPLOYER' }));
  expect(list().className).toBe('');
  act(leave);
});

test('an unknown link leads home', () => {
  expect(footerTarget('somethingElse', 'bottom', null)).toBe('/');
  expect(footerTarget('toString', 'candidates', { role: 'EMPLOYER' })).toBe('/');
});

test.each([
  [
    'JOB_SEEKER',
    'For Candidates',
    [
      '/',
      '/resume',
      '/browse-jobs?featured=true',
      '/browse-jobs?hot=true',
      '/browse-database',
      '/browse-database',
    ],
  ],
  ['JOB_SEEKER', 'For Employers', ['/companies', '/companies']],
  [
    'EMPLOYER',
    'For Employers',
    [
      '/add-job',
      '/add-job',
      '/companies',
      '/companies',
      '/manage-jobs',
      '/manage-jobs?show=featured',
    ],
  ],
  [
    'ADMIN',
    'For Employers',
    [
      '/admin/bulk-upload',
      '/admin/bulk-upload',
      '/companies',
      '/companies',
      '/admin/jobs',
      '/admin/jobs',
    ],
  ],
] as const)('for %s, “%s” has no link to a page of another role', async (role, name, expected) => {
  // oxfmt-ignore
  logInAs({ role });
  await drawInSite(<Footer site={site} />, { path: '/blog' });
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  leave();
});

test('colleagues who may not post jobs or search candidates have no links to do so', () => {
  const target = (
    link: string,
    column: 'candidates' | 'employers',
    teamRole: 'RECRUITER' | 'INTERVIEWER',
  ) => footerTarget(link, column, { role: 'EMPLOYER', teamRole });
  expect(target('postNew', 'employers', 'RECRUITER')).toBe('/add-job');
  expect(target('postNew', 'employers', 'INTERVIEWER')).toBeNull();
  expect(target('candidateList', 'candidates', 'INTERVIEWER')).toBeNull();
  expect(target('jobsListing', 'employers', 'INTERVIEWER')).toBe('/manage-jobs');
});

test('a guest who wants to post a job gets the sign-up dialog for employers', async () => {
  leave();
  await drawInSite(<Footer site={site} />, { path: '/blog' });
  await userEvent.click(screen.getByRole('link', { name: 'Post New' }));
  expect(currentDialog()).toMatchObject({ name: 'signup', hiring: true, returnUrl: '/add-job' });
  closeDialog();
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

test('where people work, only the last line is shown', async () => {
  await drawInSite(<Footer site={site} isShort />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Legal and help' })).toBeTruthy();
});
