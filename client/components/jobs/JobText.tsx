import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { JobSkill } from './JobSkill.tsx';
import { useTextLanguage } from './useTextLanguage.ts';

export const JobText_job = graphql(`
  fragment JobText_job on Job {
    descriptionHtml
    responsibilities
    requirements
    benefits
    skills
    isRemote
  }
`);

/** Styles for the tags our job-text renderer allows, and for our own lists. */
const PROSE = joinClasses(
  'leading-relaxed [&_h3]:mt-5 [&_h3]:font-semibold [&_h4]:mt-4 [&_h4]:font-semibold',
  '[&_li]:mt-1.5 [&_li]:pl-1 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mt-3',
  '[&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5',
);

const LISTS = ['responsibilities', 'requirements', 'benefits'] as const;

interface JobTextProps {
  job: FragmentType<typeof JobText_job>;
  /** For administrators: highlights certain words. */
  showHtml?: (html: string) => ReactNode;
  showLine?: (line: string) => ReactNode;
}

/** Limited to a readable width. The HTML was rendered and sanitized by the server when the job was saved. */
export function JobText({ showHtml = asHtml, showLine = asText, ...props }: JobTextProps) {
  const job = readFragment(JobText_job, props.job);
  const t = useTranslations('jobs');
  const languageOf = useTextLanguage();
  return (
    <div className="measure">
      <h2 className="sr-only">{t('text.description')}</h2>
      <div className={PROSE}>
        <div lang={languageOf(withoutTags(job.descriptionHtml))}>
          {showHtml(job.descriptionHtml)}
        </div>
        {job.isRemote && <p>{t('text.remote')}</p>}
      </div>
      {LISTS.filter((name) => job[name].length > 0).map((name) => (
        <section key={name} className={PROSE}>
          <h2 className="mt-7 text-lg">{t(`text.${name}`)}</h2>
          <ul>
            {job[name].map((line, index) => (
              <li key={index} lang={languageOf(line)}>
                {showLine(line)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {job.skills.length > 0 && (
        <section>
          <h2 className="mt-7 text-lg">{t('text.skills')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {job.skills.map((skill, index) => (
              <li key={index}>
                <Tag>
                  <JobSkill name={skill} />
                </Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const asHtml = (html: string) => <div dangerouslySetInnerHTML={{ __html: html }} />;
const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
const asText = (line: string) => line;
