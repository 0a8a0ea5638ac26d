import { gql, type ApolloClient, type InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminSegmentsPage.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { whenRendered } from '#tests/support/rendering.ts';
import { MODEL } from './builderWorld.tsx';

const user = userEvent.setup({ delay: null });
const AREAS = ['admin', 'analytics', 'calculations', 'segments'] as const;

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', email: 'asha@mail.example' }));
});
afterEach(() => {
  act(() => leave());
});

const SEGMENT = {
  __typename: 'AnalyticsSegment',
  id: 's1',
  name: 'Never applied',
  noun: 'PERSON',
  isShared: true,
  isOwn: true,
  mayChange: true,
  owner: null,
  version: 3,
  conditions: 'has applied is No',
  problem: null,
  address: 'measures=applications&filter=is%28remote%2Cno%29',
  uses: [] as object[],
};

/** A model in which jobs and what belongs to them are counted. */
const COUNTED = {
  ...MODEL,
  measures: [{ ...MODEL.measures[0]!, key: 'JOBS', name: 'Jobs' }, ...MODEL.measures],
};

async function draw(segments: object[]) {
  let client!: ApolloClient;
  function Kept() {
    client = useApolloClient();
    return null;
  }
  const asked: [string, object][] = [];
  const noted =
    (name: string, answer: object) =>
    (_: unknown, { input }: { input: object }) => {
      asked.push([name, { ...input }]);
      return answer;
    };
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: { analytics: () => ({}) },
      Analytics: {
        segments: () => segments,
        model: () => COUNTED,
        trySegment: () => ({ size: 1234, conditions: 'remote is Yes' }),
      },
      Mutation: {
        saveSegment: (root: unknown, args: { input: { id: string | null; name: string } }) => {
          const { id, name } = args.input;
          const segment = { ...SEGMENT, id: id ?? 's9', name };
          segments.splice(0, id ? 1 : 0, segment);
          return noted('save', { segment })(root, args);
        },
        deleteSegment: noted('delete', { deletedSegmentId: 's1' }),
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>
        <Page />
        <Kept />
      </main>
    </Words>,
    { schema, path: '/admin/analytics/segments' },
  );
  return { ...drawn, asked, client };
}

const button = (name: string) => screen.findByRole('button', { name });

test('a segment has conditions on its rows and on counts for them', async () => {
  const { asked, container } = await draw([]);
  await user.click(await button('New segment'));
  const form = within(await screen.findByRole('dialog', { name: 'New segment' }));
  await user.click(await form.findByRole('button', { name: 'Save segment' }));
  expect(form.getByText('Enter a name.')).toBeDefined();
  expect(form.getByText('Add at least one condition.')).toBeDefined();
  await user.type(form.getByLabelText('Name'), 'Busy');
  await user.click(form.getByRole('button', { name: 'Add filter' }));
  // The filter was about people.
  await user.click(form.getByRole('radio', { name: 'Jobs' }));
  expect(form.queryByLabelText('Dimension')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Add filter' }));
  await user.selectOptions(form.getByLabelText('Dimension'), 'Remote');
  await user.click(form.getByRole('radio', { name: 'Yes' }));
  await user.click(form.getByRole('button', { name: 'Add condition' }));
  await user.selectOptions(form.getByLabelText('Counted in'), 'Last 30 days');
  expect(await form.findByText('1,234 jobs now')).toBeDefined();
  await expectNoViolations(container);
  await user.click(form.getByRole('button', { name: 'Save segment' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([
    [
      'save',
      {
        id: null,
        version: null,
        name: 'Busy',
        noun: 'JOB',
        shared: false,
        filter: { dimension: 'REMOTE', is: ['yes'] },
        having: [{ measure: 'JOBS', test: 'AT_LEAST', value: 1 }],
        havingAny: null,
        range: { last: 30, unit: 'DAY' },
      },
    ],
  ]);
  await button('Busy');
});

test('one press of Enter takes a typed number and saves; the segment then has the focus', async () => {
  const address = 'measures=applications&having=applications%3E%3D2';
  const { asked } = await draw([{ ...SEGMENT, noun: 'JOB', address }]);
  fireEvent.click(await button('Actions for Never applied'));
  fireEvent.click(await screen.findByText('Edit…', { selector: '[role=menuitem] *' }));
  const number = await screen.findByLabelText('Number of condition 1');
  fireEvent.change(number, { target: { value: '5' } });
  const form = document.querySelector('form')!;
  act(() => {
    number.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([['save', { id: 's1', having: [{ value: 5 }] }]]);
  const name = () => screen.getByRole('button', { name: 'Never applied' });
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

test('another segment of the same kind can take the place of one in use', async () => {
  const use = { __typename: 'AnalyticsSegmentUse', kind: 'REPORT', id: 'r1', name: 'Mornings' };
  const hidden = { ...use, kind: 'ALERT', id: null, name: null };
  const { asked, client } = await draw([
    { ...SEGMENT, uses: [use] },
    { ...SEGMENT, id: 's2', name: 'Unused' },
    { ...SEGMENT, id: 's3', name: 'Busy', noun: 'JOB' },
    { ...SEGMENT, id: 's4', name: 'Watched', uses: [use, hidden] },
  ]);
  const remove = async (name: string) => {
    fireEvent.click(await button(`Actions for ${name}`));
    fireEvent.click(await screen.findByText('Delete…', { selector: '[role=menuitem] *' }));
    return within(await screen.findByRole('dialog', { name: `“${name}” is in use` }));
  };
  const first = await remove('Never applied');
  const other = await first.findByRole<HTMLSelectElement>('combobox');
  expect([...other.options].map(({ value }) => value)).toEqual(['', 's2', 's4']);
  fireEvent.change(other, { target: { value: 's2' } });
  const fragment = gql`
    fragment Shown on AnalyticsReport {
      name
    }
  `;
  const data = { __typename: 'AnalyticsReport', name: 'Mornings' };
  client.writeFragment({ fragment, id: 'AnalyticsReport:r1', data });
  (client.cache as InMemoryCache).retain('AnalyticsReport:r1');
  fireEvent.click(first.getByRole('button', { name: /^Replace/ }));
  await waitFor(() => expect(asked).toEqual([['delete', { id: 's1', replaceWith: 's2' }]]));
  await waitFor(() => expect(screen.queryByText('Never applied')).toBeNull());
  // The report is read again by the next page that shows it.
  expect(client.readFragment({ fragment, id: 'AnalyticsReport:r1' })).toBeNull();
  // The owner of this alert has to change it first.
  const second = await remove('Watched');
  await whenRendered();
  expect(second.queryByRole('combobox')).toBeNull();
});

test('a segment in use lists what uses it, and another is deleted', async () => {
  const uses = [
    { __typename: 'AnalyticsSegmentUse', kind: 'REPORT', id: 'r1', name: 'Mornings' },
    { __typename: 'AnalyticsSegmentUse', kind: 'ALERT', id: null, name: null },
  ];
  const { asked } = await draw([
    { ...SEGMENT, uses },
    { ...SEGMENT, id: 's2', name: 'Unused' },
  ]);
  const remove = async (name: string) => {
    await user.click(await button(`Actions for ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  };
  await remove('Never applied');
  const dialog = within(await screen.findByRole('dialog', { name: '“Never applied” is in use' }));
  expect(dialog.getByRole('link', { name: 'Report: Mornings' })).toBeDefined();
  expect(dialog.getByText('Someone else’s alert')).toBeDefined();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await remove('Unused');
  await user.click(await button('Delete segment'));
  await waitFor(() => expect(asked).toEqual([['delete', { id: 's2' }]]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Never applied');
});
