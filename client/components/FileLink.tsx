import { useApolloClient } from '@apollo/client/react';
import { useRef, type ComponentProps } from 'react';
import { clock } from '#client/lib/clock.ts';

/** A link to a file. Such links work for a few minutes; one that is pressed later is replaced first. */
export function FileLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const client = useApolloClient();
  const link = useRef<HTMLAnchorElement>(null);
  const isReplaced = useRef(false);

  const openNewLink = async () => {
    // If no answer comes, the server says that the link has expired.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    await new Promise(requestAnimationFrame);
    isReplaced.current = true;
    link.current?.click();
    isReplaced.current = false;
  };
  return (
    <a
      {...rest}
      ref={link}
      href={href}
      onClick={(event) => {
        if (isReplaced.current || !hasEnded(href)) return;
        event.preventDefault();
        void openNewLink();
      }}
    >
      {children}
    </a>
  );
}

function hasEnded(href: string): boolean {
  const until = new URLSearchParams(href.split('?')[1]).get('until');
  return until !== null && Number(until) <= clock.now();
}
