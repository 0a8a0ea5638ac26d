import type { Kind } from './kind.ts';
import { sentence, snake } from './names.ts';

const FILE = 'server/modules/analytics/model/measures/jobs.ts';

export const measure: Kind = {
  what: 'a measure that analytics can be asked for',
  example: 'urgentJobs',
  write(name, workspace) {
    const key = snake(name);
    const entry = [
      `  ${key}: singlePart(count('jobs', 'j.is_hot'), 'count', {`,
      `    name: '${sentence(name)}',`,
      `    description: 'One sentence on what it counts.',`,
      '  }),',
    ];
    workspace.insert(FILE, entry.join('\n'), /^};/, /^export const JOB_MEASURES/);
    return [
      {
        file: FILE,
        what: `what ${key} counts; move it to the file of its subject if that is not jobs`,
      },
      {
        file: 'schema/words/{hi,es}/analyticsModel.json',
        what: `"measure.${key}": its name and description; the English ones are in the model`,
      },
      { file: 'tests/server/analytics/byHand/', what: 'what it is, counted by hand' },
      { file: 'schema/', what: 'npm run codegen, and commit what it writes' },
    ];
  },
};
