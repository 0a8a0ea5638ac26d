import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover, Pressable } from 'react-aria-components/Popover';
import { Button } from '#client/ui/Button.tsx';
import { popoverClass } from '#client/ui/looks/popoverClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ExplanationProps {
  /** The accessible name of the icon-only button. */
  label: string;
  title: ReactNode;
  /** A sentence or two, and links. */
  children: ReactNode;
}

/** Explains a word or a figure on request. Opens on press, so that it works on phones too. */
export function Explanation({ label, title, children }: ExplanationProps) {
  return (
    <DialogTrigger>
      <Pressable>
        <Button
          variant="quiet"
          size="s"
          iconOnly
          aria-label={label}
          className="-my-2 text-soft"
          icon={<Info aria-hidden="true" className="size-4" />}
        />
      </Pressable>
      <Popover placement="bottom end" offset={4} className={joinClasses(popoverClass, 'w-72')}>
        <Dialog className="grid gap-2 p-4 text-sm outline-none">
          <Heading slot="title" level={3} className="text-base">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
