import { MARK, riskyParts, riskySpans } from './riskyParts.ts';

interface MarkedTextProps {
  text: string;
  words: readonly string[];
}

export function MarkedText({ text, words }: MarkedTextProps) {
  return riskyParts(text, riskySpans(text, words)).map((part, index) =>
    part.isRisky ? (
      <mark key={index} className={MARK}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
