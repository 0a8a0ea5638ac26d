import { offence, type SourceFile } from '#server/launch/house/sourceFiles.ts';

export interface Habit {
  what: string;
  pattern: RegExp;
  /** A line that breaks it, to prove that the pattern sees it. */
  sample: string;
  /** Where it holds; everywhere when it is left out. */
  where?: RegExp;
  /** The one place whose work it is. */
  except?: RegExp;
}

const SERVER = /^server\//;
// Joined here, so that this list does not accuse itself.
const LATER = ['TO.DO', 'FIX.ME', 'XX.X', 'HA.CK', 'not .implemented', 'coming .later'].map(joined);
const SWITCHED_OFF = ['ts-.ignore', 'ts-.nocheck', 'ts-.expect-error', 'lint-.disable'].map(joined);

function joined(parts: string): string {
  return parts.replace('.', '');
}

export const HABITS: Habit[] = [
  {
    // The theme's script runs before any module is there; a partner's program has no clock of ours.
    what: 'only lib/clock.ts reads the clock',
    pattern: /\bDate\.now\(|\bnew Date\(\)/,
    sample: 'const now = new Date();',
    where: /^(server|client|schema)\//,
    except:
      /^(server\/lib\/clock|client\/lib\/(clock|themeScript)|schema\/partner\/runtime\/webhook)\.ts$/,
  },
  {
    // Handing the whole environment on to a child process reads nothing of it.
    what: 'only server/config.ts reads the environment',
    pattern: /(?<!\.\.\.)\bprocess\.env\b/,
    sample: 'const port = process.env.PORT;',
    where: /^(server|client|schema)\//,
    except: /^server\/(config\.ts|launch\/)/,
  },
  {
    what: 'nothing waits for time to pass',
    pattern: /waitFor(?:Timeout)|setTimeout\(\s*(r|resolve|done)\b|timers\/promises/,
    sample: `await new Promise((resolve) => ${joined('set.Timeout')}(resolve, 50));`,
    // Polling a process that starts, a database that comes back or requests that end, and answering no sooner than a floor.
    except:
      /^server\/(db\/(brokenLine|embedded|leftover|untilBack)|http\/leave|lib\/(atMost|equalTime)|tasks\/startTasks)\.ts$/,
  },
  {
    what: 'what holds the place of a part says that it is busy',
    pattern: /^(?!.*aria-busy="true").*\bdata-waiting=/,
    sample: '<div data-waiting="">',
    where: /^client\/.*\.tsx?$/,
  },
  {
    what: 'work is done, not announced',
    pattern: new RegExp(`\\b(${LATER.join('|')})\\b`),
    sample: `// ${LATER[0]} later`,
  },
  {
    what: 'no type and no rule is switched off',
    pattern: new RegExp(SWITCHED_OFF.join('|')),
    sample: `// @${SWITCHED_OFF[0]}`,
  },
  {
    what: 'every test runs, and none runs alone',
    pattern: /\b(it|test|describe)\.(skip|only|todo|fails|runIf|skipIf)\b|\bx(it|describe)\(/,
    sample: ['test', `skip('later', () => {});`].join('.'),
    where: /^tests\//,
  },
  {
    what: 'no path of one machine',
    pattern: /(^|[^\w.~/-])\/(work|farm|Users|home\/\w+)\//,
    sample: ['const file = "', 'Users', 'asha', 'x.txt";'].join('/'),
  },
  {
    what: 'output goes through the log',
    pattern: /\bconsole\.\w+\(/,
    sample: `console.log('here');`,
    where: SERVER,
  },
];

export function offencesAgainst(
  { what, pattern, where, except }: Habit,
  files: SourceFile[],
): string[] {
  return files
    .filter(({ path }) => (where?.test(path) ?? true) && !except?.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [offence(path, index + 1, what)] : [])),
    );
}
