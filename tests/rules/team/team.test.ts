import { expect, test } from 'vitest';
import {
  INVITATIONS_A_DAY,
  INVITATIONS_OF_A_NEW_COMPANY_A_DAY,
  INVITATIONS_TO_ONE_ADDRESS_A_DAY,
  TEAM_SIZE_MAX,
} from '#schema/options/teamRoles.ts';
import { hasJobRight, hasRight, jobsOf, worksOn } from '#server/modules/team/jobRight.rules.ts';
import {
  hasRoomFor,
  invitationState,
  isInvitationUsable,
  keepsAnOwner,
  mayMailInvitation,
} from '#server/modules/team/team.rules.ts';

const RECRUITER = { role: 'recruiter', jobIds: null } as const;
const INTERVIEWER = { role: 'interviewer', jobIds: ['nurse'] } as const;

test('team.job.right: the role includes the right, and the member works on the job', () => {
  expect(hasJobRight(RECRUITER, 'decide', 'nurse')).toBe(true);
  expect(hasJobRight(INTERVIEWER, 'score', 'nurse')).toBe(true);
  expect(hasJobRight(INTERVIEWER, 'score', 'cook')).toBe(false);
  expect(hasJobRight(INTERVIEWER, 'decide', 'nurse')).toBe(false);
  expect(hasJobRight(null, 'view', 'nurse')).toBe(false);
});

test('team.right: the role includes the right, on any job', () => {
  expect(hasRight(RECRUITER, 'candidates')).toBe(true);
  expect(hasRight(RECRUITER, 'manage')).toBe(false);
  expect(hasRight(INTERVIEWER, 'score')).toBe(true);
});

test('a member works on all jobs of the company or on some; a stranger on no job', () => {
  expect([RECRUITER, INTERVIEWER, null].map((one) => jobsOf(one))).toEqual([null, ['nurse'], []]);
  expect([RECRUITER, INTERVIEWER, null].map((one) => worksOn(one, 'nurse'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(worksOn(INTERVIEWER, 'cook')).toBe(false);
});

test('team.size.room: a full team has no room for one more', () => {
  expect([TEAM_SIZE_MAX - 1, TEAM_SIZE_MAX].map(hasRoomFor)).toEqual([true, false]);
});

test.each([
  [true, INVITATIONS_A_DAY - 1, INVITATIONS_TO_ONE_ADDRESS_A_DAY - 1, true],
  [true, INVITATIONS_A_DAY, 0, false],
  [true, 0, INVITATIONS_TO_ONE_ADDRESS_A_DAY, false],
  [false, INVITATIONS_OF_A_NEW_COMPANY_A_DAY - 1, 0, true],
  [false, INVITATIONS_OF_A_NEW_COMPANY_A_DAY, 0, false],
])(
  'team.invite.not-too-many: reviewed is %s, after %i of the company, %i to the address',
  (isReviewed, byCompany, toAddress, may) => {
    expect(mayMailInvitation({ byCompany, toAddress }, { isReviewed })).toBe(may);
    expect(INVITATIONS_OF_A_NEW_COMPANY_A_DAY).toBeLessThan(INVITATIONS_A_DAY);
  },
);

const NOW = new Date('2026-11-21T06:30:00Z');
const OPEN = { expiresAt: new Date(NOW.getTime() + 1), acceptedAt: null, revokedAt: null };

test.each([
  ['an open one', OPEN, true],
  ['one that ends now', { ...OPEN, expiresAt: NOW }, false],
  ['one that was accepted', { ...OPEN, acceptedAt: NOW }, false],
  ['one that was revoked', { ...OPEN, revokedAt: NOW }, false],
])('team.invitation.usable: %s', (_, invitation, isUsable) => {
  expect(isInvitationUsable(invitation, NOW)).toBe(isUsable);
});

test.each([
  ['sign_up', null, null, null],
  ['log_in', 'asha', 'employer', null],
  ['ready', 'asha', 'employer', 'asha'],
  ['job_seeker', 'asha', 'job_seeker', 'asha'],
  ['job_seeker', 'asha', 'job_seeker', null],
  ['other_account', 'asha', 'employer', 'ravi'],
  ['other_account', null, null, 'ravi'],
] as const)('team.invitation.own: %s for account %s (%s) seen by %s', (state, id, role, viewer) => {
  expect(invitationState({ accountId: id, accountRole: role }, viewer)).toBe(state);
});

test('team.owner.last: the only owner stays', () => {
  const asha = { userId: 'asha', role: 'owner' } as const;
  expect(keepsAnOwner([asha], asha)).toBe(false);
  expect(keepsAnOwner([asha, { userId: 'ravi' }], asha)).toBe(true);
  expect(keepsAnOwner([{ userId: 'ravi' }], { userId: 'asha', role: 'recruiter' })).toBe(true);
});
