import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { useSuggestions, type Suggestion } from '#client/components/suggestions/useSuggestions.ts';

/** Answers in the order in which the test wants them to arrive. */
function asked() {
  const waiting = new Map<string, (lines: Suggestion[]) => void>();
  const find = (text: string) =>
    new Promise<Suggestion[]>((resolve) => {
      waiting.set(text, resolve);
    });
  const answer = (text: string) => act(async () => waiting.get(text)!([{ text: `${text}…` }]));
  return { find, answer };
}

async function typed(...texts: string[]) {
  vi.useFakeTimers();
  const { find, answer } = asked();
  const { result } = renderHook(() => useSuggestions({ find, onChoose: () => {}, pause: 10 }));
  for (const text of texts)
    await act(async () => {
      result.current.type(text);
      vi.advanceTimersByTime(10);
    });
  vi.useRealTimers();
  return { list: result, answer, shown: () => result.current.shown.map(({ text }) => text) };
}

test('suggestions for earlier letters do not replace those for the text in the box', async () => {
  const { answer, shown } = await typed('ac', 'acc');
  await answer('ac');
  expect(shown()).toEqual([]);
  await answer('acc');
  expect(shown()).toEqual(['acc…']);
  await answer('ac');
  expect(shown()).toEqual(['acc…']);
});

test.each([
  ['was closed', ({ close }) => close()],
  ['has one letter', ({ type }) => type('a')],
  ['has another text that is not asked for yet', ({ type }) => type('nurse')],
] satisfies [string, (list: ReturnType<typeof useSuggestions>) => void][])(
  'suggestions that arrive after the box %s are not shown',
  async (_, change) => {
    const { list, answer, shown } = await typed('ac');
    act(() => change(list.current));
    await answer('ac');
    expect(shown()).toEqual([]);
  },
);

const inEnglish = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en-IN" messages={{ validation: {} }}>
    {children}
  </IntlProvider>
);

test.each([
  ['an answer is announced by its form', false],
  ['a form that was closed before its answer announces nothing', true],
])('%s', async (_, isClosed) => {
  const sent = Promise.withResolvers<string>();
  const onSent = vi.fn();
  const options = { schema: z.object({}), fields: [], send: () => sent.promise, onSent };
  const { result, unmount } = renderHook(() => useServerForm(options), { wrapper: inEnglish });
  const submit = act(() => result.current.submit(new Event('submit') as never));
  if (isClosed) unmount();
  sent.resolve('sent');
  await submit;
  expect(onSent.mock.calls).toEqual(isClosed ? [] : [['sent']]);
});

test('a second press sends nothing while the first is under way, and can try again after a failure', async () => {
  const { result } = renderHook(useSubmit);
  const [first, second] = [Promise.withResolvers<void>(), vi.fn(async () => undefined)];
  let sent!: Promise<void>;
  act(() => void (sent = result.current.send(() => first.promise)));
  await act(() => result.current.send(second));
  expect([result.current.busy, second.mock.calls]).toEqual([true, []]);
  first.reject(new Error('Away'));
  await act(() => sent);
  const { busy, failure, attempt } = result.current;
  expect([busy, failure, attempt]).toEqual([false, new Error('Away'), 1]);
  await act(() => result.current.send(second));
  expect([result.current.failure, second.mock.calls]).toEqual([undefined, [[]]]);
});
