import { useTranslations } from 'use-intl';
import { Career_career } from '#client/components/career/Career.ts';
import { CareerLists } from '#client/components/career/CareerLists.tsx';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import { useWishWords } from '#client/components/career/useWishWords.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useSkillName } from '#client/components/useSkillName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { FactList, type Fact } from '#client/components/FactList.tsx';

export const ProfileAsSent_application = graphql(`
  fragment ProfileAsSent_application on Application {
    profile {
      headline
      summary
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
    }
  }
`);

/** The profile as it was when the application was sent; renders nothing without one. */
export function ProfileAsSent(props: {
  application: FragmentType<typeof ProfileAsSent_application>;
}) {
  const { profile } = readFragment(ProfileAsSent_application, props.application);
  const career = readFragment(Career_career, profile?.career);
  const t = useTranslations('career');
  const nameOf = useSkillName();
  const { length } = useCareerWords();
  const wishes = useWishWords();
  if (!profile || !career) return null;
  const { headline, summary, skills, experienceMonths } = profile;
  const facts: Fact[] = [
    [t('sent.experience'), experienceMonths > 0 ? length(experienceMonths) : null],
    ...wishes(profile),
  ];
  return (
    <>
      <section id="profile" className="grid min-w-0 scroll-mt-28 content-start gap-3">
        <h2 className="text-base font-semibold">{t('sent.title')}</h2>
        {headline && (
          <p className="font-semibold">
            <WrittenText text={headline} />
          </p>
        )}
        {summary && (
          <p className="measure whitespace-pre-line wrap-anywhere">
            <WrittenText text={summary} />
          </p>
        )}
        {skills.length > 0 && (
          <ul aria-label={t('sent.skills')} className="flex flex-wrap gap-1.5">
            {skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Tag>{nameOf(skill)}</Tag>
              </li>
            ))}
          </ul>
        )}
        <FactList facts={facts} />
      </section>
      <div className="flex min-w-0 flex-col gap-5">
        <CareerLists career={career} />
      </div>
    </>
  );
}
