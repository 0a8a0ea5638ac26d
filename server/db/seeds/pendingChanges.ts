import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { Chance } from './chance.ts';
import type { SeedCompany } from './companies.ts';
import { isLive, type SeedJob } from './jobs/jobRow.ts';
import { DEMO_COMPANY } from './lists/companyNames.ts';
import { before, DAY, HOUR } from './moments.ts';

interface Market {
  companies: readonly SeedCompany[];
  jobs: readonly SeedJob[];
}

interface Change {
  company: string;
  job?: string;
  proposed: Record<string, string>;
  signs?: RiskSign[];
  hoursAgo: number;
}

const FEE =
  'To confirm your place, pay Rs 1,500 as a registration fee and send the receipt on WhatsApp to 98765 01234.';

/** Changes for an administrator to review: harmless ones, and one that should be rejected. */
export function inventPendingChanges(chance: Chance, { companies, jobs }: Market, now: Date) {
  const live = jobs.filter((job) => isLive(job, now) && job.row.posted_at < before(now, 2 * DAY));
  const isDemo = ({ plan }: SeedJob) => plan.company.row.name === DEMO_COMPANY;
  const [own, second] = live.filter(isDemo);
  const other = live.find((job) => !isDemo(job) && job.row.salary !== '')!;
  const renamed = companies.find(
    ({ row }) => row.admin_status === 'approved' && row.id !== other.row.company_id,
  )!;
  const changes: Change[] = [
    ...(own
      ? [ofJob(own, { title: `Senior ${own.row.title}`, salary: '₹9-12 LPA' }, { hoursAgo: 5 })]
      : []),
    ...(second ? [ofJob(second, { location: 'Bengaluru, Karnataka' }, { hoursAgo: 26 })] : []),
    ofJob(
      other,
      { salary: '₹90 LPA', description: `${other.row.description}\n\n${FEE}` },
      { hoursAgo: 9, signs: ['fee', 'contact', 'pay'] },
    ),
    {
      company: renamed.row.id,
      proposed: { name: `${renamed.row.name} India`, website: `${renamed.row.website}/careers` },
      hoursAgo: 30,
    },
  ];
  return changes.map(({ company, job, proposed, signs = [], hoursAgo }) => {
    const proposed_at = before(now, hoursAgo * HOUR);
    return {
      id: chance.id(proposed_at),
      company_id: company,
      job_id: job ?? null,
      proposed,
      risk_signs: signs,
      proposed_by: null,
      proposed_at,
    };
  });
}

function ofJob(
  { row }: SeedJob,
  proposed: Record<string, string>,
  more: Pick<Change, 'hoursAgo' | 'signs'>,
): Change {
  return { company: row.company_id, job: row.id, proposed, ...more };
}
