import { bulkUploadListSchema, type BulkUploadListValues } from '#schema/validation/bulkRow.ts';
import { graphql } from '../gql/gql.ts';
import { get, post } from '../restRoute.ts';
import { pagingNames } from '../paging.ts';

graphql(`
  fragment RestBulkUpload on BulkUpload {
    id
    fileName
    status
    total
    valid
    successful
    failed
    errorCount
    columns
    unknownColumns
    createdAt
    finishedAt
    undoneAt
    undoableUntil
    uploadedBy {
      id
      name
    }
  }
`);

graphql(`
  fragment RestBulkError on BulkError {
    row
    field
    message
    hint
  }
`);

const Validate = graphql(`
  mutation RestValidateBulkRows($input: BulkRowsInput!) {
    validateBulkRows(input: $input) {
      valid
      total
      validRows
      errorCount
      errors {
        ...RestBulkError
      }
    }
  }
`);

const Upload = graphql(`
  mutation RestUploadBulkRows($input: BulkRowsInput!) {
    uploadBulkRows(input: $input) {
      id
      successful
      failed
      errorCount
      errors {
        ...RestBulkError
      }
    }
  }
`);

const Uploads = graphql(`
  query RestBulkUploads($first: Int!, $page: Int!) {
    admin {
      bulkUploads(first: $first, page: $page) {
        data: nodes {
          ...RestBulkUpload
        }
        totalCount
        page
        limit
        totalPages
      }
    }
  }
`);

const OneUpload = graphql(`
  query RestBulkUploadById($id: ID!) {
    admin {
      bulkUpload(id: $id) {
        ...RestBulkUpload
        errors(first: 100) {
          ...RestBulkError
        }
      }
    }
  }
`);

export const adminBulkUploadRoutes = [
  post(
    '/admin/jobs/bulk-upload/validate',
    'Validate rows of jobs; errors number the first row as row 2, and the first 1,000 are listed',
    Validate,
    { takesTable: true, answer: ['validateBulkRows'] },
  ),
  post(
    '/admin/jobs/bulk-upload/upload',
    'Create approved jobs from the valid rows; answers when all are created',
    Upload,
    { takesTable: true, creates: true, answer: ['uploadBulkRows'] },
  ),
  get('/admin/jobs/bulk-upload/uploads', 'List job uploads, newest first', Uploads, {
    query: {
      names: pagingNames(10),
      schema: bulkUploadListSchema,
      toVariables: ({ page, limit }: BulkUploadListValues) => ({ page, first: limit }),
    },
    answer: ['admin', 'bulkUploads'],
  }),
  get(
    '/admin/jobs/bulk-upload/uploads/{id}',
    'Read a job upload with its first hundred errors',
    OneUpload,
    { answer: ['admin', 'bulkUpload'], missing: 'bulkUpload.unknown' },
  ),
];
