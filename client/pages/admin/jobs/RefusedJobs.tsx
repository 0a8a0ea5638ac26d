import { useTranslations } from 'use-intl';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Banner } from '#client/ui/Banner.tsx';
import type { BulkResult } from './useModerateJobs.ts';

/** The items a bulk action could not change, and why. They stay selected. */
export function RefusedJobs({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const t = useTranslations('admin');
  const { move, done, refused } = result;
  return (
    <Banner
      kind="warning"
      className="mb-4"
      title={
        done > 0
          ? t(`bulk.done.${move}`, { count: done, refused: refused.length })
          : t('bulk.nothing', { count: refused.length })
      }
      onClose={() => {
        onClose();
        rescueFocus();
      }}
      closeLabel={t('bulk.close')}
    >
      <ul className="mt-1 grid gap-1">
        {refused.map(({ id, title, message }) => (
          <li key={id}>
            {t.rich('bulk.refused', { title, message, b: (words) => <b>{words}</b> })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
