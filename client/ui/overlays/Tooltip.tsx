import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

interface TooltipProps {
  text: ReactNode;
  /** Something focusable: a Button or a link. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A second way to see a detail, on hover and focus. Never the only way, because phones have neither. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={8}
        className="max-w-72 animate-fade rounded-control border border-transparent bg-text px-3 py-1.5 text-sm text-paper shadow-float"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
