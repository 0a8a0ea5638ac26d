import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const AlertDays_day = graphql(`
  fragment AlertDays_day on FigureAlertDay {
    day
    value
    text
  }
`);

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

interface AlertDaysProps {
  days: readonly FragmentType<typeof AlertDays_day>[];
  caption: string;
}

/** The days of an email as a table with a bar for each. */
export function AlertDays({ caption, ...props }: AlertDaysProps) {
  const t = useTranslations('figureAlerts');
  const format = useFormatter();
  const days = props.days.map((day) => readFragment(AlertDays_day, day));
  const longest = Math.max(...days.map(({ value }) => Math.abs(value ?? 0)), 0);
  const widthOf = (value: number | null | undefined) =>
    value && longest > 0
      ? `calc((100% - 4.5rem) * ${Math.max(0.01, Math.abs(value) / longest)})`
      : '0';
  if (days.length === 0) return null;
  return (
    <table className="tabular w-full text-sm">
      <caption className="pb-1 text-left text-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('table.day')}</th>
          <th scope="col">{t('table.value')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, value, text }) => (
          <tr key={day}>
            <th scope="row" className="py-0.5 pr-3 text-left font-normal whitespace-nowrap">
              {format.dateTime(new Date(day), DAY)}
            </th>
            <td className="w-full py-0.5 whitespace-nowrap">
              <span className="mr-2 inline-block w-16 text-right align-middle">{text}</span>
              <span
                aria-hidden="true"
                className="inline-block h-2.5 rounded-tag bg-ink align-middle forced-color-adjust-none"
                style={{ width: widthOf(value) }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
