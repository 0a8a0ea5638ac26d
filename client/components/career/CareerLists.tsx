import { useTranslations } from 'use-intl';
import type { Career_CareerFragment } from '#client/gql/graphql.ts';
import { CAREER_LISTS } from '#schema/profile/career.ts';
import { careerOf } from './Career.ts';
import { EntryText } from './EntryText.tsx';
import { useCareerWords } from './useCareerWords.ts';

/** The whole career of someone else; a list without entries is left out. */
export function CareerLists({ career }: { career: Career_CareerFragment }) {
  const t = useTranslations('career');
  const { lines } = useCareerWords();
  const known = careerOf(career);
  return CAREER_LISTS.filter((list) => known[list].length > 0).map((list) => (
    <section key={list} className={WIDE.has(list) ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      <h3 className="mb-2 text-base">{t(`list.${list}.title`)}</h3>
      <ul className="grid gap-3">
        {known[list].map((entry, index) => (
          <li key={index}>
            <EntryText lines={lines(list, entry)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const WIDE: ReadonlySet<string> = new Set(['jobs', 'projects']);
