import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { RESUMES_MAX } from '#schema/options/limits.ts';
import { ResumeUpload } from '#client/components/upload/ResumeUpload.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { ResumeRow } from './ResumeRow.tsx';

const StoredResumesQuery = graphql(`
  query StoredResumes {
    viewer {
      resumes {
        id
        ...ResumeRow_resume
      }
    }
  }
`);

export function StoredResumes() {
  const t = useTranslations('resumes');
  const { data, previousData, failure } = useFreshQuery(StoredResumesQuery);
  const resumes = (data ?? previousData)?.viewer?.resumes;
  const isFull = (resumes?.length ?? 0) >= RESUMES_MAX;

  return (
    <Container width="text" className="py-8 md:py-10">
      <PageHeading lead={t('lead', { max: RESUMES_MAX })}>{t('title')}</PageHeading>
      <section aria-label={t('upload')} className="mt-6">
        {isFull ? <Banner kind="info">{t('full', { max: RESUMES_MAX })}</Banner> : <ResumeUpload />}
      </section>
      <section className="mt-8">
        <h2 className="text-lg" tabIndex={-1} id="stored-resumes">
          {t('section')}
        </h2>
        <div className="mt-3">
          {resumes ? (
            resumes.length === 0 ? (
              <p className="text-soft">{t('empty')}</p>
            ) : (
              <ul className="grid gap-3">
                {resumes.map((resume) => (
                  <ResumeRow key={resume.id} resume={resume} />
                ))}
              </ul>
            )
          ) : failure ? (
            <LoadFailed message={t('failed')} {...failure} />
          ) : (
            <Skeleton className="h-20 w-full" />
          )}
        </div>
      </section>
    </Container>
  );
}
