import { beforeAll, describe, expect, test } from 'vitest';
import { TEAM_SIZE_MAX } from '#schema/options/teamRoles.ts';
import type { App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  accept,
  colleague,
  invite,
  invitedToken,
  joinAs,
  membershipsOf,
  opened,
  resend,
  revoke,
  teamOf,
} from './teamWorld.ts';

let app: App;
let owner: Employer;
let last = 0;

beforeAll(async () => {
  ({ app, employer: owner } = await scenario().employer({ firstName: 'Rohan' }));
});

const address = () => `colleague-${(last += 1)}@lotus.example`;

/** The address and the token of a new invitation. */
async function invited(given: object = {}) {
  const email = address();
  await invite(owner, { email, role: 'RECRUITER', ...given });
  return { email, token: await invitedToken(app, email) };
}

const invitationTo = async (email: string) =>
  (await teamOf(owner))!.invitations.find((one) => one.email === email);

test('a new person joins with the address of the invitation, which is confirmed by its link', async () => {
  const [job, gone] = [
    await addJob(app, owner.company!.id),
    await addJob(app, owner.company!.id, { title: 'Porter' }),
  ];
  const { email, token } = await invited({ role: 'INTERVIEWER', jobIds: [job.id, gone.id] });
  await app.sql('update jobs set deleted_at = now() where id = ?', [gone.id]);
  expect(await opened(app, token)).toEqual({
    state: 'SIGN_UP',
    email,
    role: 'INTERVIEWER',
    companyName: owner.company!.name,
  });
  const { accessToken, user } = await joinAs(app, token);
  expect(user).toMatchObject({ email, emailVerified: true });
  const who = caller(app.url, { authorization: `Bearer ${accessToken}` });
  expect(await membershipsOf(who)).toEqual([
    { role: 'INTERVIEWER', isCurrent: true, company: { id: owner.company!.id } },
  ]);
  const member = (await teamOf(owner))!.members.find((one) => one.email === email);
  expect(member).toMatchObject({ role: 'INTERVIEWER', jobs: [{ id: job.id }], isYou: false });
  expect(await app.sql('select job_id from member_jobs where job_id = ?', [gone.id])).toEqual([]);
  expect(await invitationTo(email)).toBeUndefined();
  expect(await opened(app, token)).toBeNull();
  await expect(joinAs(app, token)).toBreakRule('team.invitation.usable');
});

test('an employer of another company joins too, and works for the new one from then on', async () => {
  const email = address();
  const { other } = await scenario(app).employer({
    as: 'other',
    email,
    emailVerified: false,
    company: { name: 'Neem Works' },
  });
  await invite(owner, { email, role: 'RECRUITER' });
  const token = await invitedToken(app, email);
  expect((await opened(app, token))!.state).toBe('LOG_IN');
  expect((await opened(other, token))!.state).toBe('READY');
  await expect(joinAs(app, token)).toBreakRule('team.invitation.own');
  await accept(other, { token });
  expect(await membershipsOf(other)).toEqual([
    { role: 'RECRUITER', isCurrent: true, company: { id: owner.company!.id } },
    { role: 'OWNER', isCurrent: false, company: { id: other.company!.id } },
  ]);
});

test('nobody else accepts it: neither another account nor a job seeker', async () => {
  const email = address();
  const { seeker, stranger } = await scenario(app).seeker({ email }).employer({ as: 'stranger' });
  await invite(owner, { email, role: 'RECRUITER' });
  const token = await invitedToken(app, email);
  expect((await opened(seeker, token))!.state).toBe('JOB_SEEKER');
  expect((await opened(stranger, token))!.state).toBe('OTHER_ACCOUNT');
  await expect(accept(stranger, { token })).toBreakRule('team.invitation.own');
  await expect(accept(seeker, { token })).toFailWith('FORBIDDEN');
  await expect(joinAs(app, token)).toBreakRule('team.invitation.own');
});

