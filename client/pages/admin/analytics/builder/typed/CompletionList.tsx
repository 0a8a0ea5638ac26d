import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { Phrase } from './completions.ts';

interface CompletionListProps {
  id: string;
  lines: readonly Phrase[];
  /** The place of the active line, or -1. */
  active: number;
  onPoint: (place: number) => void;
  onChoose: (phrase: Phrase) => void;
}

/** Phrases that complete what was typed. The box keeps the focus. */
export function CompletionList({ id, lines, active, onPoint, onChoose }: CompletionListProps) {
  const t = useTranslations('typedQuestion');
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('list')}
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-12 z-40 max-h-80 animate-arrive overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-float"
    >
      {lines.map((line, index) => (
        <li
          key={`${line.kind} ${line.text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(line)}
          className={joinClasses(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
            index === active && 'active-line',
          )}
        >
          <span className="min-w-0 flex-1">{line.text}</span>
          <span className="text-xs text-soft">{t(`kind.${line.kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}
