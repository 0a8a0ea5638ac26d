import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { isFilterFact } from '#schema/fields/jobFacts.ts';
import type { FacetGroupProps } from './FacetGroup.tsx';
import { FacetGroup } from './FacetGroup.tsx';

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
    experience {
      ...FacetGroup_value
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
    areExact
  }
`);

const OPEN_AT_FIRST = 5;

export interface FacetsProps extends Omit<FacetGroupProps, 'filters' | 'closed'> {
  facets: FragmentType<typeof Facets_facets>;
}

/** All filters, most used first. */
export function Facets({ facets, ...rest }: FacetsProps) {
  const t = useTranslations('browse');
  const all = readFragment(Facets_facets, facets);
  const groups: FacetGroupProps['filters'][] = [
    [{ filter: 'salary', values: all.salary }],
    [{ filter: 'experience', values: all.experience }],
    [
      { filter: 'type', values: all.type },
      { filter: 'remote', values: all.remote },
    ],
    [{ filter: 'posted', values: all.postedWithin }],
    [
      { filter: 'featured', values: all.featured },
      { filter: 'hot', values: all.hot },
    ],
    ...all.facts.flatMap(({ name, values }) =>
      isFilterFact(name) ? [[{ filter: name, values }]] : [],
    ),
    [{ filter: 'category', values: all.category }],
    [{ filter: 'industry', values: all.industry }],
    [{ filter: 'state', values: all.state }],
    [{ filter: 'district', values: all.district }],
    [{ filter: 'company', values: all.company }],
  ];
  return (
    <div>
      {groups.map((filters, index) => (
        <FacetGroup
          key={filters[0]?.filter}
          filters={filters}
          closed={index >= OPEN_AT_FIRST}
          {...rest}
        />
      ))}
      {!all.areExact && <p className="text-sm text-soft">{t('filters.estimated')}</p>}
    </div>
  );
}
