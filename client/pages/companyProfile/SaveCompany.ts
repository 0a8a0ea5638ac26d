import { graphql } from '#client/gql/gql.ts';

/** Everything the page and the frame show of the company. */
export const SaveCompany_payload = graphql(`
  fragment SaveCompany_payload on CompanyPayload {
    companyProfile {
      id
      pendingChange {
        ...PendingChange_change
      }
      ...CompanyView_profile
      ...CompanyForm_profile
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

export const SaveCompanyCreateMutation = graphql(`
  mutation SaveCompanyCreate($input: CompanyInput!) {
    createCompany(input: $input) {
      ...SaveCompany_payload
    }
  }
`);

export const SaveCompanyUpdateMutation = graphql(`
  mutation SaveCompanyUpdate($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      ...SaveCompany_payload
    }
  }
`);

export const SaveCompanyLogoMutation = graphql(`
  mutation SaveCompanyLogo($fileId: ID) {
    setCompanyLogo(input: { fileId: $fileId }) {
      ...SaveCompany_payload
    }
  }
`);
