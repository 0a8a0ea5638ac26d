import { companyListSchema, type CompanyListValues } from '#schema/validation/adminActions.ts';
import { graphql } from '../gql/gql.ts';
import type { RestAdminCompaniesQueryVariables } from '../gql/graphql.ts';
import { get, post, put } from '../restRoute.ts';
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
  get('/admin/auth/permissions', 'Read what the caller may do as an administrator', Permissions, {
    answer: ['admin', 'permissions'],
  }),
  get(
    '/admin/companies',
    'List companies: pending ones oldest first, all others newest first',
    Companies,
    {
      query: {
        names: {
          search: "Words in the company's name, website or email.",

          status:
            'pending, approved, rejected or suspended. Omit it or pass "all" for every status.',
          ...pagingNames(10),
        },
        schema: companyListSchema,
        toVariables: variablesOf,
      },
      answer: ['admin', 'companies'],
      lift: 'data.company',
    },
  ),
  get('/admin/companies/{id}', 'Read a company', Company, {
    answer: ['admin', 'company'],
    lift: 'company',
    missing: 'moderation.missing.company',
  }),
  put(
    '/admin/companies/{id}/status',
    'Decide on a company; `from` and `updatedAt`, as you saw them, detect a concurrent decision or edit',
    UpdateCompanyStatus,
    { answer: ['updateCompanyStatus', 'company'], lift: 'company' },
  ),
  post('/admin/companies/{id}/verify', 'Approve a company', VerifyCompany, {
    answer: ['verifyCompany', 'company'],
    lift: 'company',
  }),
];
