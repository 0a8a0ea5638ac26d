import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';

const MakeResumeDialog = lazy(() =>
  import('./MakeResumeDialog.tsx').then((file) => ({ default: file.MakeResumeDialog })),
);

/** Opens the dialog that makes a resume from the profile. */
export function MakeResume() {
  const t = useTranslations('profile');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('document.make')}
      </Button>
      <Suspense>{open && <MakeResumeDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
