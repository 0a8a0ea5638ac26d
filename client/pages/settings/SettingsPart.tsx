import type { ReactNode } from 'react';
import { Card } from '#client/ui/Card.tsx';

interface SettingsPartProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** One section: its description beside the settings, or above them on phones. */
export function SettingsPart({ title, about, children }: SettingsPartProps) {
  return (
    <section className="grid gap-4 border-b border-line py-6 first:pt-0 last:border-b-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-12">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="mt-1 text-sm text-soft">{about}</p>
      </div>
      <Card className="self-start">{children}</Card>
    </section>
  );
}
