import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { MakeResume } from '#client/pages/profile/document/MakeResume.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const ResumeSummary_profile = graphql(`
  fragment ResumeSummary_profile on SeekerProfile {
    resume
  }
`);

export function ResumeSummary(props: { profile: FragmentType<typeof ResumeSummary_profile> }) {
  const { resume } = readFragment(ResumeSummary_profile, props.profile);
  const t = useTranslations('profile');
  return (
    <Card as="section" id="resumes" aria-labelledby="resume-heading" className="grid gap-3">
      <div>
        <h2 id="resume-heading" className="text-base font-semibold">
          {t('resume.title')}
        </h2>
        <p className="mt-1 text-sm break-words text-soft">
          {resume ? t('resume.default', { name: resume }) : t('resume.none')}
        </p>
      </div>
      <Link to="/resume" className={buttonClass({ size: 's' })}>
        {resume ? t('resume.manage') : t('resume.upload')}
      </Link>
      <MakeResume />
    </Card>
  );
}
