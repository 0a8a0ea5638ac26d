import type { ResultOf } from '@graphql-typed-document-node/core';
import { ImageDown } from 'lucide-react';
import { useRef } from 'react';
import {
  AnalyticsChart,
  AnalyticsChart_answer,
} from '#client/components/analytics/charts/AnalyticsChart.tsx';
import type { ChartAnswer, ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import { chartImage } from '#client/components/analytics/charts/image/chartImage.ts';
import { makeFragmentData } from '#client/gql/fragment-masking.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { chartSamples, chartWords as words } from './chartSamples.ts';

export function UiCharts() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {chartSamples.map((sample) => (
        <Sample key={sample.title} {...sample} />
      ))}
    </div>
  );
}

type AnalyticsAnswer = ResultOf<typeof AnalyticsChart_answer>;

interface SampleProps {
  title: string;
  kind: ChartKind | null;
  answer: ChartAnswer;
  compact?: boolean;
}

function Sample({ title, kind, answer, compact = false }: SampleProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const theme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  return (
    <Card className={compact ? 'max-w-96' : undefined}>
      <AnalyticsChart
        answer={makeFragmentData(answer as AnalyticsAnswer, AnalyticsChart_answer)}
        kind={kind}
        title={title}
        subtitle={words.subtitle}
        compact={compact}
        svgRef={drawing}
        actions={
          <Button
            size="s"
            iconOnly
            aria-label={`${words.image}: ${title}`}
            icon={<ImageDown className="size-5" />}
            onClick={async () => {
              if (!drawing.current) return;
              await chartImage(drawing.current, {
                title,
                subtitle: words.subtitle,
                theme: theme(),
              });
            }}
          />
        }
      />
    </Card>
  );
}
