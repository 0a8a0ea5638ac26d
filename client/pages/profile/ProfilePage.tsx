import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { CompletionCard } from './CompletionCard.tsx';
import { ImportResume } from './import/ImportResume.tsx';
import { OpenToWork } from './OpenToWork.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ResumeSummary } from './ResumeSummary.tsx';

const ProfilePageQuery = graphql(`
  query ProfilePage {
    viewer {
      ...ImportResume_viewer
      user {
        id
        ...ProfileEditor_user
        profileCompletion {
          ...CompletionCard_completion
        }
        profile {
          ...OpenToWork_profile
          ...ResumeSummary_profile
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('profile')('meta.title') });

export const Waiting = ProfileSkeleton;

/** The seeker's whole profile, in parts that are saved separately. */
export function Page() {
  const t = useTranslations('profile');
  const { data, failure } = useFreshQuery(ProfilePageQuery);
  if (!data && failure)
    return (
      <Container className="py-6 md:py-8">
        <PageHeading size="work" lead={t('lead')}>
          {t('meta.title')}
        </PageHeading>
        <LoadFailed message={t('loadFailed')} {...failure} />
      </Container>
    );
  if (!data) return <ProfileSkeleton />;
  const viewer = data.viewer;
  if (!viewer?.user.profile || !viewer.user.profileCompletion) return null;
  const { profile, profileCompletion } = viewer.user;
  return (
    <Container className="py-6 md:py-8">
      <PageHeading
        size="work"
        lead={t('lead')}
        actions={<ImportResume viewer={viewer} user={viewer.user} />}
      >
        {t('meta.title')}
      </PageHeading>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6 lg:sticky lg:top-24 lg:order-2">
          <CompletionCard completion={profileCompletion} />
          <OpenToWork profile={profile} />
          <ResumeSummary profile={profile} />
        </div>
        <ProfileEditor user={viewer.user} />
      </div>
    </Container>
  );
}
