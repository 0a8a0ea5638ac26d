import * as z from 'zod/mini';

// zod compiles its checks with `new Function`; the pages' Content-Security-Policy forbids that, and
// would report the attempt.
if (typeof document !== 'undefined') z.config({ jitless: true });
