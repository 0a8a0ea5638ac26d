import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const PreviewRows_upload = graphql(`
  fragment PreviewRows_upload on BulkUpload {
    id
    total
    columns
    rows(first: 10) {
      nodes {
        row
        cells
        errors {
          field
          message
        }
      }
    }
  }
`);

/** Focusable, so that keyboard users can scroll it sideways with the arrow keys. */
const SCROLLS = { tabIndex: 0 };
const CELL = 'border-t border-line px-3 py-2.5 align-top';

/** The rows as parsed, so that a wrong delimiter or encoding is visible. */
export function PreviewRows(props: { upload: FragmentType<typeof PreviewRows_upload> }) {
  const { columns, rows, total } = readFragment(PreviewRows_upload, props.upload);
  const t = useTranslations('bulkUpload');
  return (
    <div className="grid gap-2">
      <div
        role="region"
        aria-label={t('preview.table')}
        {...SCROLLS}
        className="overflow-x-auto rounded-card border border-line bg-card"
      >
        <table className="w-full border-separate border-spacing-0 text-left text-sm">
          <caption className="sr-only">{t('preview.table')}</caption>
          <thead>
            <tr className="bg-tint text-xs text-soft *:px-3 *:py-2.5 *:font-semibold *:whitespace-nowrap">
              <th scope="col" className="sticky left-0 bg-tint">
                {t('preview.row')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.nodes.map(({ row, cells, errors }) => (
              <tr key={row}>
                <th scope="row" className={`${CELL} tabular sticky left-0 bg-card font-semibold`}>
                  <span className="flex items-center gap-1.5">
                    {row}
                    {errors.length > 0 && (
                      <CircleAlert
                        role="img"
                        aria-label={t('preview.faultyRow')}
                        className="size-4 shrink-0 text-red"
                      />
                    )}
                  </span>
                </th>
                {columns.map((name, at) => {
                  const wrong = errors.find(({ field }) => field === name);
                  return (
                    <td key={name} className={joinClasses(CELL, wrong && 'bg-red-wash')}>
                      <span
                        title={wrong?.message ?? cells[at]}
                        className="block max-w-56 min-w-8 truncate"
                      >
                        {cells[at]}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > rows.nodes.length && (
        <p className="text-sm text-soft">
          {t('preview.shown', { shown: rows.nodes.length, total })}
        </p>
      )}
    </div>
  );
}
