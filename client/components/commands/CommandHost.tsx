import { useCallback, useState, useEffect } from 'react';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const CommandMenu = loadOnUse(async () => (await import('./CommandMenu.tsx')).CommandMenu, {
  words: ['commands'],
});

/** Hosts the command menu. Its code is loaded when first needed. */
export function CommandHost() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useCommandKey(open);
  return isOpen && <CommandMenu onClose={() => setOpen(false)} />;
}

/** Ctrl+K, or Cmd+K on a Mac, including inside fields, as elsewhere on the web. */
function useCommandKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.shiftKey && !event.repeat;
      if (!plain || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
}
