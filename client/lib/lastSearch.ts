/** The latest search results, from which the position of a job is known. */
interface ShownSearch {
  words: string;
  ids: readonly string[];
  /** How many jobs were on the pages before. */
  before: number;
}

let last: ShownSearch | undefined;

export function rememberSearch(shown: ShownSearch): void {
  last = shown;
}

export function placeInLastSearch(jobId: string): { words: string; position: number } | undefined {
  const at = last?.ids.indexOf(jobId) ?? -1;
  return last && at >= 0 ? { words: last.words, position: last.before + at + 1 } : undefined;
}
