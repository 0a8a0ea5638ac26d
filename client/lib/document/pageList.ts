import type { PageModule } from '#client/lib/page.ts';

/** All pages. Loaded when another page is wanted, because its file references take kilobytes. */
export const pageList = import.meta.glob<PageModule>('/client/pages/*/*Page.tsx');
