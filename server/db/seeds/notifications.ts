import type { NotificationKind, NotificationValues } from '#schema/options/notifications.ts';
import type { Letter } from './people/letters.ts';
import type { AlertBook } from './people/alerts.ts';
import type { SeedConversation } from './people/conversations.ts';
import type { Application } from './people/applications.ts';
import type { Chance } from './chance.ts';
import type { SeedCompany } from './companies.ts';
import { isLive, type SeedJob } from './jobs/jobRow.ts';
import { after, atOfficeHours, before, DAY, earliest, HOUR, TIME_ZONE } from './moments.ts';
import type { UserRow } from './people/users.ts';

interface NotificationRow {
  id: string;
  user_id: string;
  kind: NotificationKind;
  link: string;
  data: NotificationValues[NotificationKind];
  created_at: Date;
  read_at: Date | null;
}

type Happening = {
  [Kind in NotificationKind]: {
    to: string;
    at: Date;
    kind: Kind;
    link: string;
    data: NotificationValues[Kind];
  };
}[NotificationKind];

interface Market {
  companies: readonly SeedCompany[];
  jobs: readonly SeedJob[];
  applications: readonly Application[];
  alertBook: AlertBook;
  letters: readonly Letter[];
  conversations: readonly SeedConversation[];
  owners: ReadonlyMap<string, string>;
  administrator: UserRow;
  /** In the demo accounts, the newest three are always unread. */
  watched: ReadonlySet<string>;
}

const KEPT = 45 * DAY;
const UNREAD_FOR_DEMO = 3;

export function inventNotifications(chance: Chance, market: Market, now: Date): NotificationRow[] {
  const happenings = [
    ...market.applications.flatMap(ofApplication),
    ...ofAlerts(market.alertBook),
    ...market.letters.map(ofLetter),
    ...market.conversations.map(ofConversation),
    ...market.jobs.flatMap((job) => ofJob(job, now)),
    ...market.companies.flatMap((company) => ofCompany(company, market)),
    ...reports(chance, market, now),
  ].filter(({ at }) => at <= now && at > before(now, KEPT));
  const unreadLeft = new Map([...market.watched].map((id) => [id, UNREAD_FOR_DEMO]));
  return happenings
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ to, at, ...told }) => {
      const left = unreadLeft.get(to);
      const age = now.getTime() - at.getTime();
      const isRead = left === undefined ? chance.happens(age > 5 * DAY ? 0.9 : 0.4) : left === 0;
      if (left) unreadLeft.set(to, left - 1);
      const readAt = earliest(after(at, Math.floor(chance.between(0.2, 30) * HOUR)), now);
      return {
        id: chance.id(at),
        user_id: to,
        ...told,
        created_at: at,
        read_at: isRead ? readAt : null,
      };
    });
}

function isDecision(
  kind: string,
): kind is NotificationValues['application_status_changed']['status'] {
  return ['reviewed', 'shortlisted', 'rejected', 'hired'].includes(kind);
}

const OFFER_ACTS = ['sent', 'accepted', 'declined', 'expired'] as const;

function ofApplication({ row, job, seeker, events }: Application): Happening[] {
  const facts = { applicationId: row.id, jobId: job.row.id, jobTitle: job.row.title };
  const companyName = job.plan.company.row.name;
  const own = { to: seeker.user.id, link: `/my-applications/${row.id}` };
  return events.flatMap(({ kind, at, data: known }): Happening[] => {
    if (kind === 'interview_booked' && known && 'time' in known && known.time) {
      const { interview: interviewId, time } = known;
      const applicantName = row.name;
      const data = { act: 'booked', by: 'applicant', time, timeZone: TIME_ZONE } as const;
      const booked = { ...facts, interviewId, companyName, applicantName, ...data };
      const base = { at, kind: 'interview_changed' } as const;
      return [
        {
          ...base,
          to: job.row.posted_by,
          link: '/interviews',
          data: { ...booked, side: 'member' },
        },
        { ...base, ...own, data: { ...booked, side: 'applicant' } },
      ];
    }
    if (known && 'offer' in known) {
      const act = OFFER_ACTS.find((one) => kind === `offer_${one}`);
      if (!act) return [];
      const data = { ...facts, offerId: known.offer, companyName, applicantName: row.name, act };
      const base = { at, kind: 'offer_changed' } as const;
      if (act === 'sent') return [{ ...base, ...own, data: { ...data, side: 'applicant' } }];
      const link = `/manage-applications/${row.id}`;
      return [{ ...base, to: job.row.posted_by, link, data: { ...data, side: 'member' } }];
    }
    if (kind === 'applied') {
      const data = { ...facts, applicantName: row.name };
      return [
        {
          to: job.row.posted_by,
          at,
          kind: 'application_received',
          link: `/manage-applications/${row.id}`,
          data,
        },
        { ...own, at, kind: 'application_sent', data: { ...facts, companyName } },
      ];
    }
    if (!isDecision(kind)) return [];
    const data = { ...facts, companyName, status: kind };
    return [{ ...own, at, kind: 'application_status_changed', data }];
  });
}

