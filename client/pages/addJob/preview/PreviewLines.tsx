import { useTranslations } from 'use-intl';
import { LightMarkdown } from '#client/components/posting/LightMarkdown.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';

interface PreviewLinesProps {
  heading: string;
  text: string;
  asList?: boolean;
}

export function PreviewLines({ heading, text, asList = true }: PreviewLinesProps) {
  const t = useTranslations('addJob');
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•–]\s+/u, ''))
    .filter(Boolean);
  return (
    <section>
      <h3 className="text-[1.125rem]">{heading}</h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-soft italic">{t('preview.missing')}</p>
      ) : asList ? (
        <ul className="measure mt-1 list-disc pl-5 break-words">
          {lines.map((line, index) => (
            <li key={index}>
              <WrittenText text={line} />
            </li>
          ))}
        </ul>
      ) : (
        <LightMarkdown text={text.trim()} />
      )}
    </section>
  );
}
