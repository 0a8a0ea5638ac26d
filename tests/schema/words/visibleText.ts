const CHOICE = /\{\w+, (?:plural|select),/g;

/** What people read of a message: without tags, value names and conditions. */
export const visibleText = (message: string): string =>
  (message.search(CHOICE) < 0
    ? message
    : message.replaceAll(CHOICE, ' ').replaceAll(/[=\w]+ \{/g, ' (')
  ).replaceAll(/\{[^}]*\}|<\/?\w+>/g, ' ');
