import { beforeEach, describe, expect, test } from 'vitest';
import { countStageTimes } from '#server/modules/application/stage/countStageTimes.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  changeMany,
  endUndoWindow,
  kindsOf,
  notificationsOf,
  seenBy,
  statusMailsTo,
  undo,
  updateStatus,
} from '../status/statusWorld.ts';
import {
  countsOf,
  decide,
  idOf,
  moveTo,
  namesOf,
  placeOf,
  progressOf,
  stagesOf,
  STAGES,
  type Stage,
} from './stageWorld.ts';

let app: App;
let employer: Employer;

beforeEach(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const applicant = async () => (await applicants(app, employer, 1))[0]!;

const change = async (who: Caller, field: string, input: object): Promise<Stage[]> => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const data = await who.graphql<Record<string, { viewer: { stages: Stage[] } }>>(
    `mutation($input: ${type}!) { ${field}(input: $input) { viewer { ${STAGES} } } }`,
    { input },
  );
  return data[field]!.viewer.stages;
};

describe('moving an application', () => {
  test('a move sets the status that belongs to the stage, and is one event and one notification', async () => {
    const { seeker, id } = await applicant();
    const moved = await moveTo(employer, id, await idOf(employer, 'Interview'));
    expect(moved).toMatchObject({ status: 'SHORTLISTED', stage: { name: 'Interview' } });
    expect(kindsOf(moved)).toEqual(['APPLIED', 'SHORTLISTED']);
    expect(await notificationsOf(seeker)).toMatchObject([{ title: 'You have been shortlisted' }]);
    const tested = await moveTo(employer, id, await idOf(employer, 'Test'));
    expect(kindsOf(tested)).toEqual(['APPLIED', 'SHORTLISTED', 'STAGE_CHANGED']);
    expect(tested.statusChangedAt).toBe(moved.statusChangedAt);
    expect((await notificationsOf(seeker))[0]!.title).toBe('Your application moved to: Test');
    expect(await statusMailsTo(app, seeker)).toHaveLength(1);
    const seen = (await placeOf(seeker, id))!;
    expect(seen.stage).toBeNull();
    expect(seen.events.map(({ stageName }) => stageName)).toEqual([null, 'Interview', 'Test']);
  });

  test('the documented call moves to the first stage of the status, which no timeline names', async () => {
    const { id } = await applicant();
    await updateStatus(employer, id, 'SHORTLISTED');
    const seen = (await placeOf(employer, id))!;
    expect(seen.stage).toMatchObject({ name: 'Shortlist' });
    expect(seen.events.at(-1)).toMatchObject({ kind: 'SHORTLISTED', stageName: null });
  });

  test('the status changes only as the table allows, and moving to the present stage is refused', async () => {
    const { id } = await applicant();
    await moveTo(employer, id, await idOf(employer, 'Interview'));
    for (const name of ['Screening', 'Interview'])
      await expect(moveTo(employer, id, await idOf(employer, name))).toBreakRule(
        'application.move.allowed',
      );
    await updateStatus(employer, id, 'HIRED');
    await expect(moveTo(employer, id, await idOf(employer, 'Test'))).toBreakRule(
      'application.move.allowed',
    );
  });

  test('by two colleagues at once tells the second one where the first one moved it', async () => {
    const { id } = await applicant();
    const [from, interview, offer] = await Promise.all(
      ['Screening', 'Interview', 'Offer'].map((name) => idOf(employer, name)),
    );
    await moveTo(employer, id, from!);
    const outcomes = await Promise.allSettled([
      moveTo(employer, id, interview!, from),
      moveTo(employer, id, offer!, from),
    ]);
    const lost = outcomes.filter(({ status }) => status === 'rejected');
    expect(lost).toHaveLength(1);
    const { stage, events } = (await placeOf(employer, id))!;
    expect(String((lost[0] as PromiseRejectedResult).reason)).toContain(
      `Someone else already moved this application to ${stage!.name}.`,
    );
    expect(events).toHaveLength(3);
  });

  test('a move of many can be undone; otherwise all applicants are notified once the window is over', async () => {
    const [first, second] = (await applicants(app, employer, 2)) as [Case, Case];
    const toStageId = await idOf(employer, 'Interview');
    await changeMany(employer, [first.id], 'SHORTLISTED');
    const moved = await changeMany(employer, [first.id, second.id], 'SHORTLISTED', { toStageId });
    expect(moved.refused).toEqual([]);
    expect((await placeOf(employer, first.id))!.stage).toMatchObject({ name: 'Interview' });
    expect(kindsOf((await seenBy(first.seeker, first.id))!)).toEqual(['APPLIED', 'SHORTLISTED']);
    await undo(employer, moved.batchId!);
    expect((await placeOf(employer, first.id))!.stage).toMatchObject({ name: 'Shortlist' });
    expect(await seenBy(employer, second.id)).toMatchObject({ status: 'PENDING' });
    await changeMany(employer, [first.id], 'SHORTLISTED', { toStageId });
    await endUndoWindow(app);
    const { events } = (await placeOf(first.seeker, first.id))!;
    expect(events.at(-1)).toMatchObject({ kind: 'STAGE_CHANGED', stageName: 'Interview' });
  });
});

