import type { JobStanding } from '#schema/options/jobStandings.ts';

/** application.submit.job-open: only what is live takes applications. */
export function isOpen(standing: JobStanding): boolean {
  return standing === 'live';
}

/** application.submit.verified-address: asked for while the site's setting says so (decision 62). */
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

/** application.submit.resume-own: issued to this person by an upload, and still there (decision 13). */
export function mayBeSent(file: Document | null, seekerId: string): boolean {
  if (!file || file.ownerId !== seekerId || file.deletedAt || file.status !== 'ready') return false;
  return file.kind === 'resume' || file.kind === 'attachment';
}
