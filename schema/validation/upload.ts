import {
  RESUME_EXTENSIONS,
  RESUME_MAX_BYTES_APPLICATION,
  RESUME_MAX_BYTES_HOME,
} from '#schema/options/limits.ts';
import { VERIFICATION_EXTENSIONS } from '#schema/options/companyVerification.ts';
import { BULK_FILE_EXTENSION, BULK_FILE_MIME_TYPE } from '#schema/options/screens/bulkUpload.ts';
import { issue, messageOf, say, type Translate } from './issues.ts';
import { CSV_ROW_MAX, LENGTHS } from './lengths.ts';

/** What a browser or an upload knows about a file before its content is checked. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly type?: string;
}

type Problem = string | null;

/** File systems do not allow longer names, and names are shown in many places. */
export function fileNameProblem({ name }: Pick<ChosenFile, 'name'>): Problem {
  const max = LENGTHS.fileName;
  return name.length > max ? issue('maxLength', { label: 'fileName', max }) : null;
}

const MB = 1024 * 1024;

/** The general rule of the upload calls, and of the home page's control with its own limit of 5 MB. */
export function resumeProblem(file: ChosenFile, maxBytes: number = RESUME_MAX_BYTES_HOME): Problem {
  if (file.size > maxBytes) return tooLarge(maxBytes);
  if (!isResume(file)) return issue('fileType', { types: RESUME_EXTENSIONS.join(',') });
  return emptyFileProblem(file);
}

/** The application dialog has different messages, and accepts less than 10 MB. */
export function applicationResumeProblem(file: ChosenFile): Problem {
  if (!isResume(file)) return issue('resumeType');
  if (file.size >= RESUME_MAX_BYTES_APPLICATION) return tooLarge(RESUME_MAX_BYTES_APPLICATION);
  return emptyFileProblem(file);
}

/** Any image; the maximum size is the setting `fileUploadLimit`. */
export function logoProblem(file: ChosenFile, maxBytes: number): Problem {
  if (!file.type?.startsWith('image/')) return issue('imageType');
  return file.size > maxBytes ? tooLarge(maxBytes) : emptyFileProblem(file);
}

/** A certificate of a company; the maximum size is the setting `fileUploadLimit`. */
export function certificateProblem(file: ChosenFile, maxBytes: number): Problem {
  if (!(VERIFICATION_EXTENSIONS as readonly string[]).includes(extensionOf(file.name)))
    return issue('certificateType');
  return file.size > maxBytes ? tooLarge(maxBytes) : emptyFileProblem(file);
}

export function csvProblem({ name, type }: ChosenFile): Problem {
  const isCsv = extensionOf(name) === BULK_FILE_EXTENSION || type === BULK_FILE_MIME_TYPE;
  return isCsv ? null : issue('csvFile');
}

export const CSV_UNREADABLE = issue('csvFormat');
export const CSV_ROW_TOO_LONG = issue('csvRow', { max: CSV_ROW_MAX });

/** One line for each refused file: "name: message". */
export function fileProblems(
  files: readonly ChosenFile[],
  problemOf: (file: ChosenFile) => Problem,
  t: Translate,
): string[] {
  return files.flatMap((file) => {
    const problem = problemOf(file);
    return problem
      ? [say(t, 'fileNamed', { name: file.name, message: messageOf(problem, t) })]
      : [];
  });
}

function isResume({ name }: ChosenFile): boolean {
  return (RESUME_EXTENSIONS as readonly string[]).includes(extensionOf(name));
}

function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name.trim().toLowerCase())?.[0] ?? '';
}

function tooLarge(maxBytes: number): string {
  return issue('fileSize', { max: Math.floor(maxBytes / MB) });
}

function emptyFileProblem({ size }: ChosenFile): Problem {
  return size === 0 ? issue('fileEmpty') : null;
}
