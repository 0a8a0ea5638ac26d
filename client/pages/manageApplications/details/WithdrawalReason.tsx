import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const WithdrawalReason_application = graphql(`
  fragment WithdrawalReason_application on Application {
    id
    withdrawal {
      at
      reason
      text
    }
  }
`);

interface WithdrawalReasonProps {
  application: FragmentType<typeof WithdrawalReason_application>;
}

/** When the applicant withdrew, and the reason they gave; renders nothing for an open application. */
export function WithdrawalReason(props: WithdrawalReasonProps) {
  const { withdrawal } = readFragment(WithdrawalReason_application, props.application);
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const time = useTimeWords();
  if (!withdrawal) return null;
  const { at, reason, text } = withdrawal;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{t('details.withdrawal')}</h2>
      <p>
        {time.full(at)}
        {reason && ` · ${words(`withdrawalReason.${reason}`)}`}
      </p>
      {text && (
        <p className="measure mt-1 whitespace-pre-line wrap-anywhere">
          <WrittenText text={text} />
        </p>
      )}
    </section>
  );
}
