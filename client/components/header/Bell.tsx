import { Bell as BellIcon } from 'lucide-react';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import type { SessionUser } from '#client/lib/session.ts';

const load = () => import('#client/components/bell/BellMenu.tsx');
const AREAS = ['notifications'] as const;

/** For logged-in users only. Its code loads after the page; its space is reserved until then. */
export function Bell({ user }: { user: SessionUser }) {
  const code = useLazyModule(load, AREAS);
  if (!code)
    return (
      <span aria-hidden="true" className="grid size-11 place-items-center text-soft">
        <BellIcon className="size-5" />
      </span>
    );
  return (
    <Words areas={AREAS}>
      <code.BellMenu key={user.id} user={user} />
    </Words>
  );
}
