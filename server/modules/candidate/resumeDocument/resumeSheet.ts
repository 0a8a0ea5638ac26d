import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import type { Career, Month } from '#schema/profile/career.ts';
import { translator, type Translator } from '#server/lib/words.ts';
import type { SeekerProfile } from '#server/modules/account/seekerProfile.entity.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import type { ResumeDocumentInput } from './resumeDocument.inputs.ts';

/** The content of a resume, in the order and language in which it is drawn. */
export interface ResumeSheet {
  language: Locale;
  title: string;
  name: string;
  headline: string | null;
  contact: readonly string[];
  sections: readonly { title: string; entries: readonly SheetEntry[] }[];
}

export interface SheetEntry {
  title?: string | undefined;
  when?: string | undefined;
  subtitle?: string | undefined;
  /** One line for each task or achievement. */
  text?: string | null | undefined;
}

type Profile = Pick<
  SeekerProfile,
  'headline' | 'summary' | 'location' | 'technicalSkills' | 'functionalSkills'
> & { career: Career };

/**
 * Leaves out what employers need not know: age, gender, needs because of a disability, and pay. Contact details are
 * only included if chosen.
 */
export function sheetOf(
  user: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>,
  profile: Profile,
  { language, showPhone, showEmail }: ResumeDocumentInput,
): ResumeSheet {
  const t = translator(language, 'resumeSheet');
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const { jobs, degrees, projects, certificates, languages, links } = profile.career;
  const when = whenIn(t, language);
  const skills = [...profile.technicalSkills, ...profile.functionalSkills];
  const only = (text: string | null | undefined): SheetEntry[] => (text ? [{ text }] : []);
  const sections = [
    { title: t('summary'), entries: only(profile.summary) },
    {
      title: t('experience'),
      entries: jobs.map((job) => ({
        title: job.title || job.company,
        when: when(job),
        subtitle: joined([job.title && job.company, job.place]),
        text: job.summary,
      })),
    },
    {
      title: t('education'),
      entries: degrees.map((degree) => ({
        title: titleOf(degree, t),
        when: when(degree),
        subtitle: joined([degree.institution, degree.grade]),
      })),
    },
    { title: t('skills'), entries: only(skills.join(', ')) },
    {
      title: t('projects'),
      entries: projects.map((project) => ({
        title: project.name,
        when: when(project),
        subtitle: project.link ?? undefined,
        text: project.summary,
      })),
    },
    {
      title: t('certificates'),
      entries: only(
        certificates
          .map(({ name: of, issuer, year }) => joined([of, issuer, year ? String(year) : null]))
          .join('\n'),
      ),
    },
    {
      title: t('languages'),
      entries: only(languages.map((one) => `${one.name} (${t(`level.${one.level}`)})`).join(', ')),
    },
    { title: t('links'), entries: only(links.map(({ url }) => url).join('\n')) },
  ];
  return {
    language,
    title: t('title', { name }),
    name,
    headline: profile.headline ?? null,
    contact: [
      showPhone && user.phone ? `+91 ${user.phone}` : null,
      showEmail ? user.email : null,
      profile.location ?? null,
    ].filter((one) => one !== null),
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

const joined = (parts: readonly (string | null | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

function titleOf({ name, field, qualification }: Career['degrees'][number], t: Translator): string {
  const title = name || (qualification ? t(`qualification.${qualification}`) : '');
  if (!title) return field ?? '';
  return field ? `${title} (${field})` : title;
}

interface Dates {
  from: Month | null;
  to: Month | null;
  isCurrent?: boolean;
}

function whenIn(t: Translator, language: Locale) {
  const month = (value: Month): string => {
    const [year, inYear] = value.split('-').map(Number);
    if (inYear === undefined) return value;
    const day = new Date(Date.UTC(year!, inYear - 1, 15));
    const style = language === 'en' ? 'short' : 'long';
    return day.toLocaleDateString(INTL_LOCALES[language], {
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    });
  };
  return ({ from, to, isCurrent = false }: Dates): string | undefined => {
    const end = isCurrent ? t('present') : to && month(to);
    if (from && end) return `${month(from)} – ${end}`;
    return (from && month(from)) || end || undefined;
  };
}
