import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#client/ui/Spinner.tsx';
import { ProgressBar } from '#client/ui/figures/ProgressBar.tsx';

interface FileProgressProps {
  name: string;
  /** "1.2 MB". */
  size: ReactNode;
  state: 'uploading' | 'checking' | 'ready' | 'failed';
  /** 0 to 100, while uploading. */
  percent?: number;
  /** "45 %", "Checking file…", or why it failed. */
  message?: ReactNode;
  /** Cancel, Retry, Remove. */
  actions?: ReactNode;
}

const icons = {
  uploading: <FileText className="size-5 text-soft" />,
  checking: <Spinner className="text-ink" />,
  ready: <CircleCheck className="size-5 text-green" />,
  failed: <CircleAlert className="size-5 text-red" />,
};

export function FileProgress(props: FileProgressProps) {
  const { name, size, state, percent = 0, message, actions } = props;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-card py-3 pr-3 pl-4">
      {icons[state]}
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="truncate font-semibold">{name}</span>
          <span className="tabular shrink-0 text-soft">{size}</span>
        </p>
        {state === 'uploading' && <ProgressBar label={name} percent={percent} className="my-1" />}
        <p role="status" className={state === 'failed' ? 'text-sm text-red' : 'text-sm text-soft'}>
          {message}
        </p>
      </div>
      {actions}
    </div>
  );
}
