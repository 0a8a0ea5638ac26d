import { companyListSchema, type CompanyListValues } from '#schema/validation/adminActions.ts';
import { graphql } from '../gql/gql.ts';
import type { RestAdminCompaniesQueryVariables } from '../gql/graphql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestAdminCompany on AdminCompany {
    changedSinceApproval
    pendingChange {
      id
      proposedAt
    }
    id
    company {
      name
      slug
      description
      industry: industryName
      city
      state
      logo: logoUrl
    }
    size: sizeWord
    adminStatus
    adminNotes
    website
    email
    phone
    owner {
      id
      firstName
      lastName
      email
    }
    jobCount
    createdAt
    updatedAt
    approvedAt
  }
`);

const Permissions = graphql(`
  query RestAdminPermissions {
    admin {
      permissions {
        canBulkUpload
        canManageUsers
        canManageCompanies
        canManageJobs
        canViewAnalytics
        canAccessSettings
      }
    }
  }
`);

const Companies = graphql(`
  query RestAdminCompanies($search: String, $status: AdminStatus, $first: Int!, $page: Int!) {
    admin {
      companies(search: $search, status: $status, first: $first, page: $page) {
        data: nodes {
          ...RestAdminCompany
        }
        totalCount
        page
        limit
        totalPages
      }
    }
  }
`);

const Company = graphql(`
  query RestAdminCompanyById($id: ID!) {
    admin {
      company(id: $id) {
        ...RestAdminCompany
        pendingChange {
          ...RestPendingChange
        }
      }
    }
  }
`);

const UpdateCompanyStatus = graphql(`
  mutation RestUpdateCompanyStatus($input: UpdateCompanyStatusInput!) {
    updateCompanyStatus(input: $input) {
      company {
        ...RestAdminCompany
      }
    }
  }
`);

const VerifyCompany = graphql(`
  mutation RestVerifyCompany($id: ID!) {
    verifyCompany(input: { id: $id }) {
      company {
        ...RestAdminCompany
      }
    }
  }
`);

const upper = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

const variablesOf = ({
  search,
  status,
  limit,
  page,
}: CompanyListValues): RestAdminCompaniesQueryVariables => ({
  search,
  status: status && upper(status),
  first: limit,
  page,
});

export const adminCompanyRoutes = [
  restRoute({
    method: 'GET',
    path: '/admin/auth/permissions',
    summary: 'What the caller may do as an administrator',
    operation: Permissions,
    answer: ['admin', 'permissions'],
  }),
  restRoute({
    method: 'GET',
    path: '/admin/companies',
    summary: 'List companies: pending ones oldest first, all others newest first',
    operation: Companies,
    query: {
      names: {
        search: "Words in the company's name, website or email.",

        status: 'pending, approved, rejected or suspended. Omit it or pass "all" for every status.',
        page: 'The number of the page, starting at 1. Any other value counts as 1.',
        limit: 'The number of entries on a page, 1 to 100. Any other value counts as 10.',
      },
      schema: companyListSchema,
      toVariables: variablesOf,
    },
    answer: ['admin', 'companies'],
    lift: 'data.company',
  }),
  restRoute({
    method: 'GET',
    path: '/admin/companies/{id}',
    summary: 'One company',
    operation: Company,
    from: { id: 'id' },
    answer: ['admin', 'company'],
    lift: 'company',
    missing: 'moderation.missing.company',
  }),
  restRoute({
    method: 'PUT',
    path: '/admin/companies/{id}/status',
    summary:
      'Decide on a company; `from` and `updatedAt`, as you saw them, detect a concurrent decision or edit',
    operation: UpdateCompanyStatus,
    body: 'input',
    bodyFromPath: ['id'],
    answer: ['updateCompanyStatus', 'company'],
    lift: 'company',
  }),
  restRoute({
    method: 'POST',
    path: '/admin/companies/{id}/verify',
    summary: 'Approve a company',
    operation: VerifyCompany,
    from: { id: 'id' },
    answer: ['verifyCompany', 'company'],
    lift: 'company',
  }),
];
