import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { fakeServer, withoutChannels } from '#tests/client/live/tabs.ts';
import { drawConversation, message } from './drawConversation.tsx';

test('a message that arrives before the stream begins is shown when it begins', async () => {
  const { connect, lines } = fakeServer();
  const answers = Promise.withResolvers<void>();
  withoutChannels();
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    await answers.promise;
    return connect(signal);
  });
  onTestFinished(() => {
    act(leave);
    vi.unstubAllGlobals();
  });
  const messages = [message('1', 'COMPANY', 'Hello')];
  await drawConversation(messages);
  await screen.findByText('Hello');
  messages.push(message('2', 'COMPANY', 'Are you there?'));
  answers.resolve();
  await screen.findByText('Are you there?');
  expect(lines).toHaveLength(1);
});
