import { isDecided } from '#schema/options/applicationMoves.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { LockedApplication } from './applicationStatus.reads.ts';
import { fillIn } from './applicationStatus.rules.ts';
import { mailsOf, defaultWords } from './statusMail.service.ts';

export interface ChangedApplication extends LockedApplication {
  /** The new status. */
  status: ApplicationStatus;
}

/**
 * A bell notification, and an email to those who want one: the company's own text, or the default
 * text in the reader's language.
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
    const { status, seekerId, name, jobId, jobTitle, companyName } = application;
    if (!isDecided(status)) continue;
    const facts = { name, job: jobTitle, company: companyName };
    await notify(unit, {
      userId: seekerId,
      kind: 'application_status_changed',
      values: { applicationId: application.id, jobId, jobTitle, companyName, status },
      link: '/my-applications',
      letter: (locale: Locale) => {
        const { subject, body } = own.get(status) ?? defaultWords(locale, status);
        const paragraphs = fillIn(body, facts).split(/\n+/);
        return { subject: fillIn(subject, facts), paragraphs };
      },
    });
  }
}
