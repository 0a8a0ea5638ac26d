import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import type { BuilderState } from '../question/builderState.ts';
import { partsOf } from '#client/pages/admin/analytics/builder/question/question.ts';
import { removeFilterPart } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { useQuestionWords } from '#client/pages/admin/analytics/builder/question/useQuestionWords.ts';
import { Shelf } from '#client/pages/admin/analytics/builder/shelves/Shelf.tsx';

interface FilterShelfProps {
  build: BuilderState;
  focusNext: (shelf: string, at: number) => void;
  dropAt: number | null;
  onAdd: () => void;
  onEdit: () => void;
}

/** All conditions must hold; one of them may be a group. */
export function FilterShelf({ build, focusNext, dropAt, onAdd, onEdit }: FilterShelfProps) {
  const t = useTranslations('analytics');
  const words = useQuestionWords(build.model);
  const remove = (at: number, name: string) => {
    focusNext('filter', at);
    build.change(removeFilterPart(at));
    announce(t('builder.said.removed', { name }));
  };
  return (
    <Shelf
      name="filter"
      label={t('builder.shelf.filters')}
      hint={t('builder.shelf.filtersHint')}
      addLabel={t('builder.shelf.addFilter')}
      onAdd={onAdd}
      dropAt={dropAt}
      refusal={build.refusalOf('filter')}
    >
      {partsOf(build.question.query.filter).map((part, at) => {
        const name = words.filterWords(part);
        const segment = (part.segment ?? part.not?.segment) || null;
        const conditions = segment && build.model.segmentOf(segment)?.conditions;
        return (
          <li
            key={`${at} ${name}`}
            data-chip=""
            className="inline-flex min-h-11 max-w-full items-stretch rounded-control border border-line bg-paper text-sm hover:border-edge xl:min-h-9"
          >
            <button
              type="button"
              data-chip-button=""
              aria-keyshortcuts="Delete"
              onClick={onEdit}
              onKeyDown={({ key }) => {
                if (key === 'Delete' || key === 'Backspace') remove(at, name);
              }}
              className="hit-44 flex min-w-0 items-center gap-2 rounded-control px-2.5 text-left hover:text-ink"
            >
              <span className="min-w-0 py-1">
                {name}
                {conditions && <span className="block text-xs text-soft">{conditions}</span>}
              </span>
              <Pencil className="size-3.5 shrink-0 text-soft" />
            </button>
            <button
              type="button"
              aria-label={t('builder.chip.remove', { name })}
              onClick={() => remove(at, name)}
              className="hit-44 grid w-10 shrink-0 place-items-center rounded-control text-soft hover:bg-tint hover:text-text xl:w-8"
            >
              <X className="size-4" />
            </button>
          </li>
        );
      })}
    </Shelf>
  );
}
