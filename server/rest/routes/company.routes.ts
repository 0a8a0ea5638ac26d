import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestCompanyProfile on CompanyProfile {
    pendingChange {
      ...RestPendingChange
    }
    id
    company {
      slug
      name
      description
      industry: industryName
      size: sizeBand
      website
      city
      state
      country
      foundedYear
      logo: logoUrl
      responses {
        applicants
        answered
        typicalDays
      }
    }
    phone
    email
    address
    employeeCount
    adminStatus
    adminNotes
    approvedAt
    createdAt
    updatedAt
  }
`);

const Profile = graphql(`
  query RestCompanyProfile {
    viewer {
      companyProfile {
        ...RestCompanyProfile
      }
    }
  }
`);

const CreateCompany = graphql(`
  mutation RestCreateCompany($input: CompanyInput!) {
    createCompany(input: $input) {
      companyProfile {
        ...RestCompanyProfile
      }
    }
  }
`);

const UpdateCompany = graphql(`
  mutation RestUpdateCompany($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      companyProfile {
        ...RestCompanyProfile
      }
    }
  }
`);

const lift = 'company';

export const companyRoutes = [
  restRoute({
    method: 'GET',
    path: '/companies/profile',
    summary: "Read the caller's company",
    operation: Profile,
    answer: ['viewer', 'companyProfile'],
    lift,
    missing: 'company.none',
  }),
  restRoute({
    method: 'POST',
    path: '/companies/profile',
    summary: "Create the caller's company",
    operation: CreateCompany,
    body: 'input',
    answer: ['createCompany', 'companyProfile'],
    lift,
    status: 201,
  }),
  restRoute({
    method: 'PATCH',
    path: '/companies/profile',
    summary: "Change the given fields of the caller's company",
    operation: UpdateCompany,
    body: 'input',
    answer: ['updateCompany', 'companyProfile'],
    lift,
  }),
];
