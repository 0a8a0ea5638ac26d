import { List } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { FigureRows, useOpenRows } from './FigureRows.tsx';

interface RowsButtonProps {
  query: AnalyticsQuery;
  /** The accessible name. */
  label: string;
  /** The figure as it is shown. */
  text: string;
}

/** Opens the rows behind a figure that is a link to something else. */
export function RowsButton({ query, ...props }: RowsButtonProps) {
  return (
    <FigureRows query={query}>
      <Opener measure={query.measures[0]!} {...props} />
    </FigureRows>
  );
}

function Opener({ measure, label, text }: Omit<RowsButtonProps, 'query'> & { measure: string }) {
  const open = useOpenRows();
  return (
    <Button
      variant="quiet"
      size="s"
      iconOnly
      aria-label={label}
      title={label}
      className="print-hidden -my-2 text-soft"
      icon={<List className="size-4" />}
      onClick={() => open?.({ measure, text })}
    />
  );
}
