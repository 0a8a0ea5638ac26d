import { useEffect, type ReactNode, type RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { popoverClass } from '#client/ui/looks/popoverClass.ts';
import { useLostEscape } from './useLostEscape.ts';

export interface ExplanationPopoverProps {
  opener: RefObject<HTMLButtonElement | null>;
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The open explanation, below its button. */
export function ExplanationPopover({ opener, title, children, onClose }: ExplanationPopoverProps) {
  const dialog = useLostEscape(true, onClose);
  useEffect(() => {
    const button = opener.current;
    return () => rescueFocus(button);
  }, [opener]);
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={opener}
      trigger="DialogTrigger"
      placement="bottom end"
      offset={4}
      className={joinClasses(popoverClass, 'w-72')}
    >
      <Dialog ref={dialog} className="grid gap-2 p-4 text-sm outline-none">
        <Heading slot="title" level={3} className="text-base">
          {title}
        </Heading>
        {children}
      </Dialog>
    </Popover>
  );
}
