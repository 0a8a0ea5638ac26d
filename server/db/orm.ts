import { MikroORM, type EntityClass } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { FailFastClient, releaseBroken } from './brokenConnections.ts';
import type { ReplicaChange } from './replica.ts';
import { M001Foundation } from './migrations/M001Foundation.ts';
import { M002Search } from './migrations/M002Search.ts';
import { M003Notifications } from './migrations/M003Notifications.ts';
import { M004Files } from './migrations/M004Files.ts';
import { M005Alerts } from './migrations/M005Alerts.ts';
import { M006Jobs } from './migrations/M006Jobs.ts';
import { M007Content } from './migrations/M007Content.ts';
import { M009Posting } from './migrations/M009Posting.ts';
import { M010Deciding } from './migrations/M010Deciding.ts';
import { M011EmployerSettings } from './migrations/M011EmployerSettings.ts';
import { M012Candidates } from './migrations/M012Candidates.ts';
import { M013Moderation } from './migrations/M013Moderation.ts';
import { M014Activity } from './migrations/M014Activity.ts';
import { M015Settings } from './migrations/M015Settings.ts';
import { M016Activity } from './migrations/M016Activity.ts';
import { M018Users } from './migrations/M018Users.ts';
import { M020Backups } from './migrations/M020Backups.ts';
import { M017TwoFactor } from './migrations/M017TwoFactor.ts';
import { M019BulkUpload } from './migrations/M019BulkUpload.ts';
import { M021JobReports } from './migrations/M021JobReports.ts';
import { M022Analytics } from './migrations/M022Analytics.ts';
import { M023Reports } from './migrations/M023Reports.ts';
import { M026PartnerJobs } from './migrations/M026PartnerJobs.ts';
import { M027Idempotency } from './migrations/M027Idempotency.ts';
import { M024ApiKeys } from './migrations/M024ApiKeys.ts';
import { M028Operations } from './migrations/M028Operations.ts';
import { M029HeldWords } from './migrations/M029HeldWords.ts';
import { M030PendingChanges } from './migrations/M030PendingChanges.ts';
import { M032CompanyVerifications } from './migrations/M032CompanyVerifications.ts';
import { M033KnownDevices } from './migrations/M033KnownDevices.ts';
import { M034JobFacts } from './migrations/M034JobFacts.ts';
import { M035Cities } from './migrations/M035Cities.ts';
import { M036OwnWrites } from './migrations/M036OwnWrites.ts';
import { M037PublicPages } from './migrations/M037PublicPages.ts';
import { M038SearchNames } from './migrations/M038SearchNames.ts';
import { M039TitleRelations } from './migrations/M039TitleRelations.ts';
import { M040SearchFilters } from './migrations/M040SearchFilters.ts';
import { M041AlertFilters } from './migrations/M041AlertFilters.ts';
import { M042JobCards } from './migrations/M042JobCards.ts';
import { M043CategoriesAndFollowing } from './migrations/M043CategoriesAndFollowing.ts';
import { M044Recommendations } from './migrations/M044Recommendations.ts';
import { M046Careers } from './migrations/M046Careers.ts';
import { M047SentProfiles } from './migrations/M047SentProfiles.ts';
import { M050PayFigures } from './migrations/M050PayFigures.ts';
import { M055MailKinds } from './migrations/M055MailKinds.ts';
import { M060HiringEvents } from './migrations/M060HiringEvents.ts';
import { M061Teams } from './migrations/M061Teams.ts';
import { M063Stages } from './migrations/M063Stages.ts';
import { M064ApplicantActions } from './migrations/M064ApplicantActions.ts';
import { M065Conversations } from './migrations/M065Conversations.ts';
import { M066Interviews } from './migrations/M066Interviews.ts';
import { M067Screening } from './migrations/M067Screening.ts';
import { M068TitleKeys } from './migrations/M068TitleKeys.ts';
import { M069ReviewDesk } from './migrations/M069ReviewDesk.ts';
import { M070PushSubscriptions } from './migrations/M070PushSubscriptions.ts';
import { M071Offers } from './migrations/M071Offers.ts';
import { M073JobFills } from './migrations/M073JobFills.ts';
import { M075HandOver } from './migrations/M075HandOver.ts';
import { M076FactsOfDecisions } from './migrations/M076FactsOfDecisions.ts';
import { M077JobCounters } from './migrations/M077JobCounters.ts';
import { M078Recounts } from './migrations/M078Recounts.ts';
import { M079FigureAlerts } from './migrations/M079FigureAlerts.ts';
import { M080Standings } from './migrations/M080Standings.ts';
import { M081OfferStages } from './migrations/M081OfferStages.ts';
import { M083Cohorts } from './migrations/M083Cohorts.ts';
import { M084Boards } from './migrations/M084Boards.ts';
import { M085Segments } from './migrations/M085Segments.ts';
import { M086MoreSubjects } from './migrations/M086MoreSubjects.ts';
import { M087HandedOverKeys } from './migrations/M087HandedOverKeys.ts';
import { M088OwnedWebhooks } from './migrations/M088OwnedWebhooks.ts';
import { M089OneCancellation } from './migrations/M089OneCancellation.ts';
import { M090CompanyAccess } from './migrations/M090CompanyAccess.ts';
import { M095AlertsOnGroups } from './migrations/M095AlertsOnGroups.ts';
import { M096SealedHistory } from './migrations/M096SealedHistory.ts';
import { M097CountedApplications } from './migrations/M097CountedApplications.ts';
import { M100FunnelSteps } from './migrations/M100FunnelSteps.ts';
import { M101SearchProduction } from './migrations/M101SearchProduction.ts';
import { M103SavedFunnels } from './migrations/M103SavedFunnels.ts';
import { M104PartsOfCities } from './migrations/M104PartsOfCities.ts';
import { M105ApplicantsWouldMove } from './migrations/M105ApplicantsWouldMove.ts';
import { M106SealedWords } from './migrations/M106SealedWords.ts';
import { M107MailsOfACompany } from './migrations/M107MailsOfACompany.ts';
import { M108CountedInOrder } from './migrations/M108CountedInOrder.ts';
import { M109QuestionEvents } from './migrations/M109QuestionEvents.ts';
import { M110SentJobs } from './migrations/M110SentJobs.ts';
import { M111LastDeliveries } from './migrations/M111LastDeliveries.ts';
import { M112HiringEnds } from './migrations/M112HiringEnds.ts';
import { M114RatedAtOnce } from './migrations/M114RatedAtOnce.ts';
import { M115ChangesOfWithdrawn } from './migrations/M115ChangesOfWithdrawn.ts';
import { M116AssumedAddresses } from './migrations/M116AssumedAddresses.ts';
import { M118MonthsWorked } from './migrations/M118MonthsWorked.ts';
import { M119AnsweredAtOnce } from './migrations/M119AnsweredAtOnce.ts';
import { M121AlertsKeepQuestions } from './migrations/M121AlertsKeepQuestions.ts';
import { M122MonthsAtLastChange } from './migrations/M122MonthsAtLastChange.ts';
import { M123SuspendedInterviewers } from './migrations/M123SuspendedInterviewers.ts';
import { M124SkillsOfOneField } from './migrations/M124SkillsOfOneField.ts';
import { M125InterviewPlaces } from './migrations/M125InterviewPlaces.ts';
import { M131ReceivedLists } from './migrations/M131ReceivedLists.ts';
import { M025Webhooks } from './migrations/M025Webhooks.ts';
import { M031FilesAndMail } from './migrations/M031FilesAndMail.ts';

