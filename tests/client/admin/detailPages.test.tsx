import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page as CompanyPage } from '#client/pages/admin/AdminCompanyPage.tsx';
import { Page as JobPage } from '#client/pages/admin/AdminJobPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anEntry } from './activityWorld.tsx';
import { aCompany, aJob, UPDATED_AT, type World } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => act(leave));

const PAGES = [
  {
    kind: 'company',
    Page: CompanyPage,
    section: 'companies',
    name: 'Company 1',
    facts: 'Company',
    list: 'Companies',
    mutation: 'updateCompanyStatus',
    failed: 'Failed to fetch company',
    failedMove: 'Failed to update company status',
    missing: 'This company no longer exists.',
    suspend: 'Suspend company',
    suspended: 'Company suspended',
    reinstated: 'Suspension lifted',
  },
  {
    kind: 'job',
    Page: JobPage,
    section: 'jobs',
    name: 'Job 1',
    facts: 'Job',
    list: 'Jobs',
    mutation: 'updateJobStatus',
    failed: 'Failed to fetch job',
    failedMove: 'Failed to update job status',
    missing: 'This job no longer exists.',
    suspend: 'Suspend job',
    suspended: 'Job suspended',
    reinstated: 'Suspension lifted',
  },
];

describe.each(PAGES)('the admin page of a $kind', (page) => {
  const { kind, Page, section, name } = page;
  const draw = (world: World = {}, id = '1') =>
    drawAdmin(Page, {
      path: `/admin/${section}/${id}`,
      route: `/admin/${section}/:${kind}Id`,
      ...world,
    });
  const rows = (values: object = {}) => ({
    companies: [aCompany('1', values), aCompany('2')],
    jobs: [aJob('1', values), aJob('2')],
  });
  const button = (label: string) => screen.getByRole('button', { name: `${label}: ${name}` });
  const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);

  test('shows its facts, its history and the allowed actions, and suspends it with a note', async () => {
    const subjects: object[] = [];
    let fails = true;
    const { asked, baseElement } = await draw({
      ...rows({ adminStatus: 'APPROVED' }),
      activity: (subject) => {
        subjects.push({ ...subject });
        return { totalCount: 0, nodes: [] };
      },
      fails: (what) => (what === page.mutation && fails ? 'Try later.' : undefined),
    });
    await screen.findByRole('heading', { level: 1, name });
    expect(subjects[0]).toMatchObject({ first: 10, subjectKind: kind, subjectId: '1' });
    const facts = screen.getByRole('region', { name: page.facts });
    expect(within(facts).getByText('Approved')).toBeTruthy();
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: page.list }).getAttribute('href')).toBe(
      `/admin/${section}`,
    );
    expect(
      within(screen.getByRole('region', { name: 'History' })).getByText(
        'Nothing has been recorded yet.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Approve: ${name}` })).toBeNull();

    await user.click(button('Suspend'));
    const dialog = await screen.findByRole('dialog', { name: page.suspend });
    expect(within(dialog).getByText(name)).toBeTruthy();
    await expectNoViolations(baseElement);
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await send();
    expect((await within(dialog).findByRole('alert')).textContent).toContain(page.failedMove);
    fails = false;
    await user.clear(within(dialog).getByLabelText('Note to the employer'));
    await user.paste('Asks for money');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = {
      id: '1',
      from: 'APPROVED',
      updatedAt: UPDATED_AT,
      status: 'SUSPENDED',
      adminNotes: 'Asks for money',
    };
    expect(asked.at(-1)).toEqual([page.mutation, input]);
    expect(toasts()).toEqual([[page.suspended, name]]);
    expect(await screen.findByText('Note: Asks for money')).toBeTruthy();
    expect(button('Lift suspension')).toBeTruthy();
  });

  test('lifts a suspension without confirmation, and can cancel a suspension', async () => {
    const { asked } = await draw(rows({ adminStatus: 'SUSPENDED' }));
    await screen.findByRole('heading', { level: 1, name });
    await user.click(button('Lift suspension'));
    await waitFor(() => expect(toasts()).toEqual([[page.reinstated, name]]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked[0]?.[1]).toMatchObject({ id: '1', from: 'SUSPENDED', status: 'APPROVED' });
    await waitFor(() => button('Suspend'));
    await user.click(button('Suspend'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toHaveLength(1);
  });

  test('shows a missing page, and a retry when loading failed', async () => {
    const away = new Set([kind]);
    const { unmount } = await draw({
      ...rows(),
      fails: (what) => (away.has(what) ? 'Away' : undefined),
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(page.failed)).toBeTruthy();
    away.clear();
    await user.click(alert.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    unmount();
    await draw(rows(), '9');
    expect(await screen.findByText(page.missing)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: page.list })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});

test('a company with few details says so, and a long history links to the log', async () => {
  const blank = { address: null, email: null, phone: null, jobCount: 0, owner: null } as object;
  const company = aCompany('1', blank);
  Object.assign(company.company, { description: ' ', website: null, foundedYear: null });
  Object.assign(company.company, { size: null, industry: '', place: '', country: '' });
  await drawAdmin(CompanyPage, {
    path: '/admin/companies/1',
    route: '/admin/companies/:companyId',
    companies: [company],
    activity: () => ({ totalCount: 12, nodes: [anEntry('1')] }),
  });
  const fact = (term: string) =>
    screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent;
  await screen.findByRole('heading', { level: 1, name: 'Company 1' });
  expect(fact('Owner')).toBe('No owner');
  for (const term of ['Website', 'Phone', 'Email', 'Place', 'Industry', 'Size', 'Founded'])
    expect([term, fact(term)]).toEqual([term, 'Not specified']);
  expect(fact('Jobs')).toBe('0');
  expect(screen.getByText('No company description available.')).toBeTruthy();
  const log = screen.getByRole('link', { name: 'View all 12 in the log' });
  expect(log.getAttribute('href')).toBe('/admin/activity?kind=company&subject=1');
});
