const FINISHED = 350;
const UNFINISHED = 1_000;

/**
 * How long a live search of words waits after a keystroke. Half a word finds other results than the whole one, so
 * the search waits until the word is finished or typing has stopped.
 */
export function pauseAfter(text: string): number {
  return text === '' || /\s$/.test(text) ? FINISHED : UNFINISHED;
}
