import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

interface NothingFoundProps {
  title: string;
  message: string;
  /** The button that shows everything. Omit it if the list is not filtered. */
  clear?: { label: string; onClear: () => void } | false;
  isFiltered: boolean;
}

/** Why a list is empty and what to do next. */
export function NothingFound({ title, message, clear, isFiltered }: NothingFoundProps) {
  return (
    <EmptyState drawing={isFiltered ? 'search' : 'folder'} title={title} message={message}>
      {clear && (
        <Button
          onClick={() => {
            clear.onClear();
            focusHeading();
          }}
        >
          {clear.label}
        </Button>
      )}
    </EmptyState>
  );
}
