import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/admin/AdminCompaniesPage.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { aCompany, type World } from './adminWorld.ts';
import { drawAdmin } from './drawAdmin.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(leave);
});

const draw = (world: World & { path: string }) => drawAdmin(Page, world);

describe('a company', () => {
  test('shows every fact needed for a review, with links to its pages', async () => {
    const company = aCompany('1', {
      adminStatus: 'APPROVED',
      adminNotes: 'Checked by phone',
      address: '12 Lake Road',
      employeeCount: 1_234,
    });
    await draw({ companies: [company], path: '/admin/companies?open=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Company 1' }));
    expect(await dialog.findByText('Note: Checked by phone')).toBeTruthy();
    const fact = (name: string) =>
      dialog.getByText(name, { selector: 'dt' }).nextSibling as HTMLElement;
    const said = ['Owner', 'Website', 'Email', 'Phone', 'Place', 'Industry', 'Founded', 'Jobs'];
    expect(said.map((name) => fact(name).textContent)).toEqual([
      'Asha Raoasha.rao@mail.example',
      'company.example',
      'office@company.example',
      '+91 98765 43210',
      '12 Lake Road, Pune, Maharashtra, India',
      'Technology',
      '2001',
      '2',
    ]);
    expect(fact('Size').textContent).toMatch(/ \(1,234\)$/);
    const leads = (of: HTMLElement) => within(of).getByRole('link').getAttribute('href');
    expect(leads(fact('Website'))).toBe('https://company.example/');
    expect(leads(fact('Owner'))).toBe('mailto:asha.rao@mail.example');
    expect(leads(fact('Jobs'))).toBe('/admin/jobs?company=1');
    const link = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(link('View public page')).toBe('/companies/company-1');
    expect(link('View full page and history')).toBe('/admin/companies/1');
  });

  test('with an empty profile says what is missing', async () => {
    const bare = { owner: null, email: '', phone: '', jobCount: 0 };
    const facts = { website: '', place: '', country: '', industry: '', size: '' };
    const { company } = aCompany('1');
    await draw({
      companies: [
        aCompany('1', {
          ...bare,
          company: { ...company, ...facts, foundedYear: null, description: ' ' },
        }),
      ],
      path: '/admin/companies?open=1',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Company 1' });
    await within(dialog).findByText('No owner');
    expect(within(dialog).getAllByText('Not specified')).toHaveLength(7);
    expect(within(dialog).queryByRole('link', { name: 'View public page' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Reject: Company 1' }));
    const note = await screen.findByRole('dialog', { name: 'Reject company' });
    await user.click(within(note).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Reject company' })).toBeNull(),
    );
    expect(screen.getByText('Pending', { selector: 'td *' })).toBeTruthy();
  });
});
