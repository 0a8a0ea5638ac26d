import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { UnderstoodPart } from '#schema/analytics/typed/understood.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import { usePartWords } from './usePartWords.ts';

interface TypedPartsProps {
  model: Model;
  parts: readonly UnderstoodPart[];
  onRemove: (part: UnderstoodPart) => void;
}

/** The parts of the sentence that were understood; a cross removes their words from it. */
export function TypedParts({ model, parts, onRemove }: TypedPartsProps) {
  const t = useTranslations('typedQuestion');
  const wordsOf = usePartWords(model);
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={t('understood')}>
      {parts.map((part) => {
        const name = wordsOf(part.means);
        return (
          <li
            key={`${part.cut[0]} ${part.means.is} ${name}`}
            className="inline-flex min-h-11 max-w-full items-stretch rounded-control border border-line bg-paper text-sm xl:min-h-9"
          >
            <span className="min-w-0 self-center py-1 pl-2.5">{name}</span>
            <button
              type="button"
              aria-label={t('removePart', { name })}
              onClick={() => onRemove(part)}
              className="hit-44 grid w-10 shrink-0 place-items-center rounded-control text-soft hover:bg-tint hover:text-text xl:w-8"
            >
              <X className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
