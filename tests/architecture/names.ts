import { posix } from 'node:path';
import type { SourceFile } from '#server/launch/structure/sourceFiles.ts';

const CAMEL = '[a-z][A-Za-z0-9]*';
const PASCAL = '[A-Z][A-Za-z0-9]*';
const ROLES =
  'entity|type|inputs|payloads|resolver|loaders|service|sql|rules|content|frame|markup|html|templates';
const EMPTY_NAMES = /(^|[/.])(utils?|helpers?|common|misc)(\.|\/|$)|(Utils?|Helpers?|Misc)\.tsx?$/;

/** How the files of a folder are named; the first entry that matches the folder counts. */
const PATTERNS: { folder: RegExp; file: RegExp; example: string }[] = [
  {
    folder: /^server\/modules\/\w+$/,
    file: new RegExp(`^${CAMEL}\\.(${ROLES})\\.ts$`),
    example: 'job.service.ts',
  },
  {
    folder: /^server\/rest\/routes$/,
    file: new RegExp(`^${CAMEL}\\.routes\\.ts$`),
    example: 'job.routes.ts',
  },
  {
    folder: /^server\/tasks\/\w+$/,
    file: new RegExp(`^${CAMEL}\\.task\\.ts$`),
    example: 'sendMail.task.ts',
  },
  {
    folder: /^server\/db\/migrations$/,
    file: new RegExp(`^M\\d{3}${PASCAL}\\.ts$`),
    example: 'M001Foundation.ts',
  },
  {
    folder: /^(server|schema)(\/|$)/,
    file: new RegExp(`^${CAMEL}(\\.${CAMEL})?\\.ts$`),
    example: 'clock.ts',
  },
  {
    folder: /^client\/ui(\/|$)/,
    file: new RegExp(`^(${PASCAL}\\.tsx|${CAMEL}\\.ts)$`),
    example: 'Button.tsx',
  },
  {
    folder: /^client(\/|$)/,
    file: new RegExp(`^(${PASCAL}|${CAMEL})\\.tsx?$`),
    example: 'JobCard.tsx',
  },
  {
    folder: /^tests(\/|$)/,
    file: new RegExp(`^(${PASCAL}|${CAMEL})(\\.test|\\.setup|\\.config|\\.d)?\\.tsx?$`),
    example: 'login.test.ts',
  },
  { folder: /^\.$/, file: new RegExp(`^${CAMEL}(\\.config)?\\.ts$`), example: 'codegen.ts' },
];

export function misnamed({ path }: SourceFile): string | undefined {
  if (EMPTY_NAMES.test(path)) return `${path}: the name says nothing; name the thing`;
  const [folder, file] = [posix.dirname(path), posix.basename(path)];
  const pattern = PATTERNS.find((row) => row.folder.test(folder));
  if (!pattern) return `${path}: no pattern of names knows this folder`;
  return pattern.file.test(file)
    ? undefined
    : `${path}: files here are called like ${pattern.example}`;
}

/** The file of a component, and any capitalized file, is named after its export. */
export function exportsItsName({ path, text }: SourceFile): boolean {
  const name = baseName(path);
  const names = [name];
  if (/^client\/pages\/.*Page\.tsx$/.test(path)) names.push('Page');
  if (/^[A-Z].*\.ts$/.test(posix.basename(path))) names.push(`${name}\\w*`);
  if (!path.endsWith('.tsx') && names.length === 1) return true;
  const kinds = '(async )?(function|const|class|type|interface)';
  return new RegExp(`^export ${kinds} (${names.join('|')})\\b`, 'm').test(text);
}

const OPERATION = /\b(query|mutation|subscription|fragment)\s+(\w+)/g;
const DOCUMENT = /\bgraphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]*)`/gs;

/** `JobCard_job` is in JobCard.tsx, `Logout` in useLogout.ts, so a search leads straight there. */
export function misnamedDocuments({ path, text }: SourceFile): string[] {
  const name = baseName(path).replace(/^use(?=[A-Z])/, '');
  const prefix = name[0]!.toUpperCase() + name.slice(1);
  const fits = new RegExp(`^${prefix}(_[a-z]\\w*|[A-Z]\\w*)?$`);
  return [...text.matchAll(DOCUMENT)]
    .flatMap(([, document = '']) => [...document.matchAll(OPERATION)])
    .filter(([, , operation = '']) => !fits.test(operation))
    .map(
      ([, kind, operation]) => `${path}: the ${kind} ${operation} does not begin with ${prefix}`,
    );
}

function baseName(path: string): string {
  return posix.basename(path).replace(/\..*$/, '');
}
