import { Download, FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileLink } from '#client/components/FileLink.tsx';
import { useFileSize } from '#client/components/upload/useFileSize.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

export const ResumeView_application = graphql(`
  fragment ResumeView_application on Application {
    id
    name
    resumeShownUrl
    resume {
      id
      name
      size
      url
    }
  }
`);

const PdfPages = loadOnUse(async () => (await import('./pdf/PdfPages.tsx')).PdfPages);

/** A PDF is shown in the page; a Word document is downloaded (product decision 42). */
export function ResumeView(props: { application: FragmentType<typeof ResumeView_application> }) {
  const { name, resume, resumeShownUrl } = readFragment(ResumeView_application, props.application);
  const t = useTranslations('manageApplications');
  const sizeOf = useFileSize();
  if (!resume) return <p className="text-soft">{t('resume.none')}</p>;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 text-sm">
          <FileText className="size-5 shrink-0 text-soft" />
          <span className="wrap-anywhere">{resume.name}</span>
          <span className="shrink-0 text-soft">{sizeOf(resume.size)}</span>
        </p>
        <FileLink
          href={resume.url}
          download={resume.name}
          aria-label={t('resume.downloadNamed', { name: resume.name })}
          className={buttonClass({ size: 's' })}
        >
          <Download className="size-4" />
          {t('resume.download')}
        </FileLink>
      </div>
      {resumeShownUrl ? (
        <PdfPages
          key={resume.id}
          source={resumeShownUrl}
          label={t('resume.region', { name })}
          waiting={<p className="text-sm text-soft">{t('resume.loading')}</p>}
        />
      ) : (
        <p className="text-sm text-soft">{t('resume.word')}</p>
      )}
    </div>
  );
}
