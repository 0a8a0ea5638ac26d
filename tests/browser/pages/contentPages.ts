import type { PageLine } from '#client/lib/page.ts';

const CONTENT = /^(blog|about|contact|account|alerts|apiDocs|dev|admin)\//;

/** Public pages to read, and those behind emailed links. The other public pages are about jobs and people. */
export const isContent = ({ page }: PageLine): boolean => CONTENT.test(page);
