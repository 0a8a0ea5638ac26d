import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WaitingChange } from '#client/components/pendingChange/pendingChange.ts';
import { useChangedFields } from '#client/components/pendingChange/useChangedFields.ts';
import { WithdrawChange } from '#client/components/pendingChange/WithdrawChange.tsx';
import { Banner } from '#client/ui/Banner.tsx';

/** Longer texts are not repeated here; the form shows them. */
const SHORT = 120;

/** What awaits review, field by field, with a button to withdraw it. */
export function ChangeNote({ change }: { change: WaitingChange }) {
  const t = useTranslations('companyProfile');
  const unknown = useTranslations('company')('unknown');
  const { labelOf } = useChangedFields();
  const shown = (name: string, value: string | null): ReactNode => {
    if (!value) return unknown;
    if (name !== 'logo') return value;
    return (
      <img
        src={value}
        alt={labelOf(name)}
        className="inline-block size-10 rounded-tag border border-line bg-[white] object-contain"
      />
    );
  };
  return (
    <Banner
      title={t('change.title')}
      actions={
        <WithdrawChange
          id={change.id}
          words={{
            withdraw: t('change.withdraw'),
            ask: t('change.ask'),
            askText: t('change.askText'),
            keep: t('change.keep'),
            close: t('change.close'),
            done: t('change.withdrawn'),
            message: t('change.kept'),
            failed: t('change.failed'),
          }}
          moveFocus={() => document.getElementById('company-about')?.focus()}
        />
      }
    >
      <p>{t('change.text')}</p>
      <dl className="mt-2 grid gap-1.5">
        {change.fields.map(({ name, before, after }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-soft">{labelOf(name)}</dt>
            <dd className="min-w-0 break-words">
              {isShort(name, before, after) ? (
                <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="sr-only">{t('change.before')}</span>
                  <span className="min-w-0 text-soft">{shown(name, before)}</span>
                  <span className="inline-flex min-w-0 items-center gap-x-2">
                    <ArrowRight className="size-4 shrink-0 text-soft" />
                    <span className="sr-only">{t('change.after')}</span>
                    <span className="min-w-0 font-semibold">{shown(name, after)}</span>
                  </span>
                </span>
              ) : (
                t('change.longText')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

const isShort = (name: string, ...values: readonly (string | null)[]) =>
  name !== 'description' && values.every((value) => (value ?? '').length <= SHORT);
