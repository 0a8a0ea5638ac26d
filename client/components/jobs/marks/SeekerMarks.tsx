import { useQuery } from '@apollo/client/react';
import { Check, Eye } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';

const SeekerMarksQuery = graphql(`
  query SeekerMarks {
    viewer {
      jobMarks {
        appliedJobIds
        viewedJobIds
      }
      user {
        id
        profile {
          skills
        }
      }
    }
  }
`);

/** Whether the seeker has applied for a job, or has opened it. One query for all cards. */
export function SeekerMarks({ jobId }: { jobId: string }) {
  const t = useTranslations('jobFacts');
  const marks = useQuery(SeekerMarksQuery).data?.viewer?.jobMarks;
  if (marks?.appliedJobIds.includes(jobId))
    return (
      <Tag tone="success" icon={Check}>
        {t('mark.applied')}
      </Tag>
    );
  if (!marks?.viewedJobIds.includes(jobId)) return null;
  return <Tag icon={Eye}>{t('mark.seen')}</Tag>;
}

/** A skill of a job, marked if the seeker has it too, however it is written. */
export function Skill({ name, shown }: { name: string; shown: string }) {
  const t = useTranslations('jobFacts');
  const own = useQuery(SeekerMarksQuery).data?.viewer?.user.profile?.skills;
  if (!own?.some((skill) => folded(skill) === folded(name))) return shown;
  return (
    <span className="font-semibold text-green">
      <Check className="mr-0.5 inline size-3.5 align-[-2px]" />
      {shown}
      <span className="sr-only"> ({t('mark.ownSkill')})</span>
    </span>
  );
}

const folded = (skill: string) => skill.trim().toLowerCase();
