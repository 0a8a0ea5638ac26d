import { useState } from 'react';
import type { BuilderState } from '#client/pages/admin/analytics/builder/question/builderState.ts';
import { modelOf } from '#client/pages/admin/analytics/builder/question/model.ts';
import {
  addressOfQuestion,
  questionInAddress,
} from '#client/pages/admin/analytics/builder/question/questionAddress.ts';
import { DimensionShelf } from '#client/pages/admin/analytics/builder/shelves/DimensionShelf.tsx';
import { CalculationShelf } from '#client/pages/admin/analytics/builder/shelves/CalculationShelf.tsx';
import { HavingShelf } from '#client/pages/admin/analytics/builder/shelves/HavingShelf.tsx';
import { MeasureShelf } from '#client/pages/admin/analytics/builder/shelves/MeasureShelf.tsx';
import { MoreSettings } from '#client/pages/admin/analytics/builder/shelves/MoreSettings.tsx';
import { TimeShelf } from '#client/pages/admin/analytics/builder/shelves/TimeShelf.tsx';
import { useFieldActions } from '#client/pages/admin/analytics/builder/shelves/useFieldActions.ts';
import { MODEL } from './builderWorld.tsx';
import { drawIn } from './charts/drawChart.tsx';

type ModelData = Parameters<typeof modelOf>[0];
const model = modelOf(MODEL as unknown as ModelData, { yes: 'Yes', no: 'No' });

/** The shelves without the page around them; `refusals` are the server's messages by part of the question. */
export async function drawShelves(address: string, refusals: Record<string, string> = {}) {
  function Shelves() {
    const [question, change] = useState(
      () => questionInAddress(new URLSearchParams(address)).question,
    );
    const [pressed, setPressed] = useState('');
    const build: BuilderState = {
      model,
      question,
      change,
      refusalOf: (...fields) => fields.map((field) => refusals[field]).find(Boolean) ?? null,
    };
    const acts = useFieldActions(build);
    const shared = { build, acts, focusNext: () => {}, carried: null, dropAt: null };
    return (
      <>
        <MeasureShelf {...shared} onAdd={() => setPressed('add measure')} />
        <DimensionShelf
          {...shared}
          onAdd={() => setPressed('add dimension')}
          onFilter={(key) => setPressed(`filter ${key}`)}
          answeredGrain={null}
        />
        <HavingShelf build={build} />
        <CalculationShelf build={build} />
        <TimeShelf build={build} today="2026-11-21" />
        <MoreSettings build={build} />
        <output data-testid="address">?{addressOfQuestion(question)}</output>
        <output data-testid="pressed">{pressed}</output>
      </>
    );
  }
  return drawIn(<Shelves />);
}
