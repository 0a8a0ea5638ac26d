import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Drawing, type DrawingName } from '#client/ui/drawings/Drawing.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { ProgressBar } from '#client/ui/figures/ProgressBar.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { uiPageWords as words } from './uiPageWords.ts';

const drawings: DrawingName[] = ['search', 'folder', 'bell', 'letter', 'broken', 'lost', 'chart'];

export function UiWaiting() {
  const { empty, broken } = words;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card className="grid content-start gap-4">
        <div className="flex gap-3.5">
          <Skeleton className="size-11 rounded-card" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-3 h-4 w-4/5" />
          </div>
        </div>
        <Spinner label={words.loading} />
        <ProgressBar label={words.progress} percent={62} />
        <ProgressBar label={words.loading} />
      </Card>
      <Card className="flex flex-wrap justify-center gap-4" aria-label={words.drawings} role="img">
        {drawings.map((name) => (
          <Drawing key={name} name={name} className="w-24" />
        ))}
      </Card>
      <Card>
        <EmptyState title={empty.title} message={empty.message} headingLevel={3}>
          <Button>{empty.action}</Button>
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          message={broken.message}
          retryLabel={broken.retry}
          onRetry={() => undefined}
          detailsLabel={broken.details}
          details={broken.id}
        />
      </Card>
    </div>
  );
}
