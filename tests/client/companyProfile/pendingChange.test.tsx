import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, edit, press, waitUntilSaved, write } from './companyForm.ts';
import { KAVERI, openCompany, stubUploads } from './openCompany.tsx';

afterEach(() => {
  act(() => leave());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const APPROVED = { ...KAVERI, adminStatus: 'APPROVED', approvedAt: '2026-10-01T08:00:00.000Z' };
const WAITING = {
  ...APPROVED,
  pendingChange: {
    id: 'change',
    fields: [
      { name: 'name', before: 'Kaveri Foods', after: 'Kaveri Kitchens' },
      { name: 'phone', before: '022 2345 6789', after: null },
      { name: 'logo', before: null, after: '/uploads/logos/f9' },
      { name: 'description', before: 'Pickles since 1999.', after: 'Pickles and more.' },
    ],
  },
};
const withdraw = async () => {
  await press('Withdraw change');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw this change?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw change' }));
};
const banner = async () =>
  (await screen.findByText('Your change is being reviewed')).closest<HTMLElement>('[role=status]')!;

test('a pending change is shown field by field beside the public values, and withdrawn', async () => {
  const { asked, baseElement } = await openCompany({ stored: WAITING });
  const note = await banner();
  const shownFields = within(note)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shownFields).toEqual([
    ['Company name', 'Now:Kaveri FoodsProposed:Kaveri Kitchens'],
    ['Phone', 'Now:022 2345 6789Proposed:Not specified'],
    ['Logo', 'Now:Not specifiedProposed:'],
    ['Description', 'New text'],
  ]);
  expect(within(note).getByAltText('Logo').getAttribute('src')).toBe('/uploads/logos/f9');
  expect(screen.getByRole('heading', { level: 2, name: 'Kaveri Foods' })).toBeTruthy();
  await expectNoViolations(baseElement);
  await withdraw();
  await waitFor(() => expect(note.isConnected).toBe(false));
  expect(asked).toEqual([['withdrawPendingChange', { id: 'change' }]]);
  expect(toasts().at(-1)?.[0]).toBe('Change withdrawn');
  expect(document.activeElement?.textContent).toBe('Kaveri Foods');
});

test('a change decided on in the meantime is replaced by what is stored now', async () => {
  let stored = WAITING as typeof KAVERI;
  await openCompany({
    stored: () => stored,
    save: () => {
      stored = { ...APPROVED, company: { ...KAVERI.company, name: 'Kaveri Kitchens' } };
      throw new GraphQLError('This change is gone.', { extensions: { code: 'NOT_FOUND' } });
    },
  });
  const note = await banner();
  await withdraw();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kaveri Kitchens' })).toBeTruthy();
  expect(note.isConnected).toBe(false);
  expect(toasts().at(-1)?.[0]).toBe('We could not withdraw the change');
});

test('the form opens with the proposed values and reports the outcome of the save', async () => {
  const { asked, baseElement } = await openCompany({
    stored: WAITING,
    held: ({ name }) => ({
      ...WAITING.pendingChange,
      fields: WAITING.pendingChange.fields.slice(name ? 1 : 0),
    }),
  });
  await edit();
  expect(box(/^Company name/).value).toBe('Kaveri Kitchens');
  expect(box(/^Phone/).value).toBe('');
  expect(box(/^Description/).value).toBe('Pickles and more.');
  expect(screen.getByAltText('The logo you chose').getAttribute('src')).toBe('/uploads/logos/f9');
  expect(
    screen.getByText(/^You are editing your proposed change \(company name, phone, logo and desc/),
  ).toBeTruthy();
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  await expectNoViolations(baseElement);
  await write(/^Number of employees/, '40');
  await press('Save Changes');
  await waitUntilSaved();
  expect(toasts().at(-1)?.[0]).toBe('Company profile updated successfully!');
  await edit();
  await write(/^Company name/, 'Kaveri Foods');
  await press('Save Changes');
  await waitUntilSaved();
  expect(toasts().at(-1)?.[0]).toBe('Your change is being reviewed');
  expect(asked).toEqual([
    ['updateCompany', { employeeCount: 40 }],
    ['updateCompany', { name: 'Kaveri Foods' }],
  ]);
  expect(within(await banner()).queryByText('Company name')).toBeNull();
});

test('a held logo says so too, and is then the selected one', async () => {
  stubUploads({ status: 201, body: { fileId: 'f2', fileName: 'us.webp', fileUrl: '/x' } });
  const logo = { name: 'logo', before: null, after: '/uploads/logos/f2' };
  const { asked } = await openCompany({
    stored: APPROVED,
    held: () => ({ id: 'change', fields: [logo] }),
  });
  await edit();
  const file = new File(['x'], 'us.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await press('Save Changes');
  await waitUntilSaved();
  expect(asked).toEqual([['setCompanyLogo', { fileId: 'f2' }]]);
  expect(toasts().at(-1)?.[0]).toBe('Your change is being reviewed');
  await edit();
  const chosen = screen.getByAltText('The logo you chose');
  expect(chosen.getAttribute('src')).toBe('/uploads/logos/f2');
});

test('a held change is reported when a second save is needed for the logo', async () => {
  stubUploads({ status: 400, body: { message: 'File size must be less than 10MB' } });
  const name = { name: 'name', before: 'Kaveri Foods', after: 'Kaveri Kitchens' };
  await openCompany({ stored: APPROVED, held: () => ({ id: 'change', fields: [name] }) });
  await edit();
  await write(/^Company name/, 'Kaveri Kitchens');
  const file = new File(['x'], 'us.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await press('Save Changes');
  await screen.findByText('File size must be less than 10MB');
  stubUploads({ status: 201, body: { fileId: 'f2', fileName: 'us.webp', fileUrl: '/x' } });
  await press('Save Changes');
  await waitUntilSaved();
  expect(toasts().at(-1)?.[0]).toBe('Your change is being reviewed');
});
