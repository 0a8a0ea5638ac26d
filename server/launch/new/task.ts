import type { Kind } from './kind.ts';
import { kebab } from './names.ts';

export const task: Kind = {
  what: 'a background task with a schedule',
  example: 'sendReminders',
  write(name, workspace) {
    const file = `server/tasks/${name}.task.ts`;
    workspace.createFrom('example.task.ts', file, (text) =>
      text
        .replace('#server/tasks/task.ts', './task.ts')
        .replace('clear-files', kebab(name))
        .replace('exampleTask', `${name}Task`),
    );
    workspace.insert('server/tasks/task.ts', `  '${kebab(name)}': Record<string, never>;`, /^}/);
    workspace.addImport(
      'server/tasks/timetable.ts',
      `import { ${name}Task } from './${name}.task.ts';`,
    );
    workspace.insert('server/tasks/timetable.ts', `  ${name}Task,`, /^\];/);
    return [
      { file, what: 'its hour, and one call of a service in server/modules' },
      { file: 'tests/server/', what: 'a test that calls the service and sees its effect' },
    ];
  },
};
