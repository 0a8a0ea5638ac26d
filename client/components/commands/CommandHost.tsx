import { useCallback, useState } from 'react';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { useCommandKey } from './useCommandKey.ts';

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
