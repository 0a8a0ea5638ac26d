import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Page as CompaniesPage } from '#client/pages/admin/AdminCompaniesPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCompany } from './adminWorld.ts';
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

const sent = (status: string, values: object = {}) => ({
  __typename: 'CompanyVerification',
  id: 'v1',
  kind: 'GSTIN',
  status,
  value: '27AAPFU0939F1ZV',
  email: null,
  submittedAt: '2026-11-20T08:00:00.000Z',
  note: null,
  document: {
    __typename: 'VerificationDocument',
    id: 'f1',
    name: 'gst.pdf',
    mediaType: 'application/pdf',
    url: '/uploads/f1?by=1',
  },
  ...values,
});
const review = async () => within(await screen.findByRole('region', { name: 'Verification' }));
const toasts = () => queuedToasts().map(({ title }) => title);

async function open() {
  const companies = [
    aCompany('1', { adminStatus: 'APPROVED', verifications: [sent('PENDING')] }),
    aCompany('2', { adminStatus: 'APPROVED' }),
  ];
  const drawn = await drawAdmin(CompaniesPage, {
    path: '/admin/companies',
    companies,
    decide: ({ id: _id, ...input }) => {
      const status = input['decision'] === 'CONFIRM' ? 'VERIFIED' : 'REJECTED';
      const note = input['note'] ?? null;
      companies[0]!.verifications = [sent(status, { note })];
      return { company: { ...companies[0] } };
    },
  });
  await screen.findByText('2 companies');
  await user.click(screen.getByText('Verification to review', { selector: 'button' }));
  await expectAddress('/admin/companies?verification=1');
  await screen.findByText('1 company');
  await user.click(screen.getByRole('link', { name: 'Company 1' }));
  return drawn;
}

test('a pending certificate is compared with the name and confirmed', async () => {
  const { asked, container } = await open();
  const part = await review();
  expect(part.getByText('27AAPFU0939F1ZV')).toBeTruthy();
  expect(part.getByText('Compare with: Company 1')).toBeTruthy();
  expect(part.getByRole('link', { name: /gst\.pdf/ }).getAttribute('href')).toBe(
    '/uploads/f1?by=1',
  );
  await expectNoViolations(container);
  await user.click(part.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(asked).toEqual([
      ['decideVerification', { id: 'v1', decision: 'CONFIRM', companyName: 'Company 1' }],
    ]),
  );
  await waitFor(() => expect(toasts()).toContain('GSTIN confirmed'));
  expect(await part.findByText('Verified')).toBeTruthy();
  expect(part.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

test('a rejection gives its reason', async () => {
  const { asked } = await open();
  const part = await review();
  await user.click(part.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject GSTIN' }));
  const note = dialog.getByRole('textbox');
  await user.clear(note);
  await user.type(note, 'Unreadable.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(asked).toEqual([
      [
        'decideVerification',
        { id: 'v1', decision: 'REJECT', note: 'Unreadable.', companyName: 'Company 1' },
      ],
    ]),
  );
  await waitFor(() => expect(toasts()).toContain('GSTIN rejected'));
});