const SECONDS = 1_000;

export interface OrmOptions extends Partial<PoolSize> {
  url: string;
  entities: EntityClass[];
  replicaUrls?: string[];
  /** Called when a replica is left out, and when it is used again. */
  onReplica?: (change: ReplicaChange) => void;
}

export interface PoolSize {
  poolSize: number;
  /** How long to wait for a connection from the pool, in milliseconds. */
  longestWait: number;
  /** The application name that PostgreSQL shows for the connections. */
  name: string;
  /** Statements may take as long as they need. */
  isUnlimited?: boolean;
}

/** Callers are asked to retry rather than kept waiting. */
export const LONGEST_WAIT = 2 * SECONDS;

/** Options for the connections of requests and tasks, to the primary and to replicas. */
export const connectionOptions = (longestWait: number, name: string) => ({
  Client: FailFastClient,
  connectionTimeoutMillis: longestWait,
  query_timeout: 10 * SECONDS,
  statement_timeout: 10 * SECONDS,
  keepAlive: true,
  application_name: name,
});

export function createOrm({
  url,
  entities,
  poolSize,
  longestWait,
  name,
  isUnlimited = false,
}: Pick<OrmOptions, 'url' | 'entities'> & PoolSize): Promise<MikroORM> {
  return MikroORM.init({
    entities,
    metadataProvider: ReflectMetadataProvider,
    clientUrl: url,
    extensions: [Migrator],
    ensureDatabase: false,
    migrations: {
      migrationsList: [
        M001Foundation,
        M002Search,
        M003Notifications,
        M004Files,
        M005Alerts,
        M006Jobs,
        M007Content,
        M010Deciding,
        M009Posting,
        M011EmployerSettings,
        M012Candidates,
        M013Moderation,
        M014Activity,
        M015Settings,
        M016Activity,
        M020Backups,
        M017TwoFactor,
        M018Users,
        M019BulkUpload,
        M021JobReports,
        M022Analytics,
        M023Reports,
        M025Webhooks,
        M026PartnerJobs,
        M027Idempotency,
        M024ApiKeys,
        M028Operations,
        M029HeldWords,
        M030PendingChanges,
        M031FilesAndMail,
        M032CompanyVerifications,
        M033KnownDevices,
        M034JobFacts,
        M035Cities,
        M036OwnWrites,
        M037PublicPages,
        M038SearchNames,
        M039TitleRelations,
        M040SearchFilters,
        M041AlertFilters,
        M042JobCards,
        M043CategoriesAndFollowing,
        M044Recommendations,
        M046Careers,
        M047SentProfiles,
        M050PayFigures,
        M055MailKinds,
        M060HiringEvents,
        M061Teams,
        M063Stages,
        M064ApplicantActions,
        M065Conversations,
        M066Interviews,
        M067Screening,
        M068TitleKeys,
        M069ReviewDesk,
        M070PushSubscriptions,
        M071Offers,
        M073JobFills,
        M075HandOver,
        M076FactsOfDecisions,
        M077JobCounters,
        M078Recounts,
        M079FigureAlerts,
        M080Standings,
        M081OfferStages,
        M083Cohorts,
        M084Boards,
        M085Segments,
        M086MoreSubjects,
        M087HandedOverKeys,
        M088OwnedWebhooks,
        M089OneCancellation,
        M090CompanyAccess,
        M095AlertsOnGroups,
        M096SealedHistory,
        M097CountedApplications,
        M100FunnelSteps,
        M101SearchProduction,
        M103SavedFunnels,
        M104PartsOfCities,
        M105ApplicantsWouldMove,
        M106SealedWords,
        M107MailsOfACompany,
        M108CountedInOrder,
        M109QuestionEvents,
        M110SentJobs,
        M111LastDeliveries,
        M112HiringEnds,
        M114RatedAtOnce,
        M115ChangesOfWithdrawn,
        M116AssumedAddresses,
        M118MonthsWorked,
        M119AnsweredAtOnce,
        M121AlertsKeepQuestions,
        M122MonthsAtLastChange,
        M123SuspendedInterviewers,
        M124SkillsOfOneField,
        M125InterviewPlaces,
        M131ReceivedLists,
      ],
      snapshot: false,
      tableName: 'migrations',
    },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30 * SECONDS },
    driverOptions: {
      ...connectionOptions(longestWait, name),
      ...(isUnlimited && { query_timeout: 0, statement_timeout: 0 }),
      onPoolCreated: releaseBroken,
    },
    timezone: 'UTC',
    debug: false,
    logger: () => {},
    ignoreUndefinedInQuery: false,
  });
}
