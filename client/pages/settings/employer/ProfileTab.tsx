import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { SettingsPart } from '#client/pages/settings/SettingsPart.tsx';
import { Banner } from '#client/ui/Banner.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { employerProfileForm } from '#schema/validation/employerSettings.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

export const ProfileTab_settings = graphql(`
  fragment ProfileTab_settings on EmployerSettings {
    id
    firstName
    lastName
    phone
    companyName
  }
`);

const ProfileTabMutation = graphql(`
  mutation ProfileTab($input: UpdateEmployerProfileInput!) {
    updateEmployerProfile(input: $input) {
      settings {
        ...ProfileTab_settings
      }
      viewer {
        user {
          ...SessionUser_user
          company {
            id
            name
          }
        }
      }
    }
  }
`);

const FIELDS = ['firstName', 'lastName', 'phone', 'companyName'] as const;

export function ProfileTab(props: { settings: FragmentType<typeof ProfileTab_settings> }) {
  const t = useTranslations('settings');
  const settings = readFragment(ProfileTab_settings, props.settings);
  const { firstName, lastName, phone, companyName } = settings;
  const hasCompany = companyName !== null;
  const mayManage = useTeamRight('manage');
  const mayRename = hasCompany && mayManage;
  const [save] = useMutation(ProfileTabMutation);
  const [done, setDone] = useState(false);
  const form = useServerForm({
    schema: employerProfileForm,
    fields: FIELDS,
    defaultValues: { firstName, lastName, phone: phone ?? '', companyName: companyName ?? '' },
    send: ({ companyName: name, ...person }) =>
      save({ variables: { input: { ...person, ...(mayRename && { companyName: name }) } } }),
    onSent: () => setDone(true),
  });
  const toCompany = (words: ReactNode) => (
    <Link to="/company-profile" className="text-link">
      {words}
    </Link>
  );

  return (
    <SettingsPart
      title={t('employer.profile.title')}
      about={t(mayManage ? 'employer.profile.about' : 'employer.profile.aboutMember')}
    >
      <div className="grid gap-4" onChange={() => setDone(false)}>
        <div role="status" className={done ? undefined : 'hidden'}>
          {done && <Banner kind="success">{t('employer.profile.done')}</Banner>}
        </div>
        <ServerForm
          form={form}
          failureTitle={t('employer.profile.failed')}
          submitLabel={t('employer.profile.save')}
          wide={false}
        >
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...form.field('firstName')}
              label={t('employer.profile.firstName')}
              autoComplete="given-name"
              maxLength={LENGTHS.name}
              required
            />
            <TextField
              {...form.field('lastName')}
              label={t('employer.profile.lastName')}
              autoComplete="family-name"
              maxLength={LENGTHS.name}
              required
            />
          </div>
          <TextField
            {...form.field('phone')}
            label={t('employer.profile.phone')}
            hint={t('employer.profile.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          {mayRename && (
            <TextField
              {...form.field('companyName')}
              label={t('employer.profile.companyName')}
              hint={t('employer.profile.companyHint')}
              autoComplete="organization"
              maxLength={LENGTHS.company}
              required
            />
          )}
          {mayManage && (
            <p className="text-sm text-soft">
              {hasCompany
                ? t.rich('employer.profile.company', { company: toCompany })
                : t.rich('employer.profile.noCompany', { company: toCompany })}
            </p>
          )}
        </ServerForm>
      </div>
    </SettingsPart>
  );
}
