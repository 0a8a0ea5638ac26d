import { useTranslations } from 'use-intl';
import type { BuilderState } from '../question/builderState.ts';
import { changeQuery, setChart } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Shelf } from './Shelf.tsx';
import { ShelfChip } from './ShelfChip.tsx';
import type { FieldActions } from './useFieldActions.ts';

export interface FieldShelfProps {
  build: BuilderState;
  acts: FieldActions;
  focusNext: (shelf: string, at: number) => void;
  /** The dragged field, and where it would be dropped in this shelf. */
  carried: string | null;
  dropAt: number | null;
  onAdd: () => void;
}

export function MeasureShelf({ build, acts, focusNext, ...props }: FieldShelfProps) {
  const t = useTranslations('analytics');
  const { measures, order, dimensions, funnel } = build.question.query;
  const subjects = new Set(measures.map((key) => build.model.measureOf(key)?.stepOf ?? null));
  const areSteps = measures.length > 1 && subjects.size === 1 && !subjects.has(null);
  return (
    <Shelf
      name="measure"
      label={t('builder.shelf.measures')}
      hint={t('builder.shelf.measuresHint')}
      addLabel={t('builder.shelf.addMeasure')}
      onAdd={props.onAdd}
      dropAt={props.dropAt}
      refusal={build.refusalOf('measures', 'order')}
      setting={
        (areSteps || funnel) && (
          <Checkbox
            label={t('builder.shelf.funnel')}
            checked={funnel ?? false}
            onChange={({ target: { checked } }) => {
              const set = changeQuery({ funnel: checked });
              build.change((question) =>
                checked && dimensions.length === 0
                  ? setChart('funnel')(set(question))
                  : set(question),
              );
            }}
          />
        )
      }
    >
      {measures.map((key, at) => {
        const sorted = order?.find(({ measure }) => measure === key);
        const moveBy = (by: -1 | 1) => {
          focusNext('measure', at + by);
          acts.move('measure', key, by);
        };
        const remove = () => {
          focusNext('measure', at);
          acts.remove('measure', key);
        };
        const sort = (descending: boolean) =>
          build.change(changeQuery({ order: [{ measure: key, descending }] }));
        const act: Record<string, () => void> = {
          largest: () => sort(true),
          smallest: () => sort(false),
          earlier: () => moveBy(-1),
          later: () => moveBy(1),
          remove,
        };
        return (
          <ShelfChip
            key={key}
            kind="measure"
            fieldKey={key}
            name={build.model.nameOf(key)}
            note={sorted ? (sorted.descending ? '↓' : '↑') : null}
            isCarried={props.carried === key}
            choices={[
              { id: 'largest', label: t('builder.chip.largest') },
              { id: 'smallest', label: t('builder.chip.smallest') },
              { id: 'earlier', label: t('builder.chip.earlier'), disabled: at === 0 },
              {
                id: 'later',
                label: t('builder.chip.later'),
                disabled: at === measures.length - 1,
              },
              { id: 'remove', label: t('builder.chip.takeAway'), danger: true },
            ]}
            onChoose={(id) => act[id]?.()}
            onMove={moveBy}
            onRemove={remove}
          />
        );
      })}
    </Shelf>
  );
}
