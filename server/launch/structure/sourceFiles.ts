import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

export interface SourceFile {
  /** Relative to the root of the repository, with slashes: `server/lib/clock.ts`. */
  path: string;
  text: string;
}

const CODE = ['{client,server,schema,tests}/**/*.{ts,tsx}', '*.ts'];
const GENERATED = /^((client|server\/rest)\/gql\/|server\/db\/statementTypes\.ts$)/;

/** Every handwritten source file of the repository. */
export const SOURCE_FILES: SourceFile[] = readFiles(CODE).filter(
  ({ path }) => !GENERATED.test(path),
);

export function readFiles(patterns: string[]): SourceFile[] {
  return globSync(patterns)
    .map((path) => path.replaceAll(sep, '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** `file:line message`, in the form editors can open. */
export function violation(path: string, line: number, what: string): string {
  return `${path}:${line} ${what}`;
}

/** Blanks out lines that only contain a comment, so that the others keep their numbers. */
export function withoutComments({ path, text }: SourceFile): SourceFile {
  return { path, text: text.replace(/^[ \t]*(\/\/|\/\*|\*).*$/gm, '') };
}
