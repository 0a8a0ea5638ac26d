import { checkCharacter } from '#schema/validation/values/companyNumbers.ts';
import type { Chance } from './chance.ts';
import type { SeedCompany } from './companies.ts';
import { DEMO_COMPANY } from './lists/companyNames.ts';
import { before, DAY, HOUR } from './moments.ts';

type Kind = 'domain' | 'gstin' | 'cin';

interface Sent {
  kind: Kind;
  value: string;
  daysAgo: number;
  status?: 'pending' | 'verified' | 'rejected';
  note?: string;
  email?: string;
  file?: string;
}

const EVERY = 3;
const NOTE = 'The certificate is in the name of another company. Please send your own.';

/** Verified companies, one whose certificate waits for an administrator, and one whose certificate was rejected. */
export function inventVerifications(
  chance: Chance,
  companies: readonly SeedCompany[],
  owners: ReadonlyMap<string, string>,
  now: Date,
) {
  const approved = companies.filter(({ row }) => row.admin_status === 'approved');
  const demo = approved.find(({ row }) => row.name === DEMO_COMPANY)!;
  const [waiting, rejected, ...others] = approved.filter((company) => company !== demo);
  const verified = [demo, ...others.filter((_company, at) => at % EVERY === 0)];
  const sentAt = before(now, 20 * HOUR);
  const certificate = { id: chance.id(sentAt), submitted_at: sentAt, company: waiting! };
  const row = (
    { row: { id: company_id } }: SeedCompany,
    { kind, value, daysAgo, status = 'verified', note, email, file }: Sent,
  ) => {
    const submitted_at = before(now, daysAgo * DAY);
    const decided_at = status === 'pending' ? null : before(now, daysAgo * DAY - 5 * HOUR);
    return {
      id: chance.id(submitted_at),
      company_id,
      kind,
      status,
      value,
      email: email ?? null,
      file_id: file ?? null,
      submitted_by: owners.get(company_id) ?? null,
      submitted_at,
      decided_at,
      verified_at: status === 'verified' ? decided_at : null,
      note: note ?? null,
    };
  };
  const rows = [
    ...verified.flatMap((company, at) => {
      const { email } = company.row;
      const domain = email.slice(email.indexOf('@') + 1);
      const days = chance.whole(3, 100);
      return [
        row(company, { kind: 'domain', value: domain, email, daysAgo: days }),
        ...(at % 2 === 0
          ? [row(company, { kind: 'gstin', value: gstin(chance), daysAgo: days })]
          : []),
      ];
    }),
    row(waiting!, {
      kind: 'gstin',
      value: gstin(chance),
      daysAgo: 20 / 24,
      status: 'pending',
      file: certificate.id,
    }),
    row(rejected!, { kind: 'cin', value: cin(chance), daysAgo: 4, status: 'rejected', note: NOTE }),
  ];
  return { rows, certificate };
}

/** Invented; any resemblance to a real number is a coincidence. */
function gstin(chance: Chance): string {
  const body = `27AAACX${chance.whole(1000, 9999)}K1Z`;
  return `${body}${checkCharacter(body)}`;
}

const cin = (chance: Chance) => `U72900MH2015PTC${chance.whole(100_000, 999_999)}`;
