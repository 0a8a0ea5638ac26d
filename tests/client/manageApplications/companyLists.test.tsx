import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { fillForm } from '#tests/client/support/fillForm.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => act(leave));

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  user.click(await within(within_).findByRole('button', { name }));

const VIEW = { id: 'v1', name: 'To call', isShared: true, isMine: true, ownerName: null };
const OTHER = { ...VIEW, id: 'v2', name: 'Nights', isMine: false, ownerName: 'Ravi Iyer' };
const VIEWS = [
  { __typename: 'ApplicationView', ...VIEW, query: 'status=pending' },
  { __typename: 'ApplicationView', ...OTHER, query: '' },
];
const TAGS = [{ __typename: 'ApplicationTag', id: 't1', name: 'Nights', applications: 3 }];

const draw = () =>
  drawApplications({ applications: [anApplication('1')], views: VIEWS, tags: TAGS });

/** The list shows tags, and may be limited to one. */
const expectListAskedAgain = (asked: [string, object][]) =>
  waitFor(() => expect(asked.filter(([what]) => what === 'list')).toHaveLength(2));

test('the shown list is saved as a view, shared or not, and a view is deleted or restored', async () => {
  const { asked } = await draw();
  const current = within(await screen.findByRole('navigation', { name: 'Saved views' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current'), link.title]);
  expect(current).toEqual([
    ['To call', null, ''],
    ['Nights', 'true', 'Shared by Ravi Iyer'],
  ]);
  await press('Save this view');
  const dialog = await screen.findByRole('dialog');
  await press('Save view', dialog);
  const isWrong = () => within(dialog).getByRole('textbox').getAttribute('aria-invalid') === 'true';
  expect(isWrong()).toBe(true);
  expect(within(dialog).getAllByRole('button', { name: /^Delete the view/ })).toHaveLength(1);
  await press('Delete the view To call', dialog);
  await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('View deleted: To call'));
  act(() => queuedToasts().at(-1)!.action!.onPress());
  const restored = { name: 'To call', query: 'status=pending', isShared: true };
  await waitFor(() => expect(asked.at(-1)).toEqual(['saveView', restored]));
  fillForm(dialog);
  expect(isWrong()).toBe(false);
  await press('Save view', dialog);
  await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('View saved: Name'));
});

test('a tag is renamed', async () => {
  const { asked } = await draw();
  await screen.findByText('Person 1');
  await press('Manage tags');
  const dialog = await screen.findByRole('dialog');
  fillForm(dialog);
  await press(/^Rename/, dialog);
  expect(within(dialog).getByRole('textbox')).toHaveProperty(
    'value',
    expect.stringContaining('Name of Nights'),
  );
  await expectListAskedAgain(asked);
});

test('a tag is deleted after a confirmation', async () => {
  const { asked } = await draw();
  await screen.findByText('Person 1');
  await press('Manage tags');
  await press(/^Delete/, await screen.findByRole('dialog'));
  await press('Delete tag', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expectListAskedAgain(asked);
});
