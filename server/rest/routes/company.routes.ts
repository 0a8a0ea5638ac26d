import { get, patch, post } from '../restRoute.ts';
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
  get('/companies/profile', "Read the caller's company", Profile, {
    answer: ['viewer', 'companyProfile'],
    lift,
    missing: 'company.none',
  }),
  post('/companies/profile', "Create the caller's company", CreateCompany, {
    answer: ['createCompany', 'companyProfile'],
    lift,
    status: 201,
  }),
  patch('/companies/profile', "Change the given fields of the caller's company", UpdateCompany, {
    answer: ['updateCompany', 'companyProfile'],
    lift,
  }),
];
