import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface PlaceholdersProps {
  className?: string;
  /** The sizes of grey blocks, as classes. */
  blocks?: readonly string[];
  children?: ReactNode;
}

/** Placeholders while something loads, with a sentence for screen readers. */
export function Placeholders({ className, blocks = [], children }: PlaceholdersProps) {
  const t = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className={className}>
      <p className="sr-only">{t('frame.loading')}</p>
      {blocks.map((size, place) => (
        <Skeleton key={place} className={size} />
      ))}
      {children}
    </div>
  );
}
