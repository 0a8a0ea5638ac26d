import type { Kind, ToDo } from './kind.ts';
import { mail } from './mail.ts';
import { measure } from './measure.ts';
import { NewRefused, refusalOf } from './names.ts';
import { noun } from './noun.ts';
import { page } from './page.ts';
import { rest } from './rest.ts';
import { setting } from './setting.ts';
import { task } from './task.ts';
import { Workspace } from './workspace.ts';

const KINDS: Readonly<Record<string, Kind>> = { page, rest, measure, setting, task, mail, noun };

export interface MadeFiles {
  /** Files that were created or changed. */
  written: string[];
  toDo: ToDo[];
}

export function makeNew(kindName = '', name = '', top = '.'): MadeFiles {
  const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
  if (!kind) throw new NewRefused(explanation(kindName));
  if (!name) {
    throw new NewRefused(`Which name? For example: npm run new ${kindName} ${kind.example}`);
  }
  const workspace = new Workspace(top);
  const refusal = refusalOf(name) ?? kind.refusal?.(name, workspace);
  if (refusal) throw new NewRefused(refusal);
  const toDo = kind.write(name, workspace);
  workspace.save();
  return { written: workspace.written, toDo };
}

function explanation(kindName: string): string {
  const lines = Object.entries(KINDS).map(
    ([key, { what, example }]) => `  npm run new ${`${key} ${example}`.padEnd(24)} ${what}`,
  );
  const wrong = kindName && `There is no kind "${kindName}". `;
  return `${wrong}Say what to make, and its name:\n${lines.join('\n')}\nThe recipes are in docs/architecture.md.`;
}