type Case = Awaited<ReturnType<typeof applicant>>;

describe('rejecting', () => {
  test('the company keeps the reason, the applicant reads the text written for them', async () => {
    const { seeker, id } = await applicant();
    await moveTo(employer, id, await idOf(employer, 'Test'));
    const message = 'Thank you for coming.\nPlease apply again next year.';
    await decide(employer, { id, status: 'REJECTED', reason: 'EXPERIENCE', message });
    expect(await placeOf(employer, id)).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'EXPERIENCE',
      rejectionMessage: message,
    });
    expect(await placeOf(seeker, id)).toMatchObject({
      rejectionReason: null,
      rejectionMessage: message,
    });
    expect((await statusMailsTo(app, seeker))[0]!.text).toMatch(
      /A message from [^\n]+:\n+Thank you for coming\.\n+Please apply again next year\./,
    );
  });

  test('one decision can be undone too: nobody is notified, and no text remains', async () => {
    const { seeker, id } = await applicant();
    const rejected = { id, status: 'REJECTED', reason: 'PAY', message: 'Sorry.', undoable: true };
    const { batchId, application } = await decide(employer, rejected);
    expect(application).toMatchObject({ status: 'REJECTED' });
    expect(await placeOf(seeker, id)).toMatchObject({ status: 'PENDING', rejectionMessage: null });
    await undo(employer, batchId!);
    await updateStatus(employer, id, 'REVIEWED');
    await endUndoWindow(app);
    expect(await placeOf(employer, id)).toMatchObject({ rejectionReason: null });
    expect(await notificationsOf(seeker)).toMatchObject([
      { title: 'Your application was reviewed' },
    ]);
    await decide(employer, rejected);
    await endUndoWindow(app);
    expect(await placeOf(seeker, id)).toMatchObject({ rejectionMessage: 'Sorry.' });
  });
});

test('a rejected or hired application keeps the stage it was in, even if the decision could be undone', async () => {
  const ids = (await applicants(app, employer, 4)).map(({ id }) => id);
  const toStageId = await idOf(employer, 'Interview');
  await changeMany(employer, ids, 'SHORTLISTED', { toStageId });
  await endUndoWindow(app);
  await updateStatus(employer, ids[0]!, 'REJECTED');
  await updateStatus(employer, ids[1]!, 'HIRED');
  await changeMany(employer, [ids[2]!], 'REJECTED');
  await changeMany(employer, [ids[3]!], 'HIRED');
  await endUndoWindow(app);
  const inInterview = await app.sql<{ status: string }>(
    'select status from applications where company_id = ? and stage_id = ? order by 1',
    [employer.company!.id, toStageId],
  );
  expect(inInterview.map(({ status }) => status)).toEqual([
    'hired',
    'hired',
    'rejected',
    'rejected',
  ]);
});

