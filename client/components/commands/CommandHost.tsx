import { useCallback, useState, useEffect } from 'react';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';

const AREAS = ['commands'] as const;
const load = () => import('./CommandMenu.tsx');

/** Hosts the command menu. Its code is loaded when first needed. */
export function CommandHost() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useCommandKey(open);
  const code = useLazyModule(isOpen ? load : null, AREAS, close);
  if (!code) return null;
  return (
    <Words areas={AREAS}>
      <code.CommandMenu onClose={close} />
    </Words>
  );
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
