import { ChevronDown, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';
import { Sheet } from '#client/ui/overlays/Sheet.tsx';
import { Tooltip } from '#client/ui/overlays/Tooltip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { uiPageWords as words } from './uiPageWords.ts';

export function UiOverlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet'>();
  const { dialog, menu, tooltip } = words;
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setOpen('dialog')}>{dialog.open}</Button>
      <Button onClick={() => setOpen('confirm')}>{dialog.confirmOpen}</Button>
      <Button onClick={() => setOpen('sheet')}>{dialog.sheetOpen}</Button>
      {open === 'sheet' && (
        <Sheet title={dialog.sheetOpen} closeLabel={dialog.close} onClose={close}>
          {dialog.sheetText}
        </Sheet>
      )}
      <Menu
        label={menu.open}
        button={{ iconOnly: true, icon: <Ellipsis className="size-5" /> }}
        items={[
          { id: 'edit', label: menu.edit, icon: <Pencil className="size-5" /> },
          { id: 'copy', label: menu.copy, disabled: true },
          {
            id: 'remove',
            label: menu.remove,
            danger: true,
            icon: <Trash2 className="size-5" />,
          },
        ]}
        onChoose={(id) => toast({ kind: 'info', title: id })}
      />
      <Tooltip text={tooltip.text}>
        <Button variant="quiet">{tooltip.trigger}</Button>
      </Tooltip>
      <Disclosure
        label={
          <>
            {menu.header} <ChevronDown className="size-4" />
          </>
        }
        buttonClassName={buttonClass({ variant: 'quiet' })}
      >
        <ul>
          {[menu.profile, menu.settings, menu.logout].map((label) => (
            <li key={label}>
              <a
                href="#top"
                className="flex min-h-11 items-center rounded-control px-3 hover:bg-tint"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
      {open === 'dialog' && (
        <Dialog
          title={dialog.title}
          closeLabel={dialog.close}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{dialog.cancel}</Button>
              <Button variant="main" onClick={close}>
                {dialog.apply}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <p>{dialog.text}</p>
            <TextField label={words.field.name} />
            <TextField label={words.field.phone} prefix="+91" type="tel" />
          </div>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          danger
          title={dialog.confirmTitle}
          confirmLabel={dialog.confirm}
          cancelLabel={dialog.cancel}
          closeLabel={dialog.close}
          onConfirm={close}
          onClose={close}
        >
          {dialog.confirmText}
        </ConfirmDialog>
      )}
    </div>
  );
}
