import { useQuery } from '@apollo/client/react';
import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TEAM_ROLES, worksOnSomeJobs, type TeamRole } from '#schema/options/teamRoles.ts';

const RoleFieldsQuery = graphql(`
  query RoleFields {
    viewer {
      jobs(first: 100, show: ALL, sort: TITLE) {
        nodes {
          id
          title
          location
        }
      }
    }
  }
`);

type Connected = Omit<ComponentProps<'input'>, 'value' | 'type'> & {
  name: string;
  error?: string | undefined;
};

interface RoleFieldsProps {
  role: Connected;
  jobIds: Connected;
  /** The role that is chosen at first. */
  first: TeamRole;
  /** What the member loses with a role that works on some jobs only. */
  loss?: string;
}

/** A role, with what it may do, and the jobs for the roles that work on some. */
export function RoleFields({ role, jobIds, first, loss }: RoleFieldsProps) {
  const t = useTranslations('team');
  const [chosen, setChosen] = useState<TeamRole>(first);
  return (
    <>
      <RadioGroup
        {...role}
        label={t('form.role')}
        options={TEAM_ROLES.map((value) => ({
          value,
          label: t(`role.${capitals(value)}.name`),
          hint: t(`role.${capitals(value)}.what`),
        }))}
        onChange={(event) => {
          setChosen(event.target.value as TeamRole);
          role.onChange?.(event);
        }}
      />
      {worksOnSomeJobs(chosen) && (
        <>
          <JobBoxes {...jobIds} />
          {loss && <p className="text-sm text-soft">{loss}</p>}
        </>
      )}
    </>
  );
}

export const capitals = (role: TeamRole) => role.toUpperCase() as Uppercase<TeamRole>;

function JobBoxes({ error, ...input }: Connected) {
  const t = useTranslations('team');
  const { data, loading } = useQuery(RoleFieldsQuery);
  const jobs = data?.viewer?.jobs.nodes ?? [];
  return (
    <fieldset className="grid min-w-0 gap-0.5" aria-invalid={error ? true : undefined}>
      <legend className="text-sm font-semibold">{t('form.jobs')}</legend>
      <p className="text-sm text-soft">{t('form.jobsHint')}</p>
      {loading && jobs.length === 0 && <Skeleton className="h-11 w-full" />}
      {!loading && jobs.length === 0 && <p className="py-2 text-sm">{t('form.noJobs')}</p>}
      <div className="max-h-64 overflow-y-auto">
        {jobs.map(({ id, title, location }) => (
          <Checkbox key={id} {...input} value={id} label={title} hint={location} />
        ))}
      </div>
      {error && <FieldError id={`${input.name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
