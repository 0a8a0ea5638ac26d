import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Button } from './Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { kindColours, kindIcons, type Kind } from '#client/ui/looks/messageKind.ts';

interface BannerProps {
  kind?: Kind;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links, on the right where there is room. */
  actions?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** page: edge to edge under the header; card: inside the content. */
  shape?: 'card' | 'page';
  className?: string;
}

const washes = {
  info: 'border-ink/25 bg-ink-wash',
  success: 'border-green/30 bg-green-wash',
  warning: 'border-amber/30 bg-amber-wash',
  error: 'border-red/30 bg-red-wash',
};

/** The background runs edge to edge; the text aligns with the page's, whose widths are those of Container. */
const pageShape =
  'border-b px-4 py-3 md:items-center md:px-[max(1.5rem,calc((100vw-1160px)/2+1.5rem))] work:md:px-[max(1.5rem,calc((100vw-1440px)/2+1.5rem))]';

/** Errors interrupt a screen reader; other kinds wait. */
export function Banner(props: BannerProps) {
  const close = () => {
    props.onClose?.();
    rescueFocus();
  };
  const { kind = 'info', shape = 'card' } = props;
  const Icon = kindIcons[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={joinClasses(
        'flex gap-3 text-text',
        shape === 'card' ? 'rounded-card border p-4' : pageShape,
        washes[kind],
        props.className,
      )}
    >
      <Icon className={joinClasses('mt-0.5 size-5 shrink-0', kindColours[kind])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          {props.title && <p className="font-semibold">{props.title}</p>}
          {props.children && <div className="text-sm">{props.children}</div>}
        </div>
        {props.actions && <div className="flex flex-wrap gap-2">{props.actions}</div>}
      </div>
      {props.onClose && (
        <Button
          variant="quiet"
          size="s"
          iconOnly
          className="-my-1.5 -mr-2"
          aria-label={props.closeLabel}
          onClick={close}
          icon={<X className="size-5" />}
        />
      )}
    </div>
  );
}
