import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import {
  isBlocked,
  areNotificationsEnabled,
  enableNotifications,
  disableNotifications,
} from '#client/lib/live/browserNotifications.ts';
import { useSession } from '#client/lib/session.ts';
import { Switch } from '#client/ui/fields/Switch.tsx';

const PushSwitchQuery = graphql(`
  query PushSwitch {
    site {
      pushNotifications
    }
  }
`);

/** Shown only while the administrators allow it. */
export function PushSwitch() {
  const t = useTranslations('settings');
  const { user } = useSession();
  const { data } = useQuery(PushSwitchQuery, { fetchPolicy: 'cache-and-network' });
  const [isOn, setOn] = useState(() => user !== null && areNotificationsEnabled(user.id));
  const [blocked, setBlocked] = useState(false);
  if (!user || !data?.site.pushNotifications) return null;
  const change = async (wanted: boolean) => {
    const granted = wanted && (await enableNotifications(user.id));
    if (!granted) disableNotifications();
    setOn(granted);
    setBlocked(wanted && !granted && isBlocked());
  };
  return (
    <>
      <hr className="border-line" />
      <Switch
        label={t('push.label')}
        hint={t('push.hint')}
        checked={isOn}
        onChange={(event) => void change(event.target.checked)}
      />
      <p role="status" className="text-sm text-soft">
        {blocked && t('push.blocked')}
      </p>
    </>
  );
}
