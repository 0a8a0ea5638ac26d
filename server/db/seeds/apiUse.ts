import type { Chance } from './chance.ts';
import type { SeedCompany } from './companies.ts';
import { after, before, DAY, HOUR, MINUTE } from './moments.ts';

const KEYS = ['Applicant tracking', 'Careers page', 'Job feed', 'HR system'];
const DAYS = 60;
const QUARTER = 15 * MINUTE;

interface ApiKeyRow {
  id: string;
  company_id: string;
  created_by: string | null;
  name: string;
  prefix: string;
  key_hash: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date;
}

interface ApiKeyCallsRow {
  starts_at: Date;
  key_id: string;
  outcome: string;
  calls: number;
}

/** API keys of some companies, which nobody can use, and their calls of the last two months. */
export function inventApiUse(
  chance: Chance,
  companies: readonly SeedCompany[],
  owners: ReadonlyMap<string, string>,
  now: Date,
): { keys: ApiKeyRow[]; calls: ApiKeyCallsRow[] } {
  const open = companies.filter(({ row }) => row.admin_status === 'approved');
  const keys = chance.some(open, KEYS.length).map(({ row }, at): ApiKeyRow => {
    const madeAt = before(now, (DAYS + 10) * DAY);
    return {
      id: chance.id(madeAt),
      company_id: row.id,
      created_by: owners.get(row.id) ?? null,
      name: KEYS[at]!,
      prefix: `kmb_${chance.hex(6)}`,
      key_hash: `\\x${chance.hex(64)}`,
      scopes: ['jobs:read', 'applications:read'],
      created_at: madeAt,
      expires_at: after(now, 90 * DAY),
      last_used_at: before(now, HOUR),
    };
  });
  return { keys, calls: keys.flatMap(({ id }) => callsOf(chance.derive(id), id, now)) };
}

function callsOf(chance: Chance, keyId: string, now: Date): ApiKeyCallsRow[] {
  const perDay = chance.whole(4, 12);
  const usual = chance.whole(10, 90);
  const last = Math.floor(before(now, HOUR).getTime() / QUARTER);
  return Array.from({ length: DAYS }, (_, day) =>
    chance
      .some(
        Array.from({ length: DAY / QUARTER }, (_place, at) => at),
        perDay,
      )
      .flatMap((quarter): ApiKeyCallsRow[] => {
        const starts_at = new Date((last - day * (DAY / QUARTER) - quarter) * QUARTER);
        const row = { starts_at, key_id: keyId };
        const calls = usual + chance.whole(0, usual);
        const refused = chance.happens(0.2) ? chance.whole(1, 6) : 0;
        const limited = chance.happens(0.05) ? chance.whole(5, 60) : 0;
        const failed = chance.happens(0.02) ? chance.whole(1, 3) : 0;
        return [
          { ...row, outcome: 'answered', calls },
          { ...row, outcome: 'refused', calls: refused },
          { ...row, outcome: 'limited', calls: limited },
          { ...row, outcome: 'failed', calls: failed },
        ].filter((one) => one.calls > 0);
      }),
  ).flat();
}
