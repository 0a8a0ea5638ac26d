import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import {
  isBlocked,
  areNotificationsEnabled,
  enableNotifications,
  disableNotifications,
} from '#client/lib/live/browserNotifications.ts';
import { addPushDevice, removePushDevice } from '#client/components/offline/pushDevice.ts';
import { useSession } from '#client/lib/session.ts';
import { Switch } from '#client/ui/fields/Switch.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';

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
  const client = useApolloClient();
  const { user } = useSession();
  const { data } = useFreshQuery(PushSwitchQuery);
  const [isOn, setOn] = useState(() => user !== null && areNotificationsEnabled(user.id));
  const [problem, setProblem] = useState<'blocked' | 'failed' | null>(null);
  if (!user || !data?.site.pushNotifications) return null;
  const change = async (wanted: boolean) => {
    setProblem(null);
    const isGranted = wanted && (await enableNotifications(user.id));
    setOn(isGranted);
    if (wanted && !isGranted && isBlocked()) setProblem('blocked');
    try {
      await (isGranted ? addPushDevice(client) : removePushDevice(client));
    } catch {
      setProblem('failed');
      setOn(false);
    }
    if (!isGranted) disableNotifications();
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
        {problem && t(`push.${problem}`)}
      </p>
    </>
  );
}
