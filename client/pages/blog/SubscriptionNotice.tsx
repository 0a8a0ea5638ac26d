import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '#client/ui/Container.tsx';
import { Drawing, type DrawingName } from '#client/ui/drawings/Drawing.tsx';

interface SubscriptionNoticeProps {
  drawing: DrawingName;
  heading: string;
  /** Set when it replaces a button that had the focus. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** A page with a single message: the outcome of following a link from an email. */
export function SubscriptionNotice({
  drawing,
  heading,
  isAnswer,
  children,
}: SubscriptionNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  return (
    <Container
      width="message"
      className="grid justify-items-center gap-4 py-12 text-center md:py-16"
    >
      <Drawing name={drawing} className="w-36" />
      <h1 ref={title} tabIndex={-1} className="text-xl md:text-2xl">
        {heading}
      </h1>
      <div className="grid max-w-[46ch] justify-items-center gap-6 text-soft">{children}</div>
    </Container>
  );
}
