import type { Kind } from './idKind.ts';

/** Why a text that looks like an id is not tried here. */
interface Excuse {
  because: string;
}

const MAIL = { because: 'a secret from an email, which gives its holder the right' };
const DEVICE = {
  because:
    'it gives no access; tests/server/account/knownDevices.test.ts tries the token of another user',
};
const CURSOR = {
  because: 'a cursor; isolation.test.ts continues from cursors of theirs',
};
const ADMINISTRATORS = {
  because: 'tests/server/report tries one administrator against another',
};
const OWN_EXTERNAL_ID = {
  because:
    'it names a job of the calling company; tests/server/job/own/partner tries two companies with the same one',
};
const ON_THE_WEB = { because: 'an address of a page of the profile, shown as it is' };
const PUBLIC = { because: 'articles are public' };

/**
 * For each place that takes an id, the kind of their ids to try. A missing place fails the test.
 */
export const ID_TARGETS: Readonly<Record<string, Kind | Excuse>> = {
  'addApplicationNote.input.applicationId': 'application',
  'applyToJob.input.jobId': 'unseenJob',
  'applyToJob.input.resume': 'file',
  'changeApplications.input.ids': 'application',
  'changeJobs.input.ids': 'job',
  'changeMatchingApplications.input.except': 'application',
  'changeMatchingApplications.input.extends': 'batch',
  'changeMatchingApplications.input.jobId': 'job',
  'changeJobsStatus.input.ids': 'job',
  'changeJobsStatus.input.seen.id': 'job',
  'startBulkUpload.input.id': 'bulkUpload',
  'undoBulkUpload.input.id': 'bulkUpload',
  'prepareBulkUpload.input.fileId': 'file',
  'closeJob.input.id': 'job',
  'decideVerification.input.id': 'verification',
  'requestVerification.input.documentId': 'file',
  'confirmWorkEmail.input.token': MAIL,
  'workEmail.input.token': MAIL,
  'decidePendingChange.input.id': 'pendingChange',
  'withdrawPendingChange.input.id': 'pendingChange',
  'completeGoogleSignIn.input.deviceToken': DEVICE,
  'login.input.deviceToken': DEVICE,
  'register.input.deviceToken': DEVICE,
  'confirmSubscription.input.token': MAIL,
  'contactCandidate.input.candidateId': 'person',
  'contactCandidate.input.jobId': 'job',
  'contactEmployer.input.companyId': 'company',
  'createCompany.input.logo': 'logo',
  'deleteAlert.input.id': 'alert',
  'deleteApplicationNote.input.id': 'note',
  'deleteJob.input.id': 'job',
  'deletePartnerJob.input.externalId': 'externalId',
  'deletePartnerJobs.input.externalIds': 'externalId',
  'putJob.input.externalId': OWN_EXTERNAL_ID,
  'putJobs.input.jobs.externalId': OWN_EXTERNAL_ID,
  'deleteResume.input.id': 'file',
  'duplicateJob.input.id': 'job',
  'endSession.input.id': 'session',
  'leaveSubscription.input.token': MAIL,
  'markNotificationRead.input.id': 'notification',
  'recordApplicationView.input.id': 'application',
  'recordJobView.input.jobId': 'hiddenJob',
  'recordPostView.input.postId': PUBLIC,
  'renewJob.input.id': 'job',
  'reopenJob.input.id': 'job',
  'reportJob.input.jobId': 'hiddenJob',
  'passwordResetLink.token': MAIL,
  'resetPassword.input.token': MAIL,
  'removeTwoFactor.input.userId': 'person',
  'resolveJobReports.input.jobId': 'job',
  'restoreAlert.input.id': 'alert',
  'restoreJob.input.id': 'job',
  'restoreResume.input.id': 'file',
  'resubscribe.input.token': MAIL,
  'saveJob.input.jobId': 'hiddenJob',
  'dismissJob.input.jobId': 'hiddenJob',
  'undismissJob.input.jobId': 'hiddenJob',
  'setCompanyLogo.input.fileId': 'logo',
  'setDefaultResume.input.id': 'file',
  'undoApplications.input.batchId': 'batch',
  'undoApplications.input.also': 'batch',
  'unsaveJob.input.jobId': 'hiddenJob',
  'unsubscribe.input.token': MAIL,
  'updateAlert.input.id': 'alert',
  'updateApplicationStatus.input.id': 'application',
  'updateCompany.input.logo': 'logo',
  'updateCompanyStatus.input.id': 'company',
  'updateJob.input.id': 'job',
  'updateProfile.input.career.certificates.link': ON_THE_WEB,
  'updateProfile.input.career.projects.link': ON_THE_WEB,
  'updateJobStatus.input.id': 'job',
  'verifyCompany.input.id': 'company',
  'verifyUser.input.id': 'person',
  'verifyUsers.input.ids': 'person',
  'suspendUser.input.id': 'person',
  'suspendUsers.input.ids': 'person',
  'unsuspendUser.input.id': 'person',
  'updateUser.input.id': 'person',
  'deleteUser.input.id': 'person',
  'verifyEmail.input.token': MAIL,
  'endOldApiKeySecret.input.id': 'apiKey',
  'renameApiKey.input.id': 'apiKey',
  'revokeApiKey.input.id': 'apiKey',
  'rotateApiKey.input.id': 'apiKey',
  'deleteWebhook.input.id': 'webhook',
  'disableWebhook.input.id': 'webhook',
  'enableWebhook.input.id': 'webhook',
  'replayDelivery.input.id': 'delivery',
  'rotateWebhookSecret.input.id': 'webhook',
  'testWebhook.input.id': 'webhook',
  'updateWebhook.input.id': 'webhook',
  'deleteDashboard.input.id': 'dashboard',
  'deleteReport.input.id': 'report',
  'duplicateReport.input.id': 'report',
  'movePin.input.id': 'pin',
  'pinReport.input.dashboardId': 'dashboard',
  'pinReport.input.reportId': 'report',
  'restoreDashboard.input.id': 'dashboard',
  'restoreReport.input.id': 'report',
  'saveDashboard.input.id': 'dashboard',
  'saveReport.input.id': 'report',
  'scheduleReport.input.reportId': 'report',
  'shareReport.input.id': 'report',
  'unpinReport.input.id': 'pin',
  'unscheduleReport.input.reportId': 'report',

  'viewer.jobByExternalId.externalId': 'externalId',

  'Analytics.dashboard.id': ADMINISTRATORS,
  'Analytics.report.id': ADMINISTRATORS,
  'admin.activity.actorId': 'person',
  'admin.activity.after': CURSOR,
  'admin.activity.subjectId': 'application',
  'admin.companies.after': CURSOR,
  'admin.bulkUpload.id': 'bulkUpload',
  'admin.bulkUploads.after': CURSOR,
  'admin.company.id': 'company',
  'admin.job.id': 'job',
  'admin.jobs.after': CURSOR,
  'admin.user.id': 'person',
  'admin.users.after': CURSOR,
  'alertPreview.id': 'alert',
  'alertSubscription.token': MAIL,
  'candidates.after': CURSOR,
  'companies.after': { because: 'companies in the directory are public' },
  'company.slug': 'slug',
  'goneJob.id': 'unseenJob',
  'job.id': 'hiddenJob',
  'jobs.after': CURSOR,
  'followCompany.input.companyId': 'company',
  'hideCompany.input.companyId': 'company',
  'unhideCompany.input.companyId': 'company',
  'jobs.filter.company': 'company',
  'jobs.filter.companies': 'company',
  'node.id': 'anything',
  'nodes.ids': 'application',
  'post.slug': PUBLIC,
  'posts.after': PUBLIC,
  'viewer.applicationCounts.jobId': 'job',
  'viewer.applications.after': CURSOR,
  'viewer.applications.jobId': 'job',
  'viewer.jobs.after': CURSOR,
  'viewer.notifications.after': CURSOR,
  'viewer.ownJob.id': 'job',
  'viewer.resumeFindings.resumeId': 'file',
  'viewer.savedJobs.after': CURSOR,
  'jobFit.jobId': 'hiddenJob',
  'matchingCandidates.after': CURSOR,
  'matchingCandidates.jobId': 'job',
  'recommendedJobs.after': CURSOR,
  'viewer.webhook.id': 'webhook',
  'BulkUpload.rows.after': CURSOR,
  'Webhook.deliveries.after': CURSOR,
  'Webhook.delivery.id': 'delivery',
  'Company.jobs.after': CURSOR,

  'POST /auth/login deviceToken': DEVICE,
  'POST /auth/register deviceToken': DEVICE,
  'DELETE /auth/sessions/{id} id': 'session',
  'GET /admin/activity-logs actorId': 'person',
  'GET /admin/activity-logs subjectId': 'application',
  'GET /partner/jobs/{externalId} externalId': 'externalId',
  'PUT /partner/jobs/{externalId} externalId': OWN_EXTERNAL_ID,
  'DELETE /partner/jobs/{externalId} externalId': 'externalId',
  'GET /admin/companies/{id} id': 'company',
  'DELETE /pending-changes/{id} id': 'pendingChange',
  'PUT /admin/pending-changes/{id} id': 'pendingChange',
  'PUT /admin/verifications/{id} id': 'verification',
  'GET /admin/companies/{id}/verifications id': 'company',
  'POST /companies/verification documentId': 'file',
  'POST /companies/verification/confirm token': MAIL,
  'PUT /admin/companies/{id}/status id': 'company',
  'POST /admin/companies/{id}/verify id': 'company',
  'GET /admin/jobs/bulk-upload/uploads/{id} id': 'bulkUpload',
  'GET /admin/jobs/bulk-upload/uploads/{id}/file id': 'bulkUpload',
  'GET /admin/jobs/{id} id': 'job',
  'PUT /admin/jobs/{id}/status id': 'job',
  'POST /admin/jobs/bulk-action jobIds': 'job',
  'GET /admin/users/{id} id': 'person',
  'PUT /admin/users/{id} id': 'person',
  'DELETE /admin/users/{id} id': 'person',
  'POST /admin/users/{id}/verify id': 'person',
  'POST /admin/users/{id}/suspend id': 'person',
  'GET /applications jobId': 'job',
  'POST /applications jobId': 'unseenJob',
  'POST /applications resume': 'file',
  'PATCH /applications/{id}/status id': 'application',
  'GET /applications/export jobId': 'job',
  'PATCH /jobs/{id} id': 'job',
  'DELETE /jobs/{id} id': 'job',
  'GET /jobs/{id} id': 'hiddenJob',
  'GET /jobs/{id}/similar id': 'hiddenJob',
  'GET /jobs/{id}/stats id': 'hiddenJob',
  'GET /jobs/my-jobs/export ids': 'job',
  'POST /companies/profile logo': 'logo',
  'PATCH /companies/profile logo': 'logo',
  'PUT /saved-jobs/{jobId} jobId': 'hiddenJob',
  'DELETE /saved-jobs/{jobId} jobId': 'hiddenJob',
  'PATCH /alerts/{id} id': 'alert',
  'DELETE /alerts/{id} id': 'alert',
  'PUT /notifications/{id}/read id': 'notification',
  'GET /upload/{id} id': 'file',
  'DELETE /upload/{id} id': 'file',
  'POST /auth/reset-password token': MAIL,
  'POST /auth/verify-email token': MAIL,
};

const IS_ID = /(^|[a-z])(ids?|resume|logo|slug|token|after|cursor|link)$/i;

/** A text that may contain an id, whatever its type. */
export function looksLikeId(name: string): boolean {
  return IS_ID.test(name);
}

/** Null if it need not be tried, or is missing from the table. */
export function kindFor(place: string): Kind | null {
  const kind = ID_TARGETS[place];
  return typeof kind === 'string' ? kind : null;
}

/** A message for each place that is missing from the table. */
export function missingTargets(places: readonly string[]): string[] {
  return places
    .filter((place) => !ID_TARGETS[place])
    .map(
      (place) =>
        `${place} takes an id: say in ID_TARGETS (tests/server/isolation/idTargets.ts) which kind of their ids to try, or why none need be tried.`,
    );
}

/** Entries of the table whose field no longer exists. */
export function staleTargets(places: readonly string[]): string[] {
  return Object.keys(ID_TARGETS).filter((place) => !places.includes(place));
}
