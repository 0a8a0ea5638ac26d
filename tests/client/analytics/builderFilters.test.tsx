import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { FilterDialog } from '#client/pages/admin/analytics/builder/filters/FilterDialog.tsx';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import { NO_QUESTION } from '#client/pages/admin/analytics/builder/question/question.ts';
import type { Step } from '#client/pages/admin/analytics/builder/question/steps.ts';
import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { MODEL } from './builderWorld.tsx';

const AREAS = ['analytics'] as const;
type ModelData = Parameters<typeof modelOf>[0];
const STATES = [
  'Assam',
  'Bihar',
  'Goa',
  'Gujarat',
  'Kerala',
  'Odisha',
  'Punjab',
  'Sikkim',
  'Tripura',
];
const many = {
  ...MODEL,
  dimensions: MODEL.dimensions.map((one) =>
    one.key === 'STATE' ? { ...one, values: STATES.map((label) => ({ key: label, label })) } : one,
  ),
};
const segment = (id: string, name: string, noun: 'PERSON' | 'APPLICATION') => ({
  id,
  name,
  noun,
  conditions: `what ${name} is`,
});
const model = modelOf(many as unknown as ModelData, { yes: 'Yes', no: 'No' }, [
  segment('s1', 'Never applied', 'PERSON'),
  segment('s2', 'Hindi speakers', 'PERSON'),
  segment('s3', 'Hired', 'APPLICATION'),
]);
const is = (dimension: string, value: string): AnalyticsFilter => ({ dimension, is: [value] });
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockReset();
});

async function draw(filter: AnalyticsFilter | null, add: string | null = null) {
  const query = { measures: ['hires'], dimensions: [], filter };
  const question = { ...NO_QUESTION, query };
  const applied: (AnalyticsFilter | null | undefined)[] = [];
  const change = (step: Step) => applied.push(step(question).query.filter);
  const build = { model, question, change, refusalOf: () => null };
  await loadWords('en', AREAS);
  const schema = mockedSchema();
  await drawInSite(
    <Words areas={AREAS}>
      <FilterDialog build={build} add={add} onClose={onClose} />
    </Words>,
    { schema },
  );
  await screen.findByText('Apply filters');
  return applied;
}

const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button')!);
const selects = (label: string) => screen.getAllByLabelText<HTMLSelectElement>(label);
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const chosen = (label: string) => selects(label).map(({ value }) => value);

test('each condition on a dimension asks for the values it needs', async () => {
  const applied = await draw(null, 'category');
  const [dimension] = selects('Dimension');
  expect([...dimension!.options].map(({ text }) => text)).toEqual(['Category', 'State', 'Remote']);
  expect([...selects('Condition')[0]!.options].map(({ text }) => text)).toEqual([
    'is',
    'is not',
    'contains',
    'begins with',
    'is not given',
    'is given',
  ]);
  set(selects('Condition')[0]!, 'contains');
  set(screen.getByLabelText('Category: text'), ' care ');
  press('Apply filters');
  set(selects('Condition')[0]!, 'startsWith');
  press('Apply filters');
  set(selects('Condition')[0]!, 'empty');
  expect(screen.queryByLabelText('Category: text')).toBeNull();
  press('Apply filters');
  expect(applied).toEqual([
    { dimension: 'category', contains: 'care' },
    { dimension: 'category', startsWith: 'care' },
    { dimension: 'category', empty: true },
  ]);
  expect(onClose).toHaveBeenCalledTimes(3);
  set(dimension!, 'remote');
  expect(chosen('Condition')).toEqual(['is']);
  expect([...selects('Condition')[0]!.options].map(({ value }) => value)).toEqual([
    'is',
    'empty',
    'given',
  ]);
  fireEvent.click(screen.getByLabelText('No'));
  press('Apply filters');
  expect(applied.at(-1)).toEqual({ dimension: 'remote', is: ['no'] });
});

test('typed values are added once and can be removed', async () => {
  const applied = await draw(is('category', 'Sales'));
  const box = screen.getByLabelText<HTMLInputElement>('Category: value', { selector: 'input' });
  const type = (text: string) => {
    set(box, text);
    fireEvent.keyDown(box, { key: 'Enter' });
  };
  type(' Care ');
  type('Sales');
  const values = within(screen.getByLabelText('Category: selected values'));
  expect(values.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Sales',
    'Care',
  ]);
  expect(box.value).toBe('');
  fireEvent.click(values.getByLabelText('Remove: Sales'));
  set(box, 'Law');
  fireEvent.blur(box);
  press('Apply filters');
  expect(applied).toEqual([{ dimension: 'category', is: ['Care', 'Law'] }]);
});

