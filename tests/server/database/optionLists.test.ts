import {
  REMOVAL_REASONS,
  VERIFICATION_KINDS,
  VERIFICATION_STATUSES,
} from '#schema/options/companyVerification.ts';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ALERT_FREQUENCIES } from '#schema/options/alerts.ts';
import { DECIDED_STATUSES } from '#schema/options/applicationMoves.ts';
import { BLOG_CATEGORIES } from '#schema/options/blog.ts';
import { NOTED_EVENTS } from '#schema/options/chartEvents.ts';
import { COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { INQUIRY_TYPES } from '#schema/options/contact.ts';
import { MESSAGE_REPORT_REASONS, MESSAGE_SIDES } from '#schema/options/messages.ts';
import { DISMISSAL_REASONS } from '#schema/options/dismissalReasons.ts';
import { EXPERIENCE_LEVELS, EXPERIENCE_TYPES } from '#schema/options/experience.ts';
import { FIGURE_ALERT_DIRECTIONS, FIGURE_ALERT_KINDS } from '#schema/options/figureAlerts.ts';
import { GENDERS } from '#schema/options/genders.ts';
import * as interviews from '#schema/options/interviews.ts';
import { OFFER_STATUSES, OFFER_WITHDRAWALS } from '#schema/options/offers.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { LOCALES } from '#schema/options/locales.ts';
import { NOTIFICATION_KINDS } from '#schema/options/notifications.ts';
import { NOTICE_PERIODS } from '#schema/options/noticePeriods.ts';
import { WORK_MODES, WORK_SHIFTS } from '#schema/options/workWishes.ts';
import { QUALIFICATIONS } from '#schema/options/qualifications.ts';
import { RECOUNT_OCCASIONS, RECOUNT_STATUSES } from '#schema/options/recounts.ts';
import { REPORT_RHYTHMS } from '#schema/options/reports.ts';
import { SEGMENT_NOUNS } from '#schema/options/segments.ts';
import { ROLES } from '#schema/options/roles.ts';
import { PROFILE_VISIBILITIES } from '#schema/options/settings.ts';
import { REJECTION_REASONS, STAGE_PRESETS, STAGE_STATUSES } from '#schema/options/stages.ts';
import * as statuses from '#schema/options/statuses.ts';
import { TEAM_ROLES } from '#schema/options/teamRoles.ts';
import {
  ATTEMPT_FAILURES,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENTS,
} from '#schema/options/webhooks.ts';
import { WITHDRAWAL_REASONS } from '#schema/options/withdrawal.ts';
import { freshDatabase } from '#tests/support/database.ts';

const LISTS: Record<string, readonly string[]> = {
  'analytics_schedules.every': REPORT_RHYTHMS,
  'chart_events.kind': NOTED_EVENTS,
  'analytics_segments.noun': SEGMENT_NOUNS,
  'figure_alerts.direction': FIGURE_ALERT_DIRECTIONS,
  'figure_alerts.kind': FIGURE_ALERT_KINDS,
  'alerts.frequency': ALERT_FREQUENCIES,
  'alerts.job_type': [...JOB_TYPES, 'remote'],
  'application_batches.status': DECIDED_STATUSES,
  'application_events.kind': statuses.APPLICATION_EVENTS,
  'applications.moved_to': DECIDED_STATUSES,
  'applications.rejection_reason': REJECTION_REASONS,
  'applications.status': statuses.APPLICATION_STATUSES,
  'applications.withdrawal_reason': WITHDRAWAL_REASONS,
  'companies.access_status': statuses.ADMIN_STATUSES,
  'companies.admin_status': statuses.ADMIN_STATUSES,
  'company_verifications.kind': VERIFICATION_KINDS,
  'company_verifications.removal_reason': REMOVAL_REASONS,
  'company_verifications.status': VERIFICATION_STATUSES,
  'companies.size': COMPANY_SIZES,
  'company_members.role': TEAM_ROLES,
  'company_stages.preset': STAGE_PRESETS,
  'company_stages.status': STAGE_STATUSES,
  'company_status_mails.status': DECIDED_STATUSES,
  'team_invitations.role': TEAM_ROLES,
  'contact_messages.inquiry_type': INQUIRY_TYPES,
  'dismissed_jobs.reason': DISMISSAL_REASONS,
  'interview_scores.recommendation': interviews.RECOMMENDATIONS,
  'interviews.cancelled_by': interviews.INTERVIEW_CANCELLERS,
  'interviews.kind': interviews.INTERVIEW_KINDS,
  'interviews.status': interviews.INTERVIEW_STATUSES,
  'message_blocks.side': MESSAGE_SIDES,
  'message_reports.reason': MESSAGE_REPORT_REASONS,
  'messages.side': MESSAGE_SIDES,
  'jobs.admin_status': statuses.ADMIN_STATUSES,
  'jobs.education_level': QUALIFICATIONS,
  'jobs.experience_level': EXPERIENCE_LEVELS,
  'jobs.status': statuses.JOB_STATUSES,
  'jobs.type': JOB_TYPES,
  'offer_templates.language': LOCALES,
  'offers.language': LOCALES,
  'offers.status': OFFER_STATUSES,
  'offers.withdrawn_by': OFFER_WITHDRAWALS,
  'notifications.kind': NOTIFICATION_KINDS,
  'posts.category': BLOG_CATEGORIES,
  'recounts.asked_by': RECOUNT_OCCASIONS,
  'recounts.status': RECOUNT_STATUSES,
  'seeker_profiles.education': QUALIFICATIONS,
  'seeker_profiles.experience_type': EXPERIENCE_TYPES,
  'seeker_profiles.gender': GENDERS,
  'seeker_profiles.notice_period': NOTICE_PERIODS,
  'seeker_profiles.shifts': WORK_SHIFTS,
  'seeker_profiles.work_modes': WORK_MODES,
  'subscribers.locale': LOCALES,
  'user_settings.profile_visibility': PROFILE_VISIBILITIES,
  'users.locale': LOCALES,
  'users.role': ROLES,
  'users.status': statuses.USER_STATUSES,
  'visits.role': ROLES,
  'webhook_attempts.failure': ATTEMPT_FAILURES,
  'webhooks.disabled_reason': WEBHOOK_DISABLED_REASONS,
  'webhooks.events': WEBHOOK_EVENTS,
};

/** Kinds that only the server itself writes; no form, page or partner can choose them. */
const SERVER_ONLY = [
  'account_tokens.purpose',
  'activity_log.actor_kind',
  'api_key_calls.outcome',
  'api_keys.scopes',
  'backups.asked_by',
  'backups.reason',
  'backups.status',
  'bulk_upload_rows.outcome',
  'bulk_uploads.kind',
  'bulk_uploads.status',
  'common_searches.kind',
  'files.kind',
  'files.status',
  'job_reports.reason',
  'jobs.salary_period',
  'post_translations.locale',
  'subscribers.topic',
];

const CHECKS = `
  select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`;

const allowed = new Map<string, string[]>();

beforeAll(async () => {
  const client = new pg.Client({ connectionString: await freshDatabase() });
  await client.connect();
  const { rows } = await client.query<{ column: string; definition: string }>(CHECKS);
  await client.end();
  for (const { column, definition } of rows) {
    const values = [...definition.matchAll(/'([^']+)'::text/g)].map((match) => match[1]!);
    if (values.length > 0) allowed.set(column, values);
  }
});

test('the database accepts exactly the values in the option lists', () => {
  for (const [column, list] of Object.entries(LISTS)) {
    expect(allowed.get(column)?.toSorted(), column).toEqual([...list].toSorted());
  }
});

test('every column with a list of values is covered here', () => {
  const known = [...Object.keys(LISTS), ...SERVER_ONLY].toSorted();
  expect([...allowed.keys()].toSorted()).toEqual(known);
});
