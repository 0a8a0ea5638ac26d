import { BadgeCheck, Briefcase, MessageSquareReply, Search } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { useTypedSearch } from '#client/components/form/useTypedSearch.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { Link } from '#client/lib/routing.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { directoryPath, MARKS, type DirectoryState } from './directoryState.ts';

export const DirectoryTools_industry = graphql(`
  fragment DirectoryTools_industry on CompanyIndustryCount {
    industry
    count
  }
`);

interface DirectoryToolsProps {
  state: DirectoryState;
  industries: readonly FragmentType<typeof DirectoryTools_industry>[];
  /** Typing replaces the address, choosing adds a history entry. */
  replace: (state: DirectoryState) => void;
  push: (state: DirectoryState) => void;
}

const PAUSE = 300;

/** A plain form with an action, so that it works before the script has loaded. */
export function DirectoryTools({ state, industries, replace, push }: DirectoryToolsProps) {
  const t = useTranslations('company');
  const nameOf = useIndustryName();
  const action = pathInLocale(useSiteLocale(), '/companies');
  const typed = useTypedSearch(
    state.search,
    (search) => replace({ ...state, search, page: 1 }),
    PAUSE,
  );
  const offered = industries.map((masked) => {
    const { industry, count } = readFragment(DirectoryTools_industry, masked);
    return { value: industry, label: `${nameOf(industry)} (${count})` };
  });
  // A chosen industry stays in the list, even without companies, so that it can be seen.
  if (state.industry && !offered.some(({ value }) => value === state.industry))
    offered.push({ value: state.industry, label: nameOf(state.industry) });
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-3"
    >
      <TextField
        {...typed.input}
        label={t('directory.search')}
        hideLabel
        name="search"
        type="search"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('directory.search')}
        prefix={<Search className="size-5" />}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <SelectField
        label={t('facts.industry')}
        hideLabel
        name="industry"
        placeholder={t('directory.allIndustries')}
        className="w-60 max-xs:flex-[1_1_100%]"
        value={state.industry}
        onChange={({ target }) =>
          push({ ...state, industry: target.value as DirectoryState['industry'], page: 1 })
        }
        options={offered}
      />
      <SelectField
        label={t('facts.size')}
        hideLabel
        name="size"
        placeholder={t('directory.allSizes')}
        className="w-44 max-xs:flex-[1_1_100%]"
        value={state.size}
        onChange={({ target }) =>
          push({ ...state, size: target.value as DirectoryState['size'], page: 1 })
        }
        options={COMPANY_SIZES.map((size) => ({ value: size, label: t(`size.${size}`) }))}
      />
      <div className="flex w-full flex-wrap gap-2">
        {MARKS.map((name) => (
          <Fragment key={name}>
            {state[name] && <input type="hidden" name={name} value="true" />}
            <Link
              to={directoryPath({ ...state, [name]: !state[name], page: 1 })}
              preventScrollReset
              aria-current={state[name] ? 'true' : undefined}
              className={chipClass(state[name])}
            >
              <MarkIcon name={name} />
              {t(`directory.${name}`)}
            </Link>
          </Fragment>
        ))}
      </div>
    </form>
  );
}

const ICONS = { verified: BadgeCheck, hiring: Briefcase, quick: MessageSquareReply } as const;

function MarkIcon({ name }: { name: (typeof MARKS)[number] }) {
  const Icon = ICONS[name];
  return <Icon className="size-4" />;
}
