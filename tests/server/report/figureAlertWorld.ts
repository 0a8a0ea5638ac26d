import type { Caller } from '#tests/support/caller.ts';

export interface Alert {
  id: string;
  name: string;
  state: string;
  problem: string | null;
  figure: string | null;
  condition: string;
  finding: string | null;
  value: number | null;
  valueText: string | null;
  link: string | null;
  address: string | null;
  isMailed: boolean;
  isActive: boolean;
  crossedAt: string | null;
  report: { id: string } | null;
  crossings: { finding: string; crossedAt: string; returnedAt: string | null; link: string }[];
}

const ALERT = `id name state problem figure condition finding value valueText link address isMailed
  isActive crossedAt report { id } crossings { finding crossedAt returnedAt link }`;

/** The default alert: more than two applications in seven days. */
const USUAL = {
  name: 'Many applications',
  query: { measures: ['APPLICATIONS'], range: { last: 7, unit: 'DAY' } },
  kind: 'THRESHOLD',
  direction: 'ABOVE',
  amount: 2,
};

export async function saveAlert(who: Caller, input: object = {}): Promise<Alert> {
  const data = await who.graphql<{ saveFigureAlert: { alert: Alert } }>(
    `mutation($input: FigureAlertInput!) { saveFigureAlert(input: $input) { alert { ${ALERT} } } }`,
    { input: { ...USUAL, ...input } },
  );
  return data.saveFigureAlert.alert;
}

export async function pauseOrResumeAlert(
  who: Caller,
  id: string,
  isActive: boolean,
): Promise<Alert> {
  const data = await who.graphql<{ turnFigureAlert: { alert: Alert } }>(
    `mutation($input: TurnFigureAlertInput!) { turnFigureAlert(input: $input) { alert { ${ALERT} } } }`,
    { input: { id, isActive } },
  );
  return data.turnFigureAlert.alert;
}

export const deleteAlert = (who: Caller, id: string) =>
  who.graphql(
    'mutation($input: DeleteFigureAlertInput!) { deleteFigureAlert(input: $input) { deletedAlertId } }',
    { input: { id } },
  );

export async function alertsOf(who: Caller): Promise<Alert[]> {
  const data = await who.graphql<{ admin: { analytics: { alerts: Alert[] } } }>(
    `{ admin { analytics { alerts { ${ALERT} } } } }`,
  );
  return data.admin.analytics.alerts;
}

export async function alertOf(who: Caller, id: string): Promise<Alert | null> {
  const data = await who.graphql<{ admin: { analytics: { alert: Alert | null } } }>(
    `query($id: ID!) { admin { analytics { alert(id: $id) { ${ALERT} } } } }`,
    { id },
  );
  return data.admin.analytics.alert;
}

interface Trial {
  isMet: boolean | null;
  finding: string;
  condition: string;
  subject: string;
  days: { day: string; value: number | null; text: string }[];
  groups: { name: string; value: number | null; text: string }[];
  link: string;
  webhookBody: string;
}

export async function tryAlert(who: Caller, input: object = {}): Promise<Trial> {
  const data = await who.graphql<{ admin: { analytics: { tryAlert: Trial } } }>(
    `query($input: FigureAlertInput!) { admin { analytics { tryAlert(input: $input) {
      isMet finding condition subject days { day value text } groups { name value text } link webhookBody } } } }`,
    { input: { ...USUAL, ...input } },
  );
  return data.admin.analytics.tryAlert;
}
