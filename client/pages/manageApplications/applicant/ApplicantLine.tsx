import { useTranslations } from 'use-intl';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import { useNoticeWords } from '#client/components/career/useWishWords.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useSkillName } from '#client/components/useSkillName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { NoticePeriod } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const ApplicantLine_application = graphql(`
  fragment ApplicantLine_application on Application {
    expectedSalary
    summary {
      experienceMonths
      jobTitle
      jobCompany
      isCurrentJob
      skills
      place
      noticePeriod
      noticeUntil
      appliedBefore
    }
    match {
      matchedSkills
      kilometers
      isElsewhere
    }
  }
`);

interface Facts {
  expectedSalary?: string | null | undefined;
  summary?: {
    experienceMonths?: number | null | undefined;
    jobTitle?: string | null | undefined;
    jobCompany?: string | null | undefined;
    isCurrentJob: boolean;
    skills: readonly string[];
    place?: string | null | undefined;
    noticePeriod?: NoticePeriod | null | undefined;
    noticeUntil?: string | null | undefined;
  } | null;
  match?: {
    matchedSkills: readonly string[];
    kilometers?: number | null | undefined;
    isElsewhere?: boolean;
  } | null;
}

interface ApplicantLineProps {
  application: FragmentType<typeof ApplicantLine_application>;
  skillsMax: number;
}

export function ApplicantLine({ application, skillsMax }: ApplicantLineProps) {
  const applicant = readFragment(ApplicantLine_application, application);
  return <ApplicantFacts applicant={applicant} skillsMax={skillsMax} />;
}

interface ApplicantSkillsProps extends ApplicantLineProps {
  className?: string;
}

/** The skills by themselves, for a place with more room. */
export function ApplicantSkills({ application, ...props }: ApplicantSkillsProps) {
  return <SkillTags applicant={readFragment(ApplicantLine_application, application)} {...props} />;
}

interface ApplicantFactsProps {
  /** The facts to show. Those that are left out here are not shown. */
  applicant: Facts;
  /** How many skills are shown at most. */
  skillsMax: number;
  /** The title of the job, shown right above. If the applicant's own is the same, it is left out. */
  appliedFor?: string;
}

/** Someone's work, experience, place, start date, expected pay and skills. */
export function ApplicantFacts({ applicant, skillsMax, appliedFor }: ApplicantFactsProps) {
  const { summary, match, expectedSalary } = applicant;
  const t = useTranslations('reviewDesk');
  const { length } = useCareerWords();
  const notice = useNoticeWords();
  const months = summary?.experienceMonths ?? null;
  const experience = months === null ? null : months > 0 ? length(months) : t('row.fresher');
  const place = summary?.place;
  const distance = distanceOf(match, t);
  const facts = [
    experience,
    place && (distance ? t('row.placeAnd', { place, distance }) : place),
    summary && notice(summary) && t('row.notice', { notice: notice(summary)! }),
    expectedSalary && t('row.expects', { pay: expectedSalary }),
  ].filter((fact) => fact !== null && fact !== undefined && fact !== '');
  const work = summary?.jobTitle ?? summary?.jobCompany;
  const job = work === appliedFor && summary?.isCurrentJob ? null : work;
  const hasSkills = skillsMax > 0 && Boolean(summary?.skills.length);
  if (!job && facts.length === 0 && !hasSkills) return null;
  return (
    <div className="grid min-w-0 gap-0.5 text-sm">
      {job && (
        <p className="truncate">
          {summary?.isCurrentJob ? (
            <>
              {appliedFor !== undefined && <span className="text-soft">{t('row.now')} </span>}
              <WrittenText text={job} />
            </>
          ) : (
            <span className="text-soft">
              {t('row.before')} <WrittenText text={job} />
            </span>
          )}
          {summary?.jobTitle && summary.jobCompany && (
            <span className="text-soft"> · {summary.jobCompany}</span>
          )}
        </p>
      )}
      {facts.length > 0 && <p className="text-soft wrap-anywhere">{facts.join(' · ')}</p>}
      <SkillTags applicant={applicant} skillsMax={skillsMax} />
    </div>
  );
}

/** Those that the job asks for come first. */
function SkillTags(props: { applicant: Facts; skillsMax: number; className?: string }) {
  const { applicant, skillsMax, className } = props;
  const t = useTranslations('reviewDesk');
  const nameOf = useSkillName();
  const matched = new Set(applicant.match?.matchedSkills);
  const skills = (applicant.summary?.skills ?? [])
    .toSorted((one, two) => Number(matched.has(two)) - Number(matched.has(one)))
    .slice(0, skillsMax);
  if (skills.length === 0) return null;
  return (
    <ul aria-label={t('row.skills')} className={joinClasses('flex flex-wrap gap-1', className)}>
      {skills.map((skill) => (
        <li
          key={skill}
          className={joinClasses(
            'max-w-full truncate rounded-tag px-1.5 text-xs leading-5',
            matched.has(skill) ? 'bg-green-wash font-semibold text-green' : 'bg-tint text-soft',
          )}
        >
          {matched.has(skill) && <span className="sr-only">{t('row.asked')} </span>}
          {nameOf(skill)}
        </li>
      ))}
    </ul>
  );
}

type Words = ReturnType<typeof useTranslations<'reviewDesk'>>;

function distanceOf(match: Facts['match'], t: Words): string | null {
  if (match?.kilometers != null) return t('row.away', { kilometers: match.kilometers });
  return match?.isElsewhere ? t('row.otherCity') : null;
}