test('if an invitation is used twice at once, one use succeeds', async () => {
  const { token } = await invited();
  const both = await Promise.allSettled([joinAs(app, token), joinAs(app, token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a link ends when it is sent again, revoked or a week old', async () => {
  const { email, token } = await invited();
  const { id } = (await invitationTo(email))!;
  await resend(owner, { id });
  expect(await opened(app, token)).toBeNull();
  const again = await invitedToken(app, email, token);
  expect((await opened(app, again))!.email).toBe(email);
  await revoke(owner, { id });
  expect(await opened(app, again)).toBeNull();
  expect(await invitationTo(email)).toBeUndefined();
  await expect(resend(owner, { id })).toFailWith('NOT_FOUND');
});

test('a link ends when the last member of the company deletes the account', async () => {
  const { last: leaving } = await scenario(app).employer({ as: 'last' });
  const email = address();
  await invite(leaving, { email, role: 'RECRUITER' });
  const token = await invitedToken(app, email);
  await leaving.graphql(
    `mutation { deleteMyAccount(input: { password: "${leaving.password}", confirmation: "DELETE" }) { message } }`,
  );
  expect(await opened(app, token)).toBeNull();
  await expect(joinAs(app, token)).toBreakRule('team.invitation.usable');
});

describe('the answer to an owner', () => {
  test('is the same whether or not the address has an account', async () => {
    const known = address();
    await scenario(app).seeker({ email: known });
    const answers = [
      await invite(owner, { email: known, role: 'RECRUITER' }),
      await invite(owner, { email: address(), role: 'RECRUITER' }),
    ];
    expect(answers[0]).toEqual(answers[1]);
  });

  test('refuses members, a second invitation, other companies’ jobs and unconfirmed owners', async () => {
    const { email } = await invited();
    await expect(invite(owner, { email, role: 'OWNER' })).toBreakRule('team.invite.once');
    const self = { email: owner.email, role: 'RECRUITER' };
    await expect(invite(owner, self)).toBreakRule('team.invite.new-member');
    const { rival, foreign, unsure } = await scenario(app)
      .employer({ as: 'rival' })
      .job({ as: 'foreign' })
      .employer({ as: 'unsure', emailVerified: false });
    const jobIds = [foreign.id];
    const interviewer = { email: address(), role: 'INTERVIEWER', jobIds };
    await expect(invite(owner, interviewer)).toBreakRule('team.jobs.own');
    const recruiter = { email: address(), role: 'RECRUITER' };
    await expect(invite(unsure, recruiter)).toBreakRule('team.invite.verified-address');
    expect((await teamOf(rival))!.invitations).toEqual([]);
  });

  test('ends after five emails to one address or fifty in all, for a day', async () => {
    const { busy } = await scenario(app).employer({ as: 'busy' });
    const email = address();
    await invite(busy, { email, role: 'RECRUITER' });
    const { id } = (await teamOf(busy))!.invitations[0]!;
    for (let sent = 1; sent < 5; sent += 1) await resend(busy, { id });
    await expect(resend(busy, { id })).toBreakRule('team.invite.not-too-many');
    // The emails of all companies count.
    const again = { email, role: 'RECRUITER' };
    await expect(invite(owner, again)).toBreakRule('team.invite.not-too-many');
    await app.sql('update team_invitations set sends = 50 where id = ?', [id]);
    const another = { email: address(), role: 'RECRUITER' };
    await expect(invite(busy, another)).toBreakRule('team.invite.not-too-many');
    app.clock.forward({ days: 1, minutes: 1 });
    await invite(busy, another);
  });
});

test('a company that no one has reviewed sends few invitations, without a text of its owner', async () => {
  const scam = { name: 'You won Rs 5 lakh', status: 'pending' } as const;
  const { fresh } = await scenario(app).employer({
    as: 'fresh',
    firstName: 'Call 98765 43210',
    company: scam,
  });
  const email = address();
  await invite(fresh, { email, role: 'RECRUITER' });
  const [mail] = await app.mails(email);
  expect(mail!.subject).toContain(fresh.email);
  for (const text of [mail!.subject, mail!.text, mail!.html])
    expect(text).not.toMatch(/5 lakh|98765/);
  await app.sql('update team_invitations set sends = 10 where email = ?', [email]);
  const another = { email: address(), role: 'RECRUITER' };
  await expect(invite(fresh, another)).toBreakRule('team.invite.not-too-many');
  await app.sql(`update companies set admin_status = 'approved' where id = ?`, [fresh.company!.id]);
  await invite(fresh, another);
  expect((await app.mails(another.email))[0]!.subject).toContain(scam.name);
});

test('a team has room for two hundred people, those who are invited included', async () => {
  const { full } = await scenario(app).employer({ as: 'full' });
  const another = () => invite(full, { email: address(), role: 'RECRUITER' });
  await another();
  // With the owner and one invitation: one place is left.
  await app.sql(
    `insert into team_invitations
       select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'sends', 0,
         'email', n || '@lotus.example', 'token_hash', '\\x' || md5(n::text)))).*
       from team_invitations i, generate_series(1, ?) n where i.company_id = ?`,
    [TEAM_SIZE_MAX - 3, full.company!.id],
  );
  await another();
  await expect(another()).toBreakRule('team.size.room');
  await app.sql(
    `update team_invitations set revoked_at = sent_at where email = '1@lotus.example' and company_id = ?`,
    [full.company!.id],
  );
  await another();
  await expect(another()).toBreakRule('team.size.room');
});

test('only owners invite, and see who is invited and when colleagues were active', async () => {
  const recruiter = await colleague(app, owner, 'recruiter');
  const wanted = { email: address(), role: 'RECRUITER' };
  await expect(invite(recruiter, wanted)).toBreakRule('team.right');
  const seen = (await teamOf(recruiter))!;
  expect(seen.invitations).toEqual([]);
  expect(seen.members.every(({ lastActiveAt }) => lastActiveAt === null)).toBe(true);
  const you = (await teamOf(owner))!.members.find(({ isYou }) => isYou);
  expect(you!.lastActiveAt).not.toBeNull();
});

test('an expired invitation is sent again or replaced', async () => {
  const { email, token } = await invited();
  app.clock.forward({ days: 7 });
  await app.sql('update sessions set expires_at = ?', [
    new Date(app.clock.now().getTime() + 86_400_000),
  ]);
  expect(await opened(app, token)).toBeNull();
  expect((await invitationTo(email))!.isExpired).toBe(true);
  await invite(owner, { email, role: 'OWNER' });
  expect(await invitationTo(email)).toMatchObject({ role: 'OWNER', isExpired: false });
});
