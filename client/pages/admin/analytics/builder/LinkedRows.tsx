import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowsOf } from '#client/components/analytics/rows/FigureRows.tsx';
import { useSearchParams } from '#client/lib/routing.ts';
import { figureOfAddress } from '#schema/analytics/figureRows.ts';

/** Opens the rows behind the figure in the address, as links in emails do. Once closed, they stay closed. */
export function LinkedRows() {
  const t = useTranslations('analytics');
  const [params] = useSearchParams();
  const [address] = useState(() => params.toString());
  const [isOpen, setOpen] = useState(() => params.has('rows'));
  const close = useCallback(() => setOpen(false), []);
  if (!isOpen) return null;
  const read = figureOfAddress(new URLSearchParams(address));
  if ('problems' in read) return null;
  const { query, measure, group, isPrevious, readAt } = read.figure;
  return (
    <RowsOf
      query={query}
      figure={{
        measure: measure ?? query.measures[0]!,
        ...(group && { group }),
        ...(isPrevious && { isPrevious }),
        ...(readAt && { readAt }),
        text: t('builder.linkedFigure'),
      }}
      onClose={close}
    />
  );
}
