import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { pathOfQuestion } from '#client/pages/admin/analytics/boards/addresses.ts';
import { ChartSketch } from './ChartSketch.tsx';

export const TemplateCard_template = graphql(`
  fragment TemplateCard_template on AnalyticsTemplate {
    key
    name
    question
    chart
    address
  }
`);

interface TemplateCardProps {
  template: FragmentType<typeof TemplateCard_template>;
}

export function TemplateCard(props: TemplateCardProps) {
  const t = useTranslations('analytics');
  const { question, name, chart, address } = readFragment(TemplateCard_template, props.template);
  return (
    <li className="relative flex gap-4 rounded-card border border-line bg-card p-4 transition-colors duration-100 focus-within:border-edge hover:border-edge">
      <div className="shrink-0 text-center">
        <ChartSketch kind={chart} className="h-14 w-24" />
        <p className="mt-1 text-xs text-soft">{t(`charts.kinds.${chart}.name`)}</p>
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug font-semibold">
          <Link
            to={pathOfQuestion(address)}
            className="rounded-tag after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-soft">{question}</p>
      </div>
    </li>
  );
}
