import { useTranslations } from 'use-intl';
import { usePayAmount } from './usePayAmount.ts';

interface PayRangeProps {
  low: number;
  median: number;
  high: number;
  /** The pay of one job, marked among the others. */
  own?: { min: number; max: number } | null;
}

/** Where the middle half of the pay lies, with the median and one job's pay. Every figure is written next to its mark. */
export function PayRange({ low, median, high, own }: PayRangeProps) {
  const t = useTranslations('pay');
  const amount = usePayAmount();
  const least = Math.min(low, own?.min ?? low);
  const most = Math.max(high, own?.max ?? high);
  const margin = Math.max((most - least) * 0.12, 1);
  const at = (rupees: number) => ((rupees - least + margin) / (most - least + 2 * margin)) * 100;
  const span = (from: number, to: number) => ({
    left: `${at(from)}%`,
    width: `${Math.max(at(to) - at(from), 1.5)}%`,
  });
  return (
    <div>
      <div aria-hidden="true" className="relative my-3 h-12">
        <div className="absolute inset-x-0 top-5 h-px bg-line" />
        <div style={span(low, high)} className="absolute top-3 h-4 rounded-tag bg-heat-3" />
        <div
          style={{ left: `${at(median)}%` }}
          className="absolute top-1.5 h-7 w-1 -translate-x-1/2 rounded-tag bg-ink"
        />
        {own && (
          <div
            style={span(own.min, own.max)}
            className="absolute top-10 h-2 rounded-tag bg-genda ring-1 ring-edge"
          />
        )}
      </div>
      <dl className="tabular grid grid-cols-3 gap-x-3 gap-y-3 *:flex *:flex-col-reverse *:justify-end sm:flex sm:flex-wrap sm:gap-x-8 sm:*:min-w-20">
        <div>
          <dt className="text-xs text-soft">{t('range.low')}</dt>
          <dd className="font-semibold">{amount(low)}</dd>
        </div>
        <div>
          <dt className="text-xs text-soft">
            <span aria-hidden="true" className="mr-1.5 inline-block h-3 w-1 rounded-tag bg-ink" />
            {t('range.median')}
          </dt>
          <dd className="font-semibold">{amount(median)}</dd>
        </div>
        <div>
          <dt className="text-xs text-soft">{t('range.high')}</dt>
          <dd className="font-semibold">{amount(high)}</dd>
        </div>
        {own && (
          <div>
            <dt className="text-xs text-soft">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block h-2 w-3 rounded-tag bg-genda ring-1 ring-edge"
              />
              {t('range.own')}
            </dt>
            <dd className="font-semibold">
              {own.min === own.max ? amount(own.min) : `${amount(own.min)} – ${amount(own.max)}`}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
