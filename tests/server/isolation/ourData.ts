import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { addNote, colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { propose, tenOn } from '#tests/server/interview/interviewWorld.ts';
import { uploadedResume } from '#tests/server/file/uploadApp.ts';
import type { OwnIds } from './requiredInputs.ts';
import { SECRET } from './secret.ts';
import { writeProfile, type Theirs } from './theirData.ts';

/** A caller: a token, or none for a guest. */
export type Actor = Pick<Person, 'token'> | { token: null };

export interface Ours {
  /** An employer with another company, which has a job and an application. */
  rival: Employer;
  /** An employer without a company. */
  novice: Person;
  /** Another seeker with an application and a resume. */
  stranger: Person;
  actors: Readonly<Record<'rival' | 'novice' | 'stranger' | 'guest', Actor>>;
  job: string;
  /** Jobs that have no applications yet. */
  openJobs: readonly [string, string];
  /**
   * Applications for our job: by the stranger, and by a seeker who has applied to their company as
   * well.
   */
  application: string;
  shared: string;
  /** A link to the stranger's resume. */
  link: string;
  own: OwnIds;
}

export async function ourWorld(app: App, { applicant }: Theirs): Promise<Ours> {
  const { rival, novice, stranger } = await scenario(app)
    .employer({ as: 'rival', company: { name: 'Neem Works' } })
    .employer({ as: 'novice', company: null })
    .seeker({ as: 'stranger' });
  const job = await addJob(app, rival.company!.id, { title: 'Warehouse Clerk' });
  const resume = await uploadedResume(app, stranger);
  const application = (await apply(stranger, job)).id;
  // An application copies the profile, so the profile is written first.
  await writeProfile(applicant, 'Nurse');
  const shared = (
    await apply(applicant, job, {
      name: 'A Applicant',
      email: 'a@mail.example',
      phone: '+91 98765 43210',
    })
  ).id;
  await writeProfile(applicant, SECRET);
  const open = () => addJob(app, rival.company!.id, { title: 'Warehouse Clerk' });
  await addNote(rival, shared, 'Ours');
  // Open to work, so that any employer may write to them.
  await stranger.graphql(
    'mutation { updateProfile(input: { isOpenToWork: true }) { user { id } } }',
  );
  const colleague = await colleagueOf(app, rival);
  const [member] = await app.sql<{ id: string }>(
    'select id from company_members where user_id = ?',
    [colleague.id],
  );
  const [stage, otherStage] = await app.sql<{ id: string }>(
    `select id from company_stages where company_id is null and status = 'shortlisted' order by position`,
  );
  const interview = await propose(rival, application, {
    times: [tenOn(app, 2)],
    interviewerIds: [rival.id],
  });
  // Settings are created when they are first read.
  for (const who of [rival, novice, stranger]) await who.graphql('{ viewer { settings { id } } }');
  return {
    rival,
    novice,
    stranger,
    actors: { rival, novice, stranger, guest: { token: null } },
    job: job.id,
    openJobs: [(await open()).id, (await open()).id],
    application,
    shared,
    link: resume.fileUrl,
    own: {
      candidateId: stranger.id,
      applicationId: application,
      editedApplication: application,
      movedApplication: application,
      stage: stage!.id,
      otherStage: otherStage!.id,
      interviewer: rival.id,
      interview: interview.id,
      member: member!.id,
      successor: member!.id,
    },
  };
}
