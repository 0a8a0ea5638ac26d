import { useTranslations } from 'use-intl';
import type { TeamRole } from '#client/gql/graphql.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { worksOnSomeJobs, type TeamRole as StoredRole } from '#schema/options/teamRoles.ts';

interface WorksOnProps {
  role: TeamRole;
  jobs: readonly { id: string; title: string }[];
}

/** The jobs that a member works on, if their role is limited to some jobs. */
export function WorksOn({ role, jobs }: WorksOnProps) {
  const t = useTranslations('team');
  if (!worksOnSomeJobs(role.toLowerCase() as StoredRole)) return null;
  if (jobs.length === 0) return <p className="text-sm">{t('jobs.none')}</p>;
  return (
    <ul aria-label={t('jobs.label')} className="flex flex-wrap gap-1.5">
      {jobs.map(({ id, title }) => (
        <li key={id} className="max-w-full">
          <Tag tone="info">{title}</Tag>
        </li>
      ))}
    </ul>
  );
}
