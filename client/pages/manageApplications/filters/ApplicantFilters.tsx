import { ListFilter } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { askedCount, type ApplicationsAddress } from '../applicationsAddress.ts';
import { ViewsBar } from '../views/ViewsBar.tsx';

const ApplicantFields = loadOnUse(
  async () => (await import('./ApplicantFields.tsx')).ApplicantFields,
  { soon: true },
);

interface ApplicantFiltersProps {
  address: ApplicationsAddress;
  push: (change: Partial<ApplicationsAddress>) => void;
  /** On a phone, whether the filters are shown at all. */
  isOpen: boolean;
  /** At the end of the line of buttons. */
  children: ReactNode;
}

/** The filters on applicants; behind a button until one is used. */
export function ApplicantFilters({ address, push, isOpen, children }: ApplicantFiltersProps) {
  const t = useTranslations('reviewDesk');
  const applications = useTranslations('manageApplications');
  const count = askedCount(address);
  const [isShown, setShown] = useState(count > 0);
  return (
    <div className="grid gap-3 min-[90rem]:col-span-2">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button
          size="s"
          variant="quiet"
          aria-expanded={isShown}
          aria-controls="applicant-filters"
          className={isOpen ? '' : 'max-md:hidden'}
          icon={<ListFilter className="size-4" />}
          onClick={() => setShown(!isShown)}
        >
          {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
        </Button>
        <Checkbox
          label={applications('filters.must')}
          checked={address.must}
          onChange={({ target }) => push({ must: target.checked })}
          className={joinClasses('mx-3', !isOpen && !address.must && 'max-md:hidden')}
        />
        <ViewsBar address={address} className={isOpen ? '' : 'max-md:hidden'} />
        <div className="ml-3 md:ml-auto">{children}</div>
      </div>
      <div
        id="applicant-filters"
        hidden={!isShown}
        className={
          isShown
            ? joinClasses(
                'grid items-end gap-3 xs:grid-cols-2 md:grid-cols-4 xl:grid-cols-8',
                !isOpen && 'max-md:hidden',
              )
            : ''
        }
      >
        {isShown && <ApplicantFields address={address} push={push} />}
      </div>
    </div>
  );
}
