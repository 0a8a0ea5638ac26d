import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';

export const OtherApplications_application = graphql(`
  fragment OtherApplications_application on Application {
    id
    otherApplications {
      isSameAccount
      application {
        id
        name
        status
        appliedAt
        job {
          id
          title
        }
      }
    }
  }
`);

/** Applications for other jobs of the company that are probably from the same person. They are not merged. */
export function OtherApplications(props: {
  application: FragmentType<typeof OtherApplications_application>;
}) {
  const { otherApplications } = readFragment(OtherApplications_application, props.application);
  const t = useTranslations('reviewDesk');
  const time = useTimeWords();
  return (
    <ul className="grid gap-2 text-sm">
      {otherApplications.map(({ application, isSameAccount }) => (
        <li key={application.id} className="grid gap-1 rounded-control bg-tint px-3 py-2">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to={`/manage-applications/${application.id}`}
              className="hit-44 inline-block min-h-6 text-link wrap-anywhere"
            >
              <WrittenText text={application.job.title} />
            </Link>
            <ApplicationStatusTag status={application.status} />
          </span>
          <span className="text-xs text-soft">
            <time dateTime={application.appliedAt}>{time.full(application.appliedAt)}</time>
            {!isSameAccount && ` · ${t('others.contact', { name: application.name })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
