import type { PageModule } from '#client/lib/page.ts';

/** Administrators' and developers'. A list of its own: all that it names of other files, visitors need not load. */
export const rarePages = import.meta.glob<PageModule>('/client/pages/{admin,dev}/*Page.tsx');
