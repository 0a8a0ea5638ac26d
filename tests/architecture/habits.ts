import { violation, type SourceFile } from '#server/launch/structure/sourceFiles.ts';

export interface Habit {
  what: string;
  pattern: RegExp;
  /** A line that violates it, to prove that the pattern detects it. */
  sample: string;
  /** Where it applies; everywhere if left out. */
  where?: RegExp;
  /** The only places that may do this. */
  except?: RegExp;
}

const SERVER = /^server\//;
// Joined at run time, so that this list does not report itself.
const LATER = ['TO.DO', 'FIX.ME', 'XX.X', 'HA.CK', 'not .implemented', 'coming .later'].map(joined);
const SWITCHED_OFF = ['ts-.ignore', 'ts-.nocheck', 'ts-.expect-error', 'lint-.disable'].map(joined);

function joined(parts: string): string {
  return parts.replace('.', '');
}

export const HABITS: Habit[] = [
  {
    // The theme's script runs before any module is loaded; a partner's program does not have our clock.
    what: 'only lib/clock.ts reads the clock',
    pattern: /\bDate\.now\(|\bnew Date\(\)/,
    sample: 'const now = new Date();',
    where: /^(server|client|schema)\//,
    except:
      /^(server\/lib\/clock|client\/lib\/(clock|themeScript)|schema\/partner\/runtime\/webhook)\.ts$/,
  },
  {
    // Passing the whole environment to a child process does not read it.
    what: 'only server/config.ts reads the environment',
    pattern: /(?<!\.\.\.)\bprocess\.env\b/,
    sample: 'const port = process.env.PORT;',
    where: /^(server|client|schema)\//,
    except: /^server\/(config\.ts|launch\/)/,
  },
  {
    what: 'people read times in a time zone of theirs or of the site',
    pattern: /\bformatTime\([^()]*'[A-Z]/,
    sample: "formatTime(time, locale, 'UTC')",
    where: SERVER,
  },
  {
    what: 'a statement takes the day of a moment in a time zone',
    pattern: /(?<!::)\b(?:now|\w+_at)(?:::timestamptz)?::date\b/,
    sample: 'moment.now::date as today',
    where: SERVER,
    except: /^server\/db\/migrations\//,
  },
  {
    what: 'no code waits for a fixed time',
    pattern: /waitFor(?:Timeout)|setTimeout\(\s*(r|resolve|done)\b|timers\/promises/,
    sample: `await new Promise((resolve) => ${joined('set.Timeout')}(resolve, 50));`,
    // Polling for a process that starts or builds, a database that comes back or requests that end, and a minimum
    // response time.
    except:
      /^server\/(db\/(brokenConnections|embedded|leftoverDatabase|retryWhileAway)|http\/drain|launch\/build\/whileOthersWait|lib\/(waitAtMost|equalTime)|tasks\/startTasks)\.ts$/,
  },
  {
    what: 'a loading placeholder is marked as busy',
    pattern: /^(?!.*aria-busy="true").*\bdata-waiting=/,
    sample: '<div data-waiting="">',
    where: /^client\/.*\.tsx?$/,
  },
  {
    // Where an attribute differs, React keeps the server's and complains in development only. What a page awaits may
    // differ. Links do, and `serverLink.test.tsx` compares them.
    what: 'the browser draws what the server has drawn',
    pattern:
      /^(?!.*\bawait\b).*\b(typeof (window|document|navigator|localStorage)|import\.meta\.env\.SSR)\b/,
    sample: "const isOpen = typeof window === 'undefined';",
    where: /^client\/(?!lib\/routing\.ts$)/,
  },
  {
    what: 'no comment postpones work',
    pattern: new RegExp(`\\b(${LATER.join('|')})\\b`),
    sample: `// ${LATER[0]} later`,
  },
  {
    what: 'no type check and no lint rule is disabled',
    pattern: new RegExp(SWITCHED_OFF.join('|')),
    sample: `// @${SWITCHED_OFF[0]}`,
  },
  {
    what: 'no test is skipped or run alone',
    pattern: /\b(it|test|describe)\.(skip|only|todo|fails|runIf|skipIf)\b|\bx(it|describe)\(/,
    sample: ['test', `skip('later', () => {});`].join('.'),
    where: /^tests\//,
  },
  {
    what: 'no absolute path of one machine',
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

export function violationsOf(
  { what, pattern, where, except }: Habit,
  files: SourceFile[],
): string[] {
  return files
    .filter(({ path }) => (where?.test(path) ?? true) && !except?.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [violation(path, index + 1, what)] : [])),
    );
}
