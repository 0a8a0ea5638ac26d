import type { MetaArgs } from '#client/lib/page.ts';
import { NotFound } from './NotFound.tsx';

export const meta = ({ words }: MetaArgs) => ({
  title: words('shell')('notFound.heading'),
  noindex: true,
});

export const Page = NotFound;
