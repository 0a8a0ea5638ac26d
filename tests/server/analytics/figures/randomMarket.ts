import { Chance } from '#server/db/seeds/chance.ts';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Every period has a preceding one with data. */
const LONG_AGO = 800;

interface Sizes {
  people: number;
  companies: number;
  jobs: number;
  applications: number;
}

/** A random but reproducible market up to now, with much of its data in the last days and around midnight. */
export async function fillMarket(app: App, seed: string, sizes: Sizes): Promise<void> {
  const chance = new Chance(seed);
  const now = app.clock.now().getTime();
  const moment = (after = now - LONG_AGO * DAY) => {
    const days = chance.between(0, chance.pick([3, 3, 20, LONG_AGO, LONG_AGO]));
    const at = now - days * DAY;
    const midnight = Math.floor(at / DAY) * DAY + chance.pick([0, -5.5, 5]) * HOUR;
    return new Date(Math.min(now, Math.max(after, chance.happens(0.3) ? midnight : at)));
  };
  const since = (at: Date) =>
    new Date(Math.min(now, at.getTime() + chance.between(0, chance.pick([1, 10, 40])) * DAY));
  const rows = <Row>(count: number, row: (place: number) => Row) =>
    Array.from({ length: count }, (_, place) => row(place));
  const id = (at: Date) => newId(at.getTime());

  const users = rows(sizes.people, (place) => {
    const at = moment();
    const suspended = chance.happens(0.1);
    return {
      id: id(at),
      email: `${seed}-${place}@people.example`,
      first_name: 'Asha',
      last_name: 'Rao',
      role: chance.pick(['job_seeker', 'job_seeker', 'employer', 'admin']),
      status: suspended ? 'suspended' : chance.pick(['active', 'inactive']),
      suspended_until: suspended && chance.happens(0.6) ? shifted(now, chance, 5) : null,
      created_at: at,
      updated_at: at,
      deleted_at: chance.happens(0.1) ? since(at) : null,
      onboarding_complete: true,
      locale: 'en',
    };
  });
  const companies = rows(sizes.companies, (place) => {
    const at = moment();
    return {
      id: id(at),
      slug: `${seed}-${place}`,
      name: `Company ${place}`,
      description: '',
      industry: 'technology',
      country: 'India',
      employee_count: 0,
      admin_status: chance.pick(['approved', 'approved', 'pending', 'rejected', 'suspended']),
      created_at: at,
      updated_at: at,
      deleted_at: chance.happens(0.05) ? since(at) : null,
    };
  });
  const jobs = rows(sizes.jobs, (place) => {
    const at = moment();
    return {
      id: id(at),
      company_id: chance.pick(companies).id,
      title: `Job ${place}`,
      description: 'Work.',
      description_html: '<p>Work.</p>',
      type: 'full_time',
      industry: 'technology',
      is_remote: false,
      is_featured: chance.happens(0.2),
      is_hot: false,
      status: chance.pick(['active', 'active', 'closed']),
      admin_status: chance.pick(['approved', 'approved', 'pending', 'rejected', 'suspended']),
      posted_at: at,
      application_deadline: chance.happens(0.7) ? shifted(now, chance, 30) : null,
      created_at: at,
      updated_at: at,
      deleted_at: chance.happens(0.1) ? since(at) : null,
    };
  });
  const pairs = new Map(
    rows(sizes.applications, () => {
      const [job, seeker] = [chance.pick(jobs), chance.pick(users)];
      return [`${job.id} ${seeker.id}`, { job, seeker }] as const;
    }),
  );
  const applications = [...pairs.values()].map(({ job, seeker }) => {
    const at = moment(job.posted_at.getTime());
    const status = chance.pick([
      'pending',
      'pending',
      'reviewed',
      'shortlisted',
      'rejected',
      'hired',
    ]);
    const isOpen = !['rejected', 'hired'].includes(status);
    return {
      id: id(at),
      job_id: job.id,
      seeker_id: seeker.id,
      name: 'Asha Rao',
      email: seeker.email,
      status,
      status_changed_at: at,
      applied_at: at,
      withdrawn_at: isOpen && chance.happens(0.2) ? since(at) : null,
    };
  });
  const events = applications.flatMap(({ id: application, status, applied_at, withdrawn_at }) => {
    const kinds = ['applied', ...(status === 'pending' ? [] : ['viewed', status])];
    const event = (kind: string, at: Date) => ({
      id: newId(at.getTime()),
      application_id: application,
      kind,
      at,
    });
    return [
      ...kinds.map((kind, step) => event(kind, step === 0 ? applied_at : since(applied_at))),
      ...(withdrawn_at ? [event('withdrawn', withdrawn_at)] : []),
    ];
  });
  const visits = rows(sizes.people * 4, () => {
    const at = moment();
    const { id: user, role } = chance.pick(users);
    const last = new Date(Math.min(now, at.getTime() + chance.between(0, 2) * HOUR));
    return { id: id(at), user_id: user, role, began_at: at, last_at: last };
  });
  const suspensions = rows(sizes.people, () => ({
    at: moment(),
    actorKind: 'system',
    action: chance.pick(['user.suspend', 'user.verify']),
    sealed: chance.fraction().toString(),
  }));

  await insert(app, 'users', users);
  await insert(app, 'companies', companies);
  await insert(app, 'jobs', jobs);
  await insert(app, 'applications', applications);
  await insert(app, 'application_events', events);
  await insert(app, 'visits', visits);
  await app.sql('select append_activity(?::jsonb)', [JSON.stringify(suspensions)]);
}

/** Within this many days before and after now. */
function shifted(now: number, chance: Chance, days: number): Date {
  return new Date(now + chance.between(-days, days) * DAY);
}

async function insert(app: App, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0]!).join(', ');
  await app.sql(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
    [JSON.stringify(rows)],
  );
}
