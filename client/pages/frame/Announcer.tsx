import { useAnnouncement } from '#client/lib/document/announcer.ts';

export function Announcer() {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {useAnnouncement()}
    </div>
  );
}
