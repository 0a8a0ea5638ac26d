import { graphql } from '#client/gql/gql.ts';

/** Each mutation returns everything the page and the frame show of the company. */
export const SaveCompanyCreateMutation = graphql(`
  mutation SaveCompanyCreate($input: CompanyInput!) {
    createCompany(input: $input) {
      companyProfile {
        id
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
  }
`);

export const SaveCompanyUpdateMutation = graphql(`
  mutation SaveCompanyUpdate($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
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
  }
`);

export const SaveCompanyLogoMutation = graphql(`
  mutation SaveCompanyLogo($fileId: ID) {
    setCompanyLogo(input: { fileId: $fileId }) {
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
  }
`);
