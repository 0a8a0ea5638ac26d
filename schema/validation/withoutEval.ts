import * as z from 'zod/mini';

// zod compiles its checks with `new Function`, which the pages' Content-Security-Policy forbids and would report.
if (typeof document !== 'undefined') z.config({ jitless: true });
