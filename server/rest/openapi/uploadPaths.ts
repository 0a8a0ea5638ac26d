import { LENGTHS } from '#schema/validation/lengths.ts';
import { ROLES, type Role } from '#schema/options/roles.ts';
import { exampleOf } from './example.ts';
import { headersOf, unchanged } from './headers.ts';
import type { Json } from './jsonSchema.ts';
import { pathParameters } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { securityOf, accessSentence } from './security.ts';
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
  fileName: text('The name under which it is stored: the given name without its path.'),
  fileUrl: text(
    'A link that opens the file. The link to a resume expires after five minutes, the link to a logo never.',
  ),
  fileId: text('The id to pass as the resume of an application.'),
};
const LOGO = { ...RESULT, url: text('The same as `fileUrl`.') };
const FILE = {
  ...RESULT,
  size: number('The size in bytes.'),
  mediaType: text('The media type, detected from the content.'),
  createdAt: text('When it was uploaded.'),
};
const LIMITS = {
  maxFileSize: number('The maximum size of any file in bytes: the setting fileUploadLimit.'),
  allowedTypes: texts('The allowed file extensions of documents.'),
  resume: object(
    {
      maxFileSize: number('The maximum size in bytes.'),
      homeMaxFileSize: number('The maximum size in bytes on the home page.'),
      applicationMaxFileSize: number('The maximum size in bytes with an application.'),
      allowedTypes: texts('The allowed file extensions.'),
      mediaTypes: texts('The media types.'),
      maxStored: number('The maximum number per person.'),
    },
    'The limits for resumes.',
  ),
  companyLogo: object(
    {
      maxFileSize: number('The maximum size in bytes.'),
      mediaTypes: texts('The allowed types of images, detected from their content.'),
      recommendedPixels: number('The recommended width and height.'),
    },
    'The limits for logos.',
  ),
  perUser: object(
    {
      maxFiles: number('The maximum number of files per person.'),
      maxBytes: number('The maximum total size of these files, in bytes.'),
    },
    'The limits for all files of one person.',
  ),
};

interface UploadPath {
  operationId: string;
  summary: string;
  /** What the path does and what it returns. */
  about: string;
  answer: Record<string, Json>;
  takesFile?: boolean;
  /** A business rule may refuse the request, although it takes no file. */
  mayBreakRule?: boolean;
  /** Left out: everyone. All roles: any signed-in user. */
  roles?: readonly Role[];
}

const PATHS: Record<string, Record<string, UploadPath>> = {
  '/upload/file': {
    post: {
      operationId: 'uploadFile',
      roles: ['job_seeker', 'employer'],
      summary: 'Upload a document',
      about: 'Stores a document. Pass its `fileId` with a message, or as the answer to a question.',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/resume': {
    post: {
      operationId: 'uploadResume',
      roles: ['job_seeker'],
      summary: 'Upload a resume',
      about:
        'Stores a resume for later applications. Pass its `fileId` as the resume when you apply.',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/company-logo': {
    post: {
      operationId: 'uploadCompanyLogo',
      roles: ['employer'],
      summary: 'Upload a company logo',
      about: 'Stores an image. Pass its `fileUrl` as the logo of the company.',
      takesFile: true,
      answer: LOGO,
    },
  },
  '/upload/company-document': {
    post: {
      operationId: 'uploadCompanyDocument',
      roles: ['employer'],
      summary: 'Upload a certificate of the company',
      about: 'Stores a PDF, JPG or PNG. Pass its `fileId` when you request a verification.',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/bulk-jobs': {
    post: {
      operationId: 'uploadBulkJobs',
      roles: ['admin'],
      summary: 'Upload a CSV file of jobs',
      about: 'Stores the file without creating jobs. Pass its `fileId` to `prepareBulkUpload`.',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/limits/info': {
    get: {
      operationId: 'uploadLimits',
      summary: 'Read which files can be uploaded',
      about: 'The kinds and sizes of files that can be uploaded, and how many.',
      answer: LIMITS,
    },
  },
  '/upload/{id}': {
    get: {
      operationId: 'uploadedFile',
      summary: 'Read the name, size and type of one of your files',
      about: 'The name, size and type of one of your files, and a link to it.',
      roles: ROLES,
      answer: FILE,
    },
    delete: {
      operationId: 'deleteUpload',
      roles: ROLES,
      summary: 'Delete one of your files',
      about:
        'Deletes a file that you uploaded. Copies sent with an application stay with it. The logo of a company is refused: change it in the profile of the company.',
      mayBreakRule: true,
      answer: { message: text('Confirms that the request was carried out.') },
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
  const { operationId, summary, about, answer, roles = [] } = row;
  const { takesFile = false, mayBreakRule = false } = row;
  const access = { isGuarded: roles.length > 0, roles, scopes: [], isForOpenCompanies: false };
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
    description: `${about} ${accessSentence(access)}`,
    tags: [tagOf(path)],
    ...securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(takesFile && { requestBody: FORM }),
    responses: {
      [takesFile ? 201 : 200]: {
        description: takesFile ? 'The stored file.' : about,
        headers: headersOf(...(takesFile ? ['Idempotency-Replayed'] : isPublic ? ['ETag'] : [])),
        content: { 'application/json': { schema, example: exampleOf(schema, {}) } },
      },
      ...(isPublic && { 304: unchanged() }),
      ...refusalsOf({
        takesInput: takesFile,
        takesBody: takesFile,
        readsToken: access.isGuarded,
        isGuarded: access.isGuarded,
        mayMiss: access.isGuarded,
        changes: takesFile,
        isForOpenCompanies: false,
        mayBreakRule,
      }),
    },
  };
}

const FORM: Json = {
  required: true,
  description: 'A form whose field `file` is the file.',
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
