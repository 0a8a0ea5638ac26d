import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';

const JobSuggestionsQuery = graphql(`
  query JobSuggestions($text: String!) {
    jobSuggestions(text: $text) {
      kind
      text
      filter
      value
    }
  }
`);

/** Titles, skills and companies from the server; places have a separate box. */
export function useJobSuggestions() {
  const client = useApolloClient();
  const t = useTranslations('browse');
  return async (text: string) => {
    const { data } = await client.query({ query: JobSuggestionsQuery, variables: { text } });
    return (data?.jobSuggestions ?? []).flatMap((line) =>
      line.kind === 'PLACE' ? [] : [{ ...line, kind: t(`search.kind.${line.kind}`) }],
    );
  };
}
