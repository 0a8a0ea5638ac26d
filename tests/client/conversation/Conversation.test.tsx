import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { unsavedInput } from '#client/components/form/unsavedInput.ts';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { ConversationRow } from '#client/pages/messages/ConversationRow.tsx';
import { fakeUploads, fileOf, underWay, UPLOADED } from '#tests/client/file/fakeUploads.ts';
import { drawInSite, leave } from '#tests/client/frame/drawInSite.tsx';
import { drawConversation, message } from './drawConversation.tsx';

// The stream has separate tests.
vi.mock('#client/components/conversation/useLiveConversations.ts', () => ({
  useLiveConversations: () => undefined,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  act(leave);
});

const user = userEvent.setup({ delay: null });
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');

test('messages are in order, with a warning, links and how far they were read', async () => {
  await drawConversation(
    [
      message('1', 'APPLICANT', 'Where is it?', { isMine: true }),
      message('2', 'COMPANY', 'Here: https://map.example/a. Pay Rs 500 first.', {
        asksForMoney: true,
        sentAt: '2026-11-20T10:01:00.000Z',
      }),
      message('3', 'COMPANY', 'Or here (https://map.example/b).'),
    ],
    { readByOtherAt: '2026-11-20T10:01:00.000Z' },
  );
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  const [own, other] = log.getAllByRole('listitem');
  expect(own!.textContent).toMatch(/^You · .*Where is it\?Read$/);
  expect(other!.textContent).toMatch(/^Ravi · .*This message may ask for money/);
  expect(within(own!).queryByRole('button')).toBeNull();
  expect(within(other!).getByRole('button', { name: 'Report the message from Ravi' })).toBeTruthy();
  const links = log.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://map.example/a',
    'https://map.example/b',
  ]);
  expect(links[0]!.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
});

test('earlier messages are shown on request, and the first of them takes the focus', async () => {
  await drawConversation([message('3', 'COMPANY', 'Hello')], {
    earlier: [message('1', 'COMPANY', 'The first'), message('2', 'COMPANY', 'The second')],
  });
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  await screen.findByText('The first');
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(document.activeElement?.closest('li')?.textContent).toContain('The first');
});

test('a file that is attached or removed leaves the focus at the button that attaches', async () => {
  fakeUploads();
  const { container } = await drawConversation([]);
  await box();
  const attach = screen.getByRole('button', { name: 'Attach a file' });
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: [fileOf('a.pdf')] },
  });
  expect(document.activeElement?.textContent).toBe('Cancel');
  act(() => underWay().answer(201, UPLOADED));
  const remove = await screen.findByRole('button', { name: /^Remove / });
  await waitFor(() => expect(document.activeElement).toBe(attach));
  await user.click(remove);
  expect(document.activeElement).toBe(attach);
});

test('a message takes three files', async () => {
  fakeUploads();
  const { container } = await drawConversation([]);
  await box();
  const attach = screen.getByRole<HTMLButtonElement>('button', { name: 'Attach a file' });
  for (const fileId of ['1', '2', '3']) {
    expect(attach.disabled).toBe(false);
    const target = { files: [fileOf(`${fileId}.pdf`)] };
    fireEvent.change(container.querySelector('input[type=file]')!, { target });
    act(() => underWay().answer(201, { ...UPLOADED, fileId, fileName: `${fileId}.pdf` }));
    await screen.findByRole('button', { name: `Remove ${fileId}.pdf` });
  }
  expect(attach.disabled).toBe(true);
});

