import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { inCompany } from '#schema/options/companyLinks.ts';

const OtherCompanyQuery = graphql(`
  query OtherCompany($id: ID!) {
    viewer {
      otherCompany(id: $id) {
        id
        company {
          id
          name
        }
      }
    }
  }
`);

/**
 * For an application or a job that was not found: a way to open it, if it belongs to another company of the account.
 */
export function OtherCompany({ id }: { id: string }) {
  const t = useTranslations('team');
  const { pathname, search } = useLocation();
  const { data } = useQuery(OtherCompanyQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const company = data?.viewer?.otherCompany?.company;
  return (
    <div role="status">
      {company && (
        <>
          <p className="mt-4">{t('elsewhere.message', { company: company.name })}</p>
          <Link
            to={inCompany(pathname + search, company.id)}
            replace
            className={joinClasses(buttonClass({ variant: 'main' }), 'mt-3')}
          >
            {t('elsewhere.switch', { company: company.name })}
          </Link>
        </>
      )}
    </div>
  );
}
