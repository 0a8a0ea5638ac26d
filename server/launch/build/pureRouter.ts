import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;

/** Marks calls in the router as free of side effects, so that its forms, which no page uses, stay out of every page. */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined;
      const pure = code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1');
      return { code: pure, map: null };
    },
  };
}
