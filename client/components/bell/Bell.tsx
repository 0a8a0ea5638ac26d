import { Bell as BellIcon } from 'lucide-react';
import type { SessionUser } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const BellMenu = loadOnUse(
  async () => (await import('#client/components/bell/BellMenu.tsx')).BellMenu,
  { words: ['notifications'] },
);

/** For logged-in users only. Its code loads after the page; its space is reserved until then. */
export const Bell = ({ user }: { user: SessionUser }) => (
  <BellMenu
    key={user.id}
    user={user}
    waiting={
      <span aria-hidden="true" className="grid size-11 place-items-center text-soft">
        <BellIcon className="size-5" />
      </span>
    }
  />
);
