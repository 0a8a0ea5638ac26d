import { posix } from 'node:path';
import type { SourceFile } from './sourceFiles.ts';

export interface Import {
  from: string;
  line: number;
  specifier: string;
  /** Relative to the root of the repository; a package keeps its name. */
  target: string;
  typeOnly: boolean;
}

// import … from 'x', export … from 'x', import 'x', and import('x').
const STATEMENT =
  /^[ \t]*(?<how>import|export)\s+(?<type>type\s+)?(?:[\w*${}\s,]*?\sfrom\s*)?(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm;
const DYNAMIC = /(?<![\w"'`])import\(\s*(?:\/\*.*?\*\/\s*)?(['"])(?<specifier>[^'"\n]+)\1/g;

export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(STATEMENT), ...text.matchAll(DYNAMIC)].map((match) => {
    const { specifier = '', type } = match.groups ?? {};
    return {
      from: path,
      line: text.slice(0, match.index).split('\n').length + leadingBreaks(match[0]),
      specifier,
      target: resolveSpecifier(path, specifier),
      typeOnly: Boolean(type),
    };
  });
}

/** `export * from` and files with nothing but re-exports: a barrel hides where code lives. */
export function isBarrel({ text }: SourceFile): boolean {
  const code = text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .trim();
  const rest = code
    .replace(/^export\s+(type\s+)?(\*|\{[^}]*\})[^;]*\sfrom\s+['"][^'"]+['"];?/gms, '')
    .trim();
  return code !== '' && rest === '' && /from\s+['"][.#]/.test(code);
}

function resolveSpecifier(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : specifier;
}

function leadingBreaks(statement: string): number {
  return /^\s*/.exec(statement)![0].split('\n').length - 1;
}
