import type { ExploreModelQuery } from '#client/gql/graphql.ts';

type AnalyticsData = NonNullable<ExploreModelQuery['admin']>['analytics'];
type ModelData = AnalyticsData['model'];
export type ModelSegment = AnalyticsData['segments'][number];

/** In the spelling of the address: enum names are upper case. */
const small = <Named extends { key: string }>(
  named: Named,
): Omit<Named, 'key'> & { key: string } => ({ ...named, key: named.key.toLowerCase() });

/** `yesNo`: the display form of a boolean. */
export function modelOf(
  data: ModelData,
  yesNo: { yes: string; no: string },
  segments: readonly ModelSegment[] = [],
) {
  const measures = data.measures.map((measure) => ({
    ...small(measure),
    dimensions: measure.dimensions.map((key) => key.toLowerCase()),
  }));
  const either = [
    { key: 'yes', label: yesNo.yes },
    { key: 'no', label: yesNo.no },
  ];
  const dimensions = data.dimensions.map((dimension) => ({
    ...small(dimension),
    values: dimension.kind === 'YES_NO' ? either : dimension.values,
  }));
  const measureNamed = new Map(measures.map((one) => [one.key, one]));
  const dimensionNamed = new Map(dimensions.map((one) => [one.key, one]));
  const segmentById = new Map(segments.map((segment) => [segment.id, segment]));
  return {
    subjects: data.subjects,
    measures,
    dimensions,
    timeZones: data.timeZones,
    segments,
    segmentOf: (id: string) => segmentById.get(id.toLowerCase()),
    measureOf: (key: string) => measureNamed.get(key),
    dimensionOf: (key: string) => dimensionNamed.get(key),
    /** The label of a value; undefined if it is shown as it is. */
    labelOf: (dimension: string, key: string): string | undefined =>
      dimensionNamed.get(dimension)?.values?.find((value) => value.key === key)?.label,
    /** The display name; the key itself if the model no longer has it. */
    nameOf: (key: string) => (measureNamed.get(key) ?? dimensionNamed.get(key))?.name ?? key,
  };
}

export type Model = ReturnType<typeof modelOf>;
export type ModelMeasure = Model['measures'][number];
export type ModelDimension = Model['dimensions'][number];
