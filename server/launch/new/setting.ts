import type { Kind } from './kind.ts';
import { sentence } from './names.ts';

const OPTIONS = 'schema/options/settings.ts';

/** Switches are the most common settings. Another type needs other lines at the same places. */
export const setting: Kind = {
  what: 'a setting of the site that is on or off',
  example: 'showSalaries',
  write(name, workspace) {
    workspace.insert(OPTIONS, `  ${name}: boolean;`, /^}/, /^export interface SystemSettings/);
    workspace.insert(OPTIONS, `  ${name}: false,`, /^};/, /^export const SETTINGS_DEFAULTS/);
    workspace.insert(
      'schema/validation/systemSettings.ts',
      `  ${name}: flag('${name}'),`,
      /^} satisfies/,
    );
    workspace.insert(
      'server/modules/admin/setting/settingFields.type.ts',
      `  ${name}: flag('One sentence on what it does.'),`,
      /^};/,
      /^export const SETTING_FIELDS/,
    );
    workspace.addWords('validation', ['label', name], sentence(name));
    workspace.addWords('systemSettings', ['field', name], {
      label: sentence(name),
      hint: `${sentence(name)}.`,
    });
    return [
      {
        file: 'client/pages/admin/settings/settingFields.ts',
        what: `'${name}', in the section where an administrator looks for it`,
      },
      {
        file: 'server/modules/admin/setting/settingFields.type.ts',
        what: 'its description for the API; its default is in schema/options/settings.ts',
      },
      {
        file: 'schema/words/{en,hi,es}/{systemSettings,validation}.json',
        what: `"field.${name}" and "label.${name}" in three languages`,
      },
      { file: 'schema/', what: 'npm run codegen, and commit what it writes' },
      {
        file: 'tests/schema/options/facts.test.ts, tests/rest/setting/settings.test.ts',
        what: 'how many settings there are, and their values',
      },
      { file: 'tests/architecture/guardedFields.txt', what: 'who may read it; --update writes it' },
      {
        file: 'server/modules/',
        what: `where it is used: const { ${name} } = await settings.current(), and a test for on and off`,
      },
    ];
  },
};
