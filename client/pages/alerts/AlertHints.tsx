import { useTranslations } from 'use-intl';
import { ResendVerification } from '#client/components/ResendVerification.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { MailsOff } from './MailsOff.tsx';

export const AlertHints_settings = graphql(`
  fragment AlertHints_settings on UserSettings {
    id
    emailNotifications
    jobAlerts
  }
`);

/** Why no email will be sent, if that is the case. */
export function AlertHints(props: {
  settings: FragmentType<typeof AlertHints_settings> | undefined;
}) {
  const t = useTranslations('alerts');
  const { user } = useSession();
  const settings = readFragment(AlertHints_settings, props.settings);
  if (user && !user.emailVerified)
    return (
      <Banner kind="warning" className="mt-6" actions={<ResendVerification size="s" />}>
        {t('unverified')}
      </Banner>
    );
  if (!settings || (settings.emailNotifications && settings.jobAlerts)) return null;
  return <MailsOff className="mt-6" />;
}
