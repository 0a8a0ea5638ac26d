import type { Locale } from '#schema/options/locales.ts';
import type { EmployerPrivacy } from '#schema/options/settings.ts';
import { anyId, json, statement, type RowOf } from '#server/db/statement.ts';

/** The first of a company's owners. */
interface Owner {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  locale: Locale;
  isActive: boolean;
  /** Whether the address is confirmed. */
  isVerified: boolean;
  privacy: EmployerPrivacy;
}

const ownerOf = (companyId: string) => `
  left join lateral (
    select u.* from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'owner' and u.deleted_at is null
    order by m.joined_at, u.id limit 1) owner on true
  left join user_settings s on s.user_id = owner.id`;

/** A user who never changed a setting has no row. These are the table's defaults. */
const privacyOf = (settings: string) => `json_build_object(
  'profileVisibility', coalesce(${settings}.profile_visibility, 'public'),
  'showContactInfo', coalesce(${settings}.show_contact_info, true),
  'allowDirectContact', coalesce(${settings}.allow_direct_contact, true))`;

/** $1 the companies. Only those with a page. */
export const CONTACTS_OF_COMPANIES = statement(
  'company-faces',
  `
    select c.id, c.name, c.slug, c.phone, c.email,
      case when owner.id is not null then json_build_object('id', owner.id, 'firstName', owner.first_name,
        'lastName', owner.last_name, 'email', owner.email, 'locale', owner.locale,
        'isActive', owner.status = 'active', 'isVerified', owner.email_verified_at is not null,
        'privacy', ${privacyOf('s')}) end as owner
    from companies c ${ownerOf('c.id')}
    where c.id = ${anyId('$1')} and c.admin_status = 'approved' and c.deleted_at is null`,
  json<{ owner: Owner | null }>(),
);

/** What a company might show of itself and its people. */
export type CompanyContactRow = RowOf<typeof CONTACTS_OF_COMPANIES>;

/** $1 the company. The owner whose privacy settings apply to it. */
export const FIRST_OWNER = statement(
  'company-first-owner',
  `
    select owner.id as "id!", owner.first_name as "firstName!", owner.last_name as "lastName!"
    from companies c ${ownerOf('c.id')}
    where c.id = $1 and owner.id is not null`,
);

/** $1 the jobs. Returns who posted each, if that person still works for the company. */
export const POSTERS = statement(
  'job-posters',
  `
    select j.id, poster.first_name as "firstName", poster.last_name as "lastName",
      json_build_array(${privacyOf('own')}, ${privacyOf('s')}) as privacies
    from jobs j
    join company_members m on m.company_id = j.company_id and m.user_id = j.posted_by
    join users poster on poster.id = m.user_id
      and poster.status = 'active' and poster.deleted_at is null
    left join user_settings own on own.user_id = poster.id
    ${ownerOf('j.company_id')}
    where j.id = ${anyId('$1')}`,
  json<{ privacies: EmployerPrivacy[] }>(),
);

/** $1 the writer, $2 since when. Counts the writer's messages. */
export const COUNT_LETTERS = statement(
  'company-letters-sent',
  'select count(*)::int as sent from company_letters where seeker_id = $1 and sent_at > $2',
);

/** $1 id, $2 the writer, $3 the company, $4 now. */
export const ADD_LETTER = statement(
  'company-letter-add',
  'insert into company_letters (id, seeker_id, company_id, sent_at) values ($1, $2, $3, $4)',
);
