import { AUTOMOTIVE } from './automotive.ts';
import { CONSTRUCTION } from './construction.ts';
import { EDUCATION } from './education.ts';
import { ELECTRICAL } from './electrical.ts';
import { FINANCE } from './finance.ts';
import { HEALTHCARE } from './healthcare.ts';
import { HOSPITALITY } from './hospitality.ts';
import type { LineOfWork } from './lineOfWork.ts';
import { LOGISTICS } from './logistics.ts';
import { MANUFACTURING } from './manufacturing.ts';
import { MARKETING } from './marketing.ts';
import { OFFICES } from './offices.ts';
import { OTHER_WORK } from './otherWork.ts';
import { QUALITY } from './quality.ts';
import { SALES } from './sales.ts';
import { SERVICE } from './service.ts';
import { SHOPS } from './shops.ts';
import { SOFTWARE } from './software.ts';
import { SUPPORT } from './support.ts';

export const LINES_OF_WORK: readonly LineOfWork[] = [
  AUTOMOTIVE,
  CONSTRUCTION,
  EDUCATION,
  ELECTRICAL,
  FINANCE,
  HEALTHCARE,
  HOSPITALITY,
  LOGISTICS,
  MANUFACTURING,
  MARKETING,
  OFFICES,
  OTHER_WORK,
  QUALITY,
  SALES,
  SERVICE,
  SHOPS,
  SOFTWARE,
  SUPPORT,
].flat();

const BY_KEY = new Map(LINES_OF_WORK.map((line) => [line.key, line]));

export function lineOfWork(key: string): LineOfWork {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`No line of work is called "${key}"`);
  return found;
}
