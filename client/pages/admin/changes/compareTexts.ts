import { diffArrays } from 'diff';

export interface TextPart {
  text: string;
  /** Whether the text is only on this side. */
  differs: boolean;
}

export interface ComparedTexts {
  before: TextPart[];
  after: TextPart[];
}

const TIMEOUT_MS = 500;

/**
 * A word or sign with the space after it. Vowel signs belong to their word; otherwise Devanagari would be torn apart.
 */
const TOKEN = /[\p{L}\p{M}\p{N}_\u200C\u200D]+\s*|\P{L}\s*/gu;
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

const isSame = (one: string, other: string) => one.trimEnd() === other.trimEnd();

/** Compares two texts word by word. They count as entirely different if that would take too long. */
export function compareTexts(before: string, after: string, timeout = TIMEOUT_MS): ComparedTexts {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  const runs = diffArrays(old, fresh, { timeout, comparator: isSame });
  if (!runs) return { before: partsOf(before, true), after: partsOf(after, true) };
  const sides: ComparedTexts = { before: [], after: [] };
  for (const { count, added, removed } of runs) {
    const differs = added || removed;
    if (!added) sides.before.push(...partsOf(old.splice(0, count).join(''), differs));
    if (!removed) sides.after.push(...partsOf(fresh.splice(0, count).join(''), differs));
  }
  return sides;
}

/** The trailing space is never highlighted. */
function partsOf(text: string, differs: boolean): TextPart[] {
  const end = differs ? text.trimEnd().length : 0;
  const parts = [
    { text: text.slice(0, end), differs },
    { text: text.slice(end), differs: false },
  ];
  return parts.filter((part) => part.text);
}
