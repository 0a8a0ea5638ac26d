import { Bell } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import { settledSession, useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

export const FollowCompany_company = graphql(`
  fragment FollowCompany_company on Company {
    id
    slug
    name
  }
`);

const FollowButton = loadOnUse(async () => (await import('./FollowButton.tsx')).FollowButton);

/** Loads the real button for job seekers. Guests are asked to log in; employers cannot follow. */
export function FollowCompany(props: { company: FragmentType<typeof FollowCompany_company> }) {
  const company = readFragment(FollowCompany_company, props.company);
  const t = useTranslations('company');
  const { status, user } = useSession();
  const isSeeker = user?.role === 'JOB_SEEKER';
  const logInFirst = async () => {
    if ((await settledSession()).status === 'member') return;
    openDialog('login', {
      message: t('follow.loginFirst'),
      returnUrl: `/companies/${company.slug}`,
    });
  };
  if (status === 'member' && !isSeeker) return null;
  const button = (
    <Button
      aria-label={t('follow.named', { name: company.name })}
      disabled={status === 'member'}
      onClick={() => void logInFirst()}
      icon={<Bell className="size-5" />}
    >
      {t('follow.do')}
    </Button>
  );
  return status === 'member' ? <FollowButton company={company} waiting={button} /> : button;
}
