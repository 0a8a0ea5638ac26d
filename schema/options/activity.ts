/** What an entry of the activity log may be about. */
export const ACTIVITY_SUBJECTS = [
  'company',
  'job',
  'application',
  'user',
  'settings',
  'bulk_upload',
  'backup',
  'report',
  'dashboard',
] as const;
export type ActivitySubjectKind = (typeof ACTIVITY_SUBJECTS)[number];

/** Who may have done it. */
export const ACTOR_KINDS = ['user', 'key', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What the check of the log may find. */
export const TAMPERINGS = ['changed', 'missing', 'added'] as const;
export type Tampering = (typeof TAMPERINGS)[number];

/** What is written down, as noun and verb. */
export const ACTIVITY_ACTIONS = [
  'job.create',
  'job.update',
  'job.feature',
  'job.unfeature',
  'job.hot',
  'job.unhot',
  'job.close',
  'job.reopen',
  'job.renew',
  'job.delete',
  'job.restore',
  'job.await',
  'job.approve',
  'job.reject',
  'job.suspend',
  'job.resolveReports',
  'company.create',
  'company.update',
  'company.await',
  'company.approve',
  'company.reject',
  'company.suspend',
  'application.move',
  'application.undo',
  'user.login',
  'user.verify',
  'user.suspend',
  'user.unsuspend',
  'user.update',
  'user.delete',
  'user.promote',
  'user.confirmTwoFactor',
  'user.endTwoFactor',
  'user.renewRecoveryCodes',
  'user.removeTwoFactor',
  'settings.update',
  'settings.testMail',
  'backup.create',
  'bulkUpload.start',
  'bulkUpload.finish',
  'bulkUpload.undo',
  'report.share',
  'report.unshare',
  'report.delete',
  'report.restore',
  'report.schedule',
  'report.unschedule',
  'dashboard.share',
  'dashboard.unshare',
  'dashboard.delete',
  'dashboard.restore',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
