import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { ApplicationEditValues } from '#schema/validation/seekers/application.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { sendableResume } from '#server/modules/application/sendableResume.service.ts';
import { EDIT, IS_OPENED, SENT_VALUES } from './ownApplication.sql.ts';
import { isEditable } from './ownApplication.rules.ts';
import { addOwnEvent, lockOwnApplication, ownApplication } from './ownApplication.service.ts';

/** Changes a sent application, as long as nobody at the company has seen it. Fields left out stay as they are. */
export async function editApplication(
  ctx: Context,
  values: ApplicationEditValues,
): Promise<Application> {
  const now = ctx.services.clock.now();
  await ctx.em.transactional(async (em) => {
    const application = await lockOwnApplication(ctx, em, values.id);
    const { id } = application;
    const [{ isOpened } = { isOpened: false }] = await readIn(em, IS_OPENED, [id]);
    if (!isEditable({ ...application, isOpened })) {
      throw new Failure('RULE_VIOLATION', ctx.t('application.seen'), {
        rule: 'application.edit.unseen',
      });
    }
    const [sent] = await readIn(em, SENT_VALUES, [id]);
    const { phone = sent!.phone, expectedSalary = sent!.expectedSalary } = values;
    const { coverLetter = sent!.coverLetter, resume } = values;
    const file = resume === undefined ? sent!.resume : await resumeId(resume);
    await writeIn(em, EDIT, [id, phone, coverLetter ?? '', expectedSalary, file]);
    await addOwnEvent(ctx, em, { id, kind: 'edited', now });
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'application.edit',
      subject: { kind: 'application', id },
    });

    async function resumeId(given: string | null): Promise<string | null> {
      return (await sendableResume(ctx, em, given))?.id ?? null;
    }
  });
  return ownApplication(ctx, values.id);
}
