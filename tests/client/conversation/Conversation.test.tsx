import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { drawConversation, message } from './drawConversation.tsx';

// The stream has tests of its own.
vi.mock('#client/components/conversation/useLiveConversations.ts', () => ({
  useLiveConversations: () => undefined,
}));

afterEach(() => act(leave));

const user = userEvent.setup({ delay: null });
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');

test('messages stand in their order, with a warning, links and how far they were read', async () => {
  await drawConversation(
    [
      message('1', 'APPLICANT', 'Where is it?', { isMine: true }),
      message('2', 'COMPANY', 'Here: https://map.example/a. Pay Rs 500 first.', {
        asksForMoney: true,
      }),
    ],
    { readByOtherAt: '2026-11-20T10:01:00.000Z' },
  );
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  const [own, other] = log.getAllByRole('listitem');
  expect(own!.textContent).toMatch(/^You · .*Where is it\?Read$/);
  expect(other!.textContent).toMatch(/^Ravi · .*This message may ask for money/);
  expect(within(own!).queryByRole('button')).toBeNull();
  expect(within(other!).getByRole('button', { name: 'Report the message from Ravi' })).toBeTruthy();
  const link = log.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://map.example/a');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
});

test('what is typed stays until it is sent, also over a reload', async () => {
  const { asked, server, unmount } = await drawConversation([]);
  server.fails = true;
  await user.type(await box(), 'Is parking free?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Try later.')).toBeTruthy();
  expect((await box()).value).toBe('Is parking free?');
  unmount();

  const again = await drawConversation([]);
  expect((await box()).value).toBe('Is parking free?');
  await user.type(await box(), '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Is parking free?', { selector: 'li p' })).toBeTruthy();
  expect((await box()).value).toBe('');
  const sent = { applicationId: 'a1', body: 'Is parking free?', fileIds: [] };
  expect([...asked, ...again.asked]).toEqual([
    ['send', sent],
    ['send', sent],
  ]);
  again.unmount();
  await drawConversation([]);
  expect((await box()).value).toBe('');
});

test('what is shown is marked as read, up to the newest message', async () => {
  const { asked } = await drawConversation([message('1', 'COMPANY', 'Hello')], { isUnread: true });
  await waitFor(() =>
    expect(asked).toEqual([['read', { applicationId: 'a1', until: '2026-11-20T10:01:00.000Z' }]]),
  );
});

test('a template is filled in for this applicant', async () => {
  await drawConversation([], {
    role: 'EMPLOYER',
    templates: [{ id: 't1', name: 'Call', body: '{name}, {job}, {company}, {sender}' }],
  });
  await box();
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Call' }));
  expect((await box()).value).toBe('Asha Rao, Nurse, Lotus Works, Meera Iyer');
});

test.each([
  ['WAITING', /You can write again once you have an answer/],
  ['CLOSED', /You cannot write in this conversation/],
] as const)('%s: the reason instead of the box', async (state, reason) => {
  await drawConversation([message('1', 'COMPANY', 'Hello')], { state });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('after blocking, the box is gone', async () => {
  await drawConversation([message('1', 'COMPANY', 'Hello')]);
  await box();
  await user.click(screen.getByRole('button', { name: 'Block this company' }));
  expect(await screen.findByText('You have blocked this conversation.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unblock this company' })).toBeTruthy();
});
