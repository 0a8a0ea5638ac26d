import { posix } from 'node:path';
import { importsBetweenModules } from './moduleDiagram.ts';
import { importsUpwards, moduleOf } from './layers.ts';
import { isBarrel, type Import } from './imports.ts';
import type { SourceFile } from './sourceFiles.ts';

const SHOWN = 15;
const FEW_LINES = 15;
/** Left out: lists of data, and files that are written once and rarely read in full. */
const DATA = /^schema\/(options|locations|search)\/|\/migrations\/|\/seeds\//;

interface Row {
  count: number;
  name: string;
}

/** Findings that may be worth a look; none of them is a rule. */
export function structureReport(files: readonly SourceFile[], imports: readonly Import[]): string {
  const product = files.filter(({ path }) => !path.startsWith('tests/') && !DATA.test(path));
  const lines = product.reduce((sum, { text }) => sum + linesOf(text), 0);
  return [
    `Product: ${product.length} files, ${lines} lines without data, words and generated files.`,
    table('Largest files (lines)', product.map(sized)),
    table('Longest functions (lines)', product.flatMap(functionsOf)),
    table('Fullest folders (files)', foldersOf(product)),
    table(
      `Up to ${FEW_LINES} lines and a single importer (lines)`,
      product.filter(isFragment(imports)).map(sized),
    ),
    table('Only re-exports (lines)', product.filter(isBarrel).map(sized)),
    table('Modules that import the most others', importsOfModules(imports)),
    table('Against the order of modules', upwardImports(imports)),
  ].join('\n\n');
}

const linesOf = (text: string) => text.trimEnd().split('\n').length;
const sized = ({ path, text }: SourceFile): Row => ({ count: linesOf(text), name: path });

function table(title: string, rows: Row[]): string {
  const shown = [...rows].sort((a, b) => b.count - a.count).slice(0, SHOWN);
  const list = shown.map(({ count, name }) => `${String(count).padStart(5)}  ${name}`);
  return [`${title}: ${rows.length}`, ...list].join('\n');
}

const FUNCTION = /^(?:export )?(?:async )?function\*? (\w+)[^]*?^\}/gm;

function functionsOf({ path, text }: SourceFile): Row[] {
  return [...text.matchAll(FUNCTION)].map(([all, name]) => ({
    count: linesOf(all),
    name: `${path} ${name}`,
  }));
}

function foldersOf(files: readonly SourceFile[]): Row[] {
  const folders = Object.groupBy(files, ({ path }) => posix.dirname(path));
  return Object.entries(folders).map(([name, inside = []]) => ({ count: inside.length, name }));
}

function isFragment(imports: readonly Import[]) {
  const importers = Object.groupBy(imports, ({ target }) => target);
  return ({ path, text }: SourceFile) =>
    linesOf(text) <= FEW_LINES &&
    new Set((importers[path] ?? []).map(({ from }) => from)).size === 1;
}

function importsOfModules(imports: readonly Import[]): Row[] {
  return [...importsBetweenModules(imports)].map(([name, others]) => ({
    count: others.size,
    name,
  }));
}

function upwardImports(imports: readonly Import[]): Row[] {
  return imports.flatMap(({ from, target, line }) => {
    const [own, other] = [moduleOf(from), moduleOf(target)];
    return own && other && importsUpwards(own, other)
      ? [{ count: 1, name: `${from}:${line} ${target}` }]
      : [];
  });
}
