import type { CareerInput, Career_CareerFragment } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Career, KnownLanguage } from '#schema/profile/career.ts';
import type { Degree } from '#schema/profile/career.ts';

export const Career_career = graphql(`
  fragment Career_career on Career {
    jobs {
      title
      company
      place
      from
      to
      isCurrent
      summary
    }
    degrees {
      qualification
      name
      field
      institution
      from
      to
      grade
    }
    projects {
      name
      link
      from
      to
      summary
    }
    certificates {
      name
      issuer
      year
      link
    }
    languages {
      name
      level
    }
    links {
      url
      label
    }
  }
`);

type CareerFragment = Career_CareerFragment;

/**
 * A career in the form that the rules expect. GraphQL writes options in capitals and adds a type name to each entry.
 */
export function careerOf(seen: CareerFragment): Career {
  return {
    jobs: seen.jobs.map((entry) => plain(entry)),
    degrees: seen.degrees.map((entry) => ({
      ...plain(entry),
      qualification: (entry.qualification?.toLowerCase() ?? null) as Degree['qualification'],
    })),
    projects: seen.projects.map((entry) => plain(entry)),
    certificates: seen.certificates.map((entry) => plain(entry)),
    languages: seen.languages.map((entry) => ({
      ...plain(entry),
      level: entry.level.toLowerCase() as KnownLanguage['level'],
    })),
    links: seen.links.map((entry) => plain(entry)),
  };
}

type Plain<Entry> = {
  [Name in Exclude<keyof Entry, '__typename'>]: Exclude<Entry[Name], undefined>;
};

function plain<Entry extends object>(entry: Entry): Plain<Entry> {
  const values = Object.entries(entry).filter(([name]) => name !== '__typename');
  return Object.fromEntries(values.map(([name, value]) => [name, value ?? null])) as Plain<Entry>;
}

/** The lists to replace, in the form that GraphQL expects. */
export function careerInput({ degrees, languages, ...rest }: Partial<Career>): CareerInput {
  return {
    ...rest,
    ...(degrees && {
      degrees: degrees.map((entry) => ({
        ...entry,
        qualification: (entry.qualification?.toUpperCase() ??
          null) as CareerFragment['degrees'][0]['qualification'],
      })),
    }),
    ...(languages && {
      languages: languages.map((entry) => ({
        ...entry,
        level: entry.level.toUpperCase() as CareerFragment['languages'][0]['level'],
      })),
    }),
  };
}
