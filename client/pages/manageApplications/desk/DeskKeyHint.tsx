import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { RATING_MAX } from '#schema/options/screens/reviewDesk.ts';
import { DECISION_KEYS, DECISIONS } from '../status/decisions.ts';

/** Explains the keyboard shortcuts that the reader can use now, where there is a keyboard. */
export function DeskKeyHint({ moves }: { moves: readonly ApplicationStatus[] }) {
  const t = useTranslations('reviewDesk');
  const words = useTranslations('manageApplications');
  const mayDecide = useTeamRight('decide');
  const mayWrite = useTeamRight('message');
  const keys: [string, string][] = [
    ['j', t('step.next')],
    ['k', t('step.previous')],
    ...(mayDecide
      ? [
          ...DECISIONS.filter((to) => moves.includes(to)).map((to): [string, string] => [
            DECISION_KEYS[to],
            words(`action.${to}`),
          ]),
          ['z', words('bulk.undo')] satisfies [string, string],
        ]
      : []),
    [`1–${RATING_MAX}`, t('rating.key')],
    ['n', words('notes.label')],
    ...(mayWrite ? [['m', t('write')] satisfies [string, string]] : []),
    ['u', t('back')],
  ];
  return (
    <p
      role="note"
      aria-label={words('keys.hint')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft max-lg:hidden"
    >
      {keys.map(([key, label]) => (
        <span key={key}>
          <kbd className="rounded-tag border border-edge bg-tint px-1.5 text-xs leading-5 font-semibold">
            {key}
          </kbd>{' '}
          {label}
        </span>
      ))}
    </p>
  );
}
