import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useSwitchCompany } from '#client/components/team/useSwitchCompany.ts';
import { menuLineClass } from './headerClasses.ts';

const CompanyLinesQuery = graphql(`
  query CompanyLines {
    viewer {
      memberships {
        id
        isCurrent
        company {
          id
          name
        }
      }
    }
  }
`);

/** One line for each other company that the account belongs to; nothing for most people. */
export function CompanyLines() {
  const t = useTranslations('shell');
  const { data } = useQuery(CompanyLinesQuery);
  const choose = useSwitchCompany();
  const others = (data?.viewer?.memberships ?? []).filter(({ isCurrent }) => !isCurrent);
  return others.map(({ id, company }) => (
    <li key={id}>
      <button type="button" onClick={() => void choose(company.id)} className={menuLineClass}>
        {t('header.account.workFor', { company: company.name })}
      </button>
    </li>
  ));
}
