import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UrlSearchField } from '#client/components/form/UrlSearchField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { bringIntoSight } from '#client/ui/layout/bringIntoSight.ts';
import { SHOWN } from './ownJobsAddress.ts';
import type { useOwnJobsAddress } from './useOwnJobsAddress.ts';

interface JobToolsProps {
  place: ReturnType<typeof useOwnJobsAddress>;
  onExport: () => void;
  exporting: boolean;
}

export function JobTools({ place: { address, go }, onExport, exporting }: JobToolsProps) {
  const t = useTranslations('manageJobs');
  return (
    <div className="mt-3 grid gap-1 md:mt-6 md:gap-3">
      <div className="flex flex-wrap items-end gap-2 md:gap-3">
        <UrlSearchField
          label={t('tools.search')}
          placeholder={t('tools.searchHint')}
          value={address.search}
          onSearch={(search) => go({ search }, true)}
          className="min-w-0 flex-[1_1_16rem]"
        />
        <SelectField
          label={t('tools.sort')}
          hideLabel
          value={address.sort}
          onChange={({ target }) => go({ sort: target.value === 'TITLE' ? 'TITLE' : 'DATE' })}
          options={[
            { value: 'DATE', label: `${t('tools.sort')}: ${t('tools.date')}` },
            { value: 'TITLE', label: `${t('tools.sort')}: ${t('tools.titleOrder')}` },
          ]}
          className="max-xs:flex-[1_1_9rem]"
        />
        <Button icon={<Download className="size-5" />} busy={exporting} onClick={onExport}>
          {t('tools.export')}
        </Button>
      </div>
      {/* On a phone, the chips scroll sideways, so that the first job stays on the first screen. */}
      <div
        role="group"
        aria-label={t('tools.filter')}
        className="relative flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap"
      >
        {SHOWN.map((show) => (
          <Chip
            key={show}
            ref={show === address.show ? bringIntoSight : undefined}
            selected={show === address.show}
            onClick={() => go({ show })}
            className="shrink-0"
          >
            {t(`show.${show}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
