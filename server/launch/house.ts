import { importsOf } from './house/imports.ts';
import { houseReport } from './house/report.ts';
import { SOURCE_FILES } from './house/sourceFiles.ts';

process.stdout.write(`${houseReport(SOURCE_FILES, SOURCE_FILES.flatMap(importsOf))}\n`);
