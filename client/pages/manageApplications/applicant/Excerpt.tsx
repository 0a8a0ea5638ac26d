import { useTranslations } from 'use-intl';
import type { ApplicationExcerptPart } from '#client/gql/graphql.ts';

interface ExcerptProps {
  part: ApplicationExcerptPart;
  text: string;
  /** As typed. */
  search: string;
}

/** Where the words were found, with the words marked. */
export function Excerpt({ part, text, search }: ExcerptProps) {
  const t = useTranslations('reviewDesk');
  return (
    <p className="line-clamp-2 text-sm text-soft wrap-anywhere">
      <span className="font-semibold">{t(`excerpt.${part}`)}</span> …
      {markedParts(text, search).map(({ piece, isFound }, index) =>
        isFound ? (
          <mark key={index} className="rounded-[3px] bg-genda-wash text-genda-text">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
      …
    </p>
  );
}

/** Splits the text at the matches. A match is a searched word that is found at the beginning of a word. */
export function markedParts(text: string, search: string) {
  const words = search.split(/[^\p{L}\p{M}\p{N}.+#]+/u).filter(Boolean);
  if (words.length === 0) return [{ piece: text, isFound: false }];
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${escaped.join('|')})`, 'giu');
  return text
    .split(found)
    .map((piece, index) => ({ piece, isFound: index % 2 === 1 }))
    .filter(({ piece }) => piece !== '');
}
