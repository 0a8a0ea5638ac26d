import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { GRAINS } from '#schema/analytics/grains.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { FieldPanel } from './fields/FieldPanel.tsx';
import { FieldSheet } from './fields/FieldSheet.tsx';
import { FilterDialog } from './filters/FilterDialog.tsx';
import { FilterShelf } from './filters/FilterShelf.tsx';
import { filterable, firstFilterable } from './filters/filterable.ts';
import type { BuilderState } from './question/builderState.ts';
import { isWhole } from './question/question.ts';
import type { FieldKind } from './question/steps.ts';
import type { BuiltAnswer } from './question/useBuiltAnswer.ts';
import { FirstQuestions } from './result/FirstQuestions.tsx';
import { Result } from './result/Result.tsx';
import { DimensionShelf } from './shelves/DimensionShelf.tsx';
import { MeasureShelf } from './shelves/MeasureShelf.tsx';
import { acceptsField } from './shelves/acceptsField.ts';
import { CalculationShelf } from './shelves/CalculationShelf.tsx';
import { HavingShelf } from './shelves/HavingShelf.tsx';
import { MoreSettings } from './shelves/MoreSettings.tsx';
import { TimeShelf } from './shelves/TimeShelf.tsx';
import { useFieldDrag } from './shelves/useFieldDrag.ts';
import { useChipFocus } from './shelves/useChipFocus.ts';
import { useFieldActions } from './shelves/useFieldActions.ts';
import { TypedQuestion } from './typed/TypedQuestion.tsx';

interface BuilderProps {
  build: BuilderState;
  answering: BuiltAnswer;
  svgRef: RefObject<SVGSVGElement | null>;
  /** A report is loading. */
  isOpening: boolean;
  /** A day in the question's time zone. */
  today: string;
}

/** Where the panel is beside the question: theme.css, xl. */
const WIDE = '(min-width: 80rem)';

/** The available fields, the question and its result. */
export function Builder({ build, answering, svgRef, isOpening, today }: BuilderProps) {
  const t = useTranslations('analytics');
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<FieldKind>('measure');
  const [isSheet, setSheet] = useState(false);
  const [filtering, setFiltering] = useState<{ add: string | null } | null>(null);
  const { question } = build;
  const { dimensions, filter, having, calculations } = question.query;
  // Unused shelves are side by side, so that the answer starts higher on the page.
  const shelves = (isUsed: boolean) =>
    isUsed ? 'divide-y divide-line' : 'grid max-sm:divide-y max-sm:divide-line sm:grid-cols-2';
  const acts = useFieldActions(build);
  const { focusNext } = useChipFocus(box, question);
  const carry = useFieldDrag(box, {
    takes: (shelf, what) => acceptsField(build, shelf, what),
    onDrop: (shelf, what, at) => {
      if (shelf === 'filter') setFiltering({ add: what.key });
      else acts.add(what.kind, what.key, at);
    },
  });
  const dropAt = (shelf: string) => (carry.over?.shelf === shelf ? carry.over.at : null);
  const carried = carry.what?.key ?? null;
  const choose = (what: FieldKind) => {
    setKind(what);
    if (window.matchMedia(WIDE).matches) search.current?.focus();
    else setSheet(true);
  };
  const shared = { build, acts, focusNext, carried };
  return (
    <div
      ref={box}
      className="mt-5 grid gap-4 xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-6 print:block"
    >
      {isWhole(question) && (
        <a href="#answer" className="skip-link">
          {t('builder.result.skip')}
        </a>
      )}
      <aside
        aria-labelledby="fields"
        className="print-hidden max-xl:hidden xl:sticky xl:top-[calc(var(--bar)+20px)] xl:flex xl:h-[calc(100dvh-var(--bar)-40px)] xl:flex-col"
      >
        <h2 id="fields" className="sr-only">
          {t('builder.fields.label')}
        </h2>
        <FieldPanel build={build} acts={acts} kind={kind} onKind={setKind} searchRef={search} />
      </aside>
      <div className="grid min-w-0 content-start gap-4">
        <TypedQuestion build={build} today={today} />
        <section
          aria-label={t('builder.question')}
          className="print-hidden divide-y divide-line rounded-card border border-line bg-card"
        >
          <MeasureShelf {...shared} dropAt={dropAt('measure')} onAdd={() => choose('measure')} />
          <div className={shelves(dimensions.length > 0 || Boolean(filter))}>
            <DimensionShelf
              {...shared}
              dropAt={dropAt('dimension')}
              onAdd={() => choose('dimension')}
              onFilter={(add) => setFiltering({ add })}
              answeredGrain={
                GRAINS.find((one) => one.toUpperCase() === answering.answer?.grain) ?? null
              }
            />
            <FilterShelf
              build={build}
              focusNext={focusNext}
              dropAt={dropAt('filter')}
              onAdd={() => setFiltering({ add: firstFilterable(filterable(build))?.key ?? null })}
              onEdit={() => setFiltering({ add: null })}
            />
          </div>
          <div className={shelves(Boolean(having?.length || calculations?.length))}>
            <HavingShelf build={build} />
            <CalculationShelf build={build} />
          </div>
          <TimeShelf build={build} today={today} />
          <MoreSettings build={build} />
        </section>
        {isWhole(question) && <Result build={build} answering={answering} svgRef={svgRef} />}
        {!isWhole(question) && (isOpening ? <Skeleton className="h-72" /> : <FirstQuestions />)}
      </div>
      {isSheet && (
        <FieldSheet build={build} acts={acts} kind={kind} onClose={() => setSheet(false)} />
      )}
      {filtering && (
        <FilterDialog build={build} add={filtering.add} onClose={() => setFiltering(null)} />
      )}
    </div>
  );
}
