import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { ShowMore } from '#client/ui/ShowMore.tsx';

interface LoadMoreProps extends Omit<ComponentProps<typeof ShowMore>, 'onClick'> {
  load: () => Promise<unknown>;
}

/** The button below a list that asks the server for more. Says if that failed; the button tries again. */
export function LoadMore({ load, ...button }: LoadMoreProps) {
  const t = useTranslations('shell');
  const [hasFailed, setFailed] = useState(false);
  const press = () => {
    setFailed(false);
    load().catch(() => setFailed(true));
  };
  return (
    <>
      {hasFailed && (
        <span role="alert" className="mb-2 block text-center text-sm">
          {t('errors.part')}
        </span>
      )}
      <ShowMore {...button} onClick={press} />
    </>
  );
}
