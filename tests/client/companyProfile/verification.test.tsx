import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { KAVERI, openCompany, stubUploads } from './openCompany.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  act(leave);
});

const GSTIN = '27AAPFU0939F1ZV';
const entry = (kind: string, status: string, values: object = {}) => ({
  __typename: 'CompanyVerification',
  id: `${kind} ${status}`,
  kind,
  status,
  value: kind === 'DOMAIN' ? 'kaveri.example' : GSTIN,
  email: kind === 'DOMAIN' ? 'hr@kaveri.example' : null,
  document: null,
  submittedAt: '2026-11-21T09:00:00.000Z',
  decidedAt: null,
  verifiedAt: status === 'VERIFIED' ? '2026-03-03T10:00:00.000Z' : null,
  note: null,
  removalReason: null,
  ...values,
});

const section = async () =>
  within(await screen.findByRole('region', { name: 'Verified employer' }));
const refused = (code: string, message: string, more: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

test('a work email at the website’s domain is sent a link', async () => {
  const refusals = [refused('UNAVAILABLE', 'Try later.')];
  const { asked, container } = await openCompany({
    verified: () => [entry('DOMAIN', 'PENDING')],
    save: () => {
      const refusal = refusals.pop();
      if (refusal) throw refusal;
    },
  });
  const part = await section();
  expect(part.getAllByText('Not verified')).toHaveLength(3);
  expect(part.getByText('An address at kaveri.example')).toBeTruthy();
  fireEvent.change(part.getByLabelText('Work email'), { target: { value: 'hr@kaveri.example' } });
  fireEvent.click(part.getByRole('button', { name: 'Send link' }));
  await part.findByText('Try later.');
  fireEvent.click(part.getByRole('button', { name: 'Send link' }));
  await part.findByText('We sent a link to hr@kaveri.example. It works for 24 hours.');
  expect(part.queryByText('Try later.')).toBeNull();
  expect(asked.at(-1)).toEqual(['sendWorkEmailLink', { email: 'hr@kaveri.example' }]);
  expect(part.getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(toasts().map(([title]) => title)).toContain('Link sent to hr@kaveri.example');
  await expectNoViolations(container);
});

test('an address that proves nothing is refused at its field and kept', async () => {
  const message = 'This is a free email service.';
  await openCompany({
    save: () => {
      throw refused('BAD_USER_INPUT', message, { fields: [{ field: 'email', message }] });
    },
  });
  const part = await section();
  const box = part.getByLabelText('Work email');
  fireEvent.change(box, { target: { value: 'kaveri@gmail.com' } });
  fireEvent.click(part.getByRole('button', { name: 'Send link' }));
  expect(await part.findByText(message)).toBeTruthy();
  expect((box as HTMLInputElement).value).toBe('kaveri@gmail.com');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a GSTIN is validated before it is sent with its certificate', async () => {
  const { sent } = stubUploads({
    status: 201,
    body: { fileId: 'f1', fileName: 'gst.pdf', fileUrl: '/uploads/f1' },
  });
  const { asked } = await openCompany({ verified: () => [entry('GSTIN', 'PENDING')] });
  const part = await section();
  fireEvent.click(part.getByRole('button', { name: 'Verify GSTIN' }));
  const form = within(await part.findByRole('form', { name: 'Verify GSTIN' }));
  fireEvent.change(form.getByLabelText('GSTIN'), { target: { value: '27AAPFU0939F1ZW' } });
  fireEvent.click(form.getByRole('button', { name: 'Send for review' }));
  expect(await form.findByText(/This is not a valid GSTIN/)).toBeTruthy();
  expect(form.getByText('Document is required')).toBeTruthy();
  const input = form.getByLabelText('Choose file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'gst.docx')] } });
  expect(await form.findByText('Please choose a PDF, JPG or PNG file')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['x'], 'gst.pdf')] } });
  // It waits for the file.
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Send for review' });
  expect(submit.disabled).toBe(true);
  await form.findByText('gst.pdf');
  const [cancel] = form.getAllByRole('button', { name: /^(Cancel|Remove)$/ });
  act(() => cancel!.focus());
  fireEvent.click(cancel!);
  expect(document.activeElement?.textContent).toBe('Choose file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'gst.pdf')] } });
  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Send for review' }).disabled).toBe(
      false,
    ),
  );
  fireEvent.change(form.getByLabelText('GSTIN'), { target: { value: '27 aapfu0939f 1zv' } });
  fireEvent.click(form.getByRole('button', { name: 'Send for review' }));
  await part.findByText(
    'We are checking your document. You will get a notification when we are done.',
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Send GSTIN again' })),
  );
  expect(sent).toHaveLength(2);
  expect(asked).toEqual([
    ['requestVerification', { kind: 'GSTIN', number: GSTIN, documentId: 'f1' }],
  ]);
});

test('the status of each proof is shown, with the reason', async () => {
  await openCompany({
    stored: {
      ...KAVERI,
      verifications: [
        entry('DOMAIN', 'REMOVED', { removalReason: 'WEBSITE' }),
        entry('GSTIN', 'VERIFIED'),
        entry('CIN', 'REJECTED', { note: 'The scan is unreadable.' }),
      ],
    },
  });
  const part = await section();
  expect(part.getByText('Ended because the website changed.')).toBeTruthy();
  expect(part.getByText(/Verified on 3 Mar 2026/)).toBeTruthy();
  expect(part.getByText('Reason: The scan is unreadable.')).toBeTruthy();
  expect(part.getByRole('button', { name: 'Send CIN again' })).toBeTruthy();
});

test('an expired link can be sent again, and a verified address needs no other', async () => {
  const verified = entry('DOMAIN', 'VERIFIED', { note: 'Once refused.' });
  const sentAt = (submittedAt: string) => entry('DOMAIN', 'PENDING', { submittedAt });
  const company = { ...KAVERI.company, website: 'https://www.kaveri.example' };
  const open = (verifications: object[]) =>
    openCompany({ stored: { ...KAVERI, company, verifications } });
  const { unmount } = await open([verified, sentAt('2026-11-20T09:59:59.000Z')]);
  const part = await section();
  expect(part.getByText('The link to hr@kaveri.example has expired.')).toBeTruthy();
  expect(part.getByText('An address at kaveri.example')).toBeTruthy();
  expect(part.getByLabelText<HTMLInputElement>('Work email').value).toBe('hr@kaveri.example');
  expect(part.getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(part.queryByText(/Once refused/)).toBeNull();
  unmount();
  await open([verified]);
  expect((await section()).queryByLabelText('Work email')).toBeNull();
});

test('a suspended company cannot submit anything', async () => {
  await openCompany({ stored: { ...KAVERI, adminStatus: 'SUSPENDED' } });
  const part = await section();
  expect(part.queryByRole('button')).toBeNull();
});
