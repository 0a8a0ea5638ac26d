import { useTranslations } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { Link } from '#client/lib/routing.ts';
import { Explanation } from '#client/ui/overlays/Explanation.tsx';
import type { Figure } from '#schema/analytics/figures/figure.ts';

interface FigureMeaningProps {
  name: string;
  means: string;
  figure: Figure;
  days: number;
}

/** Shows on demand the definition, what the change compares, and the questions behind both. */
export function FigureMeaning({ name, means, figure, days }: FigureMeaningProps) {
  const t = useTranslations('analytics');
  const { question, changes, compares } = figure;
  const asked = builderPath(question(days), 'number');
  const changing = changes && builderPath(changes(days), 'number');
  return (
    <Explanation label={t('figures.about', { name })} title={name}>
      <p>{means}</p>
      <p className="text-soft">{t(`figures.compared.${compares}`, { days })}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link to={asked} className="hit-44 text-link">
          {t('figures.builder')}
        </Link>
        {changing && changing !== asked && (
          <Link to={changing} className="hit-44 text-link">
            {t('figures.changeInBuilder')}
          </Link>
        )}
      </p>
    </Explanation>
  );
}
