import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '#client/ui/Container.tsx';
import { Drawing, type DrawingName } from '#client/ui/drawings/Drawing.tsx';

interface NoticeProps {
  drawing: DrawingName;
  heading: string;
  children: ReactNode;
  /** Buttons and links: what to do next. */
  actions?: ReactNode;
  /** Set when it replaces a button that had the focus. */
  takesFocus?: boolean;
}

/** A page with a single message: the outcome of following a link from an email. */
export function Notice({ drawing, heading, children, actions, takesFocus }: NoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus, heading]);

  return (
    <Container
      width="message"
      className="grid justify-items-center py-12 text-center md:py-16"
      role="status"
    >
      <Drawing name={drawing} className="mb-5 w-36" />
      <h1 ref={title} tabIndex={-1} className="text-xl md:text-2xl">
        {heading}
      </h1>
      <div className="mt-2 max-w-[46ch] text-soft">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </Container>
  );
}
