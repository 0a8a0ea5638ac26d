import { printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  GraphQLSchema,
  lexicographicSortSchema,
  specifiedDirectives,
  type GraphQLEnumType,
  type GraphQLInterfaceType,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage, type ValidatorFn } from 'type-graphql';
import { DeletionResolver } from '#server/modules/personalData/deletion.resolver.ts';
import { GoogleResolver } from '#server/modules/account/google/google.resolver.ts';
import { AccountResolver } from '#server/modules/account/account.resolver.ts';
import {
  SeekerProfileResolver,
  SessionResolver,
  UserResolver,
  ViewerResolver,
} from '#server/modules/account/viewer.resolver.ts';
import {
  ApplicationResolver,
  JobApplicationResolver,
  ViewerApplicationsResolver,
} from '#server/modules/application/application.resolver.ts';
import { OwnApplicationResolver } from '#server/modules/application/own/ownApplication.resolver.ts';
import {
  CompanyTreatmentResolver,
  TreatmentResolver,
  ViewerTreatmentResolver,
} from '#server/modules/application/treatment/treatment.resolver.ts';
import {
  ApplicantPlaceResolver,
  ReviewDeskResolver,
  ReviewTeamResolver,
} from '#server/modules/application/desk/desk.resolver.ts';
import { ApplicantMatchResolver } from '#server/modules/recommendation/applicants/applicantMatch.resolver.ts';
import {
  ResumeResolver,
  ViewerResumesResolver,
} from '#server/modules/candidate/resume/resume.resolver.ts';
import {
  ChangedApplicationsResolver,
  ApplicationStatusResolver,
  StatusMailResolver,
} from '#server/modules/application/status/applicationStatus.resolver.ts';
import {
  ApplicationEventResolver,
  ApplicationStageResolver,
  StageResolver,
  ViewerStagesResolver,
} from '#server/modules/application/stage/stage.resolver.ts';
import { ApiKeyResolver } from '#server/modules/account/apiKey/apiKey.resolver.ts';
import {
  RecountExamplesResolver,
  RecountFindingsResolver,
  RecountResolver,
} from '#server/modules/recount/recount.resolver.ts';
import { BackupResolver } from '#server/modules/admin/backup/backup.resolver.ts';
import {
  AdminBulkUploadsResolver,
  BulkUploadResolver,
} from '#server/modules/bulkUpload/bulkUpload.resolver.ts';
import {
  CandidatePlacesResolver,
  CandidateResolver,
} from '#server/modules/candidate/candidate.resolver.ts';
import { CategoryResolver } from '#server/modules/job/category/category.resolver.ts';
import { CompanyContactResolver } from '#server/modules/company/contact/companyContact.resolver.ts';
import { EmployerSettingsResolver } from '#server/modules/company/employerSettings/employerSettings.resolver.ts';
import { CompanyProfileResolver } from '#server/modules/company/companyProfile.resolver.ts';
import { JobMarksResolver } from '#server/modules/job/marks/jobMarks.resolver.ts';
import {
  CompanyOfferResolver,
  CompanyPayResolver,
} from '#server/modules/job/company/companyOffer.resolver.ts';
import { CompanyJobsResolver } from '#server/modules/job/company/companyJobs.resolver.ts';
import { AdminVerificationResolver } from '#server/modules/admin/moderation/companyVerification.resolver.ts';
import { CompanyDirectoryResolver } from '#server/modules/company/directory/companyDirectory.resolver.ts';
import { CompanyResponsesResolver } from '#server/modules/company/responses/companyResponses.resolver.ts';
import {
  CompanyResolver,
  MembershipCompanyResolver,
  UserCompanyResolver,
} from '#server/modules/company/company.resolver.ts';
import {
  InvitationJobsResolver,
  MemberJobsResolver,
} from '#server/modules/job/own/teamJobs.resolver.ts';
import { TeamResolver, UserTeamResolver } from '#server/modules/team/team.resolver.ts';
import { GoneJobResolver } from '#server/modules/job/goneJob.resolver.ts';
import { JobResolver } from '#server/modules/job/job.resolver.ts';
import { ReportJobResolver } from '#server/modules/job/report/reportJob.resolver.ts';
import {
  AdminUserResolver,
  AdminUsersResolver,
} from '#server/modules/admin/user/adminUser.resolver.ts';
import { PayResolver } from '#server/modules/pay/pay.resolver.ts';
import {
  ApplicationInterviewsResolver,
  InterviewInvitationResolver,
  InterviewResolver,
  ViewerInterviewsResolver,
} from '#server/modules/interview/interview.resolver.ts';
import {
  ApplicationOffersResolver,
  OfferResolver,
  ViewerOffersResolver,
} from '#server/modules/offer/offer.resolver.ts';
import { OfferTemplateResolver } from '#server/modules/offer/template/offerTemplate.resolver.ts';
import {
  ScorecardResolver,
  ViewerCriteriaResolver,
} from '#server/modules/interview/scorecard/scorecard.resolver.ts';
import { AlertFieldsResolver, AlertResolver } from '#server/modules/alert/alert.resolver.ts';
import {
  JobFitResolver,
  MatchReasonResolver,
  RecommendationResolver,
} from '#server/modules/recommendation/recommendation.resolver.ts';
import { MatchingCandidatesResolver } from '#server/modules/recommendation/candidates/candidates.resolver.ts';
import { DismissalResolver } from '#server/modules/recommendation/dismissal/dismissal.resolver.ts';
import { UnsubscribeResolver } from '#server/modules/alert/unsubscribe.resolver.ts';
import { HiddenCompanyResolver } from '#server/modules/hiddenCompany/hiddenCompany.resolver.ts';
import { SavedJobResolver, SavedJobsResolver } from '#server/modules/savedJob/savedJob.resolver.ts';
import { JobDetailsResolver } from '#server/modules/job/jobDetails.resolver.ts';
import {
  JobQuestionResolver,
  JobQuestionsResolver,
} from '#server/modules/job/question/jobQuestion.resolver.ts';
import { QuestionsAskedBeforeResolver } from '#server/modules/screening/screening.resolver.ts';
import {
  ProfileCompletionResolver,
  UserCompletionResolver,
} from '#server/modules/candidate/completion/completion.resolver.ts';
import { JobPerformanceResolver } from '#server/modules/jobPerformance/jobPerformance.resolver.ts';
import { DashboardResolver } from '#server/modules/dashboard/dashboard.resolver.ts';
import {
  ApplicationTodosResolver,
  TodoResolver,
  ViewerTodosResolver,
} from '#server/modules/dashboard/todo/todo.resolver.ts';
import { ResumeDocumentResolver } from '#server/modules/candidate/resumeDocument/resumeDocument.resolver.ts';
import { ResumeFindingResolver } from '#server/modules/candidate/resumeFinding/resumeFinding.resolver.ts';
import { NodeResolver } from '#server/modules/partner/node/node.resolver.ts';
import {
  NotificationPayloadResolver,
  NotificationResolver,
  ViewerNotificationsResolver,
} from '#server/modules/notification/notification.resolver.ts';
import { PushResolver } from '#server/modules/notification/push/push.resolver.ts';
import { DraftResolver } from '#server/modules/job/own/draft.resolver.ts';
import { PartnerJobResolver } from '#server/modules/job/partner/partnerJob.resolver.ts';
import { OwnJobResolver, OwnJobsResolver } from '#server/modules/job/own/ownJob.resolver.ts';
import {
  AdminCompanyChangeResolver,
  AdminJobChangeResolver,
  CompanyChangeResolver,
  JobChangeResolver,
} from '#server/modules/admin/pendingChange/pendingChange.resolver.ts';
import { VERIFICATION_RESOLVERS } from '#server/modules/company/verification/verification.resolver.ts';
import { AdminJobResolver } from '#server/modules/admin/moderation/adminJob.resolver.ts';
import { ModerationResolver } from '#server/modules/admin/moderation/moderation.resolver.ts';
import {
  AdminAnalyticsResolver,
  AnalyticsDimensionModelResolver,
  AnalyticsResolver,
  AnalyticsModelResolver,
} from '#server/modules/analytics/analytics.resolver.ts';
import {
  AnalyticsFiguresOfAdminResolver,
  AnalyticsFiguresResolver,
  ApplicationAnalyticsResolver,
  JobAnalyticsResolver,
  UserAnalyticsResolver,
} from '#server/modules/analytics/figures/analyticsFigures.resolver.ts';
import { FigureRowsResolver } from '#server/modules/analytics/rows/figureRows.resolver.ts';
import { FigureQuestionResolver } from '#server/modules/report/figureQuestion.resolver.ts';
import {
  AnalyticsReportResolver,
  AnalyticsReportsResolver,
  ReportMutationResolver,
} from '#server/modules/report/report.resolver.ts';
import {
  AnalyticsDashboardResolver,
  AnalyticsDashboardsResolver,
  AnalyticsPinResolver,
  BoardMutationResolver,
} from '#server/modules/report/board/reportBoard.resolver.ts';
import {
  FigureAlertCrossingResolver,
  FigureAlertMutationResolver,
  FigureAlertResolver,
  FigureAlertsResolver,
} from '#server/modules/report/figureAlert/figureAlert.resolver.ts';
import {
  ChartEventMutationResolver,
  ChartEventsResolver,
} from '#server/modules/report/chartEvent/chartEvent.resolver.ts';
import {
  AnalyticsSegmentResolver,
  AnalyticsSegmentsResolver,
  SegmentMutationResolver,
} from '#server/modules/report/segment/segment.resolver.ts';
import { ReportScheduleResolver } from '#server/modules/report/schedule/reportSchedule.resolver.ts';
import { MarketFiguresResolver } from '#server/modules/analytics/marketFigures/marketFigures.resolver.ts';
import { ContactMessageResolver } from '#server/modules/content/contactMessage/contactMessage.resolver.ts';
import { PostResolver } from '#server/modules/content/post/post.resolver.ts';
import { ActivityResolver } from '#server/modules/activity/activity.resolver.ts';
import { SubscriberResolver } from '#server/modules/content/subscriber/subscriber.resolver.ts';
import { SearchResolver } from '#server/modules/search/search.resolver.ts';
import {
  SimilarJobsResolver,
  SimilarToGoneJobResolver,
} from '#server/modules/search/similar/similarJobs.resolver.ts';
import {
  MessageBatchResolver,
  SkippedApplicationResolver,
} from '#server/modules/conversation/bulk/messageBatch.resolver.ts';
import {
  ApplicationConversationResolver,
  ConversationMessageResolver,
  ConversationResolver,
  ViewerConversationsResolver,
} from '#server/modules/conversation/conversation.resolver.ts';
import {
  AdminMessageReportsResolver,
  MessageReportResolver,
} from '#server/modules/conversation/report/messageReport.resolver.ts';
import { MessageTemplateResolver } from '#server/modules/conversation/template/messageTemplate.resolver.ts';
import { SettingResolver } from '#server/modules/admin/setting/setting.resolver.ts';
import { SiteResolver } from '#server/modules/content/site/site.resolver.ts';
import { TwoFactorResolver } from '#server/modules/account/twoFactor/twoFactor.resolver.ts';
import { UserSettingResolver } from '#server/modules/account/settings/userSetting.resolver.ts';
import {
  WebhookDeliveryResolver,
  WebhookResolver,
  WebhooksResolver,
} from '#server/modules/partner/webhook/webhook.resolver.ts';
import { enforceAuth, guardDirectives } from './authDirective.ts';
import { constraintDirective, limitInputs } from './limits/constraintDirective.ts';
import { enforceLimits } from './limits/inputLimits.ts';
import { resolveDirectly } from './directResolvers.ts';
import { typeNameOf } from './node.ts';
import { validateInput } from './validated.ts';

