import type { Kind } from './kind.ts';
import { sentence } from './names.ts';

const LIST = 'server/modules/mail/mail.templates.ts';

export const mail: Kind = {
  what: 'an email template',
  example: 'interviewReminder',
  write(name, workspace) {
    const file = `server/modules/mail/templates/${name}.ts`;
    workspace.createFrom('exampleMail.ts', file, (text) => text.replaceAll('exampleMail', name));
    workspace.addImport(LIST, `import { ${name} } from './templates/${name}.ts';`);
    workspace.insert(LIST, `  ${name},`, /^};/, /^export const TEMPLATES/);
    workspace.addWords('mail', [name], {
      subject: `${sentence(name)} on {siteName}`,
      preview: `${sentence(name)}.`,
      title: sentence(name),
      what: `${sentence(name)} on {siteName}.`,
      button: 'Open {siteName}',
      reason: 'You get this email because you have an account on {siteName}.',
    });
    return [
      {
        file: 'schema/words/{en,hi,es}/mail.json',
        what: `"${name}": the words in three languages`,
      },
      { file: 'tests/rules/mail/templates.test.ts', what: `${name}: { name: 'Asha' }, in VALUES` },
      {
        file: 'server/modules/',
        what: `where it is sent: await queueMail(ctx, { template: '${name}', … }), and a test that it arrives`,
      },
    ];
  },
};
