import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';

export const UserFigures_user = graphql(`
  fragment UserFigures_user on AdminUser {
    id
    role
    company {
      id
    }
    figures {
      jobs
      applicationsSent
      applicationsReceived
    }
  }
`);

/** The figures relevant to the user's role. */
export function UserFigures(props: { user: FragmentType<typeof UserFigures_user> }) {
  const { role, company, figures } = readFragment(UserFigures_user, props.user);
  const t = useTranslations('adminUsers');
  const format = useFormatter();
  const { jobs, applicationsSent: sent, applicationsReceived: received } = figures;
  const isEmployer = role === 'EMPLOYER' || company !== null;
  const shown = isEmployer
    ? [
        {
          key: 'jobs',
          count: jobs,
          to: company && jobs > 0 && `/admin/jobs?company=${company.id}`,
        } as const,
        { key: 'received', count: received, to: null } as const,
      ]
    : [{ key: 'sent', count: sent, to: null } as const];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
      {shown.map(({ key, count, to }) => (
        <li key={key} className="grid">
          <span className="tabular text-xl font-semibold">
            {to ? (
              <Link to={to} className="text-link">
                {format.number(count)}
              </Link>
            ) : (
              format.number(count)
            )}
          </span>
          <span className="text-sm text-soft">{t(`page.${key}`, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
