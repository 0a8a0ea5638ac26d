import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { RATING_MAX } from '#schema/options/screens/reviewDesk.ts';
import { KeyLegend, useDecisionKeys } from '../KeyLegend.tsx';
import { DECISIONS } from '../status/decisions.ts';

/** Explains the keyboard shortcuts that the reader can use now, where there is a keyboard. */
export function DeskKeyHint({ moves }: { moves: readonly ApplicationStatus[] }) {
  const t = useTranslations('reviewDesk');
  const words = useTranslations('manageApplications');
  const mayDecide = useTeamRight('decide');
  const mayWrite = useTeamRight('message');
  const decisionKeys = useDecisionKeys(DECISIONS.filter((to) => moves.includes(to)));
  return (
    <KeyLegend
      className="max-lg:hidden"
      lines={[
        [['j'], t('step.next')],
        [['k'], t('step.previous')],
        ...(mayDecide ? decisionKeys : []),
        [[`1–${RATING_MAX}`], t('rating.key')],
        [['n'], words('notes.label')],
        ...(mayWrite ? [[['m'], t('write')] as const] : []),
        [['u'], t('back')],
      ]}
    />
  );
}
