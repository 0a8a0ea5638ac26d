import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useHeadingOnceLoaded } from '#client/lib/document/useHeadingOnceLoaded.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Invitation } from './invitation/Invitation.tsx';

const InvitationPageQuery = graphql(`
  query InvitationPage($token: String!) {
    interviewInvitation(token: $token) {
      ...Invitation_invitation
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('interviews')('invitation.title') });

/**
 * The applicant's page of one interview. Its address is the key to it, so it is only read in the browser and never
 * kept.
 */
export function Page() {
  const { token = '' } = useParams();
  const t = useTranslations('interviews');
  const { data, error, loading, refetch } = useQuery(InvitationPageQuery, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const found = data?.interviewInvitation;
  useHeadingOnceLoaded(data !== undefined);
  if (found)
    return (
      <Container width="text" className="py-6 md:py-10">
        <Invitation invitation={found} token={token} onStale={refetch} />
      </Container>
    );
  if (error)
    return (
      <LoadFailed
        message={t('invitation.failed')}
        error={error}
        retrying={loading}
        onRetry={() => refetch()}
      />
    );
  return loading || !data ? <InvitationSkeleton /> : <LinkInvalid />;
}

function InvitationSkeleton() {
  const t = useTranslations('interviews');
  const shell = useTranslations('shell');
  return (
    <Container width="text" className="py-6 md:py-10">
      <div aria-busy="true" data-waiting="" className="grid gap-4">
        <h1 className="sr-only">{t('invitation.title')}</h1>
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    </Container>
  );
}

function LinkInvalid() {
  const t = useTranslations('interviews');
  return (
    <Container width="message" className="grid justify-items-center py-12 text-center md:py-16">
      <Drawing name="broken" className="mb-5 w-36" />
      <h1 tabIndex={-1} className="text-xl md:text-2xl">
        {t('invitation.overTitle')}
      </h1>
      <p className="mt-2 max-w-[46ch] text-soft">{t('invitation.over')}</p>
      <Link to="/my-applications" className={`mt-6 ${buttonClass({ variant: 'main' })}`}>
        {t('invitation.applications')}
      </Link>
    </Container>
  );
}
