import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { UpdateEmployerPrivacyInput } from '#client/gql/graphql.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';
import { SavedLine } from './SavedLine.tsx';
import { useSaving } from './useSaving.ts';

export const PrivacyTab_settings = graphql(`
  fragment PrivacyTab_settings on EmployerSettings {
    id
    contactDecidedBy
    privacy {
      profileVisibility
      showContactInfo
      allowDirectContact
    }
  }
`);

const PrivacyTabMutation = graphql(`
  mutation PrivacyTab($input: UpdateEmployerPrivacyInput!) {
    updateEmployerPrivacy(input: $input) {
      settings {
        ...PrivacyTab_settings
      }
    }
  }
`);

const FLAGS = ['showContactInfo', 'allowDirectContact'] as const;

/**
 * Three independent settings: what the public sees of an employer, and who may contact them. Those of the company's
 * first owner apply to the company, so only that person has the switches about it.
 */
export function PrivacyTab(props: { settings: FragmentType<typeof PrivacyTab_settings> }) {
  const t = useTranslations('settings');
  const current = readFragment(PrivacyTab_settings, props.settings);
  const { privacy, contactDecidedBy } = current;
  const [update] = useMutation(PrivacyTabMutation);
  const { save, status } = useSaving({
    done: t('employer.privacy.done'),
    failed: t('employer.privacy.failed'),
  });
  const change = (input: UpdateEmployerPrivacyInput) => {
    const settings = { ...current, privacy: { ...privacy, ...input } } as never;
    const optimisticResponse = { updateEmployerPrivacy: { settings } };
    save(() => update({ variables: { input }, optimisticResponse }));
  };
  const choices = (['PUBLIC', 'PRIVATE'] as const).map((value) => ({
    value,
    label: t(`employer.privacy.${value}`),
    hint: t(`employer.privacy.hint.${value}`),
  }));
  return (
    <SettingsPart title={t('employer.privacy.title')} about={t('employer.privacy.about')}>
      <div className="grid gap-4">
        <RadioGroup
          label={t('employer.privacy.profileVisibility')}
          name="profileVisibility"
          options={choices}
          value={privacy.profileVisibility}
          onChange={(event) =>
            change({ profileVisibility: event.target.value === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC' })
          }
        />
        <hr className="border-line" />
        {contactDecidedBy === null ? (
          FLAGS.map((flag) => (
            <Switch
              key={flag}
              label={t(`employer.privacy.${flag}`)}
              hint={t(`employer.privacy.hint.${flag}`)}
              checked={privacy[flag]}
              onChange={(event) => change({ [flag]: event.target.checked })}
            />
          ))
        ) : (
          <p className="text-sm text-soft">
            {t('employer.privacy.decidedBy', { name: contactDecidedBy || 'none' })}
          </p>
        )}
      </div>
      <SavedLine>{status}</SavedLine>
    </SettingsPart>
  );
}
