import { isDecided } from '#schema/options/applicationMoves.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { translator } from '#server/lib/words.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import {
  timelineStage,
  type TimelineStage,
} from '#server/modules/application/stage/stage.rules.ts';
import type { LockedApplication } from './applicationStatus.sql.ts';
import { fillIn } from './applicationStatus.rules.ts';
import type { Decision } from './decision.service.ts';
import { mailsOf, defaultWords } from './statusMail.service.ts';

interface ChangedApplication extends LockedApplication {
  /** The new status. */
  status: ApplicationStatus;
  /** The stage that was chosen within the same status, as the applicant reads it. */
  stage: (TimelineStage & { emails: boolean }) | null;
  /** What the company wrote about a rejection. */
  message: string | null;
  /** A sentence at the end of the email. */
  more?: (locale: Locale) => string;
}

export function changedBy(
  application: LockedApplication,
  { status, stage, isChosen, message }: Decision,
): ChangedApplication {
  const isMove = isChosen && stage && application.currentStatus === status;
  const moved = isMove ? { ...timelineStage(stage, true), emails: stage.emails } : null;
  return { ...application, status, stage: moved, message };
}

/** A change that can no longer be undone. */
export function pendingChangeOf(application: LockedApplication): ChangedApplication {
  const { currentStatus, toldStatus, movedTold, stageEmails, rejectionMessage } = application;
  const isMove = movedTold && currentStatus === toldStatus;
  const stage = isMove ? { ...movedTold, emails: stageEmails ?? false } : null;
  return { ...application, status: currentStatus, stage, message: rejectionMessage };
}

/**
 * A bell notification, and an email to those who want one: the company's own text, or the default
 * text in the reader's language. A move within a status is only emailed where the company chose it.
 */
export async function notifyApplicants(
  unit: Unit,
  changed: readonly ChangedApplication[],
): Promise<void> {
  const reachable = changed.filter(({ hasLeft }) => !hasLeft);
  const [first] = reachable;
  if (!first) return;
  const own = await mailsOf(unit.em, first.companyId);
  for (const application of reachable) {
    const { status, stage, message, more, seekerId, name } = application;
    const { jobId, jobTitle, companyName } = application;
    if (!isDecided(status)) continue;
    const values = { applicationId: application.id, jobId, jobTitle, companyName };
    const notice = {
      userId: seekerId,
      kind: 'application_status_changed',
      link: `/my-applications/${application.id}`,
    } as const;
    if (stage) {
      const { emails, stage: stageName = '', preset = 'other' } = stage;
      const moved = { ...values, status: 'moved', stage: stageName, preset } as const;
      await notify(unit, { ...notice, values: moved, bellOnly: !emails });
      continue;
    }
    const facts = { name, job: jobTitle, company: companyName };
    await notify(unit, {
      ...notice,
      values: { ...values, status },
      letter: (locale: Locale) => {
        const { subject, body } = own.get(status) ?? defaultWords(locale, status);
        const paragraphs = fillIn(body, facts).split(/\n+/);
        const words = translator(locale, 'mail');
        const written = message
          ? [words('decision.message', { company: companyName }), ...message.split(/\n+/)]
          : [];
        const added = more ? [more(locale)] : [];
        return {
          subject: fillIn(subject, facts),
          paragraphs: [...paragraphs, ...added, ...written],
        };
      },
    });
  }
}
