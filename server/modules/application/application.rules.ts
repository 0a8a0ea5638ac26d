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
