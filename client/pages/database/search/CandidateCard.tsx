import { Briefcase, IndianRupee, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSkillName } from '#client/components/useSkillName.ts';
import { useCandidateWords } from '#client/pages/database/details/useCandidateWords.ts';
import { Card } from '#client/ui/Card.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { OPENED } from '#client/lib/useAddressState.ts';

export const CandidateCard_candidate = graphql(`
  fragment CandidateCard_candidate on Candidate {
    id
    name
    headline
    currentJobTitle
    currentCompany
    experienceType
    experience
    experienceMonths
    place
    preferredPlaces
    skills
    salaryExpectation
    lastActive
    contactedJobIds
  }
`);

interface CandidateCardProps {
  candidate: FragmentType<typeof CandidateCard_candidate>;
  toDetails: (id: string) => string;
}

const SKILLS_SHOWN = 6;

/** A candidate at a glance: name, role, experience, place, pay and availability. */
export function CandidateCard({ toDetails, ...props }: CandidateCardProps) {
  const candidate = readFragment(CandidateCard_candidate, props.candidate);
  const nameOf = useSkillName();
  const t = useTranslations('candidates');
  const words = useCandidateWords();
  const name = candidate.name || t('card.unnamed');
  const today = words.today(candidate);
  const line = candidate.headline ?? today;
  const experience = words.experience(candidate);
  const place = candidate.place ?? candidate.preferredPlaces[0];
  const pay = words.pay(candidate.salaryExpectation);
  const more = candidate.skills.length - SKILLS_SHOWN;
  return (
    <Card
      as="article"
      lifts
      className="relative flex h-full flex-col gap-3 has-[a:focus-visible]:ring-here"
    >
      <div className="flex gap-3.5">
        <Monogram name={name} shape="round" />
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.125rem] leading-snug wrap-anywhere">
            <Link
              to={toDetails(candidate.id)}
              state={OPENED}
              preventScrollReset
              className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
            >
              {name}
            </Link>
          </h2>
          {line && (
            <p className="line-clamp-2 text-sm text-soft wrap-anywhere">
              <WrittenText text={line} />
            </p>
          )}
        </div>
      </div>
      <ul className="grid gap-1 text-sm">
        {experience && <Fact icon={<Briefcase />}>{experience}</Fact>}
        {place && <Fact icon={<MapPin />}>{place}</Fact>}
        {pay && <Fact icon={<IndianRupee />}>{t('card.expects', { pay })}</Fact>}
      </ul>
      {candidate.skills.length > 0 && (
        <ul aria-label={t('card.skills')} className="flex flex-wrap gap-1.5">
          {candidate.skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <li key={skill} className="max-w-full">
              <Tag>
                <span className="truncate">{nameOf(skill)}</span>
              </Tag>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Tag>
                <span aria-hidden="true">{t('card.moreSkills', { count: more })}</span>
                <span className="sr-only">{t('card.moreSkillsLong', { count: more })}</span>
              </Tag>
            </li>
          )}
        </ul>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-2 text-sm text-soft">
        {t(`activity.${candidate.lastActive}`)}
        {candidate.contactedJobIds.length > 0 && <Tag tone="info">{t('card.contacted')}</Tag>}
      </p>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className="mt-0.5 inline-grid size-4 shrink-0 text-soft *:size-full">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
