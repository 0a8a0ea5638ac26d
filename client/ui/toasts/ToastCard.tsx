import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { kindColours, kindIcons } from '#client/ui/looks/messageKind.ts';
import type { QueuedToast } from '#client/ui/toast.ts';
import type { ToasterLabels } from '#client/ui/Toaster.tsx';
import { useCountdown } from './useCountdown.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { ownFocus, useReturnFocus } from './useReturnFocus.ts';

interface ToastCardProps {
  toast: QueuedToast;
  labels: ToasterLabels;
  onEnd: () => void;
}

export function ToastCard({ toast, labels, onEnd }: ToastCardProps) {
  const pause = useCountdown(toast.until ? Infinity : toast.duration, onEnd);
  const seconds = useSecondsLeft(toast.until, onEnd);
  const Icon = kindIcons[toast.kind];
  const { action } = toast;
  const box = useRef<HTMLDivElement>(null);
  const way = useReturnFocus(box);
  const close = () => {
    way.goBack();
    onEnd();
  };
  return (
    <div
      {...pause}
      ref={box}
      onFocus={(event) => {
        way.enter(event);
        pause.onFocus();
      }}
      className="flex w-full items-start gap-3 rounded-card border border-line bg-card py-3 pr-2 pl-4 font-sans text-text shadow-float"
    >
      <Icon className={joinClasses('mt-1.5 size-5 shrink-0', kindColours[toast.kind])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-32 flex-1 py-1">
          <p className="text-base leading-snug font-semibold">
            <span className="sr-only">{labels[toast.kind]}: </span>
            {toast.title}
          </p>
          {toast.message && <p className="text-sm text-soft">{toast.message}</p>}
        </div>
        {action && (
          <Button
            {...ownFocus}
            size="s"
            onClick={() => {
              action.onPress();
              close();
            }}
          >
            {action.label}
            {toast.until && (
              <span aria-hidden="true" className="tabular font-normal">
                {` · ${seconds}`}
              </span>
            )}
          </Button>
        )}
      </div>
      <Button
        {...ownFocus}
        variant="quiet"
        size="s"
        iconOnly
        aria-label={labels.close}
        onClick={close}
        icon={<X className="size-5" />}
      />
    </div>
  );
}
