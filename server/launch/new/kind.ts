import type { Workspace } from './workspace.ts';

export interface Kind {
  /** What this kind creates, as shown in the list of kinds. */
  what: string;
  /** A name as a developer would choose it. */
  example: string;
  /** Why this name cannot be used, if there is a reason that only this kind knows. */
  refusal?: (name: string, workspace: Workspace) => string | undefined;
  /** Writes everything that can be written, and returns what remains. */
  write: (name: string, workspace: Workspace) => ToDo[];
}

export interface ToDo {
  file: string;
  what: string;
}
