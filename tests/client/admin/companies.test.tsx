import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminCompaniesPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCompany, UPDATED_AT, type World } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const draw = (world: World & { path?: string } = {}) =>
  drawAdmin(Page, { path: '/admin/companies', ...world });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('row').slice(1);
const row = (name: string) => rows().find((found) => found.textContent?.includes(name))!;
// Finding by role would be slow in lists of this length.
const names = () => [...document.querySelectorAll('[data-name]')].map((a) => a.textContent);
const chip = (text: string) => screen.getByText(text, { selector: 'button' });
const turnTo = (page: string) => user.click(screen.getByLabelText(page));
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const many = (count: number) => Array.from({ length: count }, (_, at) => aCompany(`${at + 1}`));

describe('the list', () => {
  test('shows a preview of 50 letters, the owner, the age, and the allowed actions', async () => {
    const companies = [
      aCompany('1'),
      aCompany('2', { adminStatus: 'APPROVED' }),
      aCompany('3', { adminStatus: 'REJECTED', adminNotes: 'Not real' }),
      aCompany('4', { adminStatus: 'SUSPENDED' }),
    ];
    const { container } = await draw({ companies });
    await screen.findByText('4 companies');
    expect(screen.getByText('Company 1 makes good things for people who need th…')).toBeTruthy();
    const first = within(row('Company 1'));
    expect(row('Company 1').textContent).toContain('asha.rao@mail.example');
    expect(first.getByText('Waiting for 3 days')).toBeTruthy();
    expect(within(row('Company 3')).getByText('Note: Not real')).toBeTruthy();
    const offered = (name: string) =>
      within(row(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(offered('Company 1')).toEqual(['Approve', 'Reject']);
    expect(offered('Company 2')).toEqual(['Suspend', 'Reject']);
    expect(offered('Company 3')).toEqual(['Approve']);
    expect(offered('Company 4')).toEqual(['Lift suspension', 'Reject']);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expectNoViolations(container);
  });

  test('is searched, filtered and paged through its address', async () => {
    await draw({ companies: many(12) });
    await screen.findByText('12 companies');
    expect(names()).toHaveLength(10);
    await turnTo('Page 2');
    await expectAddress('/admin/companies?page=2');
    await waitFor(() => expect(names()).toEqual(['Company 11', 'Company 12']));
    await user.click(chip('Pending'));
    await expectAddress('/admin/companies?status=pending');
    await user.type(screen.getByLabelText('Search companies'), '12');
    await expectAddress('/admin/companies?search=12&status=pending');
    await waitFor(() => expect(names()).toEqual(['Company 12']));
    await user.click(chip('Suspended'));
    expect(await screen.findByText('No companies found')).toBeTruthy();
    await user.click(screen.getByText('Show all'));
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  test('a page beyond the last one links to it', async () => {
    await draw({ companies: many(11), path: '/admin/companies?page=7' });
    await expectAddress('/admin/companies?page=2');
    await waitFor(() => expect(names()).toEqual(['Company 11']));
  });

  test('says when it cannot be loaded, and retries', async () => {
    let away = true;
    await draw({
      companies: many(1),
      fails: (what) => (away && what === 'companies' ? 'Away' : undefined),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load companies');
    away = false;
    await user.click(button('Try Again'));
    expect(await screen.findByText('1 company')).toBeTruthy();
  });

  test('supports j, k and / as shortcuts', async () => {
    await draw({ companies: many(2) });
    await screen.findByText('2 companies');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Company 1');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Company 2');
    await user.keyboard('k/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search companies'));
  });
});

describe('a company', () => {
  test('that is pending is verified: shown at once, removed from the pending list, focus on the next one', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { asked } = await draw({
      companies: many(3),
      path: '/admin/companies?status=pending',
      hold: () => held,
    });
    await screen.findByText('3 companies');
    await user.click(button('Approve: Company 2'));
    expect(within(row('Company 2')).getByText('Approved')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Company 3');
    release();
    await waitFor(() => expect(names()).toEqual(['Company 1', 'Company 3']));
    expect(asked).toEqual([['verifyCompany', { id: '2', updatedAt: UPDATED_AT }]]);
    expect(toasts()).toEqual([['Company approved', 'Company 2']]);
    expect(document.activeElement?.textContent).toBe('Company 3');
    const menu = screen.getByRole('navigation', { name: 'Admin menu' });
    expect(within(menu).getByRole('link', { name: /Companies/ }).textContent).toContain(
      '2 waiting',
    );
  });

  test('returns to the pending list when verifying fails', async () => {
    const reasons: string[] = [];
    await draw({
      companies: many(1),
      fails: (what) => (what === 'verifyCompany' ? reasons[0] : undefined),
    });
    await screen.findByText('1 company');
    reasons.push('Not now.');
    await user.click(button('Approve: Company 1'));
    await waitFor(() => expect(toasts()).toEqual([['Failed to verify company', 'Not now.']]));
    await waitFor(() => expect(button('Approve: Company 1')).toBeTruthy());
    expect(within(row('Company 1')).getByText('Pending')).toBeTruthy();
  });

  test('is rejected with a note, which is kept if that fails', async () => {
    const reasons = ['Not now.'];
    const { asked, baseElement } = await draw({
      companies: many(2),
      path: '/admin/companies?status=pending',
      fails: (what) => (what === 'updateCompanyStatus' ? reasons.shift() : undefined),
    });
    await screen.findByText('2 companies');
    await user.click(button('Reject: Company 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Reject company' });
    const box = within(dialog).getByLabelText<HTMLTextAreaElement>('Note to the employer');
    expect(box.value).toBe('Admin action');
    await expectNoViolations(baseElement);
    await user.clear(box);
    await user.type(box, 'No such company');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Failed to update company status',
    );
    expect(box.value).toBe('No such company');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(names()).toEqual(['Company 2']));
    expect(asked.at(-1)).toEqual([
      'updateCompanyStatus',
      {
        id: '1',
        from: 'PENDING',
        updatedAt: UPDATED_AT,
        status: 'REJECTED',
        adminNotes: 'No such company',
      },
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Company 2'));
    expect(toasts()).toEqual([['Company rejected', 'Company 1']]);
  });

  test('that is suspended can be reinstated', async () => {
    const { asked } = await draw({ companies: [aCompany('1', { adminStatus: 'SUSPENDED' })] });
    await screen.findByText('1 company');
    await user.click(button('Lift suspension: Company 1'));
    await waitFor(() => expect(toasts()).toEqual([['Suspension lifted', 'Company 1']]));
    expect(asked).toEqual([
      [
        'updateCompanyStatus',
        { id: '1', from: 'SUSPENDED', updatedAt: UPDATED_AT, status: 'APPROVED' },
      ],
    ]);
  });

  test('opens in a dialog with its own address and is decided on there', async () => {
    const { asked, baseElement } = await draw({
      companies: many(2),
      path: '/admin/companies?status=pending',
    });
    await user.click(await screen.findByRole('link', { name: 'Company 1' }));
    await expectAddress('/admin/companies?status=pending&open=1');
    const dialog = await screen.findByRole('dialog', { name: 'Company 1' });
    await within(dialog).findByText(/makes good things for people who need them every day\./);
    expect(dialog.textContent).toContain('office@company.example');
    await expectNoViolations(baseElement);
    await user.click(within(dialog).getByRole('button', { name: 'Approve: Company 1' }));
    await expectAddress('/admin/companies?status=pending');
    await waitFor(() => expect(names()).toEqual(['Company 2']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Company 2'));
    expect(asked).toEqual([['verifyCompany', { id: '1', updatedAt: UPDATED_AT }]]);
  });

  test('that is missing or cannot be loaded says so in its place', async () => {
    let away = true;
    await draw({
      path: '/admin/companies?open=9',
      fails: (what) => (away && what === 'company' ? 'Away' : undefined),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Company' });
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Failed to fetch company',
    );
    away = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await within(dialog).findByText('This company no longer exists.')).toBeTruthy();
  });
});
