import type { ApolloClient } from '@apollo/client';
import {
  CompanyFormValues_companyProfile,
  companyFormValues,
} from '#client/components/company/form/companyFormValues.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import { companySchema } from '#schema/validation/employers/company.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { withNewer, type Draft } from './draft.ts';

const SendCompanyQuery = graphql(`
  query SendCompany {
    viewer {
      companyProfile {
        ...CompanyFormValues_companyProfile
      }
    }
  }
`);

/** The fields that the next save compares with, and those that the frame shows. */
graphql(`
  fragment SendCompany_payload on CompanyPayload {
    companyProfile {
      ...CompanyFormValues_companyProfile
    }
    viewer {
      companyProfile {
        id
      }
      user {
        ...SessionUser_user
      }
    }
  }
`);

const SendCompanyCreateMutation = graphql(`
  mutation SendCompanyCreate($input: CompanyInput!) {
    createCompany(input: $input) {
      ...SendCompany_payload
    }
  }
`);

const SendCompanyUpdateMutation = graphql(`
  mutation SendCompanyUpdate($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      ...SendCompany_payload
    }
  }
`);

/**
 * The answers of an employer. A draft can be sent again: this updates the company that the first attempt created. Only
 * what differs from the public version is sent, because a public value would withdraw a change that waits for review.
 */
export async function sendCompany(client: ApolloClient, draft: Draft): Promise<void> {
  const today = new Date(clock.now());
  const { data } = await client.query({ query: SendCompanyQuery, fetchPolicy: 'network-only' });
  const stored = readFragment(CompanyFormValues_companyProfile, data?.viewer?.companyProfile);
  const year = Number(todayOf({ today }).slice(0, 4));
  const values = companyFormValues(stored ?? null, year);
  const { answers } = withNewer(draft, values, companyFormValues(null, year));
  const input = companySchema({ today }).parse(answers);
  if (!stored) {
    await client.mutate({ mutation: SendCompanyCreateMutation, variables: { input } });
    return;
  }
  const known = companySchema({ today }).safeParse(values);
  const edits = Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== known.data?.[name as keyof typeof input],
    ),
  );
  if (Object.keys(edits).length === 0) return;
  await client.mutate({ mutation: SendCompanyUpdateMutation, variables: { input: edits } });
}
