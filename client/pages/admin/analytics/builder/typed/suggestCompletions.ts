import { begins, plainWords, type Phrase, type ParsedText } from './parseText.ts';

const MOST = 8;

/** Completions of the last words, shorter ones first. After "by", dimensions come first. */
export function suggestCompletions(
  typed: string,
  phrases: readonly Phrase[],
  { open, afterBy }: ParsedText,
): Phrase[] {
  const words = plainWords(open || lastWord(typed));
  if (words.length === 0) return [];
  const inTheMiddle = (phrase: Phrase) =>
    plainWords(phrase.text).some((_word, at, all) => begins(all.slice(at), words));
  const rank = ({ meaning }: Phrase) =>
    meaning.is === (afterBy ? 'dimension' : 'measure') ? 0 : 1;
  return phrases
    .filter(({ meaning }) => meaning.is !== 'joint' && meaning.is !== 'by')
    .filter((phrase) => phrase.text.toLocaleLowerCase() !== words.join(' '))
    .filter(inTheMiddle)
    .sort((one, other) => rank(one) - rank(other) || one.text.length - other.text.length)
    .slice(0, MOST);
}

const lastWord = (typed: string) => (/\s$/.test(typed) ? '' : (plainWords(typed).at(-1) ?? ''));

/** The text with its unfinished end replaced. */
export function withCompletion(typed: string, { open }: ParsedText, phrase: string): string {
  const end = open || lastWord(typed);
  const words = typed.trim().split(/\s+/);
  const kept = words.slice(0, Math.max(0, words.length - plainWords(end).length));
  return `${[...kept, phrase].join(' ')} `;
}
