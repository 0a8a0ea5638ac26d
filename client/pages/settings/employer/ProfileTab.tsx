import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import {
  PendingChange_change,
  proposedValues,
} from '#client/components/pendingChange/pendingChange.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ProfileTab_ProfileFragment } from '#client/gql/graphql.ts';
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
  }
`);

/** The name is read with the company, so that a rename on another page is known here. */
export const ProfileTab_profile = graphql(`
  fragment ProfileTab_profile on CompanyProfile {
    id
    company {
      id
      name
    }
    pendingChange {
      ...PendingChange_change
    }
  }
`);

const ProfileTabMutation = graphql(`
  mutation ProfileTab($input: UpdateEmployerProfileInput!) {
    updateEmployerProfile(input: $input) {
      settings {
        ...ProfileTab_settings
      }
      viewer {
        companyProfile {
          ...ProfileTab_profile
        }
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

/** The name that waits for review, if there is one. */
function proposedNameOf(profile: ProfileTab_ProfileFragment | null) {
  const change = readFragment(PendingChange_change, profile?.pendingChange ?? null);
  return proposedValues(change).get('name');
}

interface ProfileTabProps {
  settings: FragmentType<typeof ProfileTab_settings>;
  /** The company, if there is one. */
  profile: FragmentType<typeof ProfileTab_profile> | null;
}

export function ProfileTab(props: ProfileTabProps) {
  const t = useTranslations('settings');
  const { firstName, lastName, phone } = readFragment(ProfileTab_settings, props.settings);
  const profile = readFragment(ProfileTab_profile, props.profile);
  const hasCompany = profile !== null;
  const companyName = profile?.company.name ?? '';
  const proposedName = proposedNameOf(profile);
  const [knownName, setKnownName] = useState(companyName);
  const mayManage = useTeamRight('manage');
  const mayRename = hasCompany && mayManage;
  const [save] = useMutation(ProfileTabMutation);
  const [done, setDone] = useState<'done' | 'held' | null>(null);
  const form = useServerForm({
    schema: employerProfileForm,
    fields: FIELDS,
    defaultValues: { firstName, lastName, phone: phone ?? '', companyName },
    // A name that was not typed here may be outdated, and would undo a rename by someone else.
    send: async ({ companyName: name, ...person }) => {
      const isRenamed = mayRename && name !== knownName;
      const input = { ...person, ...(isRenamed && { companyName: name }) };
      const { data } = await save({ variables: { input } });
      const saved = data?.updateEmployerProfile.viewer.companyProfile ?? null;
      const isHeld = isRenamed && proposedNameOf(readFragment(ProfileTab_profile, saved)) === name;
      return { name: name ?? '', isHeld };
    },
    onSent: ({ name, isHeld }) => {
      setKnownName(name);
      setDone(isHeld ? 'held' : 'done');
    },
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
      <div className="grid gap-4" onChange={() => setDone(null)}>
        <div role="status" className={done ? undefined : 'hidden'}>
          {done && <Banner kind="success">{t(`employer.profile.${done}`)}</Banner>}
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
              hint={
                proposedName
                  ? t('employer.profile.companyHeld', { proposed: proposedName, name: companyName })
                  : t('employer.profile.companyHint')
              }
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
