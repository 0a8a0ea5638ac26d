import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { SetUpTwoFactor } from '#client/components/twoFactor/SetUpTwoFactor.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const RequiredTwoFactorQuery = graphql(`
  query RequiredTwoFactor {
    viewer {
      hasPassword
    }
  }
`);

/** Replaces an admin page while administrators must have two-factor authentication and this one does not. */
export function RequiredTwoFactor({ onDone }: { onDone: () => void }) {
  const t = useTranslations('twoFactor');
  const { data, loading } = useQuery(RequiredTwoFactorQuery);
  return (
    <Container id="content" tabIndex={-1} width="text" className="py-8 md:py-12 outline-none">
      <PageHeading size="work" lead={t('demanded.lead')}>
        {t('demanded.title')}
      </PageHeading>
      <Card className="mt-6 md:p-7">
        {loading ? (
          <Skeleton className="h-40" />
        ) : (
          <SetUpTwoFactor hasPassword={data?.viewer?.hasPassword ?? true} onDone={onDone} />
        )}
      </Card>
    </Container>
  );
}
