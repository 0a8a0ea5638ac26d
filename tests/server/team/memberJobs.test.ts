import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { book, change, propose, tenOn, tokenOf } from '#tests/server/interview/interviewWorld.ts';
import { colleague, updateMember } from './teamWorld.ts';

let app: App;
let owner: Employer;
let seeker: Person;
/** Two jobs that a seeker has applied for; the manager works on the second one only. */
let first: { job: string; id: string };
let second: { job: string; id: string };
let manager: Person;

beforeAll(async () => {
  ({ app, employer: owner, seeker } = await scenario(theApp()).employer().seeker());
  const applied = async (title: string) => {
    const job = await addJob(app, owner.company!.id, { title });
    return { job: job.id, id: (await apply(seeker, job)).id };
  };
  first = await applied('Welder');
  second = await applied('Fitter');
  await app.sql(`update applications set applied_at = applied_at - interval '1 day' where id = ?`, [
    first.id,
  ]);
  manager = await colleague(app, owner, 'hiring_manager', [second.job]);
});

interface Seen {
  summary: { appliedBefore: boolean };
  otherApplications: { application: { id: string } }[];
}

async function seenBy(who: Caller) {
  const { node, viewer } = await who.graphql<{
    node: Seen;
    viewer: { applicationTags: { applications: number }[]; interviewers: { id: string }[] };
  }>(
    `query($id: ID!, $job: ID!) {
      node(id: $id) { ... on Application { summary { appliedBefore } otherApplications { application { id } } } }
      viewer { applicationTags { applications } interviewers(jobId: $job) { id } } }`,
    { id: second.id, job: first.job },
  );
  return {
    appliedBefore: node.summary.appliedBefore,
    others: node.otherApplications.map(({ application }) => application.id),
    tagged: viewer.applicationTags.map(({ applications }) => applications),
    interviewers: viewer.interviewers.length,
  };
}

test('what a member sees of an applicant and of tags says nothing of jobs they do not work on', async () => {
  await owner.graphql(
    `mutation { createApplicationTag(input: { name: "Night shift" }) { tag { id } } }`,
  );
  const [tag] = await app.sql<{ id: string }>('select id from company_tags where company_id = ?', [
    owner.company!.id,
  ]);
  await owner.graphql(
    `mutation($id: ID!, $tag: ID!) { tagApplication(input: { applicationId: $id, tagId: $tag }) { viewer { id } } }`,
    { id: first.id, tag: tag!.id },
  );
  expect(await seenBy(owner)).toEqual({
    appliedBefore: true,
    others: [first.id],
    tagged: [1],
    interviewers: 1,
  });
  expect(await seenBy(manager)).toEqual({
    appliedBefore: false,
    others: [],
    tagged: [0],
    interviewers: 0,
  });
});

test('a member neither undoes messages about other jobs nor learns when their interviewers are free', async () => {
  const { sendConversationMessages: sent } = await owner.graphql<{
    sendConversationMessages: { batchId: string };
  }>(
    `mutation($id: ID!) { sendConversationMessages(input: { ids: [$id], body: "Come in" }) { batchId } }`,
    { id: first.id },
  );
  const undo = (who: Caller) =>
    who.graphql(
      'mutation($id: ID!) { undoConversationMessages(input: { batchId: $id }) { count } }',
      { id: sent.batchId },
    );
  await expect(undo(manager)).toFailWith('NOT_FOUND');
  await undo(owner);

  const elsewhere = await colleague(app, owner, 'interviewer', [first.job]);
  const day = tenOn(app, 3).toISOString().slice(0, 10);
  const free = (who: Caller, id: string) =>
    who.graphql(
      `query($ids: [ID!]!, $day: String!) { viewer { freeInterviewTimes(interviewerIds: $ids, kind: VIDEO,
        from: $day, until: $day, weekdays: [], startTime: "10:00", endTime: "12:00", minutes: 30) { startsAt } } }`,
      { ids: [id], day },
    );
  await expect(free(manager, elsewhere.id)).toFailWith('BAD_USER_INPUT');
  await free(manager, owner.id);
  await free(owner, elsewhere.id);
});

test('an interviewer who no longer works on the job gets no emails about its interviews', async () => {
  const interviewer = await colleague(app, owner, 'interviewer', [first.job]);
  const [time, later] = [tenOn(app, 2), tenOn(app, 4)];
  const { id } = await propose(owner, first.id, {
    times: [time],
    interviewerIds: [interviewer.id, owner.id],
  });
  await book(app, await tokenOf(app, seeker.email), time);
  const mailCount = async () => (await app.mails(interviewer.email)).length;
  const before = await mailCount();
  expect(before).toBe(1);
  await updateMember(owner, {
    id: interviewer.memberId,
    role: 'INTERVIEWER',
    jobIds: [second.job],
  });
  await change(owner, 'move', id, { startsAt: later.toISOString() });
  expect(await mailCount()).toBe(before);
});
