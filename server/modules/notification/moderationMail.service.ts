import type { Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';

type Values = Record<string, string | number>;

/** The email about a new status of a job or company, with the administrator's note. */
export function moderationMail(
  of: 'job' | 'company',
  status: string,
  values: Values,
  note: string | null,
) {
  return (locale: Locale) => {
    const t = translator(locale, 'mail');
    const words = `moderation.${of}.${status}`;
    return {
      subject: t(`${words}.subject`, values),
      paragraphs: [
        t(`${words}.body`, values),
        ...(note ? [t('moderation.note'), ...note.split(/\n+/)] : []),
        t(`${words}.next`, values),
      ],
    };
  };
}
