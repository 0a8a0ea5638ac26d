import { useTranslations } from 'use-intl';
import { MatchReasons } from '#client/components/recommendation/MatchReasons.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { MatchWord } from '../applicant/MatchWord.tsx';

export const MatchPart_application = graphql(`
  fragment MatchPart_application on Application {
    id
    match {
      level
      reasons {
        ...MatchReasons_reason
      }
    }
    ...MatchWord_application
  }
`);

/** How someone fits the job, and why. */
export function MatchPart(props: { application: FragmentType<typeof MatchPart_application> }) {
  const application = readFragment(MatchPart_application, props.application);
  const t = useTranslations('reviewDesk');
  const { match } = application;
  if (!match) return <p className="text-sm text-soft">{t('match.unknown')}</p>;
  return (
    <div className="grid gap-2">
      <MatchWord application={application} />
      <MatchReasons reasons={match.reasons} />
    </div>
  );
}
