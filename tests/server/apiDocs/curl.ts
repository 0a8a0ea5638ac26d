/** A request written as a curl command. */
export interface Curl {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

type Variables = Readonly<Record<string, string>>;

/**
 * Finds the curl commands in a shell block and runs them without a shell or curl, which a newcomer's machine may
 * lack. Unknown options are refused.
 */
export function curlsOf(code: string, variables: Variables): Curl[] {
  const commands = wordsOf(code, variables);
  return commands.flatMap((words) => {
    const [name, ...rest] = words;
    if (name === 'export') return [];
    if (name !== 'curl') throw new Error(`A sample begins with ${name}`);
    return [curlOf(rest)];
  });
}

function curlOf(words: string[]): Curl {
  const curl: Curl = { url: '', method: 'GET', headers: {} };
  const given = [...words];
  const header = (name: string, value: string) => (curl.headers[name.toLowerCase()] ??= value);
  for (let word = given.shift(); word !== undefined; word = given.shift()) {
    const value = () => given.shift() ?? '';
    if (word === '-X') curl.method = value();
    else if (word === '-H') {
      const [name = '', ...rest] = value().split(':');
      header(name, rest.join(':').trim());
    } else if (word === '--json') {
      curl.body = value();
      if (curl.method === 'GET') curl.method = 'POST';
      header('content-type', 'application/json');
      header('accept', 'application/json');
    } else if (word === '--compressed') header('accept-encoding', 'gzip, br');
    else if (word.startsWith('-')) throw new Error(`curl ${word} is not known here`);
    else curl.url = word;
  }
  return curl;
}

const WORD = /\\\n|\n|[^\S\n]+|'([^']*)'|"((?:\\.|[^"\\])*)"|((?:\\[^\n]|[^\s'"\\])+)/g;

/**
 * Splits commands into words, with quotes and variables resolved. A line is a command unless it ends in a backslash.
 */
function wordsOf(code: string, variables: Variables): string[][] {
  const commands: string[][] = [[]];
  let open = false;
  const resolved = (text: string) =>
    text.replace(/\$(\w+)/g, (_, name: string) => variables[name]!);
  for (const [part, single, double, bare] of code.matchAll(WORD)) {
    const words = commands.at(-1)!;
    const text = single ?? (double ?? bare)?.replace(/^[\s\S]*$/, resolved);
    if (text !== undefined) {
      if (open) words.push(`${words.pop()}${text}`);
      else words.push(text);
      open = true;
      continue;
    }
    open = false;
    if (part === '\n') commands.push([]);
  }
  return commands.filter((words) => words.length > 0);
}
