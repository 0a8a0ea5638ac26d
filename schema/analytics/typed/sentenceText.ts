import type { ConditionTest } from '../query.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { BandWord } from './words/language.ts';

/** The words of a sentence, and which phrases begin at each of them. */
export class SentenceText {
  readonly tokens: readonly Token[];
  readonly words: Lexicon;

  constructor(tokens: readonly Token[], words: Lexicon) {
    this.tokens = tokens;
    this.words = words;
  }

  keyAt = (at: number): string => this.tokens[at]?.key ?? '';

  isOne = (at: number, keys: readonly string[]): boolean => keys.includes(this.keyAt(at));

  has = (keys: readonly string[]): boolean => this.tokens.some(({ key }) => keys.includes(key));

  /** How many words the phrase at this place has; 0 if none of these phrases begins there. */
  lengthOf(phrases: readonly (readonly string[])[], at: number): number {
    const found = phrases.find((keys) => keys.every((key, step) => this.keyAt(at + step) === key));
    return found?.length ?? 0;
  }

  bandLength = (word: BandWord, at: number) => this.lengthOf(this.words.bands[word], at);

  /** The longest phrase of several tests: "no more than" before "more than". */
  testAt(
    words: readonly (readonly [BandWord, ConditionTest])[],
    at: number,
  ): { length: number; test: ConditionTest } | null {
    let best: { length: number; test: ConditionTest } | null = null;
    for (const [word, test] of words) {
      const length = this.bandLength(word, at);
      if (length > (best?.length ?? 0)) best = { length, test };
    }
    return best;
  }

  number(at: number): number | null {
    return this.tokens[at]?.number ?? this.words.numbers.get(this.keyAt(at)) ?? null;
  }
}
