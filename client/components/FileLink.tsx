import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { clock } from '#client/lib/clock.ts';

/** A link to a file. Such links work for a few minutes; one that is pressed later is replaced first. */
export function FileLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const client = useApolloClient();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        const until = /[?&]until=(\d+)/.exec(href)?.[1];
        if (!until || Number(until) > clock.now()) return;
        event.preventDefault();
        const link = event.currentTarget;
        void import('./openNewLink.ts').then((module) => module.openNewLink(client, link));
      }}
    >
      {children}
    </a>
  );
}
