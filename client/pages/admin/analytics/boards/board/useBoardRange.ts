import { useSearchParams } from '#client/lib/routing.ts';
import { rangeOfText, textOfRange, type BoardRange } from './boardRange.ts';

/** While viewing, dates in the address override those saved with the dashboard. */
export function useBoardRange(saved: BoardRange) {
  const [query, setQuery] = useSearchParams();
  const said = query.get('range');
  const read = said === null ? undefined : rangeOfText(said);
  const isSaved = read === undefined || textOfRange(read) === textOfRange(saved);
  return {
    range: read === undefined ? saved : read,
    /** Nothing differs from what is saved. */
    isSaved,
    choose: (range: BoardRange) => {
      const text = textOfRange(range);
      setQuery(text === textOfRange(saved) ? {} : { range: text }, { preventScrollReset: true });
    },
    /** The dates in the address have been saved. */
    settle: () => setQuery({}, { replace: true, preventScrollReset: true }),
  };
}
