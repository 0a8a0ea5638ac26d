import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NewRefused } from './names.ts';

type Words = { [key: string]: string | Words };

/** Collects new and changed files, and writes them only when all of them are known to fit. */
export class Workspace {
  private readonly texts = new Map<string, string>();

  private readonly top: string;

  constructor(top: string) {
    this.top = top;
  }

  get written(): string[] {
    return [...this.texts.keys()];
  }

  exists(path: string): boolean {
    return existsSync(join(this.top, path));
  }

  create(file: string, text: string): void {
    if (this.exists(file)) throw new NewRefused(`${file} exists already.`);
    this.texts.set(file, text);
  }

  /** Creates a file from a template next to this one. */
  createFrom(template: string, file: string, change: (text: string) => string): void {
    const path = join(import.meta.dirname, 'templates', template);
    this.create(file, change(readFileSync(path, 'utf8')));
  }

  /** Inserts lines before the first line that matches the anchor, below the line that matches `below` if it is given. */
  insert(file: string, lines: string, before: RegExp, below?: RegExp): void {
    const all = this.read(file).split('\n');
    const start = below ? all.findIndex((line) => below.test(line)) + 1 : 0;
    const index = all.findIndex((line, at) => at >= start && before.test(line));
    if (index < 0 || (below && start === 0)) {
      throw new NewRefused(`Nothing was written: ${file} has no line like ${before}.`);
    }
    if (all.includes(lines.split('\n')[0]!)) {
      throw new NewRefused(`Nothing was written: ${file} has this entry already.`);
    }
    this.texts.set(file, all.toSpliced(index, 0, lines).join('\n'));
  }

  /** Adds an import as the last one. */
  addImport(file: string, line: string): void {
    const all = this.read(file).split('\n');
    const last = all.findLastIndex((text) => /^import .* from '.*';$|^} from '.*';$/.test(text));
    this.texts.set(file, all.toSpliced(last + 1, 0, line).join('\n'));
  }

  /** Adds messages to an English catalogue. */
  addWords(area: string, path: readonly string[], words: string | Words): void {
    const file = `schema/words/en/${area}.json`;
    const catalogue = JSON.parse(this.read(file)) as Words;
    const parents = path.slice(0, -1);
    const parent = parents.reduce((at, key) => at[key] as Words, catalogue);
    const key = path.at(-1)!;
    if (key in parent)
      throw new NewRefused(`Nothing was written: ${file} has ${path.join('.')} already.`);
    parent[key] = words;
    this.texts.set(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  }

  save(): void {
    for (const [file, text] of this.texts) {
      mkdirSync(dirname(join(this.top, file)), { recursive: true });
      writeFileSync(join(this.top, file), text);
    }
  }

  private read(file: string): string {
    return this.texts.get(file) ?? readFileSync(join(this.top, file), 'utf8');
  }
}
