import type { JobStanding } from '#schema/options/jobStandings.ts';

/** application.submit.job-open: only live jobs accept applications. */
export function isOpen(standing: JobStanding): boolean {
  return standing === 'live';
}

/**
 * application.submit.verified-address: required while the site's setting says so (product decision
 * 62).
 */
export function mayApplyFrom(
  person: { emailVerified: boolean },
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || !site.requireEmailVerification;
}

interface Document {
  ownerId?: string | null;
  kind: string;
  status: string;
  deletedAt?: Date | null;
}

/** application.submit.resume-own: uploaded by this user, and not deleted (product decision 13). */
export function mayBeSent(file: Document | null, seekerId: string): boolean {
  if (!file || file.ownerId !== seekerId || file.deletedAt || file.status !== 'ready') return false;
  return file.kind === 'resume' || file.kind === 'attachment';
}
