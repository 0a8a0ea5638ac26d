import type { AnyRoute } from './restRoute.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { userRoutes } from './routes/user.routes.ts';

/** Every documented path, a row each. */
export const ROUTES: readonly AnyRoute[] = [...authRoutes, ...userRoutes];
