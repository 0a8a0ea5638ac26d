import { EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DismissalReason } from '#client/gql/graphql.ts';
import { Menu } from '#client/ui/overlays/Menu.tsx';
import { DISMISSAL_REASONS } from '#schema/options/dismissalReasons.ts';

interface DismissMenuProps {
  title: string;
  onDismiss: (reason: DismissalReason) => void;
}

const CHOICES = DISMISSAL_REASONS.map((reason) => reason.toUpperCase() as Uppercase<typeof reason>);

/** "Not for me": the reason is chosen in the same step. */
export function DismissMenu({ title, onDismiss }: DismissMenuProps) {
  const t = useTranslations('recommendation');
  return (
    <Menu
      label={t('dismiss.buttonFor', { title })}
      button={{
        size: 's',
        variant: 'quiet',
        icon: <EyeOff className="size-4" />,
        children: t('dismiss.button'),
      }}
      items={CHOICES.map((reason) => ({ id: reason, label: t(`dismiss.reason.${reason}`) }))}
      onChoose={(reason) => onDismiss(reason as DismissalReason)}
    />
  );
}