/** All resolvers of the API. */
const RESOLVERS = [
  SiteResolver,
  SettingResolver,
  CategoryResolver,
  CompanyResolver,
  CompanyResponsesResolver,
  CompanyDirectoryResolver,
  CompanyJobsResolver,
  CompanyOfferResolver,
  CompanyPayResolver,
  JobMarksResolver,
  UserCompanyResolver,
  MembershipCompanyResolver,
  TeamResolver,
  UserTeamResolver,
  MemberJobsResolver,
  InvitationJobsResolver,
  CompanyProfileResolver,
  CompanyContactResolver,
  EmployerSettingsResolver,
  JobResolver,
  JobDetailsResolver,
  JobQuestionResolver,
  JobQuestionsResolver,
  QuestionsAskedBeforeResolver,
  ReportJobResolver,
  GoneJobResolver,
  OwnJobsResolver,
  OwnJobResolver,
  PartnerJobResolver,
  DraftResolver,
  NodeResolver,
  ViewerResolver,
  UserResolver,
  SessionResolver,
  SeekerProfileResolver,
  AccountResolver,
  GoogleResolver,
  DeletionResolver,
  TwoFactorResolver,
  ResumeResolver,
  ViewerResumesResolver,
  ApplicationResolver,
  JobApplicationResolver,
  ViewerApplicationsResolver,
  OwnApplicationResolver,
  TreatmentResolver,
  ViewerTreatmentResolver,
  CompanyTreatmentResolver,
  ApplicationStatusResolver,
  ApplicantPlaceResolver,
  ReviewDeskResolver,
  ReviewTeamResolver,
  ApplicantMatchResolver,
  ChangedApplicationsResolver,
  OfferResolver,
  ApplicationOffersResolver,
  ViewerOffersResolver,
  OfferTemplateResolver,
  InterviewResolver,
  ApplicationInterviewsResolver,
  ViewerInterviewsResolver,
  InterviewInvitationResolver,
  ScorecardResolver,
  ViewerCriteriaResolver,
  StatusMailResolver,
  StageResolver,
  ApplicationStageResolver,
  ApplicationEventResolver,
  ViewerStagesResolver,
  ViewerConversationsResolver,
  ApplicationConversationResolver,
  ConversationResolver,
  ConversationMessageResolver,
  MessageBatchResolver,
  SkippedApplicationResolver,
  MessageTemplateResolver,
  MessageReportResolver,
  AdminMessageReportsResolver,
  CandidatePlacesResolver,
  CandidateResolver,
  NotificationResolver,
  NotificationPayloadResolver,
  PushResolver,
  UserSettingResolver,
  ViewerNotificationsResolver,
  UserCompletionResolver,
  ProfileCompletionResolver,
  DashboardResolver,
  ApplicationTodosResolver,
  TodoResolver,
  ViewerTodosResolver,
  JobPerformanceResolver,
  ResumeDocumentResolver,
  ResumeFindingResolver,
  SearchResolver,
  SimilarJobsResolver,
  SimilarToGoneJobResolver,
  SavedJobsResolver,
  SavedJobResolver,
  AlertFieldsResolver,
  HiddenCompanyResolver,
  AlertResolver,
  PayResolver,
  UnsubscribeResolver,
  RecommendationResolver,
  JobFitResolver,
  MatchReasonResolver,
  DismissalResolver,
  MatchingCandidatesResolver,
  PostResolver,
  ContactMessageResolver,
  SubscriberResolver,
  ModerationResolver,
  AdminJobResolver,
  JobChangeResolver,
  AdminJobChangeResolver,
  CompanyChangeResolver,
  AdminCompanyChangeResolver,
  ...VERIFICATION_RESOLVERS,
  AdminVerificationResolver,
  AdminBulkUploadsResolver,
  BulkUploadResolver,
  AdminUsersResolver,
  AdminUserResolver,
  BackupResolver,
  RecountResolver,
  RecountFindingsResolver,
  RecountExamplesResolver,
  MarketFiguresResolver,
  AnalyticsFiguresOfAdminResolver,
  AnalyticsFiguresResolver,
  UserAnalyticsResolver,
  JobAnalyticsResolver,
  ApplicationAnalyticsResolver,
  AdminAnalyticsResolver,
  AnalyticsResolver,
  AnalyticsDimensionModelResolver,
  AnalyticsModelResolver,
  FigureRowsResolver,
  FigureQuestionResolver,
  AnalyticsReportsResolver,
  AnalyticsReportResolver,
  ReportMutationResolver,
  AnalyticsDashboardsResolver,
  AnalyticsDashboardResolver,
  AnalyticsPinResolver,
  BoardMutationResolver,
  ReportScheduleResolver,
  ChartEventMutationResolver,
  ChartEventsResolver,
  FigureAlertsResolver,
  FigureAlertResolver,
  FigureAlertCrossingResolver,
  FigureAlertMutationResolver,
  AnalyticsSegmentsResolver,
  AnalyticsSegmentResolver,
  SegmentMutationResolver,
  ActivityResolver,
  ApiKeyResolver,
  WebhooksResolver,
  WebhookResolver,
  WebhookDeliveryResolver,
] as const;

