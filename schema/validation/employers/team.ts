import * as z from 'zod/mini';
import { PASSWORD_MIN } from '#schema/options/limits.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { MEMBER_JOBS_MAX, TEAM_ROLES } from '#schema/options/teamRoles.ts';
import { linkToken } from '#schema/validation/account.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty } from '#schema/validation/text.ts';
import { emailAddress } from '#schema/validation/values/email.ts';
import { option } from '#schema/validation/values/option.ts';
import { chosenPassword } from '#schema/validation/values/password.ts';

const role = option('role', parserFor(TEAM_ROLES), TEAM_ROLES);
const memberId = line('teamMember', LENGTHS.id);
const jobIds = z.prefault(
  z.array(line('jobId', LENGTHS.id), { error: issue('list', { label: 'jobIds' }) }).check(
    z.maxLength(MEMBER_JOBS_MAX, {
      error: issue('listMax', { label: 'jobIds', max: MEMBER_JOBS_MAX }),
    }),
  ),
  [],
);

export const inviteSchema = z.object({ email: emailAddress(), role, jobIds });
export const memberChangeSchema = z.object({ id: memberId, role, jobIds });
export const teamInvitationSchema = z.object({ id: line('invitation', LENGTHS.id) });
export const memberRemovalSchema = z.object({
  id: memberId,
  successorId: clearable(memberId),
  keepApiKeys: z.optional(z.nullable(z.boolean())),
});
export const leaveTeamSchema = z.object({ successorId: clearable(memberId) });
export const handOverSchema = z.object({ fromId: memberId, toId: memberId });
export const switchCompanySchema = z.object({ companyId: line('companyId', LENGTHS.id) });
export const teamTokenSchema = z.object({ token: linkToken('invitationLink') });

export function joinTeamSchema(minLength: number = PASSWORD_MIN) {
  return z.object({
    token: linkToken('invitationLink'),
    password: chosenPassword(minLength),
    firstName: orEmpty(line('firstName', LENGTHS.name)),
    lastName: orEmpty(line('lastName', LENGTHS.name)),
    deviceToken: clearable(line('deviceToken', LENGTHS.token)),
  });
}
export type JoinTeamValues = z.infer<ReturnType<typeof joinTeamSchema>>;
