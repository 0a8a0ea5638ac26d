import type { FastifyInstance } from 'fastify';

type Mount = (scope: FastifyInstance) => Promise<void>;

/** For routes with their own hooks and parsers. Fastify searches all loaded modules for a function that has no name. */
export const namedScope = (name: string, mount: Mount): Mount =>
  Object.assign(mount, { [Symbol.for('fastify.display-name')]: name });
