import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Career_career } from '#client/components/career/Career.ts';
import { CareerLists } from '#client/components/career/CareerLists.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useSkillName } from '#client/components/useSkillName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { FactList, type Fact } from '#client/components/FactList.tsx';
import { useCandidateWords } from './useCandidateWords.ts';
import { useWishWords } from '#client/components/career/useWishWords.ts';

export const CandidateDetails_candidate = graphql(`
  fragment CandidateDetails_candidate on Candidate {
    id
    headline
    summary
    currentJobTitle
    currentCompany
    experienceType
    experience
    place
    preferredPlaces
    skills
    experienceMonths
    career {
      ...Career_career
    }
    noticePeriod
    noticeUntil
    willingToMove
    shifts
    workModes
    accommodations
    salaryExpectation
    hasBike
    hasDrivingLicense
    lastActive
    ...ContactFacts_candidate
  }
`);

/** Everything this candidate shares; missing values have no line. */
export function CandidateDetails(props: {
  candidate: FragmentType<typeof CandidateDetails_candidate>;
}) {
  const person = readFragment(CandidateDetails_candidate, props.candidate);
  const nameOf = useSkillName();
  const t = useTranslations('candidates');
  const words = useCandidateWords();
  const wishWords = useWishWords();
  const career = readFragment(Career_career, person.career);
  const travel = [
    person.hasBike && t('details.bike'),
    person.hasDrivingLicense && t('details.licence'),
  ].filter(Boolean);
  const work: Fact[] = [
    [t('details.now'), words.today(person)],
    [t('details.experience'), words.experience(person)],
  ];
  const wishes: Fact[] = [
    [t('details.lives'), person.place],
    [t('details.places'), person.preferredPlaces.join(' · ')],
    [t('details.pay'), words.pay(person.salaryExpectation) ?? t('details.notDisclosed')],
    ...wishWords(person),
    [t('details.travel'), travel.join(' · ')],
  ];
  return (
    <div className="grid gap-x-8 gap-y-7 md:grid-cols-2">
      <div className="grid gap-2 md:col-span-2">
        {person.headline && (
          <p className="font-semibold">
            <WrittenText text={person.headline} />
          </p>
        )}
        <p className="text-sm text-soft">{t(`activity.${person.lastActive}`)}</p>
      </div>
      {person.summary && (
        <Part heading={t('details.about')} wide>
          <p className="measure whitespace-pre-line wrap-anywhere">
            <WrittenText text={person.summary} />
          </p>
        </Part>
      )}
      {person.skills.length > 0 && (
        <Part heading={t('card.skills')} wide>
          <ul className="flex flex-wrap gap-1.5">
            {person.skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Tag>{nameOf(skill)}</Tag>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <FactPart heading={t('details.work')} facts={work} />
      <FactPart heading={t('details.wishes')} facts={wishes} />
      <CareerLists career={career} />
      <Part heading={t('details.contact')}>
        <ContactFacts candidate={person} />
      </Part>
    </div>
  );
}

function FactPart({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  if (facts.every(([, value]) => !value)) return null;
  return (
    <Part heading={heading}>
      <FactList facts={facts} />
    </Part>
  );
}

function Part(props: { heading: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={props.wide ? 'md:col-span-2' : undefined}>
      <h3 className="mb-2 text-base">{props.heading}</h3>
      {props.children}
    </section>
  );
}
