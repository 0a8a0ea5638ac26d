import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { payOf } from '#schema/search/filterAddress.ts';
import type { BrowseState } from '#client/pages/browse/browseState.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { usePayRange } from './usePayRange.ts';

export const PayFilter_band = graphql(`
  fragment PayFilter_band on PayBand {
    from
    to
    count
    selected
  }
`);

interface PayFilterProps {
  bands: readonly FragmentType<typeof PayFilter_band>[];
  state: BrowseState;
  to: (change: Partial<BrowseState>) => string;
  replace: boolean;
}

type End = 'from' | 'to';

const loadReader = () => import('#schema/salary/parseAmount.ts');

/** How many jobs pay how much, and a range to choose. Loaded after the page. */
export function PayFilter({ bands, state, to, replace }: PayFilterProps) {
  const t = useTranslations('browse');
  const navigate = useNavigate();
  const period = state.payBy === 'month' ? 'month' : 'year';
  const chosen = payOf(state);
  const go = (change: Partial<BrowseState>) =>
    void navigate(to(change), { replace, preventScrollReset: true });

  return (
    <div className="grid gap-3 pb-3">
      <Histogram bands={bands} state={state} />
      <Link to="/salaries" className="hit-44 justify-self-start text-sm text-ink underline">
        {t('filters.pay.salaries')}
      </Link>
      <Range
        // The boxes follow the address.
        key={`${state.pay[0]} ${period}`}
        from={shown(chosen.from, period)}
        to={shown(chosen.to, period)}
        period={period}
        onChoose={({ from, to: end }) =>
          go({ pay: from || end ? [`${from ?? ''}-${end ?? ''}`] : [] })
        }
      />
      <SelectField
        label={t('filters.pay.period')}
        value={state.payBy}
        onChange={({ target }) => go({ payBy: target.value === 'month' ? 'month' : '' })}
        options={[
          { value: '', label: t('filters.pay.year') },
          { value: 'month', label: t('filters.pay.month') },
        ]}
      />
    </div>
  );
}

function Histogram({ bands, state }: Pick<PayFilterProps, 'bands' | 'state'>) {
  const t = useTranslations('browse');
  const payRange = usePayRange(state.payBy);
  const all = readFragment(PayFilter_band, bands);
  const most = all.reduce((best, band) => (band.count > best.count ? band : best), all[0]!);
  if (!most || most.count === 0)
    return <p className="text-sm text-soft">{t('filters.pay.none')}</p>;
  const isAny = state.pay.length === 0;
  return (
    <figure>
      <div aria-hidden="true" className="flex h-16 items-end gap-0.5">
        {all.map(({ from, count, selected }) => (
          <span
            key={from}
            style={{ height: `${count === 0 ? 0 : Math.max(4, (100 * count) / most.count)}%` }}
            className={joinClasses(
              'flex-1 rounded-t-[3px]',
              isAny || selected ? 'bg-ink' : 'bg-edge',
            )}
          />
        ))}
      </div>
      <figcaption className="mt-1.5 text-sm text-soft">
        {t('filters.pay.most', { band: payRange(most.from || null, most.to ?? null) })}
      </figcaption>
    </figure>
  );
}

interface RangeProps extends Record<End, string> {
  period: 'year' | 'month';
  onChoose: (range: Record<End, number | null>) => void;
}

/** Amounts as people write them: "5 LPA", "3 lakh", "20,000". */
function Range({ from, to, period, onChoose }: RangeProps) {
  const t = useTranslations('browse');
  const [texts, setTexts] = useState<Record<End, string>>({ from, to });
  const [unclear, setUnclear] = useState<End | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reader = await loadCode(loadReader);
    if (!reader) return;
    /** In rupees a year. */
    const amountIn = (text: string) => {
      const pay = reader.parseAmount(text, period);
      return pay?.min ?? pay?.max ?? null;
    };
    const read = { from: amountIn(texts.from), to: amountIn(texts.to) };
    const isTyped = (end: End) => texts[end].trim() !== '';
    const isNothing = !from && !to && !isTyped('from') && !isTyped('to');
    const wrong = isNothing
      ? 'from'
      : (['from', 'to'] as const).find((end) => isTyped(end) && read[end] === null);
    setUnclear(wrong ?? null);
    if (wrong) return;
    const isReversed = read.from !== null && read.to !== null && read.from > read.to;
    onChoose(isReversed ? { from: read.to, to: read.from } : read);
  };
  const field = (end: End) => (
    <TextField
      label={t(`filters.pay.${end}`)}
      inputMode="text"
      autoComplete="off"
      maxLength={30}
      value={texts[end]}
      error={unclear === end ? t('filters.pay.unclear') : undefined}
      onFocus={() => preload(loadReader)}
      onChange={({ target }) => setTexts({ ...texts, [end]: target.value })}
    />
  );
  return (
    <form onSubmit={(event) => void submit(event)} className="grid grid-cols-2 gap-x-2 gap-y-3">
      {field('from')}
      {field('to')}
      <Button type="submit" className="col-span-2">
        {t('filters.pay.apply')}
      </Button>
    </form>
  );
}

const MONTHS = 12;

function shown(yearly: number | null, period: RangeProps['period']): string {
  if (yearly === null) return '';
  const amount = period === 'month' ? Math.round(yearly / MONTHS) : yearly;
  return amount.toLocaleString('en-IN');
}
