import { matchOptions } from '#client/ui/fields/matchOptions.ts';
import type { Command } from './useCommands.ts';

/** The search for the typed text comes first, then matching pages. */
export function matchCommands(
  commands: readonly Command[],
  typed: string,
  search: (words: string) => Command,
): Command[] {
  const words = typed.trim();
  if (!words) return [...commands];
  return [search(words), ...matchOptions(commands, words, commands.length)];
}
