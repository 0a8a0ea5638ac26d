import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCalculationName } from '#client/components/analytics/useCalculationName.ts';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import type { BuilderState } from '../question/builderState.ts';
import {
  changeQuery,
  dependsOnRowAlone,
} from '#client/pages/admin/analytics/builder/question/steps.ts';
import { ROWS_MAX, type AnalyticsOrder } from '#schema/analytics/query.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';

/** Order, limit, totals, across dimension and time zone. Rarely used, so collapsed by default. */
export function MoreSettings({ build }: { build: BuilderState }) {
  const t = useTranslations('analytics');
  const { model, question } = build;
  const { measures, dimensions, calculations, order, limit, pivot, totals, timeZone } =
    question.query;
  const set = [order?.length, limit, pivot, totals, timeZone].filter(Boolean).length;
  const orders: AnalyticsOrder[] = [
    ...measures.flatMap((measure) => [{ measure, descending: true }, { measure }]),
    ...(calculations ?? []).flatMap((one, at) =>
      dependsOnRowAlone(one)
        ? [{ calculation: at + 1, descending: true }, { calculation: at + 1 }]
        : [],
    ),
    ...dimensions.flatMap((dimension) => [{ dimension }, { dimension, descending: true }]),
  ];
  const calculationName = useCalculationName(model.nameOf);
  const nameOf = ({ measure, calculation, dimension, descending }: AnalyticsOrder) =>
    t(
      measure || calculation
        ? `builder.order.${descending ? 'largest' : 'smallest'}`
        : `builder.order.${descending ? 'last' : 'first'}`,
      {
        name: calculation
          ? calculationName(calculations?.[calculation - 1])
          : model.nameOf(measure ?? dimension ?? ''),
      },
    );
  return (
    <Disclosure
      panel="push"
      buttonClassName="group flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm font-semibold hover:bg-tint"
      panelClassName="px-4 pt-1 pb-4"
      label={
        <>
          <span className="flex-1">
            {t('builder.more.label')}
            {set > 0 && (
              <span className="font-normal text-soft">
                {' '}
                · {t('builder.more.set', { count: set })}
              </span>
            )}
          </span>
          <ChevronDown className="size-5 text-soft group-aria-expanded:rotate-180" />
        </>
      }
    >
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t('builder.order.label')}
          value={order?.[0] ? textOf(order[0]) : ''}
          placeholder={t('builder.order.own')}
          options={orders.map((one) => ({ value: textOf(one), label: nameOf(one) }))}
          onChange={({ target }) => {
            const chosen = orders.find((one) => textOf(one) === target.value);
            build.change(changeQuery({ order: chosen && [chosen] }));
          }}
        />
        <Limit build={build} limit={limit ?? null} />
        <SelectField
          label={t('builder.pivot.label')}
          value={pivot ?? ''}
          disabled={dimensions.length < 2}
          placeholder={t(dimensions.length < 2 ? 'builder.pivot.needsTwo' : 'builder.pivot.none')}
          options={dimensions.map((value) => ({ value, label: model.nameOf(value) }))}
          onChange={({ target }) => build.change(changeQuery({ pivot: target.value || null }))}
        />
        <SelectField
          label={t('builder.zone.label')}
          value={timeZone ?? ''}
          placeholder={t('builder.zone.own')}
          options={[...new Set([...model.timeZones, ...(timeZone ? [timeZone] : [])])].map(
            (value) => ({ value, label: value.replaceAll('_', ' ') }),
          )}
          onChange={({ target }) => build.change(changeQuery({ timeZone: target.value || null }))}
        />
        <Checkbox
          label={t('builder.totals.label')}
          checked={totals ?? false}
          onChange={({ target }) => build.change(changeQuery({ totals: target.checked }))}
        />
      </div>
      <div className="grid gap-1 text-sm text-red empty:hidden">
        {build.refusalOf('limit', 'timeZone', 'zone', 'totals')}
      </div>
    </Disclosure>
  );
}

const textOf = ({ measure, calculation, dimension, descending }: AnalyticsOrder) =>
  `${descending ? '-' : ''}${calculation ? `c.${calculation}` : measure ? `m.${measure}` : `d.${dimension ?? ''}`}`;

function Limit({ build, limit }: { build: BuilderState; limit: number | null }) {
  const t = useTranslations('analytics');
  const [typed, setTyped] = useUrlText(limit === null ? '' : `${limit}`);
  const isGood = typed === '' || (/^[1-9]\d*$/.test(typed) && Number(typed) <= ROWS_MAX);
  const take = () => {
    if (isGood) build.change(changeQuery({ limit: typed === '' ? null : Number(typed) }));
  };
  return (
    <TextField
      label={t('builder.limit.label')}
      placeholder={t('builder.limit.all')}
      inputMode="numeric"
      maxLength={5}
      value={typed}
      error={!isGood && t('builder.limit.wrong', { most: ROWS_MAX })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
