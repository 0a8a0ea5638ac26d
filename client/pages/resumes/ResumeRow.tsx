import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileLink } from '#client/components/FileLink.tsx';
import { useFileSize } from '#client/components/upload/useFileSize.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useChangeResume } from './useChangeResume.ts';

export const ResumeRow_resume = graphql(`
  fragment ResumeRow_resume on Resume {
    id
    name
    size
    isDefault
    isLost
    createdAt
    url
  }
`);

interface ResumeRowProps {
  resume: FragmentType<typeof ResumeRow_resume>;
}

export function ResumeRow(props: ResumeRowProps) {
  const resume = readFragment(ResumeRow_resume, props.resume);
  const t = useTranslations('resumes');
  const time = useTimeWords();
  const sizeOf = useFileSize();
  const { makeDefault, remove, busy } = useChangeResume(resume);
  const { name, size, isDefault, isLost, createdAt, url } = resume;

  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <FileText className="size-6 shrink-0 self-start text-soft" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isDefault && <Tag tone="success">{t('default')}</Tag>}
        </p>
        <p className="text-sm text-soft">
          {sizeOf(size)} ·{' '}
          <time dateTime={createdAt} title={time.full(createdAt)}>
            {time.ago(createdAt)}
          </time>
        </p>
        {isLost && <p className="mt-1 text-sm text-red">{t('lost')}</p>}
      </div>
      <div className="-mx-3 flex flex-wrap gap-1">
        {!isLost && (
          <FileLink
            href={url}
            aria-label={t('downloadNamed', { name })}
            className={buttonClass({ size: 's', variant: 'quiet' })}
          >
            {t('download')}
          </FileLink>
        )}
        {!isDefault && !isLost && (
          <Button
            size="s"
            variant="quiet"
            busy={busy}
            aria-label={t('makeDefaultNamed', { name })}
            onClick={() => void makeDefault()}
          >
            {t('makeDefault')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          busy={busy}
          aria-label={t('deleteNamed', { name })}
          onClick={() => void remove()}
        >
          {t('delete')}
        </Button>
      </div>
    </Card>
  );
}
