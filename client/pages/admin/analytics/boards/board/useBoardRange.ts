import { useSearchParams } from '#client/lib/routing.ts';
import { rangeOfText, textOfRange, type BoardRange } from './boardRange.ts';

/** While one looks the dates stand in the address, over those that are saved with the dashboard. */
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
    /** What is in the address has been saved. */
    settle: () => setQuery({}, { replace: true, preventScrollReset: true }),
  };
}
