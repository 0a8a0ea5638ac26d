import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const MakeResumeDialog = loadOnUse(
  async () => (await import('./MakeResumeDialog.tsx')).MakeResumeDialog,
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
      {open && <MakeResumeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
