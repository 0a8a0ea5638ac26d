import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { isFilterFact } from '#schema/fields/jobFacts.ts';
import { DistanceField } from './DistanceField.tsx';
import type { FacetGroupProps } from './FacetGroup.tsx';
import { FacetGroup, FacetGroup_value } from './FacetGroup.tsx';
import { PayFilter } from './PayFilter.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

export const Facets_facets = graphql(`
  fragment Facets_facets on JobFacets {
    type {
      ...FacetGroup_value
    }
    remote {
      ...FacetGroup_value
    }
    featured {
      ...FacetGroup_value
    }
    hot {
      ...FacetGroup_value
    }
    verified {
      ...FacetGroup_value
    }
    quickResponders {
      ...FacetGroup_value
    }
    experience {
      ...FacetGroup_value
    }
    experienceYears {
      ...FacetGroup_value
    }
    pay {
      ...PayFilter_band
    }
    salary {
      ...FacetGroup_value
    }
    postedWithin {
      ...FacetGroup_value
    }
    category {
      ...FacetGroup_value
    }
    industry {
      ...FacetGroup_value
    }
    state {
      ...FacetGroup_value
    }
    district {
      ...FacetGroup_value
    }
    facts {
      name
      values {
        ...FacetGroup_value
      }
    }
    company {
      ...FacetGroup_value
    }
    hasDistance
    areExact
  }
`);

const OPEN_AT_FIRST = 5;

const HiddenCompanies = loadOnUse(
  async () => (await import('./HiddenCompanies.tsx')).HiddenCompanies,
);

interface Group {
  filters: FacetGroupProps['filters'];
  above?: ReactNode;
}

export interface FacetsProps extends Omit<FacetGroupProps, 'filters' | 'closed' | 'above'> {
  facets: FragmentType<typeof Facets_facets>;
}

/** All filters, most used first. */
export function Facets({ facets, ...rest }: FacetsProps) {
  const t = useTranslations('browse');
  const all = readFragment(Facets_facets, facets);
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  const companies = readFragment(FacetGroup_value, all.company).map(({ value, label }) => ({
    id: value,
    name: label,
  }));
  const { state, to, replace } = rest;
  const pay = <PayFilter bands={all.pay} state={state} to={to} replace={replace} />;
  const groups: Group[] = [
    { filters: [{ filter: 'salary', values: all.salary }], above: pay },
    { filters: [{ filter: 'experience', values: all.experience }] },
    {
      filters: [
        { filter: 'type', values: all.type },
        { filter: 'remote', values: all.remote },
      ],
    },
    { filters: [{ filter: 'posted', values: all.postedWithin }] },
    {
      filters: [
        { filter: 'featured', values: all.featured },
        { filter: 'hot', values: all.hot },
      ],
    },
    { filters: [{ filter: 'years', values: all.experienceYears }] },
    {
      filters: [
        { filter: 'verified', values: all.verified },
        { filter: 'quick', values: all.quickResponders },
      ],
    },
    ...all.facts.flatMap(({ name, values }) =>
      isFilterFact(name) ? [{ filters: [{ filter: name, values }] }] : [],
    ),
    { filters: [{ filter: 'category', values: all.category }] },
    { filters: [{ filter: 'industry', values: all.industry }] },
    { filters: [{ filter: 'state', values: all.state }] },
    { filters: [{ filter: 'district', values: all.district }] },
    { filters: [{ filter: 'company', values: all.company }] },
  ];
  return (
    <div>
      {all.hasDistance && state.location && (
        <DistanceField state={state} to={to} replace={replace} />
      )}
      {groups.map(({ filters, above }, index) => (
        <FacetGroup
          key={filters[0]?.filter}
          filters={filters}
          above={above}
          closed={index >= OPEN_AT_FIRST}
          {...rest}
        />
      ))}
      {isSeeker && <HiddenCompanies offered={companies} />}
      {!all.areExact && <p className="text-sm text-soft">{t('filters.estimated')}</p>}
    </div>
  );
}
