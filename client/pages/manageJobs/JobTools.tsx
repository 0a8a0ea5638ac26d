import { Download, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SHOWN } from './ownJobsAddress.ts';
import type { useOwnJobsAddress } from './useOwnJobsAddress.ts';

interface JobToolsProps {
  place: ReturnType<typeof useOwnJobsAddress>;
  onExport: () => void;
  exporting: boolean;
}

export function JobTools({ place: { address, go }, onExport, exporting }: JobToolsProps) {
  const t = useTranslations('manageJobs');
  const [text, setText] = useTyped(address.search);
  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div role="search" className="min-w-0 flex-[1_1_16rem]">
          <TextField
            type="search"
            label={t('tools.search')}
            hideLabel
            placeholder={t('tools.searchHint')}
            maxLength={100}
            prefix={<Search aria-hidden="true" className="size-5" />}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              go({ search: target.value }, true);
            }}
          />
        </div>
        <SelectField
          label={t('tools.sort')}
          hideLabel
          value={address.sort}
          onChange={({ target }) => go({ sort: target.value === 'TITLE' ? 'TITLE' : 'DATE' })}
          options={[
            { value: 'DATE', label: `${t('tools.sort')}: ${t('tools.date')}` },
            { value: 'TITLE', label: `${t('tools.sort')}: ${t('tools.titleOrder')}` },
          ]}
          className="max-xs:flex-1"
        />
        <Button
          icon={<Download aria-hidden="true" className="size-5" />}
          busy={exporting}
          onClick={onExport}
        >
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

/** The address follows the box a moment later; only a change that came from elsewhere is put into it. */
function useTyped(inAddress: string) {
  const [text, setText] = useState(inAddress);
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const at = underWay.current.indexOf(inAddress);
    if (at >= 0) underWay.current.splice(0, at + 1);
    else setText(inAddress);
  }, [inAddress]);
  const type = (next: string) => {
    underWay.current.push(next);
    setText(next);
  };
  return [text, type] as const;
}
