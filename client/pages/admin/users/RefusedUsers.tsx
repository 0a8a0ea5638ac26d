import { useTranslations } from 'use-intl';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Banner } from '#client/ui/Banner.tsx';
import type { BulkResult } from './useBulkUserActions.ts';

/** The users a bulk action could not change, and why. They stay selected. */
export function RefusedUsers({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const t = useTranslations('adminUsers');
  const { act, done, refused } = result;
  const some = t('bulk.some', { left: refused.length });
  return (
    <Banner
      kind="warning"
      className="mb-4"
      title={done > 0 ? `${t(`bulk.doneAll.${act}`, { count: done })}, ${some}` : some}
      onClose={() => {
        onClose();
        rescueFocus();
      }}
      closeLabel={t('bulk.close')}
    >
      <ul className="mt-1 grid gap-1">
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            {t.rich('bulk.refused', { name, message, b: (words) => <b>{words}</b> })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
