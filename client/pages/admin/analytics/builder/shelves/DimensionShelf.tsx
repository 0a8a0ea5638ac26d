import { useTranslations } from 'use-intl';
import { changeQuery } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { GRAINS, type Grain } from '#schema/analytics/grains.ts';
import type { FieldShelfProps } from './MeasureShelf.tsx';
import { Shelf } from './Shelf.tsx';
import { ShelfChip } from './ShelfChip.tsx';

interface DimensionShelfProps extends FieldShelfProps {
  onFilter: (dimension: string) => void;
  /** The grain the server chose if the user chose none. */
  answeredGrain: Grain | null;
}

export function DimensionShelf({ build, acts, focusNext, ...props }: DimensionShelfProps) {
  const t = useTranslations('analytics');
  const { dimensions, grain, pivot } = build.question.query;
  const count = dimensions.length;
  return (
    <Shelf
      name="dimension"
      label={t('builder.shelf.by')}
      hint={t('builder.shelf.byHint')}
      addLabel={t('builder.shelf.addDimension')}
      onAdd={props.onAdd}
      dropAt={props.dropAt}
      refusal={build.refusalOf('dimensions', 'by', 'grain', 'pivot')}
    >
      {dimensions.map((key, at) => {
        const isTime = key === 'time';
        const moveBy = (by: -1 | 1) => {
          focusNext('dimension', at + by);
          acts.move('dimension', key, by);
        };
        const remove = () => {
          focusNext('dimension', at);
          acts.remove('dimension', key);
        };
        const act: Record<string, () => void> = {
          filter: () => props.onFilter(key),
          across: () => build.change(changeQuery({ pivot: pivot === key ? null : key })),
          first: () => build.change(changeQuery({ order: [{ dimension: key }] })),
          last: () => build.change(changeQuery({ order: [{ dimension: key, descending: true }] })),
          earlier: () => moveBy(-1),
          later: () => moveBy(1),
          remove,
        };
        const choose = (id: string) => {
          const chosen = GRAINS.find((one) => one === id);
          if (chosen) build.change(changeQuery({ grain: chosen }));
          else act[id]?.();
        };
        const shownGrain = grain ?? props.answeredGrain;
        const note = [
          isTime && shownGrain && t(`builder.grain.by.${shownGrain}`),
          pivot === key && t('builder.chip.isAcross'),
        ].filter(Boolean);
        return (
          <ShelfChip
            key={key}
            kind="dimension"
            fieldKey={key}
            name={build.model.nameOf(key)}
            note={note.join(', ') || null}
            isCarried={props.carried === key}
            choices={[
              ...(isTime
                ? GRAINS.map((one) => ({ id: one, label: t(`builder.grain.by.${one}`) }))
                : [{ id: 'filter', label: t('builder.chip.filter') }]),
              {
                id: 'across',
                label: t(pivot === key ? 'builder.chip.down' : 'builder.chip.across'),
                disabled: count < 2,
              },
              { id: 'first', label: t(isTime ? 'builder.chip.oldest' : 'builder.chip.aToZ') },
              { id: 'last', label: t(isTime ? 'builder.chip.newest' : 'builder.chip.zToA') },
              { id: 'earlier', label: t('builder.chip.earlier'), disabled: at === 0 },
              { id: 'later', label: t('builder.chip.later'), disabled: at === count - 1 },
              { id: 'remove', label: t('builder.chip.takeAway'), danger: true },
            ]}
            onChoose={choose}
            onMove={moveBy}
            onRemove={remove}
          />
        );
      })}
    </Shelf>
  );
}
