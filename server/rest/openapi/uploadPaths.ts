import { LENGTHS } from '#schema/validation/lengths.ts';
import { ROLES, type Role } from '#schema/options/roles.ts';
import { exampleOf } from './example.ts';
import { headersOf, unchanged } from './headers.ts';
import type { Json } from './jsonSchema.ts';
import { pathParameters } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { securityOf, whoMay } from './security.ts';
import { tagOf } from './tags.ts';

const text = (description: string): Json => ({ type: 'string', description });
const number = (description: string): Json => ({ type: 'integer', description });
const texts = (description: string): Json => ({
  type: 'array',
  items: { type: 'string' },
  description,
});

function object(properties: Record<string, Json>, description?: string): Json {
  return {
    type: 'object',
    required: Object.keys(properties),
    properties,
    ...(description && { description }),
  };
}

const RESULT = {
  fileName: text('The name it is kept under: the given one without its path.'),
  fileUrl: text('A link that opens it; of a resume for five minutes, of a logo for ever.'),
  fileId: text('Its id: what an application takes as its resume.'),
};
const LOGO = { ...RESULT, url: text('The same link again.') };
const FILE = {
  ...RESULT,
  size: number('How many bytes it has.'),
  mediaType: text('What it is, found by looking inside.'),
  createdAt: text('When it was uploaded.'),
};
const LIMITS = {
  maxFileSize: number('The most bytes of any file: the setting fileUploadLimit.'),
  allowedTypes: texts('The endings of documents.'),
  resume: object(
    {
      maxFileSize: number('The most bytes.'),
      homeMaxFileSize: number('The most bytes on the home page.'),
      applicationMaxFileSize: number('The most bytes with an application.'),
      allowedTypes: texts('The endings.'),
      mediaTypes: texts('The media types.'),
      maxStored: number('How many one person may keep.'),
    },
    'Of resumes.',
  ),
  companyLogo: object(
    {
      maxFileSize: number('The most bytes.'),
      mediaTypes: texts('The kinds of images, by their content.'),
      recommendedPixels: number('The best width and height.'),
    },
    'Of logos.',
  ),
  perUser: object(
    {
      maxFiles: number('How many files one person may have stored.'),
      maxBytes: number('How many bytes these may have together.'),
    },
    'Of all files of one person.',
  ),
};

interface UploadPath {
  operationId: string;
  summary: string;
  answer: Record<string, Json>;
  takesFile?: boolean;
  /** Left out: everyone. All roles: any signed-in user. */
  roles?: readonly Role[];
}

const PATHS: Record<string, Record<string, UploadPath>> = {
  '/upload/file': {
    post: {
      operationId: 'uploadFile',
      roles: ['job_seeker'],
      summary: 'Upload a document',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/resume': {
    post: {
      operationId: 'uploadResume',
      roles: ['job_seeker'],
      summary: 'Upload a resume and store it for later applications',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/company-logo': {
    post: {
      operationId: 'uploadCompanyLogo',
      roles: ['employer'],
      summary: 'Upload a company logo',
      takesFile: true,
      answer: LOGO,
    },
  },
  '/upload/company-document': {
    post: {
      operationId: 'uploadCompanyDocument',
      roles: ['employer'],
      summary: 'Upload a certificate of the company (PDF, JPG or PNG) for a verification',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/bulk-jobs': {
    post: {
      operationId: 'uploadBulkJobs',
      roles: ['admin'],
      summary: 'Upload a file of jobs (CSV), for prepareBulkUpload',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/limits/info': {
    get: {
      operationId: 'uploadLimits',
      summary: 'The kinds and sizes of files that can be uploaded',
      answer: LIMITS,
    },
  },
  '/upload/{id}': {
    get: {
      operationId: 'uploadedFile',
      summary: 'One of your files',
      roles: ROLES,
      answer: FILE,
    },
    delete: {
      operationId: 'deleteUpload',
      roles: ROLES,
      summary: 'Delete one of your files',
      answer: { message: text('That it is done.') },
    },
  },
};

/** The paths next to GraphQL, as served by server/http/files/uploads.ts. */
export function uploadPaths(): Record<string, Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(PATHS).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, row]) => [method, pathItem(path, row)]),
      ),
    ]),
  );
}

function pathItem(path: string, row: UploadPath): Json {
  const { operationId, summary, answer, takesFile = false, roles = [] } = row;
  const doors = { isGuarded: roles.length > 0, roles, scopes: [], isForOpenCompanies: false };
  const schema = object(answer);
  const isPublic = roles.length === 0;
  const parameters = [
    ...pathParameters(path),
    ...(isPublic ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ...(takesFile ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId,
    summary,
    description: `${summary}. ${whoMay(doors)}`,
    tags: [tagOf(path)],
    ...securityOf(doors),
    ...(parameters.length > 0 && { parameters }),
    ...(takesFile && { requestBody: FORM }),
    responses: {
      [takesFile ? 201 : 200]: {
        description: `${summary}.`,
        headers: headersOf(...(takesFile ? ['Idempotency-Replayed'] : isPublic ? ['ETag'] : [])),
        content: { 'application/json': { schema, example: exampleOf(schema, {}) } },
      },
      ...(isPublic && { 304: unchanged() }),
      ...refusalsOf({
        takesInput: takesFile,
        takesBody: takesFile,
        readsToken: doors.isGuarded,
        isGuarded: doors.isGuarded,
        mayMiss: doors.isGuarded,
        changes: takesFile,
        isForOpenCompanies: false,
      }),
    },
  };
}

const FORM: Json = {
  required: true,
  description: 'A form with one file.',
  content: {
    'multipart/form-data': {
      schema: object({
        file: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: `The file. Its name can have at most ${LENGTHS.fileName} characters.`,
        },
      }),
    },
  },
};
