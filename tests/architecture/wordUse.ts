import type { SourceFile } from '#server/launch/structure/sourceFiles.ts';

/** The message keys used in the code: whole keys, and the beginnings of computed ones. */
export interface WordUse {
  keys: Set<string>;
  prefixes: string[];
}

const LITERAL = /(['"`])([A-Za-z][\w-]*(?:\.[\w-]+)*)\1/g;
const PREFIX = /`([A-Za-z][\w-]*\.(?:[\w-]+\.)*)\$\{/g;

export function wordUseOf(files: SourceFile[]): WordUse {
  const code = files.map(({ text }) => text).join('\n');
  return {
    keys: new Set([...code.matchAll(LITERAL)].map((match) => match[2]!)),
    prefixes: [...new Set([...code.matchAll(PREFIX)].map((match) => match[1]!))],
  };
}

export function isUsed(key: string, { keys, prefixes }: WordUse): boolean {
  return keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

export interface AskedKey {
  path: string;
  line: number;
  /** Undefined if the code does not say which catalogue it uses. */
  area?: string;
  key: string;
}

const TRANSLATOR =
  /\b(?:const|let)\s+(\w+)\s*=\s*(?:useTranslations|words|translator)\((?:\w+,\s*)?'(\w+)'\)/g;
const CALL = /\b(\w+)(?:\.(?:rich|markup))?\(\s*'([A-Za-z][\w-]*(?:\.[\w-]+)*)'/g;
const DIRECT = /\b(?:words|translator)\((?:[\w.]+,\s*)?'(\w+)'\)\(\s*'([\w.-]+)'/g;

/** Every `t('login.title')`, with the catalogue of its translator. */
export function askedKeysOf({ path, text }: SourceFile): AskedKey[] {
  const areas = new Map([...text.matchAll(TRANSLATOR)].map((match) => [match[1]!, match[2]!]));
  const lineOf = (match: RegExpExecArray) => text.slice(0, match.index).split('\n').length;
  const calls = [...text.matchAll(CALL)]
    .filter(([, name = '']) => name === 't' || areas.has(name))
    .map((match) => ({ path, line: lineOf(match), area: areas.get(match[1]!), key: match[2]! }));
  const direct = [...text.matchAll(DIRECT)].map((match) => ({
    path,
    line: lineOf(match),
    area: match[1]!,
    key: match[2]!,
  }));
  return [...calls, ...direct];
}
