import type { Role } from '#schema/options/roles.ts';
import type { UserStatus } from '#schema/options/statuses.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { DEMO_ACCOUNTS } from '#server/db/seeds/demoAccounts.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { REGIONS } from '#server/db/seeds/lists/names.ts';
import { after, before, DAY, earliest, HOUR, latest, MINUTE } from '#server/db/seeds/moments.ts';

export interface UserRow {
  id: string;
  email: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  role: Role;
  status: UserStatus;
  suspended_reason: string | null;
  onboarding_complete: boolean;
  onboarded_at: Date | null;
  locale: 'en' | 'hi';
  company_id: string | null;
  last_login_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface PersonName {
  first: string;
  last: string;
  gender: 'male' | 'female';
}

/** Picks names typical of a state, never the same one twice. */
export function nameGiver(chance: Chance) {
  const given = new Set<string>();
  return (state: string): PersonName => {
    const regions = REGIONS.filter(({ states }) => states.includes(state));
    for (;;) {
      // One person in ten moved there from elsewhere.
      const region = chance.pick(regions.length > 0 && chance.happens(0.9) ? regions : REGIONS);
      const gender = chance.happens(0.46) ? 'female' : 'male';
      const first = chance.pick(gender === 'female' ? region.women : region.men);
      const last = chance.pick(region.families);
      const fits =
        !(last === 'Kaur' || last === 'Devi' || last === 'Kumari') || gender === 'female';
      const name = `${first} ${last}`;
      if (!fits || given.has(name)) continue;
      given.add(name);
      return { first, last, gender };
    }
  };
}

export function userRow(
  chance: Chance,
  name: PersonName,
  fixed: Pick<UserRow, 'email' | 'role' | 'created_at'> & Partial<UserRow>,
  now: Date,
): UserRow {
  const { created_at } = fixed;
  const verified = after(created_at, chance.whole(1, 40) * MINUTE);
  const onboarded = earliest(
    after(created_at, chance.derive('onboarded').whole(3, 900) * MINUTE),
    now,
  );
  const lastLogin = latest(created_at, before(now, Math.floor(chance.fraction() ** 2 * 45 * DAY)));
  return {
    id: chance.id(created_at),
    email_verified_at: earliest(verified, now),
    password_hash: null,
    first_name: name.first,
    last_name: name.last,
    phone: `987654${chance.whole(1000, 9999)}`,
    status: 'active',
    suspended_reason: null,
    onboarding_complete: true,
    onboarded_at: onboarded,
    locale: chance.happens(0.12) ? 'hi' : 'en',
    company_id: null,
    last_login_at: lastLogin,
    updated_at: earliest(after(created_at, HOUR), now),
    ...fixed,
  };
}

/** One user for every company: its owner. */
export function inventEmployers(
  chance: Chance,
  giveName: (state: string) => PersonName,
  companies: readonly SeedCompany[],
  passwordHash: string,
  now: Date,
): UserRow[] {
  return companies.map((company) => {
    const { row, home, plan } = company;
    const own = chance.derive(row.slug);
    const isDemo = plan.name === DEMO_COMPANY;
    const name = isDemo ? demoName('employer') : giveName(home.state);
    const domain = row.website.replace('https://www.', '');
    return userRow(
      own,
      name,
      {
        email: isDemo ? demoEmail('employer') : `${emailName(name)}@${domain}`,
        role: 'employer',
        company_id: row.id,
        created_at: before(row.created_at, 12 * MINUTE),
        status: row.admin_status === 'suspended' ? 'suspended' : 'active',
        suspended_reason: row.admin_status === 'suspended' ? row.admin_notes : null,
        ...(isDemo && { ...demoLogin(passwordHash, now), locale: 'en' }),
      },
      now,
    );
  });
}

export function inventAdministrator(chance: Chance, passwordHash: string, now: Date): UserRow {
  return userRow(
    chance,
    demoName('admin'),
    {
      email: demoEmail('admin'),
      role: 'admin',
      created_at: before(now, 430 * DAY),
      locale: 'en',
      ...demoLogin(passwordHash, now),
    },
    now,
  );
}

export function emailName({ first, last }: PersonName): string {
  return `${first}.${last}`.toLowerCase();
}

export function demoLogin(passwordHash: string, now: Date) {
  return { password_hash: passwordHash, last_login_at: before(now, 26 * HOUR) };
}

export function demoEmail(role: Role): string {
  return demoAccount(role).email;
}

export function demoName(role: Role): PersonName {
  const { firstName, lastName } = demoAccount(role);
  return { first: firstName, last: lastName, gender: role === 'employer' ? 'male' : 'female' };
}

function demoAccount(role: Role) {
  return DEMO_ACCOUNTS.find((account) => account.role === role)!;
}
