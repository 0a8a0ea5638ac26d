import { FilePenLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag } from '#client/ui/Tag.tsx';

export function ChangeTag() {
  const t = useTranslations('admin');
  return (
    <Tag tone="info" icon={FilePenLine}>
      {t('change.title')}
    </Tag>
  );
}
