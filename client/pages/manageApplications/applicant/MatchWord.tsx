import { Signal, SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MatchLevel } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const MatchWord_application = graphql(`
  fragment MatchWord_application on Application {
    match {
      level
    }
  }
`);

const SIGNS = { STRONG: Signal, GOOD: SignalHigh, FAIR: SignalMedium, WEAK: SignalLow };
const LOOKS = {
  STRONG: 'font-semibold text-green',
  GOOD: 'text-green',
  FAIR: 'text-text',
  WEAK: 'text-soft',
};

/** How well someone fits, in a word; nothing for an applicant without a profile. */
export function MatchWord(props: { application: FragmentType<typeof MatchWord_application> }) {
  const { match } = readFragment(MatchWord_application, props.application);
  return match ? <LevelWord level={match.level} /> : null;
}

export function LevelWord({ level }: { level: MatchLevel }) {
  const t = useTranslations('reviewDesk');
  const Sign = SIGNS[level];
  return (
    <span className={joinClasses('inline-flex items-center gap-1 text-sm', LOOKS[level])}>
      <Sign className="size-4 shrink-0" />
      {t(`match.${level}`)}
    </span>
  );
}
