import { createElement, useContext, type ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/** The only file that imports react-router-dom, so that a new major version means changing one file. */
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';

/** Addresses that the router would resolve: relative ones, and those with empty or dotted parts. */
const UNRESOLVED = /^(?!\/)|\/[/.]|\\|[?#]$/;

/**
 * Writes the same element as the router's own link, which also prepares what a click does: a page has a hundred links,
 * and nobody clicks on the server.
 */
export function ServerLink(props: LinkProps) {
  const { basename = '/' } = useContext(RouterContext) ?? {};
  const { to, replace: _, state: __, preventScrollReset: ___, ...rest } = props;
  if (typeof to !== 'string' || UNRESOLVED.test(to)) return createElement(RouterLink, props);
  const path = basename === '/' ? to : basename + to.replace(/^\/(?=[?#]|$)/, '');
  return createElement('a', { ...rest, href: path, 'data-discover': 'true' });
}

/** The same for links to the current page, or to one above it. */
export function ServerNavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  const { to, end, className, children, style, ...rest } = props;
  const isPlain = typeof to === 'string' && /^(\/|(\/[\w-]+)+)$/.test(to);
  const isFixed = ![className, children, style].some((look) => typeof look === 'function');
  if (!isPlain || !isFixed) return createElement(RouterNavLink, props);
  const here = pathname.toLowerCase();
  const there = to.toLowerCase();
  const isActive = here === there || (!end && here.startsWith(`${there}/`));
  const mark = isActive ? ({ 'aria-current': 'page' } as const) : {};
  const classes = [className, isActive && 'active'].filter(Boolean).join(' ');
  const link = { ...rest, to, ...mark, className: classes, style } as LinkProps;
  return createElement(ServerLink, link, children as ReactNode);
}

export const Link = import.meta.env.SSR ? (ServerLink as typeof RouterLink) : RouterLink;
export const NavLink = import.meta.env.SSR
  ? (ServerNavLink as typeof RouterNavLink)
  : RouterNavLink;
