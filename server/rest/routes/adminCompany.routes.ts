import { companyListSchema, type CompanyListValues } from '#schema/validation/adminActions.ts';
import { graphql } from '../gql/gql.ts';
import type { RestAdminCompaniesQueryVariables } from '../gql/graphql.ts';
import { restRoute } from '../restRoute.ts';
import { upper } from '#schema/options/letters.ts';
import { pagingNames } from '../paging.ts';

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
    summary: 'Read what the caller may do as an administrator',
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
        ...pagingNames(10),
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
    summary: 'Read a company',
    operation: Company,
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
    answer: ['updateCompanyStatus', 'company'],
    lift: 'company',
  }),
  restRoute({
    method: 'POST',
    path: '/admin/companies/{id}/verify',
    summary: 'Approve a company',
    operation: VerifyCompany,
    answer: ['verifyCompany', 'company'],
    lift: 'company',
  }),
];
