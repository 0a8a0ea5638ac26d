import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { BulkMessageDialog } from '#client/pages/manageApplications/messages/BulkMessageDialog.tsx';
import { UNDO_MESSAGES_MS } from '#schema/options/messages.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  cleanup();
  sessionStorage.clear();
  act(leave);
});

test('the text of a message to many survives a template and a closed dialog', async () => {
  await loadWords('en', ['messages', 'validation']);
  logInAs({ role: 'EMPLOYER' });
  const template = { id: 't', name: 'Greeting', body: 'Dear {name},' };
  const schema = mockedSchema({ resolvers: { Viewer: { messageTemplates: () => [template] } } });
  const open = () =>
    drawInSite(
      <Words areas={['messages', 'validation']}>
        <BulkMessageDialog
          recipients={{ ids: ['1'] }}
          count={2}
          onClose={vi.fn()}
          onSent={vi.fn()}
        />
      </Words>,
      { schema },
    );
  const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const user = userEvent.setup({ delay: null });
  const { unmount } = await open();
  await user.type(await box(), 'Bring your papers.');
  await user.selectOptions(await screen.findByLabelText('Start from a template'), 'Greeting');
  expect((await box()).value).toBe('Bring your papers.\n\nDear {name},');
  unmount();
  await open();
  expect((await box()).value).toBe('Bring your papers.\n\nDear {name},');
});

const skip = (name: string | null, message: string, n: number) => ({
  id: `${n}`,
  message,
  application: name && { id: `${n}`, name },
});
const WITHDRAWN = 'The applicant has withdrawn this application.';
const CLOSED = 'You can no longer write in this conversation.';

test.each([
  [{ count: 2, skipped: [] }, ['Message to 2 applicants: It is sent in a few seconds.']],
  [
    {
      count: 1,
      skipped: [
        ...['Asha', 'Binu', 'Chand', 'Devi', 'Ela'].map((name, n) => skip(name, WITHDRAWN, n)),
        skip(null, CLOSED, 5),
      ],
    },
    [
      'Message to 1 applicant: It is sent in a few seconds.',
      `6 applicants do not get this message: Asha, Binu, Chand and 2 more: ${WITHDRAWN} An applicant: ${CLOSED}`,
    ],
  ],
  [
    { count: 0, skipped: [skip('Asha', CLOSED, 1)] },
    [`None of these applicants can get messages: Asha: ${CLOSED}`],
  ],
])('a message to many says who does not get it, and why: %o', async ({ count, skipped }, said) => {
  await loadWords('en', ['messages', 'validation']);
  logInAs({ role: 'EMPLOYER' });
  const undone: object[] = [];
  const schema = mockedSchema({
    resolvers: {
      Viewer: { messageTemplates: () => [] },
      Mutation: {
        sendConversationMessages: () => ({
          batchId: count > 0 ? 'batch' : null,
          count,
          skippedApplications: skipped,
        }),
        undoConversationMessages: (_root: unknown, { input }: { input: object }) => {
          undone.push({ ...input });
          return { count };
        },
      },
    },
  });
  const onSent = vi.fn();
  const begun = Date.now();
  await drawInSite(
    <Words areas={['messages', 'validation']}>
      <BulkMessageDialog recipients={{ ids: ['1'] }} count={2} onClose={vi.fn()} onSent={onSent} />
    </Words>,
    { schema },
  );
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send to 2' }));
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  const toasts = queuedToasts();
  expect(toasts.map(({ title, message }) => [title, message].join(': '))).toEqual(said);
  // Who does not get it can be read until it is closed.
  for (const { kind, duration } of toasts) if (kind === 'warning') expect(duration).toBe(Infinity);
  if (count === 0) return;
  const [sent] = toasts;
  expect(sent!.until).toBeGreaterThanOrEqual(begun + UNDO_MESSAGES_MS);
  expect(sent!.until).toBeLessThanOrEqual(Date.now() + UNDO_MESSAGES_MS);
  act(() => sent!.action!.onPress());
  await vi.waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('Nothing was sent'));
  expect(undone).toEqual([{ batchId: 'batch' }]);
});
