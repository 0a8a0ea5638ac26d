import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { changesIn } from './changesIn.ts';
import { useActivityWords } from './useActivityWords.ts';

interface ChangesProps {
  before: unknown;
  after: unknown;
}

/** The values before and after; stacked on phones. */
export function Changes({ before, after }: ChangesProps) {
  const t = useTranslations('activity');
  const words = useActivityWords();
  const changes = changesIn(before, after);
  if (changes.length === 0) return <p className="text-sm text-soft">{t('entry.noChanges')}</p>;
  return (
    <table role="table" className="w-full table-fixed text-left text-sm max-md:block">
      <caption className="sr-only">{t('entry.changes')}</caption>
      <thead role="rowgroup" className="max-md:hidden">
        <tr role="row" className="text-xs text-soft">
          {(['field', 'before', 'after'] as const).map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-1.5 pr-4 font-semibold first:w-1/4"
            >
              {t(`entry.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {changes.map((change) => (
          <tr
            key={change.name}
            role="row"
            className="align-top max-md:grid max-md:gap-0.5 max-md:border-t max-md:border-line max-md:py-2 md:*:border-t md:*:border-line"
          >
            <th role="rowheader" scope="row" className="py-1.5 pr-4 font-semibold wrap-anywhere">
              {words.field(change.name)}
            </th>
            {(['before', 'after'] as const).map((side) => (
              <td
                key={side}
                role="cell"
                className="py-1.5 pr-4 max-md:flex max-md:gap-2 max-md:py-0"
              >
                <span aria-hidden="true" className="w-16 shrink-0 text-soft md:hidden">
                  {t(`entry.${side}`)}
                </span>
                <Value value={change[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function Value({ value }: { value: unknown }) {
  const t = useTranslations('activity');
  const words = useActivityWords();
  const time = useTimeWords();
  if (value === undefined || value === null || value === '')
    return <span className="text-soft">{t('entry.empty')}</span>;
  if (typeof value === 'boolean') return t(value ? 'entry.yes' : 'entry.no');
  const text =
    typeof value !== 'string'
      ? JSON.stringify(value, null, 2)
      : TIME.test(value)
        ? time.full(value)
        : words.value(value);
  return <span className="min-w-0 break-words whitespace-pre-wrap">{text}</span>;
}
