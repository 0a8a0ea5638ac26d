import type { Json } from './jsonSchema.ts';

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
  isOpen?: boolean;
}

const PATHS: Record<string, Record<string, UploadPath>> = {
  '/upload/file': {
    post: {
      operationId: 'uploadFile',
      summary: 'Upload a document',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/resume': {
    post: {
      operationId: 'uploadResume',
      summary: 'Upload a resume, to be kept for the next application too',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/company-logo': {
    post: {
      operationId: 'uploadCompanyLogo',
      summary: 'Upload a logo for the company',
      takesFile: true,
      answer: LOGO,
    },
  },
  '/upload/bulk-jobs': {
    post: {
      operationId: 'uploadBulkJobs',
      summary: 'Upload a file of jobs (CSV), for prepareBulkUpload',
      takesFile: true,
      answer: RESULT,
    },
  },
  '/upload/limits/info': {
    get: {
      operationId: 'uploadLimits',
      summary: 'What may be uploaded',
      isOpen: true,
      answer: LIMITS,
    },
  },
  '/upload/{id}': {
    get: { operationId: 'uploadedFile', summary: "One of one's own files", answer: FILE },
    delete: {
      operationId: 'deleteUpload',
      summary: "Delete one of one's own files",
      answer: { message: text('That it is done.') },
    },
  },
};

/** The paths beside GraphQL, as server/http/files/uploads.ts serves them. */
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
  const { operationId, summary, answer, takesFile, isOpen } = row;
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
  return {
    operationId,
    summary,
    tags: ['upload'],
    security: isOpen ? [] : [{ token: [] }],
    ...(path.includes('{id}') && {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    }),
    ...(takesFile && { requestBody: FORM }),
    responses: {
      [takesFile ? 201 : 200]: { description: `${summary}.`, ...json(object(answer)) },
      default: {
        description: 'It was refused.',
        ...json({ $ref: '#/components/schemas/Failure' }),
      },
    },
  };
}

const FORM: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: object({
        file: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: 'The file, with its name.',
        },
      }),
    },
  },
};
