import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { DECISION_KEYS, type DECISIONS } from './status/decisions.ts';

/** The keys of a line, and what they do. */
export type KeyLine = readonly [keys: readonly string[], label: string];

/** The keys of decisions, and the one that takes a decision back. */
export function useDecisionKeys(decisions: readonly (typeof DECISIONS)[number][]): KeyLine[] {
  const t = useTranslations('manageApplications');
  return [
    ...decisions.map((to): KeyLine => [[DECISION_KEYS[to]], t(`action.${to}`)]),
    [['z'], t('bulk.undo')],
  ];
}

interface KeyLegendProps {
  lines: readonly KeyLine[];
  className: string;
}

export function KeyLegend({ lines, className }: KeyLegendProps) {
  const t = useTranslations('manageApplications');
  return (
    <p
      role="note"
      aria-label={t('keys.hint')}
      className={joinClasses('flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft', className)}
    >
      {lines.map(([keys, label]) => (
        <span key={label}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd className="rounded-tag border border-edge bg-tint px-1.5 text-xs leading-5 font-semibold">
                {key}
              </kbd>{' '}
            </Fragment>
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}
