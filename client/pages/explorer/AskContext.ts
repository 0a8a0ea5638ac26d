import type { Fetcher } from '@graphiql/toolkit';
import { createContext } from 'react';

/** Sends requests to the server with the current key. */
export const AskContext = createContext<Fetcher>(() => ({ data: null }));