export function createSchema(): GraphQLSchema {
  // graphql-js reads a field without a resolver directly. type-graphql would wrap it in a function.
  for (const field of getMetadataStorage().fields) field.simple ??= field.name === field.schemaName;
  const plain = buildSchemaSync({
    resolvers: [...RESOLVERS],
    validateFn: validateInput as ValidatorFn,
    // Skipped here, because Apollo Server validates the schema.
    skipCheck: true,
    // Subscriptions listen on their own (server/db/live.ts), so no pub/sub is needed.
    pubSub: { publish: () => undefined, subscribe: async function* () {} },
  });
  resolveDirectly(plain);
  // type-graphql would return a promise, which compiled queries do not support.
  (plain.getType('Node') as GraphQLInterfaceType).resolveType = typeNameOf;
  const directives = [
    ...specifiedDirectives,
    ...guardDirectives(
      plain.getType('Role') as GraphQLEnumType,
      plain.getType('ApiScope') as GraphQLEnumType,
      plain.getType('TeamRight') as GraphQLEnumType,
    ),
    constraintDirective,
  ];
  const described = limitInputs(new GraphQLSchema({ ...plain.toConfig(), directives }));
  return enforceAuth(enforceLimits(described));
}

let made: GraphQLSchema | undefined;

/** The schema of this process, for answering requests and for running operations internally. */
export function sharedSchema(): GraphQLSchema {
  made ??= createSchema();
  return made;
}

/** As committed in `schema/schema.graphql`: sorted, described, with the directives that guard it. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
