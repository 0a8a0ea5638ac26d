import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import type { View } from './applicationsAddress.ts';
import { KeyLegend, useDecisionKeys } from './KeyLegend.tsx';
import { DECISIONS } from './status/decisions.ts';

/** Explains the keyboard shortcuts that the reader's role includes, where there is a keyboard. */
export function KeyHint({ view }: { view: View }) {
  const t = useTranslations('manageApplications');
  const mayDecide = useTeamRight('decide');
  const decisionKeys = useDecisionKeys(DECISIONS);
  return (
    <KeyLegend
      className="max-md:hidden"
      lines={[
        [['j', 'k', t(view === 'board' ? 'keys.arrowsBoard' : 'keys.arrows')], t('keys.walk')],
        [[t('keys.enter')], t('keys.open')],
        ...(mayDecide
          ? [
              ...decisionKeys,
              [[t('keys.space')], t('keys.select')] as const,
              [[t('keys.ctrlA')], t('keys.all')] as const,
            ]
          : []),
        [['/'], t('keys.search')],
      ]}
    />
  );
}
