import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { BULK_COLUMNS, BULK_REQUIRED_COLUMNS } from '#schema/options/screens/bulkUpload.ts';

const REQUIRED: readonly string[] = BULK_REQUIRED_COLUMNS;
const OPTIONAL = BULK_COLUMNS.filter((name) => !REQUIRED.includes(name));

/** The column names in the first line of the file. */
export function ColumnNames() {
  const t = useTranslations('bulkUpload');
  return (
    <Disclosure
      panel="push"
      className="min-w-0 flex-[1_1_18rem]"
      buttonClassName="group hit-44 inline-flex min-h-11 items-center gap-1.5 rounded-tag font-semibold text-ink"
      panelClassName="grid gap-2 pb-1 text-sm"
      label={
        <>
          {t('choose.columns')}
          <ChevronDown className="size-4 group-aria-expanded:rotate-180" />
        </>
      }
    >
      <p>
        {t('choose.required')} <Names names={REQUIRED} />
      </p>
      <p>
        {t('choose.optional')} <Names names={OPTIONAL} />
      </p>
      <p className="text-soft">{t('choose.companies')}</p>
    </Disclosure>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <span key={name}>
      <code className="text-text">{name}</code>
      {at < names.length - 1 && ', '}
    </span>
  ));
}
