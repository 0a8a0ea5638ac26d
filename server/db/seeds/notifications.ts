import type { NotificationKind } from '#schema/options/notifications.ts';
import type { AlertBook } from './people/alerts.ts';
import type { Application } from './people/applications.ts';
import type { Chance } from './chance.ts';
import type { SeedCompany } from './companies.ts';
import { isLive, type SeedJob } from './jobs/jobRow.ts';
import { after, atOfficeHours, before, DAY, earliest, HOUR } from './moments.ts';
import type { UserRow } from './people/users.ts';

interface NotificationRow {
  id: string;
  user_id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  link: string;
  data: Record<string, string | number>;
  created_at: Date;
  read_at: Date | null;
}

interface Happening {
  to: string;
  at: Date;
  kind: NotificationKind;
  title: string;
  body: string;
  link: string;
  data?: Record<string, string | number>;
}

interface Market {
  companies: readonly SeedCompany[];
  jobs: readonly SeedJob[];
  applications: readonly Application[];
  alertBook: AlertBook;
  owners: ReadonlyMap<string, string>;
  administrator: UserRow;
  /** The demo accounts: their newest three are unread, whatever chance says. */
  watched: ReadonlySet<string>;
}

const KEPT = 45 * DAY;
const UNREAD_FOR_DEMO = 3;

export function inventNotifications(chance: Chance, market: Market, now: Date): NotificationRow[] {
  const happenings = [
    ...market.applications.flatMap(ofApplication),
    ...ofAlerts(market.alertBook),
    ...market.jobs.flatMap((job) => ofJob(job, now)),
    ...market.companies.flatMap((company) => ofCompany(company, market)),
    ...reports(chance, market, now),
  ].filter(({ at }) => at <= now && at > before(now, KEPT));
  const unreadLeft = new Map([...market.watched].map((id) => [id, UNREAD_FOR_DEMO]));
  return happenings
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ to, at, data = {}, ...told }) => {
      const left = unreadLeft.get(to);
      const age = now.getTime() - at.getTime();
      const isRead = left === undefined ? chance.happens(age > 5 * DAY ? 0.9 : 0.4) : left === 0;
      if (left) unreadLeft.set(to, left - 1);
      const readAt = earliest(after(at, Math.floor(chance.between(0.2, 30) * HOUR)), now);
      return {
        id: chance.id(at),
        user_id: to,
        ...told,
        data,
        created_at: at,
        read_at: isRead ? readAt : null,
      };
    });
}

const STATUS_TITLES: Readonly<Record<string, string>> = {
  reviewed: 'Application reviewed',
  shortlisted: 'You have been shortlisted',
  rejected: 'Application not taken further',
  hired: 'You have been hired',
};

function ofApplication({ row, job, seeker, events }: Application): Happening[] {
  const data = { applicationId: row.id, jobId: job.row.id };
  const company = job.plan.company.row.name;
  return events.flatMap(({ kind, at }): Happening[] => {
    if (kind === 'applied') {
      const body = `${row.name} has applied for ${job.row.title}.`;
      return [{ to: job.row.posted_by, at, kind: 'application_received', title: 'New application', body, link: '/manage-applications', data }]; // prettier-ignore
    }
    const title = STATUS_TITLES[kind];
    const body = `${job.row.title} at ${company}`;
    return title
      ? [{ to: seeker.user.id, at, kind: 'application_status_changed', title, body, link: '/my-applications', data }] // prettier-ignore
      : [];
  });
}

function ofAlerts({ alerts, runs }: AlertBook): Happening[] {
  const alertOf = new Map(alerts.map((alert) => [alert.id, alert]));
  return runs
    .filter(({ mailed }) => mailed)
    .map(({ alert_id, ran_at, matches }) => {
      const alert = alertOf.get(alert_id)!;
      return {
        to: alert.user_id,
        at: ran_at,
        kind: 'job_alert_matched',
        title: matches === 1 ? '1 new job for you' : `${matches} new jobs for you`,
        body: alert.name,
        link: '/job-alerts',
        data: { alertId: alert_id, matches },
      };
    });
}

function ofJob(job: SeedJob, now: Date): Happening[] {
  const { row, plan } = job;
  const base = { to: row.posted_by, link: '/manage-jobs', data: { jobId: row.id } };
  const decided = {
    ...base,
    at: row.updated_at,
    kind: 'job_status_changed' as const,
    body: row.title,
  };
  if (plan.company.row.admin_status !== 'approved') return [];
  if (row.admin_status === 'rejected') return [{ ...decided, title: 'Your job was not approved' }];
  if (row.admin_status === 'suspended')
    return [{ ...decided, title: 'Your job has been suspended' }];
  if (row.admin_status === 'pending') return [];
  const approved = {
    ...decided,
    at: earliest(after(row.posted_at, 2 * HOUR), now),
    title: 'Your job is live',
  };
  const deadline = row.application_deadline;
  if (!deadline || !isLive(job, now)) return [approved];
  const expiring: Happening = { ...base, at: before(deadline, 3 * DAY), kind: 'job_expiring', title: 'A job closes in 3 days', body: row.title }; // prettier-ignore
  return expiring.at > row.posted_at ? [approved, expiring] : [approved];
}

function ofCompany({ row }: SeedCompany, { owners, administrator }: Market): Happening[] {
  const base = { kind: 'company_status_changed' as const, data: { companyId: row.id } };
  if (row.admin_status === 'pending') {
    const title = 'A company waits for approval';
    return [
      { ...base, to: administrator.id, at: row.created_at, title, body: row.name, link: '/admin' },
    ];
  }
  const to = owners.get(row.id)!;
  const title =
    row.admin_status === 'approved'
      ? 'Your company is approved'
      : 'Your company’s status has changed';
  return [{ ...base, to, at: row.updated_at, title, body: row.name, link: '/company-profile' }];
}

/** The demo employer's and the administrator's week, and what waits for the administrator. */
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
    ...(newest
      ? [{ to: id, at: newest.row.posted_at, kind: 'job_status_changed' as const, title: `${waiting.length} jobs wait for approval`, body: `The newest: ${newest.row.title} at ${newest.plan.company.row.name}`, link: '/admin', data: { jobs: waiting.length } }] // prettier-ignore
      : []),
    ...readers.flatMap((to) =>
      weeks.map((at): Happening => {
        const since = before(at, 7 * DAY);
        const count = market.applications.filter(
          ({ row, job }) =>
            row.applied_at > since &&
            row.applied_at <= at &&
            (to === id || job.row.posted_by === to),
        ).length;
        const link = to === id ? '/admin' : '/manage-applications';
        return { to, at, kind: 'weekly_report', title: 'Your week', body: `${count} applications came in.`, link, data: { applications: count } }; // prettier-ignore
      }),
    ),
  ];
}
