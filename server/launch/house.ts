import { importsOf } from './structure/imports.ts';
import { structureReport } from './structure/structureReport.ts';
import { SOURCE_FILES } from './structure/sourceFiles.ts';

process.stdout.write(`${structureReport(SOURCE_FILES, SOURCE_FILES.flatMap(importsOf))}\n`);
