import { useAnnouncement } from '#client/lib/announcer.ts';

export function Announcer() {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {useAnnouncement()}
    </div>
  );
}
