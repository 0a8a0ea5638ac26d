/** A short number for a text, always the same (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Numbers between 0 and 1 that look random and follow from the text (Mulberry32). */
function numbersFrom(text: string): () => number {
  let state = numberOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let next = Math.imul(state ^ (state >>> 15), 1 | state);
    next = (next + Math.imul(next ^ (next >>> 7), 61 | next)) ^ next;
    return ((next ^ (next >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs something with random numbers that depend only on the text. */
export function withSeededRandom<Result>(text: string, run: () => Result): Result {
  const { random } = Math;
  Math.random = numbersFrom(text);
  try {
    return run();
  } finally {
    Math.random = random;
  }
}