test('attached files are sent with their message, and not with the next one', async () => {
  fakeUploads();
  const { container, asked } = await drawConversation([]);
  await box();
  fireEvent.change(container.querySelector('input[type=file]')!, {
    target: { files: [fileOf('a.pdf')] },
  });
  act(() => underWay().answer(201, UPLOADED));
  await screen.findByRole('button', { name: /^Remove / });
  for (const text of ['Here it is.', 'Thanks']) {
    await user.type(await box(), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(text, { selector: 'li p' });
  }
  const sent = asked.map(([, input]) => (input as { fileIds: string[] }).fileIds);
  expect(sent).toEqual([[UPLOADED.fileId], []]);
});

test('an empty message is not sent, and the box says why', async () => {
  const { asked } = await drawConversation([]);
  await box();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Write a message first.')).toBeTruthy();
  expect(document.activeElement).toBe(await box());
  await user.type(await box(), 'H');
  expect(screen.queryByText('Write a message first.')).toBeNull();
  expect(asked).toEqual([]);
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
  await user.type(await box(), 'Thanks{Meta>}{Enter}{/Meta}');
  expect(await screen.findByText('Thanks', { selector: 'li p' })).toBeTruthy();
  const sent = { applicationId: 'a1', body: 'Is parking free?', fileIds: [] };
  expect([...asked, ...again.asked]).toEqual([
    ['send', sent],
    ['send', sent],
    ['send', { ...sent, body: 'Thanks' }],
  ]);
  again.unmount();
  await drawConversation([]);
  expect((await box()).value).toBe('');
});

test('a message that is sent while its conversation is left does not come back', async () => {
  const { server, unmount } = await drawConversation([]);
  let release: () => void = () => undefined;
  server.held = new Promise((resolve) => (release = resolve));
  await user.type(await box(), 'Is parking free?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  release();
  await waitFor(() => expect(unsavedInput.read('1', 'message:a1')).toEqual({}));
  await drawConversation([]);
  expect((await box()).value).toBe('');
});

test('what is typed while a message is being sent stays in the box', async () => {
  const { asked, server } = await drawConversation([]);
  let release: () => void = () => undefined;
  server.held = new Promise((resolve) => (release = resolve));
  await user.type(await box(), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  // It is sent once.
  await user.type(await box(), ' a lot{Control>}{Enter}{/Control}');
  expect(asked).toHaveLength(1);
  release();
  await screen.findByText('Thanks', { selector: 'li p' });
  expect((await box()).value).toBe('Thanks a lot');
  expect(unsavedInput.read('1', 'message:a1')).toEqual({ body: 'Thanks a lot' });
});

test('what is shown is marked as read once the page is seen, up to the newest message', async () => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const messages = [message('1', 'COMPANY', 'Hello')];
  const world = { isUnread: true };
  const { asked, server } = await drawConversation(messages, world);
  const turn = (state: DocumentVisibilityState) => {
    shown.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await box();
  expect(asked).toEqual([]);
  server.fails = true;
  turn('visible');
  const mark = ['read', { applicationId: 'a1', until: '2026-11-20T10:01:00.000Z' }];
  await waitFor(() => expect(asked).toEqual([mark]));
  // If that could not be saved, it is tried again when the page is next seen.
  server.fails = false;
  await vi.waitFor(() => {
    turn('hidden');
    turn('visible');
    expect(asked).toEqual([mark, mark]);
  });
  // So is what arrives later in the same conversation.
  messages.push(message('2', 'COMPANY', 'Are you there?'));
  world.isUnread = true;
  await user.type(await box(), 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const later = ['read', { applicationId: 'a1', until: '2026-11-20T10:03:00.000Z' }];
  await waitFor(() => expect(asked.at(-1)).toEqual(later));
  shown.mockRestore();
});

test('an open conversation is read again in time for the links to its files', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const messages = [message('1', 'COMPANY', 'Hello')];
  await drawConversation(messages);
  await screen.findByText('Hello');
  messages.push(message('2', 'COMPANY', 'Are you there?'));
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(await screen.findByText('Are you there?')).toBeTruthy();
});

test('a template is filled in for this applicant, and stays over a reload', async () => {
  const { unmount } = await drawConversation([], {
    role: 'EMPLOYER',
    templates: [{ id: 't1', name: 'Call', body: '{name}, {job}, {company}, {sender}' }],
  });
  await box();
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Call' }));
  const filledIn = 'Asha Rao, Nurse, Lotus Works, Meera Iyer';
  expect((await box()).value).toBe(filledIn);
  expect(document.activeElement).toBe(await box());
  unmount();
  await drawConversation([], { role: 'EMPLOYER' });
  expect((await box()).value).toBe(filledIn);
});

const INTERVIEWER = { role: 'EMPLOYER', teamRole: 'INTERVIEWER' } as const;

test.each([
  ['WAITING', {}, /You can write again once you have an answer/],
  ['CLOSED', {}, /You cannot write in this conversation/],
  ['CLOSED', INTERVIEWER, /Your role in the team does not include writing/],
] as const)('%s for %o: the reason is shown instead of the box', async (state, who, reason) => {
  await drawConversation([message('1', 'COMPANY', 'Hello')], { ...who, state });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('after blocking, the box is gone, and the focus is on the button that unblocks', async () => {
  await drawConversation([]);
  await box();
  await user.click(screen.getByRole('button', { name: 'Block this company' }));
  expect(await screen.findByText('You have blocked this conversation.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unblock this company' }));
  expect(screen.queryByText(/You can ask the company/)).toBeNull();
});

test('a conversation that has something new says so in its name', async () => {
  const row = (isUnread: boolean) => ({
    id: 'a1',
    isUnread,
    lastAt: '2026-11-20T10:00:00.000Z',
    lastMessage: { id: 'm1', body: 'Hello', isMine: false, isRemoved: false },
    application: {
      id: 'a1',
      name: 'Asha Rao',
      job: { id: 'j1', title: 'Nurse', company: { id: 'c1', name: 'Lotus Works' } },
    },
  });
  await loadWords('en', ['messages']);
  await drawInSite(
    <Words areas={['messages']}>
      {[true, false].map((isUnread) => (
        <ConversationRow
          key={String(isUnread)}
          conversation={row(isUnread) as never}
          isOpen={!isUnread}
          to="/messages/a1"
        />
      ))}
    </Words>,
  );
  const [unread, read] = screen.getAllByRole('link');
  expect(unread!.textContent).toMatch(/^Unread:.*Lotus Works.*Nurse.*Hello/);
  expect(unread!.getAttribute('aria-current')).toBeNull();
  expect(read!.textContent).toMatch(/^Lotus Works/);
  expect(read!.getAttribute('aria-current')).toBe('page');
});
