import { CircleAlert, RotateCw, Wrench } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { errorCodes, isNetworkFailure, requestIdOf, serverMessage } from '#client/lib/failures.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface TileProblemProps {
  /** Why it cannot be queried at all. */
  sentence?: string;
  error?: unknown;
  /** An earlier result is still shown below. */
  isOld?: boolean;
  path?: string | null;
  onRetry?: () => void;
}

/** A refused question is fixed in the builder; a failed one can be retried. */
const REFUSALS = ['BAD_USER_INPUT', 'RULE_VIOLATION', 'COST_LIMIT', 'NOT_FOUND'];

export function TileProblem({ sentence, error, isOld, path, onRetry }: TileProblemProps) {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  const isRefused = errorCodes(error).some((code) => REFUSALS.includes(code));
  const id = requestIdOf(error);
  const why = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
  const title = isRefused ? 'refused' : isOld ? 'stale' : 'failed';
  return (
    <div
      role="alert"
      className="mb-3 rounded-control border border-red/30 bg-red-wash px-3 py-2.5 text-sm"
    >
      <p className="flex items-start gap-2">
        <CircleAlert className="mt-px size-5 shrink-0 text-red" />
        <span className="min-w-0 flex-1 break-words">
          <span className="font-semibold">
            {sentence ? t('boards.board.refused') : t(`boards.board.${title}`)}
          </span>{' '}
          {sentence ?? why}
        </span>
      </p>
      <p className="print-hidden mt-2 flex flex-wrap items-center gap-2 pl-7">
        {onRetry && !isRefused && (
          <Button size="s" icon={<RotateCw className="size-4" />} onClick={onRetry}>
            {shell('errors.retry')}
          </Button>
        )}
        {path && isRefused && (
          <Link to={path} className={buttonClass({ size: 's' })}>
            <Wrench className="size-4" />
            {t('boards.board.fix')}
          </Link>
        )}
        {id && (
          <span className="tabular break-all text-soft">{shell('errors.requestId', { id })}</span>
        )}
      </p>
    </div>
  );
}
