import { globSync, readFileSync } from 'node:fs';

/** A code block of docs/api: its position, and what follows the name of its language. */
export interface Sample {
  where: string;
  language: string;
  /** `sh 401`: the expected status of its last response. `js webhook`: the kind of sample. */
  note: string;
  code: string;
}

const BLOCK = /^```(\w+)(?: (\w+))?\n([\s\S]*?)^```$/gm;

export function samplesOf(language: string): Sample[] {
  return globSync('docs/api/*.md')
    .sort()
    .flatMap((file) => blocksOf(file))
    .filter((sample) => sample.language === language);
}

function blocksOf(file: string): Sample[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(BLOCK)].map(([, language = '', note = '', code = ''], at, all) => ({
    where: `${file}:${text.slice(0, all[at]!.index).split('\n').length}`,
    language,
    note,
    code,
  }));
}
