import { Agent, request } from 'node:http';

export interface Load {
  answered: number;
  lost: string[];
  /** Resolves once the server accepts no more connections. */
  over: Promise<void>;
}

/** Visitors with keep-alive connections who send the next request as soon as the last is answered. */
export function load(url: string, visitors: number, paths: string[]): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const result: Load = { answered: 0, lost: [], over: Promise.resolve() };
  const visit = async (first: number) => {
    for (let turn = first; ; turn += 1) {
      try {
        await ask(agent, url + paths[turn % paths.length]!);
        result.answered += 1;
      } catch (error) {
        // The server is gone: nothing was accepted, so nothing is lost.
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
        result.lost.push(String(error));
      }
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, first) => visit(first)));
  result.over = all.then(() => agent.destroy());
  return result;
}

function ask(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html, application/json' };
    const asking = request(url, { agent, headers }, (response) => {
      let said = '';
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (said = (said + text).slice(0, 500)));
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${response.statusCode} ${url} ${said}`)),
      );
    });
    asking.once('error', reject);
    asking.end();
  });
}
