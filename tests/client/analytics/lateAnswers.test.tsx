import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilterChoices } from '#client/pages/admin/analytics/boards/board/filters/useFilterChoices.ts';
import { useTileAnswer } from '#client/pages/admin/analytics/boards/board/useTileAnswer.ts';
import { useOpenReport } from '#client/pages/admin/analytics/builder/actions/useOpenReport.ts';
import { useValueSuggestions } from '#client/pages/admin/analytics/builder/filters/useValueSuggestions.ts';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import { useBuiltAnswer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';
import { useNamedModel } from '#client/pages/admin/analytics/builder/question/useNamedModel.ts';
import { useKnownValues } from '#client/pages/admin/analytics/builder/typed/useKnownValues.ts';
import { MODEL } from './builderWorld.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A hook over a server whose answers the test sends, in any order. */
function draw<Props, Result>(hook: (props: Props) => Result, initialProps: NoInfer<Props>) {
  const asked: ApolloLink.Operation['variables'][] = [];
  const observers: { next: (result: ApolloLink.Result) => void; error: (why: unknown) => void }[] =
    [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        observers.push({
          next: (result) => {
            observer.next(result);
            observer.complete();
          },
          error: (why) => observer.error(why),
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const drawn = renderHook(hook, {
    initialProps,
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const answer = (at: number, analytics: object) =>
    act(async () => observers[at]!.next({ data: { admin: { analytics } } }));
  const fail = (at: number, why: unknown) => act(async () => observers[at]!.error(why));
  return { ...drawn, asked, answer, fail };
}

const question = (measure: string) => ({ measures: [measure], dimensions: [] });
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

test('the answer to an earlier question does not replace the one that is awaited', async () => {
  const { result, rerender, asked, answer } = draw(useBuiltAnswer, question('jobs'));
  await pass(0);
  await answer(0, { answer: { rowCount: 1 } });
  rerender(question('hires'));
  await pass(249);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  rerender(question('searches'));
  await answer(1, { answer: { rowCount: 2 } });
  expect(result.current).toMatchObject({ state: 'waiting', answer: { rowCount: 1 } });
  await pass(250);
  await answer(2, { answer: { rowCount: 3 } });
  expect(result.current).toMatchObject({ state: 'ready', answer: { rowCount: 3 } });
  expect(result.current.answered).toEqual(question('searches'));
});

test.each(['BAD_USER_INPUT', 'RULE_VIOLATION', 'COST_LIMIT', 'NOT_FOUND'])(
  'a question that fails with %s is refused: it has to be changed',
  async (code) => {
    const { result, fail } = draw(useBuiltAnswer, question('jobs'));
    await pass(0);
    await fail(0, refusal(code));
    expect(result.current.state).toBe('refused');
  },
);

test('a report is no longer shown while another one is opened', async () => {
  const { result, rerender, answer } = draw(useOpenReport, 'r1');
  await answer(0, { report: { id: 'r1' } });
  expect(result.current).toMatchObject({ report: { id: 'r1' }, isLoading: false });
  rerender('r2');
  expect(result.current).toMatchObject({ report: null, isLoading: true });
});

test('suggested values are those of the field and the typed text', async () => {
  const values = (...suggestions: string[]) => ({ model: { dimension: { suggestions } } });
  const { result, rerender, answer } = draw(
    ([dimension, typed]: [string, string]) => useValueSuggestions(dimension, typed),
    ['category', ''],
  );
  await pass(150);
  rerender(['category', 'ca']);
  await pass(150);
  await answer(1, values('Care'));
  await answer(0, values('Sales', 'Care'));
  expect(result.current).toEqual(['Care']);
  rerender(['state', 'ca']);
  expect(result.current).toEqual([]);
});

test('a filter offers each place once, and asks only when it is used', async () => {
  type Field = [string, boolean];
  const { result, rerender, asked, answer } = draw(
    ([typed, isUsed]: Field) => useFilterChoices(['state', 'district'], typed, isUsed),
    ['', false],
  );
  await pass(150);
  expect(asked).toEqual([]);
  rerender(['', true]);
  await pass(150);
  rerender([' cha ', true]);
  await pass(150);
  expect(asked[1]).toMatchObject({ key: 'STATE', other: 'DISTRICT', search: 'cha' });
  const suggestions = (...values: string[]) => ({ suggestions: values });
  const dimension = suggestions('Chandigarh', 'Chhattisgarh');
  await answer(1, { model: { dimension, other: suggestions('Chandigarh', 'Champawat') } });
  await answer(0, { model: { dimension: suggestions('Assam'), other: suggestions() } });
  expect(result.current).toEqual(['Chandigarh', 'Chhattisgarh', 'Champawat']);
});

test('names that could not be looked up are looked up with the next change of the sentence', async () => {
  const { result, asked, answer, fail } = draw(useKnownValues, undefined);
  act(() => result.current.lookUp(['sales', 'acme']));
  expect(result.current.isLooking).toBe(true);
  await pass(200);
  await fail(0, new TypeError('Failed to fetch'));
  expect(result.current.isLooking).toBe(false);
  act(() => result.current.lookUp(['sales', 'acme']));
  await pass(200);
  expect(asked).toEqual([{ names: ['sales', 'acme'] }, { names: ['sales', 'acme'] }]);
  const found = (name: string, value: string, isExact: boolean) => ({
    name,
    dimension: 'COMPANY',
    value,
    isExact,
  });
  const namedValues = [found('sales', 'Sales', true), found('acme', 'Acme Works', false)];
  await answer(1, { model: { namedValues } });
  expect([...result.current.known.keys()]).toEqual(['sales']);
  expect(result.current.near.get('acme')).toEqual([{ dimension: 'company', value: 'Acme Works' }]);
});

test('a company and a category with the same key have their own names', async () => {
  const model = modelOf(MODEL as unknown as Parameters<typeof modelOf>[0], { yes: '', no: '' });
  const and = ['category', 'company'].map((dimension) => ({ dimension, is: ['a', 'b'] }));
  const filter = { and };
  const { result, answer } = draw(() => useNamedModel(model, filter), undefined);
  await answer(0, { keyNames: ['Sales', 'Care', 'Acme', null] });
  const names = and.flatMap(({ dimension, is }) =>
    is.map((key) => result.current.labelOf(dimension, key)),
  );
  expect(names).toEqual(['Sales', 'Care', 'Acme', undefined]);
});

test('a tile leaves the queue when its question changes, and ignores an answer to the earlier one', async () => {
  const left: string[] = [];
  const queue = {
    take: (work: () => Promise<void>) => {
      void work();
      return () => void left.push('left');
    },
  };
  const tile = (measure: string) => ({
    query: question(measure),
    isWanted: true,
    queue,
    round: 0,
    isWatched: false,
  });
  const { result, rerender, answer } = draw(useTileAnswer, tile('jobs'));
  rerender(tile('hires'));
  expect(left).toEqual(['left']);
  await answer(0, { answer: { readAt: 'then' } });
  expect(result.current).toMatchObject({ answer: null, isLoading: true });
  await answer(1, { answer: { readAt: 'now' } });
  expect(result.current).toMatchObject({ answer: { readAt: 'now' }, isLoading: false });
});
