import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { usePayAmount } from './usePayAmount.ts';

interface PayRangeProps {
  low: number;
  median: number;
  high: number;
  /** The pay of one job, marked among the others. */
  own?: { min: number; max: number } | null;
}

/**
 * Where the middle half of the pay lies, with the median and one job's pay. Every figure is at its mark, unless the pay
 * of one job moves the marks too close together: then the figures are a list below.
 */
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
  const atMark = (className: string, style: CSSProperties) =>
    own ? {} : { className: joinClasses('absolute', className), style };
  return (
    <div className={own ? undefined : 'relative h-41 sm:h-35'}>
      <div
        aria-hidden="true"
        className={own ? 'relative my-3 h-12' : 'absolute inset-x-0 top-12 h-10'}
      >
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
      <dl
        className={joinClasses(
          'tabular *:flex *:flex-col-reverse *:justify-end',
          own && 'grid grid-cols-3 gap-x-3 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8 sm:*:min-w-20',
        )}
      >
        <Figure label={t('range.low')} {...atMark('top-23 max-w-[36%]', { left: `${at(low)}%` })}>
          {amount(low)}
        </Figure>
        <Figure
          label={t('range.median')}
          mark={own && <span className="h-3 w-1 rounded-tag bg-ink" />}
          {...atMark('top-0 -translate-x-1/2 text-center', {
            left: `clamp(3.5rem, ${at(median)}%, 100% - 3.5rem)`,
          })}
        >
          {amount(median)}
        </Figure>
        <Figure
          label={t('range.high')}
          {...atMark('top-23 max-w-[36%] text-right', { right: `${100 - at(high)}%` })}
        >
          {amount(high)}
        </Figure>
        {own && (
          <Figure
            label={t('range.own')}
            mark={<span className="h-2 w-3 rounded-tag bg-genda ring-1 ring-edge" />}
          >
            {own.min === own.max ? amount(own.min) : `${amount(own.min)} – ${amount(own.max)}`}
          </Figure>
        )}
      </dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  /** The symbol that the drawing uses for it. */
  mark?: ReactNode;
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

function Figure({ label, mark, children, className, style }: FigureProps) {
  return (
    <div className={className} style={style}>
      <dt className="text-xs text-soft">
        {mark && (
          <span aria-hidden="true" className="mr-1.5 inline-block *:inline-block">
            {mark}
          </span>
        )}
        {label}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
