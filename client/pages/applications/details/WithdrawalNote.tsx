import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Part } from './Part.tsx';

export const WithdrawalNote_application = graphql(`
  fragment WithdrawalNote_application on Application {
    id
    withdrawal {
      at
      reason
      text
    }
    job {
      id
      standing
      myApplication {
        id
      }
    }
  }
`);

interface WithdrawalNoteProps {
  application: FragmentType<typeof WithdrawalNote_application>;
}

/** When and why it was withdrawn, and the way to apply again while the job is open. */
export function WithdrawalNote(props: WithdrawalNoteProps) {
  const { withdrawal, job } = readFragment(WithdrawalNote_application, props.application);
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  const time = useTimeWords();
  if (!withdrawal) return null;
  const { at, reason, text } = withdrawal;
  return (
    <Part heading={t('withdrawn.title')}>
      <div className="measure grid justify-items-start gap-2">
        <p>
          {t('withdrawn.when', { time: time.full(at) })}{' '}
          {reason && t('withdrawn.reason', { reason: applications(`withdrawalReason.${reason}`) })}
        </p>
        {text && (
          <p className="whitespace-pre-line wrap-anywhere">
            <WrittenText text={text} />
          </p>
        )}
        {job.standing === 'LIVE' && !job.myApplication && (
          <Link
            to={`/job-details/${job.id}`}
            state={{ from: 'application' }}
            className={buttonClass({ size: 's' })}
          >
            {t('withdrawn.again')}
          </Link>
        )}
      </div>
    </Part>
  );
}
