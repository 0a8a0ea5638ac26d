import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { useCandidateWords } from '#client/pages/database/details/useCandidateWords.ts';
import {
  isFiltered,
  NOTHING_ASKED,
  type CandidateAddress,
} from '#client/pages/database/search/candidateAddress.ts';
import type { Address } from '#client/pages/database/search/useCandidateAddress.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';

/** The active filters, each removable, and a link to clear them all. */
export function ActiveFilters({ address: { address, to } }: { address: Address }) {
  const t = useTranslations('candidates');
  const chips = useChips(address);
  if (!isFiltered(address)) return null;
  return (
    <ul aria-label={t('filters.active')} className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ name, without }) => (
        <li key={name} className="max-w-full">
          <Link
            to={to(without)}
            preventScrollReset
            aria-label={t('filters.remove', { filter: name })}
            className={`${chipClass(true)} max-w-full`}
          >
            <span className="truncate">{name}</span>
            <X className="-mr-1 size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={to(NOTHING_ASKED)} preventScrollReset className={chipClass()}>
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}

interface NamedFilter {
  name: string;
  /** The address without this filter. */
  without: Partial<CandidateAddress>;
}

function useChips(address: CandidateAddress): NamedFilter[] {
  const t = useTranslations('candidates');
  const profile = useTranslations('profile');
  const words = useCandidateWords();
  const { search, skills, from, to, location, salary, active, notice } = address;
  const shape = from && to ? 'range' : from ? 'from' : 'upTo';
  const years = { shape, from: Number(from), to: Number(to) };
  const pay = words.pay(Number(salary) || null);
  const chips: (NamedFilter | '' | null)[] = [
    search && { name: t('chip.search', { words: search }), without: { search: '' } },
    ...skills.map((skill) => ({
      name: skill,
      without: { skills: skills.filter((other) => other !== skill) },
    })),
    (from || to) && { name: t('chip.experience', years), without: { from: '', to: '' } },
    location && { name: location, without: { location: '' } },
    pay && { name: t('chip.salary', { pay }), without: { salary: '' } },
    active && {
      name: t('chip.active', { within: t(`active.${active}`) }),
      without: { active: '' as const },
    },
    notice && {
      name: t('chip.notice', {
        within: profile(`notice.${notice.toLowerCase() as Lowercase<typeof notice>}`),
      }),
      without: { notice: '' as const },
    },
  ];
  return chips.filter((chip) => chip !== '' && chip !== null);
}
