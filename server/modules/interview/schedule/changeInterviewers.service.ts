import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { ADD_PEOPLE, CHANGE_PEOPLE, MEMBERS, PEOPLE, REMOVE_PEOPLE } from '../interview.sql.ts';
import { canChangeInterviewers } from '../interview.rules.ts';
import type { Interview } from '../interview.type.ts';
import { notifyInterviewers } from '#server/modules/interview/mail/announceInterview.service.ts';
import { requireFree } from './bookTime.service.ts';
import { changeAsCompany } from './changeInterview.service.ts';
import { refusedPeople } from './proposeInterview.service.ts';

/**
 * Other people conduct an interview. Those who are new or no longer needed get an email that changes their calendar.
 */
export function changeInterviewers(
  ctx: Context,
  { id, interviewerIds }: { id: string; interviewerIds: readonly string[] },
): Promise<Interview> {
  const wanted = [...new Set(interviewerIds.map((one) => one.toLowerCase()))];
  return changeAsCompany(
    ctx,
    id,
    async (unit, interview) => {
      const { em, services } = unit;
      const { companyId, jobId, status, startsAt, endsAt } = interview;
      const known = await readIn(em, MEMBERS, [companyId, wanted.filter(isId), [jobId]]);
      if (known.length < wanted.length) throw refusedPeople(ctx.t);
      const now = services.clock.now();
      if (!canChangeInterviewers(interview, now)) {
        throw new Failure('CONFLICT', ctx.t('interview.changed'), {
          rule: 'interview.people.open',
        });
      }
      const before = (await readIn(em, PEOPLE, [interview.id])).map((person) => person.id);
      const added = wanted.filter((one) => !before.includes(one));
      const removed = before.filter((one) => !wanted.includes(one));
      if (added.length + removed.length === 0) return;
      await writeIn(em, REMOVE_PEOPLE, [interview.id, removed]);
      await writeIn(em, ADD_PEOPLE, [interview.id, added]);
      const isBooked = status === 'booked' && startsAt && endsAt;
      if (isBooked) await requireFree(unit, interview, { startsAt, endsAt }, ctx.t);
      await writeIn(em, CHANGE_PEOPLE, [interview.id, now]);
      if (!isBooked) return;
      const changed = { ...interview, sequence: interview.sequence + 1 };
      await notifyInterviewers(unit, changed, 'added', added);
      await notifyInterviewers(unit, changed, 'removed', removed);
    },
    wanted.filter(isId),
  );
}