describe("arranging the company's stages", () => {
  test('every company starts with the same ones, in the words of the reader', async () => {
    const stages = await stagesOf(employer);
    expect(namesOf(stages)).toEqual(['Screening', 'Shortlist', 'Interview', 'Test', 'Offer']);
    const { other } = await scenario(app).employer({ as: 'other' });
    await change(other, 'createStage', { name: 'Call', applicantName: 'Call', status: 'REVIEWED' });
    expect(await stagesOf(employer)).toEqual(stages);
  });

  test('the first change copies them, and moves no application', async () => {
    const [first, second] = (await applicants(app, employer, 2)) as [Case, Case];
    await updateStatus(employer, first.id, 'SHORTLISTED');
    await moveTo(employer, second.id, await idOf(employer, 'Test'));
    const id = await idOf(employer, 'Test');
    await change(employer, 'updateStage', { id, name: 'Case study', emails: true });
    const stages = await change(employer, 'createStage', {
      name: 'Phone call',
      applicantName: 'Call',
      status: 'REVIEWED',
    });
    expect(namesOf(stages)).toEqual([
      'Screening',
      'Phone call',
      'Shortlist',
      'Interview',
      'Case study',
      'Offer',
    ]);
    expect(stages.map(({ id: own }) => own)).not.toContain(id);
    await change(employer, 'orderStages', { ids: stages.map((one) => one.id).toReversed() });
    expect((await placeOf(employer, first.id))!.stage).toMatchObject({ name: 'Shortlist' });
    expect((await placeOf(employer, second.id))!.stage).toMatchObject({ name: 'Case study' });
    expect(await countsOf(employer)).toEqual({ Shortlist: 1, 'Case study': 1 });
    expect(await countsOf(employer, await idOf(employer, 'Case study'))).toEqual({ listed: 1 });
  });

  test('the applications of an archived stage move to another one, and their timelines say so', async () => {
    const [first, second] = (await applicants(app, employer, 2)) as [Case, Case];
    const id = await idOf(employer, 'Interview');
    await moveTo(employer, first.id, id);
    await moveTo(employer, second.id, id);
    const { batchId } = await changeMany(employer, [second.id], 'REJECTED');
    await expect(change(employer, 'archiveStage', { id })).toBreakRule('stage.archive.empty');
    const moveToId = await idOf(employer, 'Offer');
    await change(employer, 'archiveStage', { id, moveToId });
    const { stage, events } = (await placeOf(employer, first.id))!;
    expect(stage).toMatchObject({ name: 'Offer' });
    expect(events.at(-1)).toMatchObject({ kind: 'STAGE_CHANGED', stageName: 'Offer' });
    await undo(employer, batchId!);
    expect((await placeOf(employer, second.id))!.stage).toMatchObject({ name: 'Offer' });
    await expect(moveTo(employer, first.id, id)).toFailWith('NOT_FOUND');
  });

  test('there are at most twelve, each once in the order, and only members who may post can arrange them', async () => {
    for (let n = 6; n <= 12; n += 1)
      await change(employer, 'createStage', {
        name: `Round ${n}`,
        applicantName: 'Interview',
        status: 'SHORTLISTED',
      });
    const more = { name: 'One more', applicantName: 'Interview', status: 'SHORTLISTED' };
    await expect(change(employer, 'createStage', more)).toBreakRule('stage.add.room');
    const [first] = await stagesOf(employer);
    await expect(change(employer, 'orderStages', { ids: Array(12).fill(first!.id) })).toBreakRule(
      'stage.order.complete',
    );
  });
});

test('a stage shows its usual time once ten applications have left it, also to applicants', async () => {
  const cases = await applicants(app, employer, 11);
  const stay = async (many: readonly Case[], stage: string, days: number) => {
    const toStageId = await idOf(employer, stage);
    await changeMany(
      employer,
      many.map(({ id }) => id),
      'SHORTLISTED',
      { toStageId },
    );
    await endUndoWindow(app);
    app.clock.forward({ days });
  };
  await stay(cases, 'Interview', 3);
  await stay(cases.slice(0, 9), 'Test', 2);
  const timesOf = async () => {
    await countStageTimes(app.services);
    return (await stagesOf(employer)).find(({ name }) => name === 'Interview')!.typicalDays;
  };
  expect(await timesOf()).toBeNull();
  await stay(cases.slice(9, 10), 'Offer', 1);
  expect(await timesOf()).toBe(3);
  const progress = (await progressOf(cases[10]!.seeker, cases[10]!.id))!;
  expect(progress.current).toEqual({ name: 'Interview', typicalDays: 3 });
  expect(progress.stages.map(({ name }) => name)[0]).toBe('Being reviewed');
});
