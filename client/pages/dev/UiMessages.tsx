import { useState } from 'react';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { uiPageWords as words } from './uiPageWords.ts';

const kinds = ['success', 'info', 'warning', 'error'] as const;

export function UiMessages() {
  const [open, setOpen] = useState(true);
  const { banner } = words;
  return (
    <div className="grid gap-3">
      <Banner title={banner.info} actions={<Button size="s">{banner.action}</Button>}>
        {banner.infoText}
      </Banner>
      {open && (
        <Banner
          kind="success"
          title={banner.success}
          onClose={() => setOpen(false)}
          closeLabel={banner.close}
        />
      )}
      <Banner kind="warning" title={banner.warning}>
        {banner.warningText}
      </Banner>
      <Banner kind="error" title={banner.error} actions={<Button size="s">{banner.retry}</Button>}>
        {banner.errorText}
      </Banner>
      <div className="flex flex-wrap gap-2 pt-2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => toast({ kind, title: words.toast[kind], message: words.toast.text })}
          >
            {words.toast[kind]}
          </Button>
        ))}
        <Button
          onClick={() =>
            toast({
              kind: 'success',
              title: words.toast.removed,
              duration: 8000,
              action: {
                label: words.toast.undo,
                onPress: () => toast({ kind: 'info', title: words.toast.undone }),
              },
            })
          }
        >
          {words.toast.removed}
        </Button>
      </div>
    </div>
  );
}
