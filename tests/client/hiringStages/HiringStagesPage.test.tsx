import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/hiringStages/HiringStagesPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { STAGES_MAX } from '#schema/options/stages.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => act(leave));

const user = userEvent.setup({ delay: null });
const AREAS = ['stages', 'validation'] as const;
const aStage = (id: string, name: string, status = 'SHORTLISTED') => ({
  __typename: 'Stage',
  id,
  name,
  applicantName: name,
  status,
  emails: false,
  typicalDays: null as number | null,
});

async function drawStages({ refusal = '', more = [] as ReturnType<typeof aStage>[] } = {}) {
  let stages = [
    { ...aStage('call', 'Call', 'REVIEWED'), typicalDays: 3 },
    aStage('talk', 'Interview'),
    aStage('offer', 'Offer'),
    ...more,
  ];
  const asked: [string, object][] = [];
  const change = (name: string, apply: (input: Record<string, unknown>) => typeof stages) => {
    return (_root: unknown, { input }: { input: Record<string, unknown> }) => {
      asked.push([name, { ...input }]);
      if (refusal) throw new GraphQLError(refusal, { extensions: { code: 'UNAVAILABLE' } });
      stages = apply(input);
      return { viewer: { id: 'me' } };
    };
  };
  const resolvers = {
    Query: { viewer: () => ({ id: 'me' }) },
    Viewer: {
      stages: () => stages,
      applicationCounts: () => ({
        stages: [
          { stageId: 'talk', total: 2 },
          { stageId: 'call', total: 1 },
        ],
      }),
    },
    Mutation: {
      orderStages: change('order', ({ ids }) =>
        (ids as string[]).map((id) => stages.find((stage) => stage.id === id)!),
      ),
      archiveStage: change('archive', ({ id }) => stages.filter((stage) => stage.id !== id)),
      createStage: change('create', ({ name }) => [...stages, aStage('new', String(name))]),
    },
  };
  logInAs({ role: 'EMPLOYER', firstName: 'Ravi', lastName: 'Iyer' });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  await drawInSite(page, { schema: mockedSchema({ resolvers }), path: '/hiring-stages' });
  await screen.findByText('Interview');
  return { asked };
}

const shortlist = () => within(screen.getByRole('region', { name: 'Status: Shortlisted' }));
const namesIn = () =>
  shortlist()
    .getAllByRole('listitem')
    .map((one) => one.querySelector('p')!.textContent);

test('stages are put in order within their status', async () => {
  const { asked } = await drawStages();
  expect(screen.getByText(/Usually 3 days/)).toBeTruthy();
  expect(screen.getByText(/2 applications/)).toBeTruthy();
  await expectNoViolations(document.body);
  await user.click(screen.getByRole('button', { name: 'Move Interview down' }));
  expect(namesIn()).toEqual(['Offer', 'Interview']);
  await waitFor(() => expect(asked).toEqual([['order', { ids: ['call', 'offer', 'talk'] }]]));
});

test('a stage that is dragged over another one takes its place, and goes back if that is refused', async () => {
  const { asked } = await drawStages({ refusal: 'Try later.' });
  const item = (name: string) => screen.getByText(name, { selector: 'li p' }).closest('li')!;
  const dataTransfer = { setData: () => undefined };
  // Nothing of this page is being dragged.
  expect(fireEvent.dragOver(item('Offer'))).toBe(true);
  fireEvent.dragStart(item('Offer'), { dataTransfer });
  fireEvent.dragOver(item('Offer'));
  expect(item('Offer').className).not.toContain('border-ink');
  expect(fireEvent.dragOver(item('Interview'))).toBe(false);
  expect(item('Interview').className).toContain('border-ink');
  fireEvent.drop(item('Interview'));
  fireEvent.dragEnd(document);
  expect(item('Interview').className).not.toContain('border-ink');
  await waitFor(() => expect(queuedToasts().at(-1)?.message).toBe('Try later.'));
  expect(asked).toEqual([['order', { ids: ['call', 'offer', 'talk'] }]]);
  expect(namesIn()).toEqual(['Interview', 'Offer']);
  // A stage stays among those with its status.
  fireEvent.dragStart(item('Offer'), { dataTransfer });
  fireEvent.drop(item('Call'));
  fireEvent.dragEnd(document);
  expect(asked).toHaveLength(1);
});

test('the only stage with its status keeps its applications, and an empty one needs no other', async () => {
  const { asked } = await drawStages({
    more: Array.from({ length: STAGES_MAX - 3 }, (_, at) => aStage(`${at}`, `Trial ${at}`)),
  });
  // These are as many as there can be.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a stage' }).disabled).toBe(
    true,
  );
  await user.click(screen.getByRole('button', { name: 'Archive Call' }));
  const stuck = within(await screen.findByRole('alertdialog'));
  expect(stuck.getByText(/^This is the only stage with this status/)).toBeTruthy();
  expect(stuck.queryByRole('combobox')).toBeNull();
  await user.click(stuck.getByRole('button', { name: 'OK' }));
  await user.click(screen.getByRole('button', { name: 'Archive Trial 0' }));
  const empty = within(await screen.findByRole('alertdialog', { name: 'Archive Trial 0?' }));
  expect(empty.queryByRole('combobox')).toBeNull();
  await user.click(empty.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(asked.map(([what]) => what)).toEqual(['archive']));
});

test('a stage with applications is archived only with a place for them', async () => {
  const { asked } = await drawStages();
  await user.click(screen.getByRole('button', { name: 'Archive Interview' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive Interview?' }));
  expect(dialog.getByText(/2 applications are in this stage/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(asked).toEqual([['archive', { id: 'talk', moveToId: 'offer' }]]));
  await waitFor(() => expect(namesIn()).toEqual(['Offer']));
});

test('a new stage needs both names', async () => {
  const { asked } = await drawStages();
  await user.click(screen.getByRole('button', { name: 'Add a stage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a stage' }));
  await user.type(dialog.getByLabelText('Name for your team'), 'Trial day');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(asked).toEqual([]);
  await user.type(dialog.getByLabelText('Name for applicants'), 'A day with the team');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(namesIn()).toContain('Trial day'));
});
