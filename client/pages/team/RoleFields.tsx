import { useQuery } from '@apollo/client/react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { RetryBanner } from '#client/components/RetryBanner.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { TEAM_ROLES, worksOnSomeJobs, type TeamRole } from '#schema/options/teamRoles.ts';

const RoleFieldsQuery = graphql(`
  query RoleFields($after: String) {
    viewer {
      jobs(first: 100, after: $after, show: ALL, sort: TITLE) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          title
          location
          postedAt
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
  /** Says what the member loses with a role that is limited to some jobs. */
  loss?: string;
}

/** The choice of a role, with what it may do, and the jobs for a role that is limited to some. */
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

/** From this number of jobs on there is a search box; fewer are found at a glance. */
const SEARCHED_FROM = 13;

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function JobBoxes({ error, ...input }: Connected) {
  const t = useTranslations('team');
  const format = useFormatter();
  const { jobs, failure, retry } = useEveryJob();
  const [words, setWords] = useState('');
  const isHidden = (...texts: string[]) =>
    !texts.join(' ').toLowerCase().includes(words.trim().toLowerCase());
  return (
    <fieldset className="grid min-w-0 gap-0.5" aria-invalid={error ? true : undefined}>
      <legend className="text-sm font-semibold">{t('form.jobs')}</legend>
      <p className="text-sm text-soft">{t('form.jobsHint')}</p>
      {!jobs && !failure && <Skeleton className="h-11 w-full" />}
      {failure !== undefined && (
        <RetryBanner title={t('form.jobsFailed')} error={failure} onRetry={retry} />
      )}
      {jobs?.length === 0 && <p className="py-2 text-sm">{t('form.noJobs')}</p>}
      {jobs && jobs.length >= SEARCHED_FROM && (
        <TextField
          type="search"
          label={t('form.findJob')}
          hideLabel
          placeholder={t('form.findJob')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className="max-h-64 overflow-y-auto">
        {jobs?.map(({ id, title, location, postedAt }) => (
          // A job that does not match the search is hidden, but stays in the form.
          <div key={id} hidden={isHidden(title, location)}>
            <Checkbox
              {...input}
              value={id}
              label={title}
              hint={`${location} · ${format.dateTime(new Date(postedAt), DAY)}`}
            />
          </div>
        ))}
      </div>
      {error && <FieldError id={`${input.name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/**
 * All jobs of the company; undefined until the last one is loaded, because saving without its box would remove a job.
 */
function useEveryJob() {
  const { data, error, refetch, fetchMore } = useQuery(RoleFieldsQuery);
  const [failure, setFailure] = useState<unknown>();
  const found = data?.viewer?.jobs;
  const after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(setFailure);
  }, [after, fetchMore]);
  const retry = async () => {
    setFailure(undefined);
    if (after) await fetchMore({ variables: { after } }).catch(setFailure);
    else await refetch();
  };
  return { jobs: after ? undefined : found?.nodes, failure: failure ?? error, retry };
}
