import { useQuery } from '@apollo/client/react';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';

const JobFilterQuery = graphql(`
  query JobFilter {
    viewer {
      jobs(first: 100) {
        nodes {
          id
          title
          postedAt
        }
      }
    }
  }
`);

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

interface JobFilterProps {
  value: string;
  onChange: (jobId: string) => void;
}

/** The company's newest hundred jobs. An older one stays selected through its address. */
export function JobFilter({ value, onChange }: JobFilterProps) {
  const t = useTranslations('manageApplications');
  const format = useFormatter();
  const { data } = useQuery(JobFilterQuery);
  const jobs = data?.viewer?.jobs.nodes ?? [];
  // The day of posting distinguishes jobs with the same title.
  const isOnly = (title: string) => jobs.filter((job) => job.title === title).length === 1;
  const options = jobs.map(({ id, title, postedAt }) => ({
    value: id,
    label: isOnly(title) ? title : `${title} · ${format.dateTime(new Date(postedAt), DAY)}`,
  }));
  const isKnown = value === '' || jobs.some(({ id }) => id === value);
  return (
    <SelectField
      label={t('filters.job')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: t('filters.anyJob') },
        ...(isKnown ? [] : [{ value, label: t('details.job') }]),
        ...options,
      ]}
    />
  );
}
