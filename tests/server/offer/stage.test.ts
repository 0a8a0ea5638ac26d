import { beforeEach, expect, test } from 'vitest';
import { idOf, moveTo, placeOf, stagesOf } from '#tests/server/application/stage/stageWorld.ts';
import { notificationsOf, updateStatus } from '#tests/server/application/status/statusWorld.ts';
import {
  declineOffer,
  offerMailsTo,
  sendOffer,
  shortlistedWorld,
  withdrawOffer,
  type World,
} from './offerWorld.ts';

let world: World;

beforeEach(async () => {
  world = await shortlistedWorld();
});

const place = async () => {
  const { status, stage, events } = (await placeOf(world.employer, world.applicationId))!;
  return { status, stage: stage?.name, last: events.at(-1) };
};
const move = async (name: string) => {
  const { employer, applicationId } = world;
  await moveTo(employer, applicationId, await idOf(employer, name));
};
const archive = async (name: string, moveToId?: string) => {
  const { employer } = world;
  await employer.graphql(
    'mutation($input: ArchiveStageInput!) { archiveStage(input: $input) { viewer { id } } }',
    { input: { id: await idOf(employer, name), moveToId } },
  );
};

test('an offer moves the application to the stage Offer of its status, and the applicant is notified only of the offer', async () => {
  const { app, employer, seeker, applicationId } = world;
  await move('Interview');
  const before = await notificationsOf(seeker);
  const { application } = await sendOffer(app, employer, applicationId);
  expect(application.status).toBe('SHORTLISTED');
  expect(await place()).toMatchObject({
    status: 'SHORTLISTED',
    stage: 'Offer',
    last: { kind: 'STAGE_CHANGED', stageName: 'Offer' },
  });
  expect(await notificationsOf(seeker)).toEqual(before);
  expect(await offerMailsTo(app, seeker)).toHaveLength(1);
  const { body } = await employer.rest<{ applications: { status: string }[] }>(
    'GET',
    '/api/applications',
  );
  expect(body.applications.map(({ status }) => status)).toEqual(['shortlisted']);
});

test('a withdrawn offer moves the application back to its former stage, even if the company has rearranged its stages since', async () => {
  const { app, employer, applicationId } = world;
  await move('Interview');
  const { id: replacesId } = await sendOffer(app, employer, applicationId);
  const common = await stagesOf(employer);
  await archive('Screening');
  const { id } = await sendOffer(app, employer, applicationId, { replacesId, pay: 1_300_000 });
  await withdrawOffer(employer, id);
  expect(await place()).toMatchObject({ status: 'SHORTLISTED', stage: 'Interview' });
  expect(common.map((stage) => stage.id)).not.toContain(await idOf(employer, 'Interview'));
});

test('an application that has moved on, or whose offer was declined, stays in its stage', async () => {
  const { app, employer, seeker, applicationId } = world;
  const { id } = await sendOffer(app, employer, applicationId);
  await move('Test');
  await withdrawOffer(employer, id);
  expect((await place()).stage).toBe('Test');
  await declineOffer(seeker, (await sendOffer(app, employer, applicationId)).id);
  expect((await place()).stage).toBe('Offer');
  await updateStatus(employer, applicationId, 'REJECTED');
  expect((await place()).status).toBe('REJECTED');
});

test('without the stage Offer, an offer does not move the application', async () => {
  const { app, employer, applicationId } = world;
  await archive('Offer', await idOf(employer, 'Test'));
  await sendOffer(app, employer, applicationId);
  expect((await place()).stage).toBe('Shortlist');
});
