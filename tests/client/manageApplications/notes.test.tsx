import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { anApplication, drawApplications, STANDARD_MAIL } from './drawApplications.tsx';

afterEach(() => {
  sessionStorage.clear();
  act(leave);
});

const user = userEvent.setup({ delay: null });
const opened = async (name = 'Person 1') => {
  await screen.findByRole('heading', { level: 1, name });
  return within(screen.getByRole('main'));
};
const away = () => new GraphQLError('Try later.', { extensions: { code: 'UNAVAILABLE' } });
const aNote = (id: string, more: object = {}) => ({
  __typename: 'ApplicationNote',
  id,
  body: `Note ${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  authorName: 'Meera Shah',
  isMine: true,
  ...more,
});

test('notes name their author; only own ones can be deleted, and a deleted one can be restored', async () => {
  let fails = true;
  const mentions = {
    body: 'For @Asha Rao (not @Asha).',
    mentionedNames: ['Asha', 'Asha Rao'],
    isMine: false,
  };
  const notes = [aNote('a'), aNote('b', { isMine: false, authorName: null }), aNote('c', mentions)];
  const { asked } = await drawApplications({
    applications: [anApplication('1', { notes })],
    path: '/manage-applications/1',
    fails: (what) => (what === 'unnote' && fails ? away() : undefined),
  });
  const dialog = await opened();
  const items = (await dialog.findAllByText(/^Note /)).map((text) => text.closest('li')!);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Note aMeera Shah · .*Delete$/),
    expect.stringMatching(/^Note bA former colleague · .*(?<!Delete)$/),
  ]);
  const marked = dialog.getByText(/not/, { selector: 'li p' }).querySelectorAll('strong');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['@Asha Rao', '@Asha']);
  const remove = () => user.click(dialog.getByLabelText('Delete the note: Note a'));
  await remove();
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({
      kind: 'error',
      title: 'We could not delete the note',
      message: 'Try later.',
    }),
  );
  expect(dialog.getByText('Note a')).toBeTruthy();
  fails = false;
  await remove();
  await waitFor(() => expect(dialog.queryByText('Note a')).toBeNull());
  expect(asked.at(-1)).toEqual(['unnote', { id: 'a' }]);
  const toast = queuedToasts().at(-1)!;
  expect(toast).toMatchObject({ kind: 'info', title: 'Note deleted', action: { label: 'Undo' } });
  act(() => toast.action?.onPress());
  expect(await dialog.findByText('Note a')).toBeTruthy();
  const restored = { applicationId: '1', body: 'Note a', mentionIds: [], isRestored: true };
  expect(asked.at(-1)).toEqual(['note', restored]);
});

test('a restored note mentions the same colleagues, who are not notified again', async () => {
  const note = aNote('a', { body: '@Asha Rao, please call.', mentionedNames: ['Asha Rao'] });
  const { asked } = await drawApplications({
    applications: [anApplication('1', { notes: [note] })],
    path: '/manage-applications/1',
    colleagues: [
      { id: 'u1', name: 'Asha' },
      { id: 'u2', name: 'Asha Rao' },
    ],
  });
  const dialog = await opened();
  await user.click(await dialog.findByRole('button', { name: /^Delete the note/ }));
  await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('Note deleted'));
  act(() => queuedToasts().at(-1)!.action?.onPress());
  const body = '@Asha Rao, please call.';
  const input = { applicationId: '1', body, mentionIds: ['u2'], isRestored: true };
  await waitFor(() => expect(asked.at(-1)).toEqual(['note', input]));
});

test('a deleted note that cannot be restored says so', async () => {
  await drawApplications({
    applications: [anApplication('1', { notes: [aNote('a')] })],
    path: '/manage-applications/1',
    fails: (what) => (what === 'note' ? away() : undefined),
  });
  const dialog = await opened();
  await user.click(await dialog.findByRole('button', { name: 'Delete the note: Note a' }));
  expect(await dialog.findByText('No notes yet.')).toBeTruthy();
  const toast = queuedToasts().at(-1)!;
  act(() => {
    toast.action?.onPress();
    closeToast(toast.id);
  });
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({ title: 'We could not save the note' }),
  );
});

test('a note that could not be saved stays in its field, and an empty one is not sent', async () => {
  let fails = true;
  const { asked } = await drawApplications({
    applications: [anApplication('1')],
    path: '/manage-applications/1',
    fails: (what) => (what === 'note' && fails ? away() : undefined),
  });
  const dialog = await opened();
  const field = await dialog.findByLabelText<HTMLTextAreaElement>('New note');
  const add = dialog.getByRole('button', { name: 'Add note' });
  expect(dialog.getByText(/^Only your company can read these\./)).toBeTruthy();
  expect(field.maxLength).toBe(LENGTHS.message);
  fireEvent.change(field, { target: { value: '   ' } });
  await user.click(add);
  expect(document.activeElement).toBe(field);
  expect(asked.some(([what]) => what === 'note')).toBe(false);
  fireEvent.change(field, { target: { value: ' Ask for references ' } });
  await user.click(add);
  expect(await dialog.findByText('Try later.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe(' Ask for references ');
  fails = false;
  field.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await dialog.findAllByText('Ask for references'))[0]?.closest('li')).toBeTruthy();
  expect(asked.at(-1)).toEqual([
    'note',
    { applicationId: '1', body: 'Ask for references', mentionIds: [], isRestored: false },
  ]);
  expect(field.value).toBe('');
  expect(dialog.queryByText('Try later.')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('what is typed while a note is being saved stays in its field', async () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
  await drawApplications({
    applications: [anApplication('1')],
    path: '/manage-applications/1',
    fails: (what) => {
      if (what === 'note') fireEvent.input(box(), { target: { value: 'Ask for references' } });
      return undefined;
    },
  });
  const dialog = await opened();
  fireEvent.input(await dialog.findByLabelText('New note'), { target: { value: 'Ask' } });
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  await dialog.findByText('Ask', { selector: 'li *' });
  expect(box().value).toBe('Ask for references');
});

test('the details name applicant and job, and link to email and phone', async () => {
  const more = { phone: '+91 98765 43210', expectedSalary: '8 LPA', coverLetter: 'I like people.' };
  await drawApplications({
    applications: [anApplication('1', more), anApplication('2')],
    path: '/manage-applications/1',
  });
  const dialog = await opened();
  const link = async (name: string) =>
    (await dialog.findByRole('link', { name })).getAttribute('href');
  expect(await link('person.1@mail.example')).toBe('mailto:person.1@mail.example');
  expect(await link('+91 98765 43210')).toBe('tel:+91 98765 43210');
  const fact = (label: string) =>
    dialog.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
  expect(fact('Expected salary')).toBe('8 LPA');
  expect(fact('Title')).toBe('Staff Nurse');
  expect(fact('Location')).toBe('Pune');
  expect(dialog.getByText('I like people.')).toBeTruthy();
  expect(dialog.getByText('This application has no resume.')).toBeTruthy();
});

test('a company can reset an email to the default text', async () => {
  let fails = true;
  const own = { __typename: 'StatusMail', subject: 'Hello from us', body: 'Dear {name}' };
  const { asked } = await drawApplications({
    path: '/manage-applications?mail=rejected',
    statusMails: [
      { ...own, id: 'reviewed', status: 'REVIEWED', isOwn: false },
      { ...own, id: 'rejected', status: 'REJECTED', isOwn: true },
    ],
    fails: (what) => (what === 'resetMail' && fails ? away() : undefined),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Emails to applicants' }));
  expect(await dialog.findByText('Your own text')).toBeTruthy();
  const reset = () => user.click(dialog.getByRole('button', { name: 'Use the standard text' }));
  await reset();
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({
      kind: 'error',
      title: 'We could not save the email text',
      message: 'Try later.',
    }),
  );
  const box = (name: string) => dialog.getByLabelText<HTMLInputElement>(name);
  expect(box('Subject').value).toBe('Hello from us');
  fireEvent.change(box('Subject'), { target: { value: 'Hello again' } });
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:'));
  expect(kept()).toHaveLength(1);
  fails = false;
  await reset();
  await waitFor(() => expect(box('Subject').value).toBe(STANDARD_MAIL.subject));
  expect(box('Text').value).toBe(STANDARD_MAIL.body);
  expect(kept()).toEqual([]);
  expect(asked.at(-1)).toEqual(['resetMail', { status: 'REJECTED' }]);
  expect(queuedToasts().at(-1)).toMatchObject({
    kind: 'info',
    title: 'The standard text is used again',
  });
  expect(dialog.getByText('Standard text')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Use the standard text' })).toBeNull();
});
