import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { TemplateCard, type TemplateCard_template } from './TemplateCard.tsx';

interface TemplateGalleryProps {
  templates: readonly ({ key: string } & FragmentType<typeof TemplateCard_template>)[];
}

/** The questions administrators ask first, as ready-made starting points. */
export function TemplateGallery({ templates }: TemplateGalleryProps) {
  const t = useTranslations('analytics');
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className="text-lg">
        {t('boards.templates.title')}
      </h2>
      <p className="measure mt-1 text-soft">{t('boards.templates.lead')}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {templates.map((template) => (
          <TemplateCard key={template.key} template={template} />
        ))}
      </ul>
    </section>
  );
}
