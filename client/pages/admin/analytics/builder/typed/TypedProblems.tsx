import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import type { TypedProblem } from '#schema/analytics/typed/understood.ts';

interface TypedProblemsProps {
  text: string;
  problems: readonly TypedProblem[];
  /** Writes the text in place of the marked words; an empty text removes them. */
  onReplace: (problem: TypedProblem, by: string) => void;
}

/** The sentence with the words that keep it from running, and what can be done about each. */
export function TypedProblems({ text, problems, onReplace }: TypedProblemsProps) {
  const t = useTranslations('typedQuestion');
  const pieces = problems.map(({ start, end }, at) => ({
    before: text.slice(problems[at - 1]?.end ?? 0, start),
    marked: text.slice(start, end),
  }));
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-base break-words text-text" aria-label={t('marked')} role="group">
        {pieces.map(({ before, marked }, at) => (
          <span key={at}>
            {before}
            <mark className="rounded-[3px] bg-red-wash text-red underline decoration-wavy underline-offset-4">
              {marked}
            </mark>
          </span>
        ))}
        {text.slice(problems.at(-1)?.end)}
      </p>
      <ul className="grid gap-2" aria-label={t('problems')}>
        {problems.map((problem) => {
          const { why, start, options, about } = problem;
          const word = problem.text;
          return (
            <li key={`${start} ${word}`} className="flex flex-wrap items-center gap-2 text-sm">
              <span className="text-soft">
                {why === 'unfit'
                  ? t('problem.unfit', { word, dimension: '', measure: '', ...about })
                  : t(`problem.${why}`, { word })}
              </span>
              {options.map((option) => (
                <Button
                  key={option}
                  size="s"
                  aria-label={t('replaceWith', { word, text: option })}
                  onClick={() => onReplace(problem, option)}
                >
                  {option}
                </Button>
              ))}
              {why !== 'noMeasure' && (
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t('removeWord', { word })}
                  icon={<X className="size-4" />}
                  onClick={() => onReplace(problem, '')}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