function ofAlerts({ alerts, runs }: AlertBook): Happening[] {
  const alertOf = new Map(alerts.map((alert) => [alert.id, alert]));
  return runs
    .filter(({ mailed }) => mailed)
    .map(({ alert_id, ran_at, matches }) => {
      const { user_id, name } = alertOf.get(alert_id)!;
      const data = { alertId: alert_id, alertName: name, matches };
      return { to: user_id, at: ran_at, kind: 'job_alert_matched', link: '/job-alerts', data };
    });
}

function ofLetter({ row, job }: Letter): Happening {
  const { id: jobId, title: jobTitle } = job.row;
  const companyName = job.plan.company.row.name;
  return {
    to: row.candidate_id,
    at: row.sent_at,
    kind: 'candidate_contacted',
    link: `/job-details/${jobId}`,
    data: { jobId, jobTitle, companyName, message: row.message },
  };
}

/** About the last message; the bell rings once until it is seen. */
function ofConversation({ application, messages }: SeedConversation): Happening {
  const { row, job, seeker } = application;
  const { side, sent_at: at } = messages.at(-1)!;
  const isFromCompany = side === 'company';
  return {
    to: isFromCompany ? seeker.user.id : job.row.posted_by,
    at,
    kind: 'message_received',
    link: `/messages/${row.id}`,
    data: {
      applicationId: row.id,
      jobId: job.row.id,
      jobTitle: job.row.title,
      senderName: isFromCompany ? job.plan.company.row.name : row.name,
    },
  };
}

const NOTICE_DAYS = 7;

/** When the employer was notified that the job closes soon; null if it was posted later than that or has ended. */
function closingNoticeAt(job: SeedJob, now: Date): Date | null {
  const { posted_at, admin_status, application_deadline } = job.row;
  if (admin_status !== 'approved' || !application_deadline || !isLive(job, now)) return null;
  const noticeAt = before(application_deadline, NOTICE_DAYS * DAY);
  return noticeAt > posted_at && noticeAt <= now ? noticeAt : null;
}

/** So that no notification is sent twice. */
export function expiryNotices(jobs: readonly SeedJob[], now: Date) {
  return jobs.flatMap((job) => {
    const noticeAt = closingNoticeAt(job, now);
    const { id, application_deadline: deadline } = job.row;
    return noticeAt ? [{ job_id: id, days: NOTICE_DAYS, deadline, told_at: noticeAt }] : [];
  });
}

function ofJob(job: SeedJob, now: Date): Happening[] {
  const { row, plan } = job;
  const status = row.admin_status;
  if (plan.company.row.admin_status !== 'approved' || status === 'pending') return [];
  const base = { to: row.posted_by, link: '/manage-jobs' };
  const facts = { jobId: row.id, jobTitle: row.title };
  const at = status === 'approved' ? earliest(after(row.posted_at, 2 * HOUR), now) : row.updated_at;
  const decided: Happening = {
    ...base,
    at,
    kind: 'job_status_changed',
    data: { ...facts, companyName: plan.company.row.name, status },
  };
  const noticeAt = closingNoticeAt(job, now);
  if (!noticeAt) return [decided];
  const data = { ...facts, days: NOTICE_DAYS };
  return [decided, { ...base, at: noticeAt, kind: 'job_expiring', data }];
}

function ofCompany({ row }: SeedCompany, { owners, administrator }: Market): Happening[] {
  const kind = 'company_status_changed';
  const data = { companyId: row.id, companyName: row.name, status: row.admin_status };
  return row.admin_status === 'pending'
    ? [{ to: administrator.id, at: row.created_at, kind, link: '/admin', data }]
    : [{ to: owners.get(row.id)!, at: row.updated_at, kind, link: '/company-profile', data }];
}

/** The week of the demo employer and of the administrator, and what waits for the administrator. */
function reports(chance: Chance, market: Market, now: Date): Happening[] {
  const waiting = market.jobs.filter(({ row }) => row.admin_status === 'pending');
  const [newest] = waiting.toSorted(
    (a, b) => b.row.posted_at.getTime() - a.row.posted_at.getTime(),
  );
  const { id } = market.administrator;
  const weeks = [2, 9, 16].map((days) => atOfficeHours(before(now, days * DAY), chance));
  const posters = new Set(market.jobs.map(({ row }) => row.posted_by));
  const readers = [...market.watched].filter((one) => one === id || posters.has(one));
  return [
    ...(newest ? [pendingNotice(id, newest)] : []),
    ...readers.flatMap((to) =>
      weeks.map((at): Happening => {
        const since = before(at, 7 * DAY);
        const applications = market.applications.filter(
          ({ row, job }) =>
            row.applied_at > since &&
            row.applied_at <= at &&
            (to === id || job.row.posted_by === to),
        ).length;
        const link = to === id ? '/admin' : '/manage-applications';
        return { to, at, kind: 'weekly_report', link, data: { applications } };
      }),
    ),
  ];
}

function pendingNotice(administratorId: string, { row, plan }: SeedJob): Happening {
  const companyName = plan.company.row.name;
  return {
    to: administratorId,
    at: row.posted_at,
    kind: 'job_status_changed',
    link: '/admin',
    data: { jobId: row.id, jobTitle: row.title, companyName, status: 'pending' },
  };
}
