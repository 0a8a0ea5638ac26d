import type { TextPart } from './compareTexts.ts';

interface ComparedTextProps {
  parts: readonly TextPart[];
  side: 'before' | 'after';
}

/** Struck through or underlined, so that it does not depend on colour. */
export function ComparedText({ parts, side }: ComparedTextProps) {
  return parts.map(({ text, differs }, index) => {
    if (!differs) return text;
    return side === 'before' ? (
      <del key={index} className="bg-red-wash text-red line-through">
        {text}
      </del>
    ) : (
      <ins key={index} className="bg-green-wash text-green underline underline-offset-2">
        {text}
      </ins>
    );
  });
}
