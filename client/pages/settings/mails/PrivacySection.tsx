import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { useSetting } from '#client/pages/settings/useSetting.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';

const PrivacySection_settings = graphql(`
  fragment PrivacySection_settings on UserSettings {
    id
    profileVisibility
    showContactInfo
    allowDirectContact
  }
`);

interface PrivacySectionProps {
  settings: FragmentType<typeof PrivacySection_settings>;
}

/** Who can see what of a job seeker's profile. */
export function PrivacySection(props: PrivacySectionProps) {
  const t = useTranslations('settings');
  const settings = readFragment(PrivacySection_settings, props.settings);
  const { change, status } = useSetting(settings);
  const isHidden = settings.profileVisibility === 'PRIVATE';
  const choices = (['PUBLIC', 'PRIVATE'] as const).map((value) => ({
    value,
    label: t(`privacy.${value}`),
    hint: t(`privacy.hint.${value}`),
  }));
  return (
    <SettingsPart title={t('privacy.title')} about={t('privacy.about')}>
      <div className="grid gap-4">
        <RadioGroup
          label={t('privacy.profileVisibility')}
          name="profileVisibility"
          options={choices}
          value={settings.profileVisibility}
          onChange={(event) =>
            change({ profileVisibility: event.target.value === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC' })
          }
        />
        <hr className="border-line" />
        <Switch
          label={t('privacy.showContactInfo')}
          hint={t('privacy.hint.showContactInfo')}
          checked={settings.showContactInfo}
          disabled={isHidden}
          onChange={(event) => change({ showContactInfo: event.target.checked })}
        />
        <Switch
          label={t('privacy.allowDirectContact')}
          hint={t('privacy.hint.allowDirectContact')}
          checked={settings.allowDirectContact}
          disabled={isHidden}
          onChange={(event) => change({ allowDirectContact: event.target.checked })}
        />
        <p className="text-sm text-soft">
          {t.rich('privacy.openToWork', {
            profile: (words) => (
              <Link to="/profile" className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </SettingsPart>
  );
}
