import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import { companySchema } from '#schema/validation/employers/company.ts';
import type { Answers } from './draft.ts';

const SendCompanyQuery = graphql(`
  query SendCompany {
    viewer {
      companyProfile {
        id
      }
    }
  }
`);

const SendCompanyCreateMutation = graphql(`
  mutation SendCompanyCreate($input: CompanyInput!) {
    createCompany(input: $input) {
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
  }
`);

const SendCompanyUpdateMutation = graphql(`
  mutation SendCompanyUpdate($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
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
  }
`);

/** The answers of an employer. A draft can be sent again: whatever the first attempt created is updated then. */
export async function sendCompany(client: ApolloClient, answers: Answers): Promise<void> {
  const input = companySchema({ today: new Date(clock.now()) }).parse(answers);
  const { data } = await client.query({ query: SendCompanyQuery, fetchPolicy: 'network-only' });
  const variables = { input };
  await (data?.viewer?.companyProfile
    ? client.mutate({ mutation: SendCompanyUpdateMutation, variables })
    : client.mutate({ mutation: SendCompanyCreateMutation, variables }));
}
