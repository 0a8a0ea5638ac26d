import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';

const EditDialog = lazy(() =>
  import('./EditDialog.tsx').then((module) => ({ default: module.EditDialog })),
);

/** What was sent can be changed until the company opens it. */
export function EditButton({ id }: { id: string }) {
  const t = useTranslations('myApplication');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('edit.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <EditDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
