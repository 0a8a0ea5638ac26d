import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Prompt {
  /** The next line, or undefined if there is none. */
  ask(question: string): Promise<string | undefined>;
  /** The same, without echoing the input. */
  askSecretly(question: string): Promise<string | undefined>;
  close(): void;
}

/** Prompts at a terminal, or reads what a script pipes in; no line is lost between two prompts. */
export function openPrompt(): Prompt {
  let secret = false;
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (!secret) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const terminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: screen, terminal });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { value, done } = await typed.next();
    return done ? undefined : value.trim();
  };
  return {
    ask,
    askSecretly: async (question) => {
      secret = true;
      const answer = await ask(question);
      secret = false;
      if (terminal) process.stdout.write('\n');
      return answer;
    },
    close: () => lines.close(),
  };
}