test('a long list of values can be searched and ticked', async () => {
  const applied = await draw(is('state', 'Goa'));
  screen.getByText('1 chosen');
  const search = screen.getByLabelText('Search in State');
  set(search, 'ke');
  expect(screen.queryByLabelText('Goa')).toBeNull();
  fireEvent.click(screen.getByLabelText('Kerala'));
  screen.getByText('2 chosen');
  set(search, 'xx');
  screen.getByText('No matching values.');
  set(search, '');
  fireEvent.click(screen.getByLabelText('Goa'));
  press('Apply filters');
  expect(applied).toEqual([is('state', 'Kerala')]);
});

test('days must be in order, and missing values are reported in place', async () => {
  const applied = await draw({
    and: [{ dimension: 'time', from: '2026-11-01' }, is('state', 'Goa')],
  });
  set(screen.getByLabelText('To'), '2026-10-01');
  fireEvent.click(screen.getByLabelText('Goa'));
  press('Apply filters');
  screen.getByText('Enter a first day, a last day or both, in that order.');
  screen.getByText('Enter at least one value.');
  expect(document.activeElement).toBe(selects('Dimension')[0]);
  expect([applied, onClose.mock.calls]).toEqual([[], []]);
  set(screen.getByLabelText('To'), '2026-11-30');
  fireEvent.click(screen.getByLabelText('Remove filter: State'));
  expect(document.activeElement).toBe(selects('Which filters must match')[0]);
  press('Apply filters');
  expect(applied).toEqual([{ dimension: 'time', from: '2026-11-01', to: '2026-11-30' }]);
});

test('groups can be combined differently, removed and cleared', async () => {
  const applied = await draw({ or: [is('category', 'Sales'), is('category', 'Care')] }, 'state');
  // A condition added to "any of" must hold too, so both are wrapped in a new group.
  expect(chosen('Which filters must match')).toEqual(['all', 'any']);
  expect(chosen('Dimension')).toEqual(['category', 'category', 'state']);
  fireEvent.click(screen.getByLabelText('Kerala'));
  set(selects('Which filters must match')[1]!, 'none');
  press('Apply filters');
  const none = { not: { or: [is('category', 'Sales'), is('category', 'Care')] } };
  expect(applied).toEqual([{ and: [none, is('state', 'Kerala')] }]);
  set(selects('Which filters must match')[0]!, 'notAll');
  fireEvent.click(screen.getByLabelText('Remove this group'));
  press('Apply filters');
  expect(applied[1]).toEqual({ not: is('state', 'Kerala') });
  press('Remove all');
  screen.getByText('No filters yet.');
  expect(screen.queryByText('Remove all')).toBeNull();
  press('Apply filters');
  expect(applied[2]).toBeUndefined();
});

test('a nested group uses the opposite operator, and nesting stops at five levels', async () => {
  await draw(null);
  for (let depth = 0; depth < 4; depth += 1)
    fireEvent.click(screen.getAllByText('Add group')[0]!.closest('button')!);
  expect(chosen('Which filters must match').join(' ')).toBe('all any all any all');
  expect(screen.getAllByText('Add filter')).toHaveLength(5);
  expect(screen.getAllByText('Add group')).toHaveLength(4);
  press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a segment that fits the question is one more condition, or its opposite', async () => {
  const applied = await draw({ not: { segment: 's1' } });
  expect(screen.getByText('what Never applied is')).toBeDefined();
  expect([...selects('Segment')[0]!.options].map(({ text }) => text)).toEqual([
    'Never applied',
    'Hindi speakers',
  ]);
  set(selects('Segment')[0]!, 's2');
  press('Add segment');
  press('Apply filters');
  expect(applied.at(-1)).toEqual({ and: [{ not: { segment: 's2' } }, { segment: 's1' }] });
  set(selects('Condition')[0]!, 'is');
  fireEvent.click(screen.getByLabelText('Remove filter: Never applied'));
  press('Apply filters');
  expect(applied.at(-1)).toEqual({ segment: 's2' });
});
