import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UrlSearchField } from '#client/components/form/UrlSearchField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
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
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
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
      <div role="group" aria-label={t('tools.filter')} className="flex flex-wrap gap-2">
        {SHOWN.map((show) => (
          <Chip key={show} selected={show === address.show} onClick={() => go({ show })}>
            {t(`show.${show}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
