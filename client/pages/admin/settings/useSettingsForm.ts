import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { SAVED_MESSAGE_MS } from '#schema/options/limits.ts';
import type { SettingKey } from '#schema/options/settings.ts';
import { fieldsOf, type FieldIssue, type Translate } from '#schema/validation/issues.ts';
import { systemSettingsSchema } from '#schema/validation/systemSettings.ts';
import {
  countOf,
  inputOf,
  shownOf,
  withChange,
  withoutSent,
  type Draft,
  type DraftKey,
} from './settingsDraft.ts';
import { FIELDS } from './settingFields.ts';

export const SettingsForm_settings = graphql(`
  fragment SettingsForm_settings on SystemSettings {
    id
    siteName
    siteDescription
    defaultLanguage
    timeZone
    supportEmail
    supportPhone
    postalAddress
    enable2FA
    sessionTimeout
    maxLoginAttempts
    passwordMinLength
    smtpHost
    smtpPort
    smtpUsername
    smtpPasswordSet
    fromEmail
    enableEmailNotifications
    enablePushNotifications
    notifyNewJobs
    notifyApplicationStatus
    allowRegistration
    requireEmailVerification
    autoApproveCompanies
    autoApproveJobs
    backupFrequency
    retentionPeriod
    apiRateLimit
    apiRateLimitSaved
    fileUploadLimit
    cacheTTL
    enableQueryLogging
    debugMode
  }
`);

const SettingsFormMutation = graphql(`
  mutation SettingsForm($input: SystemSettingsInput!) {
    updateSystemSettings(input: $input) {
      settings {
        ...SettingsForm_settings
      }
    }
  }
`);

/** idle, saving, saved or failed. Only changed settings are sent, so other administrators' changes are kept. */
export function useSettingsForm(settings: FragmentType<typeof SettingsForm_settings>) {
  const t: Translate = useTranslations('validation');
  const client = useApolloClient();
  const stored = readFragment(SettingsForm_settings, settings);
  const shown = shownOf(stored);
  const [draft, setDraft] = useState<Draft>({});
  const [errors, setErrors] = useState<readonly FieldIssue[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const [update, { loading: busy }] = useMutation(SettingsFormMutation);
  const sending = useRef(false);

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const refuse = (issues: readonly FieldIssue[], error?: unknown) => {
    setErrors(issues);
    setFailure(issues.length === 0 ? (error ?? new Error()) : undefined);
    setAttempt((count) => count + 1);
  };
  const send = async () => {
    const judged = systemSettingsSchema.safeParse(draft);
    if (!judged.success) return refuse(inOrder(fieldsOf(judged.error, t)));
    try {
      await update({ variables: { input: inputOf(judged.data) } });
      setDraft((now) => withoutSent(now, draft));
      setErrors([]);
      setSaved(true);
      // Some settings, such as the site's name, also appear elsewhere on the page.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    } catch (error) {
      refuse(inOrder(fieldFailures(error)), error);
    }
    return undefined;
  };
  const save = async () => {
    if (sending.current || Object.keys(draft).length === 0) return;
    sending.current = true;
    setFailure(undefined);
    setSaved(false);
    await send();
    sending.current = false;
  };
  return {
    save,
    busy,
    isSaved,
    errors,
    failure,
    attempt,
    count: countOf(draft),
    discard: () => {
      setDraft({});
      setErrors([]);
      setFailure(undefined);
    },
    hasPassword: stored.smtpPasswordSet,
    forgetsPassword: draft.clearSmtpPassword === true,
    isChanged: (name: SettingKey) => name in draft,
    valueOf: (name: SettingKey) => draft[name] ?? shown[name],
    errorOf: (name: DraftKey) => errors.find(({ field }) => field === name)?.message,
    change: (name: keyof Draft, value: string | boolean) => {
      setDraft((now) => withChange(now, shown, name, value));
      setErrors((now) => now.filter(({ field }) => field !== name));
    },
  };
}
export type SettingsState = ReturnType<typeof useSettingsForm>;

const inOrder = (issues: readonly FieldIssue[]) =>
  FIELDS.flatMap((name) => issues.filter(({ field }) => field === name));
