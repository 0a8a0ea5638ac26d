/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An applicant's acceptance of an offer. */
export type AcceptOfferInput = {
  /** The id of the offer. */
  id: string;
  /** The applicant's full name, as it is printed on the letter with the time. At most 100 characters. */
  name: string;
};

/** The kind of actor behind an activity. */
export type ActorKind =
  /** A program with an API key. */
  | 'KEY'
  /** The site itself, or its operator on the command line. */
  | 'SYSTEM'
  /** A user with an account. */
  | 'USER';

/** The decision of the administrators about a job or a company. */
export type AdminStatus =
  /** Approved, so it can be shown. */
  | 'APPROVED'
  /** Not decided yet. */
  | 'PENDING'
  /** Rejected, so it is hidden. */
  | 'REJECTED'
  /** Suspended, so it is hidden for now. */
  | 'SUSPENDED';

/** How often the digest of a job alert is sent. */
export type AlertFrequency =
  /** Every day. */
  | 'DAILY'
  /** On the first of the month. */
  | 'MONTHLY'
  /** On Mondays. */
  | 'WEEKLY';

/** The job types of an alert; remote is one of them. */
export type AlertJobType =
  /** Contract work. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERN'
  /** Part time. */
  | 'PART_TIME'
  /** Any type that can be done from anywhere. */
  | 'REMOTE'
  /** For a limited time. */
  | 'TEMPORARY';

/** A column that is calculated from the values of an answer. */
export type AnalyticsCalculationInput = {
  /** The keys of measures in lower case, numbers, + - * / and brackets: hires / jobs * 100. At most 300 characters and 20 measures and numbers. The measures do not have to be part of the question. At most 500 characters. */
  formula?: string | null | undefined;
  /** What is calculated. */
  kind: AnalyticsCalculationKind;
  /** A measure of the question. Not for a formula. */
  measure?: AnalyticsMeasure | null | undefined;
  /** The name of the formula. More than 60 characters are refused. At most 500 characters. */
  name?: string | null | undefined;
  /** Of a moving average: the number of steps, 2 to 400. */
  steps?: number | null | undefined;
  /** Of a difference: the target, in the unit of the measure. */
  target?: number | null | undefined;
  /** The unit of the formula; null means RATIO. */
  unit?: AnalyticsFormulaUnit | null | undefined;
};

/** What is calculated from the values of an answer. */
export type AnalyticsCalculationKind =
  /** The difference from a target. */
  | 'DIFFERENCE_FROM_TARGET'
  /** A formula over measures. */
  | 'FORMULA'
  /** The average of this step of TIME and the steps before it. */
  | 'MOVING_AVERAGE'
  /** The sum of all steps of TIME up to this one. */
  | 'RUNNING_TOTAL'
  /** The share of the total in percent. With TIME and another dimension, of the total of the step. */
  | 'SHARE_OF_TOTAL';

/** The period an answer is compared with. */
export type AnalyticsCompare =
  /** The preceding period of the same length. */
  | 'PREVIOUS_PERIOD'
  /** The same period a year earlier. */
  | 'YEAR_BEFORE';

/** A condition on a value of a group. Set exactly one of measure and calculation. */
export type AnalyticsConditionInput = {
  /** Compare the calculation with this number: a formula, or the difference from a target. 1 to 6. */
  calculation?: number | null | undefined;
  /** Compare this measure of the question. */
  measure?: AnalyticsMeasure | null | undefined;
  /** How the value is compared. */
  test: AnalyticsConditionTest;
  /** The number it is compared with, in its unit. */
  value: number;
};

/** How the value of a group is compared with a number. */
export type AnalyticsConditionTest =
  /** The value is this number or more. */
  | 'AT_LEAST'
  /** The value is this number or less. */
  | 'AT_MOST'
  /** The value is less than this number. */
  | 'LESS_THAN'
  /** The value is more than this number. */
  | 'MORE_THAN';

/** The dimensions: what answers are broken down by and filtered on. */
export type AnalyticsDimension =
  /** The action, as noun and verb. */
  | 'ACTION'
  /** The kind of object the action changed. */
  | 'ACTION_SUBJECT'
  /** Whether a person, an API key or the system performed the action. */
  | 'ACTOR_KIND'
  /** Whether the alert is currently turned on. */
  | 'ALERT_ACTIVE'
  /** How often the alert is emailed. */
  | 'ALERT_FREQUENCY'
  /** The job type the alert is set to. */
  | 'ALERT_JOB_TYPE'
  /** A single API key; its key is the id. */
  | 'API_KEY'
  /** Whether the request was answered, refused because of its content, refused by a limit, or failed. */
  | 'API_OUTCOME'
  /** The status of the application. A withdrawn application has no other status. */
  | 'APPLICATION_STATUS'
  /** Whether the person applied for the saved job afterwards. */
  | 'APPLIED_AFTER_SAVING'
  /** Whether the viewer applied for the job afterwards. Not given for guests and deleted accounts, nor after 90 days for views from searches by words. */
  | 'APPLIED_AFTER_VIEWING'
  /** Whether the user applied for a job within seven days of signing up. */
  | 'APPLIED_IN_FIRST_WEEK'
  /** Whether the viewer applied for the job within seven days of viewing it. Not given for guests and deleted accounts, nor after 90 days for views from searches by words. */
  | 'APPLIED_WITHIN_A_WEEK'
  /** The category of the job. */
  | 'CATEGORY'
  /** The position of the opened job in its search results, in bands. */
  | 'CLICK_PLACE'
  /** A single company; its key is the company id. */
  | 'COMPANY'
  /** The moderation status of the company. */
  | 'COMPANY_APPROVAL'
  /** The industry of the company. */
  | 'COMPANY_INDUSTRY'
  /** The company size, as given by the company. */
  | 'COMPANY_SIZE'
  /** The state the company is based in. */
  | 'COMPANY_STATE'
  /** Whether the company is approved and shows the badge of verified employers. */
  | 'COMPANY_VERIFIED'
  /** The district of the job, with its state. */
  | 'DISTRICT'
  /** The qualification the job requires. */
  | 'EDUCATION_LEVEL'
  /** Whether the email address of the account is confirmed. */
  | 'EMAIL_CONFIRMED'
  /** The notification that the email is about; other for all other emails. */
  | 'EMAIL_KIND'
  /** Whether the email was sent, is waiting to be sent, or failed. */
  | 'EMAIL_OUTCOME'
  /** What happened to the application. */
  | 'EVENT'
  /** The yearly pay the job seeker expects, in bands. */
  | 'EXPECTED_PAY_BAND'
  /** The yearly pay the job seeker expects, lakh by lakh. */
  | 'EXPECTED_PAY_LAKHS'
  /** The required years of experience in bands. A band is placed by its lower end. */
  | 'EXPERIENCE_BAND'
  /** The experience level the job requires. */
  | 'EXPERIENCE_LEVEL'
  /** Whether the job is currently marked as featured. */
  | 'FEATURED'
  /** Whether the search returned no jobs. */
  | 'FOUND_NOTHING'
  /** Whether the account is linked to Google. */
  | 'GOOGLE_SIGN_IN'
  /** Whether the job has received an application. */
  | 'HAS_APPLICATIONS'
  /** Whether the user has ever applied for a job. */
  | 'HAS_APPLIED'
  /** Whether at least one person was hired for the job. */
  | 'HAS_HIRE'
  /** Whether the company has posted at least one job, without deleted jobs. */
  | 'HAS_POSTED'
  /** Whether the user has a saved job now. */
  | 'HAS_SAVED_A_JOB'
  /** Whether the user has ever viewed a job while logged in. Views from searches by words are known for 90 days. */
  | 'HAS_VIEWED_A_JOB'
  /** Whether the job is currently marked as hot (urgent). */
  | 'HOT'
  /** 00 to 23, in the chosen time zone. */
  | 'HOUR_OF_DAY'
  /** The industry of the job. */
  | 'INDUSTRY'
  /** Who cancelled the interview: the company, the applicant, or the end of the application, job or company. */
  | 'INTERVIEW_CANCELLED_BY'
  /** By phone, by video, on site or walk-in. */
  | 'INTERVIEW_KIND'
  /** The state of the interview: offered, booked, held, missed or cancelled. */
  | 'INTERVIEW_STATUS'
  /** A single job; its key is the job id. */
  | 'JOB'
  /** The moderation status of the job. */
  | 'JOB_APPROVAL'
  /** The effective status of the job now: live, pending, rejected, suspended, expired or closed. */
  | 'JOB_STANDING'
  /** The status set by the employer: active or closed. */
  | 'JOB_STATUS'
  /** The job title in lower case. */
  | 'JOB_TITLE'
  /** Full time, part time, contract, intern or temporary. */
  | 'JOB_TYPE'
  /** The language the user has chosen. */
  | 'LANGUAGE'
  /** Whether the company or the applicant wrote the message. */
  | 'MESSAGE_SIDE'
  /** Whether the company sent the message to several applicants at once. */
  | 'MESSAGE_TO_MANY'
  /** 1 for the calendar month after that of the first action, 2 for the one after it, up to 60. The last one of each cohort has not ended yet. */
  | 'MONTHS_SINCE'
  /** January to December regardless of the year, in the chosen time zone. */
  | 'MONTH_OF_YEAR'
  /** What the notification is about. */
  | 'NOTIFICATION_KIND'
  /** Whether the notification was opened or marked as read. */
  | 'NOTIFICATION_READ'
  /** Whether the offer waits for an answer, or how it ended. */
  | 'OFFER_STATUS'
  /** Whether the user has completed onboarding. */
  | 'ONBOARDED'
  /** Whether the job seeker is currently looking for work. */
  | 'OPEN_TO_WORK'
  /** The yearly pay of the job in bands. A range is placed by its midpoint. */
  | 'PAY_BAND'
  /** The yearly pay of the job, lakh by lakh. A range is placed by its midpoint. */
  | 'PAY_LAKHS'
  /** Whether the job states its pay. */
  | 'PAY_STATED'
  /** Why the employer rejected the application, where given. */
  | 'REJECTION_REASON'
  /** Whether the job can be done remotely. */
  | 'REMOTE'
  /** Why the job was reported. */
  | 'REPORT_REASON'
  /** Whether an administrator has resolved the report. */
  | 'REPORT_RESOLVED'
  /** The role of the user: job seeker, employer or administrator. */
  | 'ROLE'
  /** Whether the search had filters other than words and a place. */
  | 'SEARCH_FILTERED'
  /** The search location in lower case, once five logged-in people have searched for it. Others are not given. */
  | 'SEARCH_PLACE'
  /** The search text in lower case, once five logged-in people have searched for it. Other texts are not given. */
  | 'SEARCH_TERM'
  /** The highest qualification in the profile. */
  | 'SEEKER_EDUCATION'
  /** The experience of the job seeker, in the bands used by the profile. */
  | 'SEEKER_EXPERIENCE'
  /** Whether the job seeker has worked before. */
  | 'SEEKER_EXPERIENCE_TYPE'
  /** As given in the profile. */
  | 'SEEKER_GENDER'
  /** A skill that jobs ask for or job seekers have, in lower case. */
  | 'SEEKER_SKILL'
  /** The state the job seeker lives in, according to the profile. */
  | 'SEEKER_STATE'
  /** Whether the employer has opened the application. */
  | 'SEEN_BY_EMPLOYER'
  /** A skill that jobs ask for, in lower case. */
  | 'SKILL'
  /** How the visitor reached the job. */
  | 'SOURCE'
  /** The state or union territory of the job. */
  | 'STATE'
  /** Steps of an hour, day, week, month, quarter or year, in the chosen time zone. */
  | 'TIME'
  /** How long it took until the application was shortlisted, rejected or hired. */
  | 'TIME_TO_DECISION_BAND'
  /** How long it took from posting a job to its first hire. */
  | 'TIME_TO_FILL_BAND'
  /** How long it took from application to hire. */
  | 'TIME_TO_HIRE_BAND'
  /** How long it took until the employer opened the application. */
  | 'TIME_TO_VIEW_BAND'
  /** Whether the account is currently active, inactive or suspended. */
  | 'USER_STATUS'
  /** Whether the visitor was logged in. This is no longer known of deleted accounts, nor after 90 days of views from searches by words. */
  | 'VIEWER_KNOWN'
  /** The role of the visitor at that time. */
  | 'VISITOR_ROLE'
  /** Monday to Sunday, in the chosen time zone. */
  | 'WEEKDAY'
  /** 1 for the calendar week after that of the first action, 2 for the one after it, up to 104. The last one of each cohort has not ended yet. */
  | 'WEEKS_SINCE';

/** One number of an answer: a cell, a mark, a step or a total. */
export type AnalyticsFigureInput = {
  /** List only what belongs to one of these groups. Their keys do not include TIME. At most 200 entries. */
  among?: Array<Array<AnalyticsGroupKeyInput>> | null | undefined;
  /** List only what belongs to none of these groups. Their keys do not include TIME. At most 200 entries. */
  except?: Array<Array<AnalyticsGroupKeyInput>> | null | undefined;
  /** The group of the answer, at most 4 keys. Dimensions that are left out are not narrowed; without any, the rows are those of the total. At most 4 entries. */
  group?: Array<AnalyticsGroupKeyInput> | null | undefined;
  /** List the rows of the comparison period. */
  isPrevious?: boolean | null | undefined;
  /** The measure, or one that a formula of the question uses; null means the first of the question. */
  measure?: AnalyticsMeasure | null | undefined;
  /** The part of the measure; null means the first that has rows. */
  part?: AnalyticsPart | null | undefined;
  /** The question that was answered. */
  query: AnalyticsQueryInput;
  /** When the answer was read: "the last 7 days" count back from there. Null means now. */
  readAt?: string | null | undefined;
  /** How many steps of TIME, the last of which is that of the group: all those that a running total or a moving average is made of. 1 to 2000; null means 1. */
  steps?: number | null | undefined;
};

/** One condition on one dimension, a segment, or several filters combined. Set exactly one of and, or, not, segment and dimension. */
export type AnalyticsFilterInput = {
  /** Every one of these filters matches. At most 100 entries. */
  and?: Array<AnalyticsFilterInput> | null | undefined;
  /** The value contains this text; case is ignored. At most 500 characters. */
  contains?: string | null | undefined;
  /** The dimension to test. Set exactly one of the conditions below as well. */
  dimension?: AnalyticsDimension | null | undefined;
  /** True: the value is missing. False: a value is present. */
  empty?: boolean | null | undefined;
  /** The value is this or comes after it. For bands, numbers and time. At most 500 characters. */
  from?: string | null | undefined;
  /** The value is one of these. At most 200 entries of at most 200 characters. */
  is?: Array<string> | null | undefined;
  /** Excludes these values. Missing values are kept. At most 200 entries of at most 200 characters. */
  isNot?: Array<string> | null | undefined;
  /** This filter does not match. */
  not?: AnalyticsFilterInput | null | undefined;
  /** At least one of these filters matches. At most 100 entries. */
  or?: Array<AnalyticsFilterInput> | null | undefined;
  /** It belongs to this segment. What guests did belongs to no segment of people. */
  segment?: string | null | undefined;
  /** The value starts with this text; case is ignored. At most 500 characters. */
  startsWith?: string | null | undefined;
  /** The value is this or comes before it. Can be combined with `from`. At most 500 characters. */
  to?: string | null | undefined;
};

/** The unit of a formula. */
export type AnalyticsFormulaUnit =
  /** A count. */
  | 'COUNT'
  /** Days. */
  | 'DAYS'
  /** Hours. */
  | 'HOURS'
  /** Minutes. */
  | 'MINUTES'
  /** Percent. */
  | 'PERCENT'
  /** A ratio, such as applications per job. */
  | 'RATIO'
  /** Rupees. */
  | 'RUPEES';

/** The length of a step of time. A week begins on Monday. */
export type AnalyticsGrain =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A quarter. */
  | 'QUARTER'
  /** A week. */
  | 'WEEK'
  /** A year. */
  | 'YEAR';

/** A dimension of the question and one of its keys. */
export type AnalyticsGroupKeyInput = {
  /** The dimension. */
  dimension: AnalyticsDimension;
  /** The key, as the answer returns it; null means not given. At most 500 characters. */
  key?: string | null | undefined;
};

/** The measures: what can be counted. */
export type AnalyticsMeasure =
  /** Searches by logged-in users that found jobs, but within an hour they opened no job that they had not opened before on that day. Searches of the last hour are not counted yet. For the last 90 days; after that, we no longer know who searched. */
  | 'ABANDONED_SEARCHES'
  /** Abandoned searches as a share of those by logged-in users that found jobs. Searches of the last hour are not counted yet. For the last 90 days; after that, we no longer know who searched. */
  | 'ABANDONMENT_RATE'
  /** Entries in the activity log. */
  | 'ACTIONS'
  /** Alerts that are currently turned on. */
  | 'ACTIVE_ALERTS'
  /** Users who visited the site, each counted once; without accounts deleted since. */
  | 'ACTIVE_USERS'
  /** Growth of active users compared with the preceding period of the same length; without accounts deleted since. */
  | 'ACTIVE_USERS_GROWTH'
  /** Activity log entries by current administrators. */
  | 'ADMINISTRATOR_ACTIONS'
  /** Alerts created that still exist. */
  | 'ALERTS'
  /** Emails with new jobs that were made for alerts that still exist. */
  | 'ALERT_EMAILS'
  /** Jobs in the emails of alerts that still exist. */
  | 'ALERT_JOBS'
  /** Users who created an alert, each counted once. */
  | 'ALERT_OWNERS'
  /** Share of applicants' questions that the company has answered by a message. */
  | 'ANSWER_RATE'
  /** Requests with a valid API key, whatever the answer. */
  | 'API_CALLS'
  /** Requests with a valid API key that were refused because of the rate limit. */
  | 'API_CALLS_LIMITED'
  /** Requests with a valid API key that were answered with an error, without those refused by a limit. */
  | 'API_ERRORS'
  /** Share of the requests with a valid API key that were answered with an error, without those refused by a limit. */
  | 'API_ERROR_RATE'
  /** Share of the requests with a valid API key that the rate limit refused. */
  | 'API_LIMITED_RATE'
  /** Companies whose API keys sent a request, each counted once. */
  | 'API_PARTNERS'
  /** People who applied, each counted once. */
  | 'APPLICANTS'
  /** Share of first-time applicants who applied again in a later calendar month. With Time, each step is a cohort; break it down by Months since the start to see each month. */
  | 'APPLICANTS_AGAIN_MONTHLY'
  /** Share of first-time applicants who applied again in a later calendar week. With Time, each step is a cohort; break it down by Weeks since the start to see each week. */
  | 'APPLICANTS_AGAIN_WEEKLY'
  /** Share of first-time applicants who visited the site in a later calendar month. With Time, each step is a cohort; break it down by Months since the start to see each month. Without accounts deleted since. */
  | 'APPLICANTS_BACK_MONTHLY'
  /** Share of first-time applicants who visited the site in a later calendar week. With Time, each step is a cohort; break it down by Weeks since the start to see each week. Without accounts deleted since. */
  | 'APPLICANTS_BACK_WEEKLY'
  /** Messages that applicants sent to companies. */
  | 'APPLICANT_MESSAGES'
  /** Applications sent, whatever their current status. */
  | 'APPLICATIONS'
  /** Growth of applications compared with the preceding period of the same length. */
  | 'APPLICATIONS_GROWTH'
  /** Applications per applicant. */
  | 'APPLICATIONS_PER_APPLICANT'
  /** Applications per job posted in the same period. */
  | 'APPLICATIONS_PER_JOB'
  /** Entries in the timelines of applications. A bulk decision gets its entry when it can no longer be undone; the entry of an interview is removed if it turns out to have been missed. */
  | 'APPLICATION_EVENTS'
  /** Jobs with moderation status approved as a share of those approved or rejected. */
  | 'APPROVAL_RATE'
  /** Applications in status shortlisted or hired, without withdrawn ones. */
  | 'APPROVED_APPLICATIONS'
  /** Companies with moderation status approved. */
  | 'APPROVED_COMPANIES'
  /** Jobs with moderation status approved, whether they are still open or not. */
  | 'APPROVED_JOBS'
  /** Average position of an opened job in its search results. */
  | 'CLICK_POSITION'
  /** Median position of an opened job in its search results. */
  | 'CLICK_POSITION_MEDIAN'
  /** Companies added, whatever their moderation status. */
  | 'COMPANIES'
  /** Share of companies with a first job that posted again in a later calendar month. With Time, each step is a cohort; break it down by Months since the start to see each month. */
  | 'COMPANIES_AGAIN_MONTHLY'
  /** Share of companies with a first job that posted again in a later calendar week. With Time, each step is a cohort; break it down by Weeks since the start to see each week. */
  | 'COMPANIES_AGAIN_WEEKLY'
  /** Companies that have received at least one application. */
  | 'COMPANIES_APPLIED_TO'
  /** How often moderation approved a company, by the day of the approval. A company that was approved twice counts twice. */
  | 'COMPANIES_APPROVED'
  /** Growth of companies added compared with the preceding period of the same length. */
  | 'COMPANIES_GROWTH'
  /** Companies that have hired at least one applicant. */
  | 'COMPANIES_THAT_HIRED'
  /** Companies that have posted at least one job, without deleted jobs. */
  | 'COMPANIES_THAT_POSTED'
  /** Messages that companies sent to applicants. */
  | 'COMPANY_MESSAGES'
  /** Share of users with a confirmed email address. */
  | 'CONFIRMATION_RATE'
  /** Users with a confirmed email address. */
  | 'CONFIRMED_USERS'
  /** Conversations about applications, by the day of their first message. */
  | 'CONVERSATIONS'
  /** Applications that were shortlisted, rejected or hired at some time. */
  | 'DECIDED_APPLICATIONS'
  /** Applications by the day they were first shortlisted, rejected or hired. */
  | 'DECISIONS_MADE'
  /** Share of applications that were shortlisted, rejected or hired at some time. */
  | 'DECISION_RATE'
  /** Emails that were queued, without those dropped because they were no longer needed. */
  | 'EMAILS'
  /** Emails that failed: refused, or not accepted within a day. */
  | 'EMAILS_FAILED'
  /** Emails that a mail server has accepted. Whether they are opened is not recorded. */
  | 'EMAILS_SENT'
  /** Share of the queued emails that failed. */
  | 'EMAIL_FAILURE_RATE'
  /** Employers who signed up. */
  | 'EMPLOYERS'
  /** Average yearly pay the applicants expect, where given. */
  | 'EXPECTED_PAY'
  /** Median yearly pay the applicants expect, where given. */
  | 'EXPECTED_PAY_MEDIAN'
  /** Yearly pay that 25% of the applicants who state it do not exceed. */
  | 'EXPECTED_PAY_P25'
  /** Yearly pay that 75% of the applicants who state it do not exceed. */
  | 'EXPECTED_PAY_P75'
  /** Yearly pay that 90% of the applicants who state it do not exceed. */
  | 'EXPECTED_PAY_P90'
  /** Jobs marked as featured, whatever their current status. */
  | 'FEATURED_JOBS'
  /** Jobs with at least one hire. */
  | 'FILLED_JOBS'
  /** Share of jobs with at least one hire. */
  | 'FILL_RATE'
  /** Applications by the day an employer first opened them. */
  | 'FIRST_VIEWS'
  /** Applications that have ever been hired, whatever their status now. */
  | 'HIRED_EVER'
  /** Applications in status hired, by the day of applying. */
  | 'HIRES'
  /** Growth of hires compared with the preceding period of the same length. */
  | 'HIRES_GROWTH'
  /** Hires by the day of the hire rather than of the application. */
  | 'HIRES_MADE'
  /** Share of applications in status hired. */
  | 'HIRE_RATE'
  /** Companies that posted a job. */
  | 'HIRING_COMPANIES'
  /** Applications with at least one interview that took place. */
  | 'INTERVIEWED_APPLICATIONS'
  /** Interviews by the time they were booked for, whatever the outcome. */
  | 'INTERVIEWS_BOOKED'
  /** Interviews that were cancelled, by the time they were booked for. */
  | 'INTERVIEWS_CANCELLED'
  /** Interviews that took place, by their day. */
  | 'INTERVIEWS_HELD'
  /** Interviews that the applicant missed, by their time. */
  | 'INTERVIEWS_MISSED'
  /** Share of the interview invitations for which a time was booked. */
  | 'INTERVIEW_BOOKING_RATE'
  /** Share of the booked interviews that were cancelled. */
  | 'INTERVIEW_CANCELLATION_RATE'
  /** Interviews that companies offered to applicants, by the day of the invitation. */
  | 'INTERVIEW_INVITATIONS'
  /** Average days from the last interview before an offer to the offer. */
  | 'INTERVIEW_TO_OFFER'
  /** Median days from the last interview before an offer to the offer. */
  | 'INTERVIEW_TO_OFFER_MEDIAN'
  /** Interview invitations for which a time was booked. */
  | 'INVITATIONS_BOOKED'
  /** Jobs posted, whatever their current status. */
  | 'JOBS'
  /** Jobs with at least one application. */
  | 'JOBS_APPLIED_FOR'
  /** Jobs by the day they were first approved. */
  | 'JOBS_APPROVED'
  /** How often jobs were closed, by the day of closing: by their employers, or because the last account of the company was deleted. A job that was reopened and closed again counts twice. */
  | 'JOBS_CLOSED'
  /** Jobs that have ever been approved, whatever their status now. */
  | 'JOBS_EVER_APPROVED'
  /** Jobs by the day of their first hire. */
  | 'JOBS_FILLED'
  /** Growth of jobs posted compared with the preceding period of the same length. */
  | 'JOBS_GROWTH'
  /** Average number of jobs in the emails of alerts that still exist. */
  | 'JOBS_PER_ALERT_EMAIL'
  /** Jobs per company that posted a job. */
  | 'JOBS_PER_COMPANY'
  /** Live jobs that ask for a skill, per job seeker who has it in the profile. */
  | 'JOBS_PER_SKILLED_SEEKER'
  /** How often moderation rejected a job, by the day of the rejection. A job that was rejected twice counts twice. */
  | 'JOBS_REJECTED'
  /** Jobs viewed at least once. */
  | 'JOBS_VIEWED'
  /** Jobs without an application. */
  | 'JOBS_WITHOUT_APPLICATIONS'
  /** Jobs with at least one application. */
  | 'JOBS_WITH_APPLICATIONS'
  /** Jobs with at least one interview that took place. */
  | 'JOBS_WITH_INTERVIEWS'
  /** Jobs with at least one offer sent. */
  | 'JOBS_WITH_OFFERS'
  /** Jobs that state their pay. */
  | 'JOBS_WITH_PAY'
  /** Jobs that were viewed at least once. */
  | 'JOBS_WITH_VIEWS'
  /** Reports that something is wrong with a job; one for each person and job. */
  | 'JOB_REPORTS'
  /** People with a saved job in their list, each counted once. */
  | 'JOB_SAVERS'
  /** Job seekers who signed up. */
  | 'JOB_SEEKERS'
  /** Jobs that are visible and open for applications: active, approved, of an approved company, and not past their deadline. */
  | 'LIVE_JOBS'
  /** Jobs that ask for a skill and are open for applications now. */
  | 'LIVE_SKILL_DEMAND'
  /** Messages between companies and applicants. A message to several applicants counts once for each. */
  | 'MESSAGES'
  /** Notifications in the bell. */
  | 'NOTIFICATIONS'
  /** Notifications that were opened or marked as read in the bell. */
  | 'NOTIFICATIONS_READ'
  /** Share of notifications that were opened or marked as read in the bell. */
  | 'NOTIFICATION_READ_RATE'
  /** Share of searches that returned no jobs. */
  | 'NO_RESULT_RATE'
  /** Missed interviews as a share of those that were held or missed. */
  | 'NO_SHOW_RATE'
  /** Applications with at least one offer sent. */
  | 'OFFERED_APPLICATIONS'
  /** Offers that were accepted, by the day they were sent. */
  | 'OFFERS_ACCEPTED'
  /** Offers that the applicants declined, by the day they were sent. */
  | 'OFFERS_DECLINED'
  /** Offers that nobody answered in time, by the day they were sent. */
  | 'OFFERS_EXPIRED'
  /** Offers sent to applicants, whatever the outcome. */
  | 'OFFERS_SENT'
  /** Accepted offers as a share of those that were accepted or declined. */
  | 'OFFER_ACCEPTANCE_OF_ANSWERED'
  /** Share of the offers sent that were accepted. */
  | 'OFFER_ACCEPTANCE_RATE'
  /** Share of users who completed onboarding. */
  | 'ONBOARDING_RATE'
  /** Reports about jobs that no administrator has resolved yet. */
  | 'OPEN_JOB_REPORTS'
  /** Average yearly pay of the jobs that state it. A range counts by its midpoint. */
  | 'PAY'
  /** Median yearly pay of the jobs that state it. */
  | 'PAY_MEDIAN'
  /** Yearly pay that 25% of the jobs that state it do not exceed. */
  | 'PAY_P25'
  /** Yearly pay that 75% of the jobs that state it do not exceed. */
  | 'PAY_P75'
  /** Yearly pay that 90% of the jobs that state it do not exceed. */
  | 'PAY_P90'
  /** Share of jobs that state their pay. */
  | 'PAY_SHARE'
  /** Applications in status pending, without withdrawn ones. */
  | 'PENDING_APPLICATIONS'
  /** Companies with moderation status pending. */
  | 'PENDING_COMPANIES'
  /** Jobs with moderation status pending. */
  | 'PENDING_JOBS'
  /** Messages from applicants that wait for an answer: the first since the company’s last one. A message to several applicants is not an answer. */
  | 'QUESTIONS'
  /** Applicants' questions that the company has answered by a message. */
  | 'QUESTIONS_ANSWERED'
  /** Applications in status rejected. */
  | 'REJECTED_APPLICATIONS'
  /** Jobs with moderation status rejected. */
  | 'REJECTED_JOBS'
  /** Applications by the day they were first rejected, even if their status changed later. */
  | 'REJECTIONS_MADE'
  /** Share of applications in status rejected. */
  | 'REJECTION_RATE'
  /** Jobs that can be done remotely. */
  | 'REMOTE_JOBS'
  /** Share of jobs that can be done remotely. */
  | 'REMOTE_SHARE'
  /** Jobs that were reported, each counted once. */
  | 'REPORTED_JOBS'
  /** Average number of jobs returned by a search. */
  | 'RESULTS_PER_SEARCH'
  /** Resume downloads by employers. */
  | 'RESUME_DOWNLOADS'
  /** Applications in status reviewed, without withdrawn ones. */
  | 'REVIEWED_APPLICATIONS'
  /** Jobs that people have saved and that are still in their lists. */
  | 'SAVED_JOBS'
  /** Share of the saved jobs that the person applied for afterwards. */
  | 'SAVE_CONVERSION'
  /** Logged-in users who searched, each counted once. For the last 90 days; after that, we no longer know who searched. */
  | 'SEARCHERS'
  /** Job searches. */
  | 'SEARCHES'
  /** Growth of searches compared with the preceding period of the same length. */
  | 'SEARCHES_GROWTH'
  /** Searches that returned no jobs. */
  | 'SEARCHES_WITHOUT_RESULT'
  /** Job views that came from the results of a search by words, counted once per visitor, job and day. */
  | 'SEARCH_CLICKS'
  /** Jobs opened from the results, per search by words in the same period. */
  | 'SEARCH_CLICK_RATE'
  /** Job seekers who signed up and have applied for a job at least once. */
  | 'SEEKERS_APPLIED'
  /** Job seekers who signed up and were hired at least once. */
  | 'SEEKERS_HIRED'
  /** Job seekers who signed up and had at least one interview that took place. */
  | 'SEEKERS_INTERVIEWED'
  /** Job seekers who signed up and were sent at least one offer. */
  | 'SEEKERS_OFFERED'
  /** Job seekers who signed up and completed the first steps of their profile. */
  | 'SEEKERS_ONBOARDED'
  /** Job seekers who signed up, per job posted in the same period. */
  | 'SEEKERS_PER_JOB'
  /** Job seekers who signed up and had at least one application opened by an employer. */
  | 'SEEKERS_SEEN'
  /** Job seekers who signed up and were shortlisted at least once. */
  | 'SEEKERS_SHORTLISTED'
  /** Job seekers who signed up and viewed a job while logged in; without accounts deleted since. Views from searches by words are known for 90 days. */
  | 'SEEKERS_VIEWED'
  /** Average yearly pay job seekers expect in their profiles. */
  | 'SEEKER_EXPECTED_PAY'
  /** Applications opened by the employer. */
  | 'SEEN_APPLICATIONS'
  /** Share of applications opened by the employer. */
  | 'SEEN_RATE'
  /** Applications in status shortlisted, without withdrawn ones. */
  | 'SHORTLISTED_APPLICATIONS'
  /** Applications that have ever been shortlisted, whatever their status now. */
  | 'SHORTLISTED_EVER'
  /** Applications by the day they were first shortlisted, even if their status changed later. */
  | 'SHORTLISTINGS'
  /** Share of applications in status shortlisted or hired, without withdrawn ones. */
  | 'SHORTLIST_RATE'
  /** Share of people who signed up who applied for a job in a later calendar month. With Time, each step is a cohort; break it down by Months since the start to see each month. */
  | 'SIGN_UPS_APPLIED_MONTHLY'
  /** Share of people who signed up who applied for a job in a later calendar week. With Time, each step is a cohort; break it down by Weeks since the start to see each week. */
  | 'SIGN_UPS_APPLIED_WEEKLY'
  /** Share of people who signed up who visited the site in a later calendar month. With Time, each step is a cohort; break it down by Months since the start to see each month. Without accounts deleted since. */
  | 'SIGN_UPS_BACK_MONTHLY'
  /** Share of people who signed up who visited the site in a later calendar week. With Time, each step is a cohort; break it down by Weeks since the start to see each week. Without accounts deleted since. */
  | 'SIGN_UPS_BACK_WEEKLY'
  /** Jobs posted that ask for a skill, each counted once for each skill. */
  | 'SKILL_DEMAND'
  /** Job seekers with a skill in their profile, each counted once for each skill, by the day of signing up. */
  | 'SKILL_SUPPLY'
  /** Accounts that had not been deleted, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_ACCOUNTS'
  /** Growth of the number of accounts since the end of the preceding period of the same length. */
  | 'STOCK_ACCOUNTS_GROWTH'
  /** Applications of any status that had not been withdrawn, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_APPLICATIONS'
  /** Companies that were approved at the end of each step of time or of the period; for today, now. */
  | 'STOCK_APPROVED_COMPANIES'
  /** Growth of the number of approved companies since the end of the preceding period of the same length. */
  | 'STOCK_APPROVED_COMPANIES_GROWTH'
  /** Approved jobs of approved companies that had been closed, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_CLOSED_JOBS'
  /** Companies, whatever their moderation status, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_COMPANIES'
  /** Accounts of employers at the end of each step of time or of the period; for today, now. */
  | 'STOCK_EMPLOYERS'
  /** Approved jobs of approved companies that were past their deadline and had not been closed, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_EXPIRED_JOBS'
  /** Jobs of any status that had not been deleted, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_JOBS'
  /** Accounts of job seekers at the end of each step of time or of the period; for today, now. */
  | 'STOCK_JOB_SEEKERS'
  /** Jobs that were visible and open for applications at the end of each step of time or of the period; for today, now. */
  | 'STOCK_LIVE_JOBS'
  /** Growth of the number of live jobs since the end of the preceding period of the same length. */
  | 'STOCK_LIVE_JOBS_GROWTH'
  /** Applications that were neither hired, rejected nor withdrawn at the end of each step of time or of the period; for today, now. */
  | 'STOCK_OPEN_APPLICATIONS'
  /** Growth of the number of open applications since the end of the preceding period of the same length. */
  | 'STOCK_OPEN_APPLICATIONS_GROWTH'
  /** Applications in status pending, without withdrawn ones, at the end of each step of time or of the period; for today, now. */
  | 'STOCK_PENDING_APPLICATIONS'
  /** Companies that were waiting for moderation at the end of each step of time or of the period; for today, now. */
  | 'STOCK_PENDING_COMPANIES'
  /** Jobs that were waiting for moderation at the end of each step of time or of the period; for today, now. */
  | 'STOCK_PENDING_JOBS'
  /** Growth of the number of jobs waiting for moderation since the end of the preceding period of the same length. */
  | 'STOCK_PENDING_JOBS_GROWTH'
  /** Applications that were shortlisted at the end of each step of time or of the period; for today, now. */
  | 'STOCK_SHORTLISTED_APPLICATIONS'
  /** Accounts that were suspended at the end of each step of time or of the period; for today, now. */
  | 'STOCK_SUSPENDED_ACCOUNTS'
  /** Users who are currently suspended. */
  | 'SUSPENDED_USERS'
  /** Suspensions of users. */
  | 'SUSPENSIONS'
  /** Average days that an application stays in a stage between review and decision. */
  | 'TIME_IN_STAGE'
  /** Median days that an application stays in a stage between review and decision. */
  | 'TIME_IN_STAGE_MEDIAN'
  /** Days within which 90% of the applications left a stage between review and decision. */
  | 'TIME_IN_STAGE_P90'
  /** Average hours until a company answers an applicant's question. */
  | 'TIME_TO_ANSWER'
  /** Median hours until a company answers an applicant's question. */
  | 'TIME_TO_ANSWER_MEDIAN'
  /** Hours within which 90% of the answered questions were answered. */
  | 'TIME_TO_ANSWER_P90'
  /** Average hours from posting a job to its first approval, by the day of approval. */
  | 'TIME_TO_APPROVAL'
  /** Median hours from posting a job to its first approval, by the day of approval. */
  | 'TIME_TO_APPROVAL_MEDIAN'
  /** Hours within which 90% of the jobs were first approved, by the day of approval. */
  | 'TIME_TO_APPROVAL_P90'
  /** Average hours from the invitation to an interview until a time is booked. */
  | 'TIME_TO_BOOKING'
  /** Median hours from the invitation to an interview until a time is booked. */
  | 'TIME_TO_BOOKING_MEDIAN'
  /** Average hours until an application is shortlisted, rejected or hired. */
  | 'TIME_TO_DECISION'
  /** Median hours until an application is shortlisted, rejected or hired. */
  | 'TIME_TO_DECISION_MEDIAN'
  /** Hours within which 25% of the decided applications were decided. */
  | 'TIME_TO_DECISION_P25'
  /** Hours within which 75% of the decided applications were decided. */
  | 'TIME_TO_DECISION_P75'
  /** Hours within which 90% of the decided applications were decided. */
  | 'TIME_TO_DECISION_P90'
  /** Average days from posting a job to its first hire, by the day of that hire. */
  | 'TIME_TO_FILL'
  /** Median days from posting a job to its first hire, by the day of that hire. */
  | 'TIME_TO_FILL_MEDIAN'
  /** Days within which 25% of the jobs were filled, by the day of the first hire. */
  | 'TIME_TO_FILL_P25'
  /** Days within which 75% of the jobs were filled, by the day of the first hire. */
  | 'TIME_TO_FILL_P75'
  /** Days within which 90% of the jobs were filled, by the day of the first hire. */
  | 'TIME_TO_FILL_P90'
  /** Average days from application to hire. */
  | 'TIME_TO_HIRE'
  /** Median days from application to hire. */
  | 'TIME_TO_HIRE_MEDIAN'
  /** Days within which 25% of the hires were made. */
  | 'TIME_TO_HIRE_P25'
  /** Days within which 75% of the hires were made. */
  | 'TIME_TO_HIRE_P75'
  /** Days within which 90% of the hires were made. */
  | 'TIME_TO_HIRE_P90'
  /** Average days from an application to an offer for it. */
  | 'TIME_TO_OFFER'
  /** Average days until an applicant accepts or declines an offer. */
  | 'TIME_TO_OFFER_ANSWER'
  /** Median days until an applicant accepts or declines an offer. */
  | 'TIME_TO_OFFER_ANSWER_MEDIAN'
  /** Median days from an application to an offer for it. */
  | 'TIME_TO_OFFER_MEDIAN'
  /** Median hours until a notification is opened or marked as read. */
  | 'TIME_TO_READ_MEDIAN'
  /** Average hours until a report about a job is resolved. */
  | 'TIME_TO_RESOLVE'
  /** Median hours until a report about a job is resolved. */
  | 'TIME_TO_RESOLVE_MEDIAN'
  /** Median minutes until a mail server has accepted an email. */
  | 'TIME_TO_SEND_MEDIAN'
  /** Average hours until the employer opens an application. */
  | 'TIME_TO_VIEW'
  /** Median hours until the employer opens an application. */
  | 'TIME_TO_VIEW_MEDIAN'
  /** Hours within which 25% of the opened applications were opened. */
  | 'TIME_TO_VIEW_P25'
  /** Hours within which 75% of the opened applications were opened. */
  | 'TIME_TO_VIEW_P75'
  /** Hours within which 90% of the opened applications were opened. */
  | 'TIME_TO_VIEW_P90'
  /** Share of the jobs opened from a search that were among the first three. */
  | 'TOP_THREE_SHARE'
  /** Users who signed up and whose account still exists. */
  | 'USERS'
  /** Growth of sign-ups compared with the preceding period of the same length. */
  | 'USERS_GROWTH'
  /** Approved companies that show the badge of verified employers. */
  | 'VERIFIED_COMPANIES'
  /** Job views, counted once per visitor, job and day. */
  | 'VIEWS'
  /** Growth of job views compared with the preceding period of the same length. */
  | 'VIEWS_GROWTH'
  /** Views per job viewed. */
  | 'VIEWS_PER_JOB'
  /** Applications as a share of job views in the same period. */
  | 'VIEW_CONVERSION'
  /** Visits by logged-in users. A new visit begins after half an hour of inactivity. */
  | 'VISITS'
  /** Visits per user who visited the site; without accounts deleted since. */
  | 'VISITS_PER_USER'
  /** Average minutes from the first to the last action of a visit. */
  | 'VISIT_LENGTH'
  /** Applications withdrawn by the applicants, by the day of the withdrawal. */
  | 'WITHDRAWALS'
  /** Withdrawals as a share of the applications sent in the same period. */
  | 'WITHDRAWAL_RATE';

/** A sort criterion: a measure or a dimension of the query. */
export type AnalyticsOrderInput = {
  /** Sort by the calculation with this number: a formula, or the difference from a target. 1 to 6. */
  calculation?: number | null | undefined;
  /** Sort in descending order. */
  descending?: boolean | null | undefined;
  /** Sort by this dimension. */
  dimension?: AnalyticsDimension | null | undefined;
  /** Sort by this measure. */
  measure?: AnalyticsMeasure | null | undefined;
};

/** The rows behind a measure: an average has one kind, a share has two. */
export type AnalyticsPart =
  /** The rows of the period before, for growth. */
  | 'BEFORE'
  /** The rows of the period itself, for growth. */
  | 'NOW'
  /** The rows that an average is calculated from. */
  | 'NUMBER'
  /** The rows of the numerator of a share or ratio. */
  | 'PART'
  /** The rows that are counted, or that a percentile is calculated from. */
  | 'VALUE'
  /** The rows of the denominator of a share or ratio. */
  | 'WHOLE';

/** The period the analytics screen covers. */
export type AnalyticsPeriod =
  /** 7d: the last 7 days. */
  | 'DAYS_7'
  /** 30d: the last 30 days. */
  | 'DAYS_30'
  /** 90d: the last 90 days. */
  | 'DAYS_90'
  /** 1y: the last 365 days. */
  | 'YEAR_1';

/** A question to answer. */
export type AnalyticsQueryInput = {
  /** Columns calculated from the values of the answer, at most 6. They follow those of the measures. At most 100 entries. */
  calculations?: Array<AnalyticsCalculationInput> | null | undefined;
  /** The period to compare with. Requires a range. */
  compare?: AnalyticsCompare | null | undefined;
  /** The dimensions to break the measures down by, at most 4. At most 100 entries. */
  dimensions?: Array<AnalyticsDimension> | null | undefined;
  /** Count only what matches this filter. */
  filter?: AnalyticsFilterInput | null | undefined;
  /** The measures are the steps of a funnel, in this order: each counts only those that took the steps before it, no earlier than them. The median days from each step to the next follow as columns. The measures must have the same stepOf in the model. */
  funnel?: boolean | null | undefined;
  /** The step of TIME; null lets the server choose one that fits the period. */
  grain?: AnalyticsGrain | null | undefined;
  /** Show only groups whose values meet these conditions, at most 8. With TIME and another dimension, the values over the whole period count. At most 100 entries. */
  having?: Array<AnalyticsConditionInput> | null | undefined;
  /** Whether one of the conditions in `having` is enough; otherwise all must be met. */
  havingAny?: boolean | null | undefined;
  /** The maximum number of groups, not counting the steps of TIME. */
  limit?: number | null | undefined;
  /** The measures, 1 to 10. At most 100 entries. */
  measures: Array<AnalyticsMeasure>;
  /** The sort criteria. Null sorts by time if there is one, by the only dimension if its values have an order (weekdays, hours, months, bands) and there is no limit, otherwise by the first measure, descending. At most 100 entries. */
  order?: Array<AnalyticsOrderInput> | null | undefined;
  /** The dimension to use as the columns of a pivot table. */
  pivot?: AnalyticsDimension | null | undefined;
  /** The period; null means all time. */
  range?: AnalyticsRangeInput | null | undefined;
  /** An IANA time zone such as Asia/Kolkata; null means the time zone of the site. At most 500 characters. */
  timeZone?: string | null | undefined;
  /** Also return the totals. */
  totals?: boolean | null | undefined;
};

/** Either the last N units, or a range from one day or moment to another. */
export type AnalyticsRangeInput = {
  /** The first day, such as 2026-11-01, or a moment in ISO 8601. At most 500 characters. */
  from?: string | null | undefined;
  /** How many units back, including the current one up to now. */
  last?: number | null | undefined;
  /** Count back exactly this many hours, days or weeks from now instead. */
  rolling?: boolean | null | undefined;
  /** The last day, which is included, or a moment, which is not. At most 500 characters. */
  to?: string | null | undefined;
  /** The unit of `last`. */
  unit?: AnalyticsGrain | null | undefined;
  /** Only whole units before the current one: 1 MONTH is the month before this one. */
  whole?: boolean | null | undefined;
};

/** The unit of the numbers in a column. */
export type AnalyticsUnit =
  /** A count. */
  | 'COUNT'
  /** Days. */
  | 'DAYS'
  /** Hours. */
  | 'HOURS'
  /** Minutes. */
  | 'MINUTES'
  /** No unit; for dimensions. */
  | 'NONE'
  /** Percent; 0 to 100 for a share. */
  | 'PERCENT'
  /** A ratio, such as applications per job. */
  | 'RATIO'
  /** Rupees a year. */
  | 'RUPEES'
  /** Time; for the dimension TIME. */
  | 'TIME';

/** What an employer asks of applicants, by the profile they sent and the company's own tags and ratings. What an applicant did not say does not match. */
export type ApplicantFilter = {
  /** How soon the applicant can start. */
  availableWithin?: AvailableWithin | null | undefined;
  /** The minimum years of experience. */
  experienceFrom?: number | null | undefined;
  /** The maximum years of experience. */
  experienceTo?: number | null | undefined;
  /** Whether a resume was sent. */
  hasResume?: boolean | null | undefined;
  /** The maximum expected pay in rupees per year. */
  payTo?: number | null | undefined;
  /** Where the applicant lives: "District, State", a district, a state, an old or short name. At most 500 characters. */
  place?: string | null | undefined;
  /** The minimum average rating, 1 to 5. */
  ratingFrom?: number | null | undefined;
  /** Ids of tags, of which one is enough. At most 20 entries. */
  tagIds?: Array<string> | null | undefined;
};

/** An answer to a question of a job. */
export type ApplicationAnswerInput = {
  /** `yes` or `no`, one of the options, a number, a text, or the fileId or fileUrl that an upload returned. Empty for no answer. At most 1000 characters. */
  answer?: string;
  /** The `key` of the question, or the question itself. At most 200 characters. */
  question: string;
};

/** The order of a list of applications. */
export type ApplicationSort =
  /** Best answers to the questions of the job first. */
  | 'ANSWERS'
  /** The best match for the job first; for a seeker, newest first. */
  | 'MATCH'
  /** By the applicant's name. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** The best rating first; for a seeker, newest first. */
  | 'RATING';

/** The status of an application. */
export type ApplicationStatus =
  /** The employer hired the applicant. */
  | 'HIRED'
  /** Not reviewed yet. */
  | 'PENDING'
  /** The employer rejected it. */
  | 'REJECTED'
  /** The employer marked it as reviewed. */
  | 'REVIEWED'
  /** The employer shortlisted it. */
  | 'SHORTLISTED';

/** An application. Fields that you leave out are taken from your account. */
export type ApplyToJobInput = {
  /** Answers to the job's `questions`. Those that are required must be answered. At most 10 entries. */
  answers?: Array<ApplicationAnswerInput> | null | undefined;
  /** The cover letter; may be empty. At most 10000 characters. */
  coverLetter?: string;
  /** The email address at which the employer can reach you. At most 254 characters. */
  email?: string | null | undefined;
  /** The expected pay, as free text. At most 100 characters. */
  expectedSalary?: string | null | undefined;
  /** The id of the job. */
  jobId: string;
  /** The applicant's name. At most 100 characters. */
  name?: string | null | undefined;
  /** The phone number at which the employer can reach you. At most 20 characters. */
  phone?: string | null | undefined;
  /** One of your own resumes: the fileId or the fileUrl that an upload returned. At most 500 characters. */
  resume?: string | null | undefined;
};

/** The stage to archive. */
export type ArchiveStageInput = {
  /** The id of the stage. */
  id: string;
  /** The stage in which its applications continue, with the same status; required if there are any. */
  moveToId?: string | null | undefined;
};

/** The longest time until someone can start. */
export type AvailableWithin =
  /** Within 15 days. */
  | 'DAYS_15'
  /** At once. */
  | 'IMMEDIATELY'
  /** Within two months. */
  | 'MONTHS_2'
  /** Within three months. */
  | 'MONTHS_3'
  /** Within a month. */
  | 'MONTH_1';

/** How often a backup is made. */
export type BackupFrequency =
  /** Every day. */
  | 'DAILY'
  /** Every hour. */
  | 'HOURLY'
  /** Every month. */
  | 'MONTHLY'
  /** Every week. */
  | 'WEEKLY';

/** An applicant's choice of a time. */
export type BookInterviewInput = {
  /** The start of the chosen time. */
  startsAt: string;
  /** The applicant's time zone, in which emails name the time. At most 100 characters. */
  timeZone?: string | null | undefined;
  /** The last part of the applicant's link. At most 200 characters. */
  token: string;
};

/** Jobs sent by a program instead of a file. */
export type BulkRowsInput = {
  /** The rows, 1 to 10,000. Errors call the first one row 2, as in a file with a header. At most 10000 entries. */
  data: Array<unknown>;
  /** The kind of rows: always jobs. At most 500 characters. */
  type?: string;
};

/** The status of a job upload. */
export type BulkUploadStatus =
  /** Every row became a job or was refused. */
  | 'COMPLETE'
  /** It ended without creating a job. */
  | 'FAILED'
  /** The file was read and the upload is waiting to be started. */
  | 'PENDING'
  /** Its jobs are being created. */
  | 'RUNNING'
  /** Its jobs were removed again. */
  | 'UNDONE';

/** An interview to cancel. */
export type CancelInterviewInput = {
  /** The id of the interview. */
  id: string;
  /** The reason, which the applicant reads. At most 500 characters. */
  reason?: string;
};

/** The lists to replace. A list that you leave out stays as it is. The fields that say the same in one value, such as currentJobTitle and education, follow from the lists. */
export type CareerInput = {
  /** All certificates. At most 100 entries. */
  certificates?: Array<CertificateInput> | null | undefined;
  /** All degrees and schools. At most 15 entries. */
  degrees?: Array<DegreeInput> | null | undefined;
  /** All jobs. At most 30 entries. */
  jobs?: Array<PastJobInput> | null | undefined;
  /** All languages. At most 20 entries. */
  languages?: Array<KnownLanguageInput> | null | undefined;
  /** All links. At most 10 entries. */
  links?: Array<ProfileLinkInput> | null | undefined;
  /** All projects. At most 30 entries. */
  projects?: Array<ProjectInput> | null | undefined;
};

/** A certificate. */
export type CertificateInput = {
  /** Who issued it. At most 200 characters. */
  issuer?: string | null | undefined;
  /** Where it can be checked: a web address. At most 500 characters. */
  link?: string | null | undefined;
  /** What it certifies. At most 100 characters. */
  name: string;
  /** The year of issue. */
  year?: number | null | undefined;
};

/** Some applications and their new status. */
export type ChangeApplicationsInput = {
  /** The ids of the applications, 1 to 500. At most 500 entries. */
  ids: Array<string>;
  /** A text for the applicant about a rejection. It is added to the email and shown with the application. At most 2000 characters. */
  message?: string | null | undefined;
  /** Why it is rejected, for your own figures; the applicant does not see it. */
  reason?: RejectionReason | null | undefined;
  /** The new status. */
  status: ApplicationStatus;
  /** The stage they move to, one of the new status's; if you leave it out, its first. */
  toStageId?: string | null | undefined;
};

/** The decision on a pending change. */
export type ChangeDecision =
  /** Publish the change. */
  | 'APPROVE'
  /** Drop the change and keep the approved version. */
  | 'REJECT';

/** The interviewers of an interview. */
export type ChangeInterviewersInput = {
  /** The id of the interview. */
  id: string;
  /** The ids of all its interviewers from now on, who must all belong to the company. At most 10 entries. */
  interviewerIds: Array<string>;
};

/** The jobs, and the action to apply. */
export type ChangeJobsStatusInput = {
  /** The action. */
  action: JobModeration;
  /** A note to the employers, sent with the decision. At most 5000 characters. */
  adminNotes?: string | null | undefined;
  /** The ids of the jobs, 1 to 100. At most 100 entries. */
  ids: Array<string>;
  /** The jobs as you saw them, at most 100. One that the employer has edited since is not approved or rejected. At most 100 entries. */
  seen?: Array<SeenJobInput> | null | undefined;
};

/** A filter for applications and their new status. Those that cannot get it are left out. */
export type ChangeMatchingApplicationsInput = {
  /** What applicants must have, such as skills or a place; the same filter as in the list. */
  applicants?: ApplicantFilter | null | undefined;
  /** Sent on or after this day (YYYY-MM-DD). At most 100 characters. */
  appliedFrom?: string | null | undefined;
  /** Sent on or before this day (YYYY-MM-DD). At most 100 characters. */
  appliedTo?: string | null | undefined;
  /** The ids of applications to leave out, at most 500. At most 500 entries. */
  except?: Array<string>;
  /** The earlier batches of the same bulk change. Their undo window starts again. At most 500 entries. */
  extends?: Array<string>;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
  /** Only applications whose answers meet all must-haves. */
  meetsMustHaves?: boolean | null | undefined;
  /** A text for the applicant about a rejection. It is added to the email and shown with the application. At most 2000 characters. */
  message?: string | null | undefined;
  /** Why it is rejected, for your own figures; the applicant does not see it. */
  reason?: RejectionReason | null | undefined;
  /** Only applications with these words. At most 500 characters. */
  search?: string | null | undefined;
  /** Only applications in this stage. */
  stageId?: string | null | undefined;
  /** The new status. */
  status: ApplicationStatus;
  /** Only applications with one of these statuses. At most 5 entries. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** Sent by this time: the `countedAt` of the counts you saw. Applications that arrived since are left out. */
  until: string;
};

/** The current password and a new one. */
export type ChangePasswordInput = {
  /** The current password. At most 1024 characters. */
  currentPassword: string;
  /** The new password, at least 8 characters. At most 1024 characters. */
  newPassword: string;
  /** Also revoke the API keys that this user created. If you leave it out, they keep working. */
  revokeApiKeys?: boolean | null | undefined;
};

/** The company to create. */
export type CompanyInput = {
  /** The street and number. May have several lines. At most 500 characters. */
  address?: string | null | undefined;
  /** The city of the office. At most 100 characters. */
  city?: string | null | undefined;
  /** The country of the office; India if empty. At most 100 characters. */
  country?: string | null | undefined;
  /** What the company does. At most 10000 characters. */
  description?: string | null | undefined;
  /** The email address. At most 254 characters. */
  email?: string | null | undefined;
  /** The exact number of employees; 0 if unknown. */
  employeeCount?: number | null | undefined;
  /** The year it was founded, from 1800 to this year. */
  foundedYear?: number | null | undefined;
  /** One of the 21 industries, by its name or stored value. At most 100 characters. */
  industry: string;
  /** A logo that the caller uploaded: the id or the url that the upload returned. At most 500 characters. */
  logo?: string | null | undefined;
  /** The name. At most 200 characters. */
  name: string;
  /** The phone number. At most 20 characters. */
  phone?: string | null | undefined;
  /** The number of employees as a range: 11-50, or the stored value. At most 100 characters. */
  size?: string | null | undefined;
  /** The state of the office. At most 100 characters. */
  state?: string | null | undefined;
  /** The website. `company.example` is enough. At most 500 characters. */
  website?: string | null | undefined;
};

/** How many employees a company has. */
export type CompanySize =
  /** 1 to 10. */
  | 'EMPLOYEES_1_10'
  /** 11 to 50. */
  | 'EMPLOYEES_11_50'
  /** 51 to 200. */
  | 'EMPLOYEES_51_200'
  /** 201 to 500. */
  | 'EMPLOYEES_201_500'
  /** 501 to 1,000. */
  | 'EMPLOYEES_501_1000'
  /** More than 1,000. */
  | 'EMPLOYEES_1000_PLUS';

/** Whether the onboarding dialog is complete. */
export type CompleteOnboardingInput = {
  /** Pass true once the user has finished the dialog. */
  onboardingComplete: boolean;
};

/** The password again, as for a login. */
export type ConfirmPasswordInput = {
  /** Six digits from the authenticator app, or a recovery code, if one is needed. At most 40 characters. */
  code?: string | null | undefined;
  /** The password of the account. At most 1024 characters. */
  password: string;
};

/** Whether the caller can write in a conversation. */
export type ConversationState =
  /** The caller has blocked the other side. */
  | 'BLOCKED'
  /** It is over: the application was withdrawn, the other side has left or does not want messages, the job or company is gone, or the role in the team allows only reading. */
  | 'CLOSED'
  /** The caller can write. */
  | 'OPEN'
  /** The caller has written several messages and has to wait for an answer. */
  | 'WAITING';

/** A search to be notified about. */
export type CreateAlertInput = {
  /** Further filters, as in the address of the list of jobs: `shift=night&type=intern&type=contract`; none if left out. At most 500 characters. */
  filters?: string | null | undefined;
  /** How often to send a digest; daily if left out. */
  frequency?: AlertFrequency | null | undefined;
  /** The job type; any if left out. */
  jobType?: AlertJobType | null | undefined;
  /** The words to search for. At most 200 characters. */
  keywords: string;
  /** The place; any if left out. At most 200 characters. */
  location?: string | null | undefined;
  /** A name for the alert. At most 100 characters. */
  name: string;
  /** The pay range; any if left out. */
  salaryRange?: SalaryRange | null | undefined;
};

/** The content of a new job. Required: title, description, requirements, location, type, category, industry, experience. */
export type CreateJobInput = {
  /** The last moment at which candidates can apply, as ISO 8601: a day, which counts until its end, or a date and time. At most 100 characters. */
  applicationDeadline?: string | null | undefined;
  /** The benefits, one sentence per line. At most 10000 characters. */
  benefits?: string | null | undefined;
  /** The category: its stored value, slug or title. At most 100 characters. */
  category?: string | null | undefined;
  /** The job description, in light Markdown. At most 10000 characters. */
  description?: string | null | undefined;
  /** The minimum years of experience; 0 means Fresher. */
  experience?: number | null | undefined;
  /** The level of experience required; derived from the years if left out. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The same as isFeatured. */
  featured?: boolean | null | undefined;
  /** The same as isHot. */
  hot?: boolean | null | undefined;
  /** The industry: its stored value or its label. At most 100 characters. */
  industry?: string | null | undefined;
  /** Whether to feature the job. */
  isFeatured?: boolean | null | undefined;
  /** Whether the job is urgent. */
  isHot?: boolean | null | undefined;
  /** Whether the work can be done remotely. */
  isRemote?: boolean | null | undefined;
  /** The same as isHot. */
  isUrgent?: boolean | null | undefined;
  /** The language that people need most at work. */
  language?: JobLanguage | null | undefined;
  /** The place of work as "City, State"; old and alternative names are recognized. At most 200 characters. */
  location?: string | null | undefined;
  /** The longest notice period that the employer waits for. */
  noticePeriod?: JobNoticePeriod | null | undefined;
  /** How many people the employer wants to hire. */
  openings?: number | null | undefined;
  /** The questions that applicants answer, at most 10. They replace those of the job. At most 10 entries. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The requirements, one sentence per line. At most 10000 characters. */
  requirements?: string | null | undefined;
  /** The responsibilities, one sentence per line. At most 10000 characters. */
  responsibilities?: string | null | undefined;
  /** The pay as free text, for example 5 - 10 LPA. At most 200 characters. */
  salary?: string | null | undefined;
  /** When people work. */
  shift?: JobShift | null | undefined;
  /** The job's title. At most 200 characters. */
  title?: string | null | undefined;
  /** The type of employment. */
  type?: JobType | null | undefined;
  /** Where people work, apart from jobs that are fully remote. */
  workMode?: JobWorkMode | null | undefined;
};

/** A new stage. */
export type CreateStageInput = {
  /** The name that applicants read. At most 60 characters. */
  applicantName: string;
  /** Whether applicants also get an email when they reach it. */
  emails?: boolean;
  /** The name for the team. At most 40 characters. */
  name: string;
  /** The status of applications in this stage: `REVIEWED` or `SHORTLISTED`. */
  status: ApplicationStatus;
};

/** The change, and the decision. */
export type DecidePendingChangeInput = {
  /** A note to the employers, sent with the decision. At most 5000 characters. */
  adminNotes?: string | null | undefined;
  /** The decision. */
  decision: ChangeDecision;
  /** The id of the change. */
  id: string;
  /** The `proposedAt` you saw. If the change was edited since, the call fails with `CONFLICT`. */
  proposedAt?: string | null | undefined;
};

/** The verification, and the decision. */
export type DecideVerificationInput = {
  /** The name of the company as you compared it. If it has changed since, the call fails with `CONFLICT`. At most 200 characters. */
  companyName?: string | null | undefined;
  /** The decision. */
  decision: VerificationDecision;
  /** The id of the verification. */
  id: string;
  /** The reason, which the employers can read. Required to reject or remove. At most 5000 characters. */
  note?: string | null | undefined;
};

/** An applicant's cancellation. */
export type DeclineInterviewInput = {
  /** The reason, which the company reads. At most 500 characters. */
  reason?: string;
  /** The last part of the applicant's link. At most 200 characters. */
  token: string;
};

/** An applicant's refusal of an offer. */
export type DeclineOfferInput = {
  /** The id of the offer. */
  id: string;
  /** The reason, which the company reads. At most 500 characters. */
  reason?: string;
};

/** A degree, a diploma or a school certificate. It needs a name, a level, a field or a college. */
export type DegreeInput = {
  /** The field of study. At most 200 characters. */
  field?: string | null | undefined;
  /** The first month, YYYY-MM, or the year. At most 100 characters. */
  from?: string | null | undefined;
  /** The result, such as 8.1 CGPA or 72%. At most 100 characters. */
  grade?: string | null | undefined;
  /** The college, university or board. At most 200 characters. */
  institution?: string | null | undefined;
  /** The name, such as B.Com. At most 200 characters. */
  name?: string | null | undefined;
  /** The level. */
  qualification?: Qualification | null | undefined;
  /** The month of passing, YYYY-MM, or the year; may be expected. At most 100 characters. */
  to?: string | null | undefined;
};

/** What a company proves with a certificate. */
export type DocumentKind =
  /** Its CIN, from its certificate of incorporation. */
  | 'CIN'
  /** Its GSTIN, from its registration for the Goods and Services Tax. */
  | 'GSTIN';

/** What to change in an application. Fields that you leave out stay as they are. */
export type EditApplicationInput = {
  /** The cover letter; null removes it. At most 10000 characters. */
  coverLetter?: string | null | undefined;
  /** The expected pay, as free text; null removes it. At most 100 characters. */
  expectedSalary?: string | null | undefined;
  /** The id of the application. */
  id: string;
  /** The phone number at which the employer can reach you; null removes it. At most 20 characters. */
  phone?: string | null | undefined;
  /** One of your own resumes, as in `applyToJob`; null removes the resume. At most 500 characters. */
  resume?: string | null | undefined;
};

/** The level of experience that a job asks for. */
export type ExperienceLevel =
  /** Entry level. */
  | 'ENTRY_LEVEL'
  /** Executive. */
  | 'EXECUTIVE'
  /** Mid level. */
  | 'MID_LEVEL'
  /** Senior level. */
  | 'SENIOR_LEVEL';

/** Whether a job seeker has work experience. */
export type ExperienceType =
  /** Has work experience. */
  | 'EXPERIENCED'
  /** Looking for a first job. */
  | 'FRESHER';

/** As given in the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** What a message is about. */
export type InquiryType =
  /** Billing. */
  | 'BILLING'
  /** Feedback. */
  | 'FEEDBACK'
  /** A general question. */
  | 'GENERAL'
  /** A partnership. */
  | 'PARTNERSHIP'
  /** A problem or a question about how to do something. */
  | 'SUPPORT';

/** Who cancelled an interview. */
export type InterviewCanceller =
  /** The applicant, who can still choose another of the offered times. */
  | 'APPLICANT'
  /** The company. */
  | 'COMPANY'
  /** No person: it ended with the application, the job, the account or the company. */
  | 'ENDED';

/** How an interview takes place. */
export type InterviewKind =
  /** At a place. */
  | 'ON_SITE'
  /** The company calls the applicant. */
  | 'PHONE'
  /** By video, at a link. */
  | 'VIDEO'
  /** At a place during opening hours, without an appointment. */
  | 'WALK_IN';

/** The outcome of an interview. */
export type InterviewOutcome =
  /** It took place. */
  | 'HELD'
  /** The applicant did not come. */
  | 'MISSED';

/** The status of an interview. */
export type InterviewStatus =
  /** The applicant has chosen a time; for a walk-in, a day on which to come. */
  | 'BOOKED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** It took place. */
  | 'HELD'
  /** The applicant did not come. */
  | 'MISSED'
  /** The company has offered times; the applicant has not chosen one. */
  | 'PROPOSED';

/** The person to invite. */
export type InviteToTeamInput = {
  /** The email address. At most 254 characters. */
  email: string;
  /** The jobs that a hiring manager or interviewer works on; ignored for other roles. At most 200 entries. */
  jobIds?: Array<string>;
  /** The role in the team. */
  role: TeamRole;
};

/** The jobs you are looking for. A filter that you leave out does not restrict the result; several values of one filter find the jobs that have any of them. */
export type JobFilter = {
  /** Any of these categories: ids, slugs or titles. At most 50 entries of at most 100 characters. */
  categories?: Array<string> | null | undefined;
  /** A category: its id, slug or title. At most 500 characters. */
  category?: string | null | undefined;
  /** The ids of companies: jobs of any of them. At most 50 entries. */
  companies?: Array<string> | null | undefined;
  /** The id of a company. */
  company?: string | null | undefined;
  /** A district as "District, State", or by a name that is unambiguous. At most 500 characters. */
  district?: string | null | undefined;
  /** Any of these districts. At most 50 entries of at most 100 characters. */
  districts?: Array<string> | null | undefined;
  /** The level of experience required. */
  experience?: ExperienceLevel | null | undefined;
  /** Any of these levels of experience. At most 50 entries. */
  experienceLevels?: Array<ExperienceLevel> | null | undefined;
  /** Your years of experience: finds jobs that ask for at most as many, or for none. 0 to 60. */
  experienceYears?: number | null | undefined;
  /** If true, only featured jobs. */
  featured?: boolean | null | undefined;
  /** If true, only urgent jobs. */
  hot?: boolean | null | undefined;
  /** Any of these industries. At most 50 entries of at most 100 characters. */
  industries?: Array<string> | null | undefined;
  /** One of the six industries of the filter (such as `it`, `non-it`), or a stored industry. At most 500 characters. */
  industry?: string | null | undefined;
  /** The language that people need most at work. */
  language?: JobLanguage | null | undefined;
  /** Any of these values of `language`. At most 50 entries. */
  languages?: Array<JobLanguage> | null | undefined;
  /** "District, State", a district, a state, an old or short name, or any town. At most 500 characters. */
  location?: string | null | undefined;
  /** The longest notice period that the employer waits for. */
  noticePeriod?: JobNoticePeriod | null | undefined;
  /** Any of these values of `noticePeriod`. At most 50 entries. */
  noticePeriods?: Array<JobNoticePeriod> | null | undefined;
  /** The lowest yearly pay in rupees. Finds jobs whose pay is certain and reaches it. */
  payFrom?: number | null | undefined;
  /** The highest yearly pay in rupees. Finds jobs whose pay is certain and starts below it. */
  payTo?: number | null | undefined;
  /** How recently the job was posted. */
  postedWithin?: PostedWithin | null | undefined;
  /** If true, only jobs of employers who answer half of all applicants within a week; known from 10 applications on. */
  quickResponders?: boolean | null | undefined;
  /** If true, only remote jobs, or those of `workModes`. False does not restrict the result. */
  remote?: boolean | null | undefined;
  /** A range of yearly pay. Finds jobs whose pay is certain and overlaps it. */
  salary?: SalaryRange | null | undefined;
  /** Any of these ranges of yearly pay. At most 50 entries. */
  salaryRanges?: Array<SalaryRange> | null | undefined;
  /** Words in any spelling: titles, skills, companies, places. At most 500 characters. */
  search?: string | null | undefined;
  /** When people work. */
  shift?: JobShift | null | undefined;
  /** Any of these values of `shift`. At most 50 entries. */
  shifts?: Array<JobShift> | null | undefined;
  /** A state, by any of its names. At most 500 characters. */
  state?: string | null | undefined;
  /** Any of these states. At most 50 entries of at most 100 characters. */
  states?: Array<string> | null | undefined;
  /** The type of employment. */
  type?: JobType | null | undefined;
  /** Any of these types of employment. At most 50 entries. */
  types?: Array<JobType> | null | undefined;
  /** If true, only jobs of verified employers. */
  verified?: boolean | null | undefined;
  /** Jobs up to this many kilometers from `location`, if that is a place we know the position of: 1 to 500. */
  withinKm?: number | null | undefined;
  /** Where people work, apart from jobs that are fully remote. */
  workMode?: JobWorkMode | null | undefined;
  /** Any of these values of `workMode`. At most 50 entries. */
  workModes?: Array<JobWorkMode> | null | undefined;
};

/** A step from a view of a job to a hire. */
export type JobFunnelStep =
  /** Someone applied. */
  | 'APPLICATIONS'
  /** The applicant was hired. */
  | 'HIRES'
  /** An interview with the applicant took place. */
  | 'INTERVIEWS'
  /** The applicant got an offer. */
  | 'OFFERS'
  /** The application was reviewed, shortlisted, rejected or led to a hire. */
  | 'REVIEWED'
  /** The job was viewed. */
  | 'VIEWS';

/** The language that people need most at work. */
export type JobLanguage =
  /** Bengali. */
  | 'BENGALI'
  /** English. */
  | 'ENGLISH'
  /** Gujarati. */
  | 'GUJARATI'
  /** Hindi. */
  | 'HINDI'
  /** Kannada. */
  | 'KANNADA'
  /** Malayalam. */
  | 'MALAYALAM'
  /** Marathi. */
  | 'MARATHI'
  /** Odia. */
  | 'ODIA'
  /** Punjabi. */
  | 'PUNJABI'
  /** Tamil. */
  | 'TAMIL'
  /** Telugu. */
  | 'TELUGU'
  /** Urdu. */
  | 'URDU';

/** An administrator action on several jobs. */
export type JobModeration =
  /** Approve the jobs. */
  | 'APPROVE'
  /** Reject the jobs. */
  | 'REJECT'
  /** Suspend the jobs. */
  | 'SUSPEND';

/** The longest notice period that the employer waits for. */
export type JobNoticePeriod =
  /** Up to 15 days. */
  | 'FIFTEEN_DAYS'
  /** People who can start at once. */
  | 'NONE'
  /** Up to a month. */
  | 'ONE_MONTH'
  /** Up to three months. */
  | 'THREE_MONTHS'
  /** Up to two months. */
  | 'TWO_MONTHS';

/** A suggested change to a job, with the meaning of its two figures. */
export type JobPerformanceSuggestionKind =
  /** Applicants have waited for an answer for more than a week. `own`: how many of them. */
  | 'ANSWERS_WAIT'
  /** The deadline is near. `own`: the full days until then. */
  | 'EXPIRES_SOON'
  /** Few people who see the job apply. `own` and `other`: applications for a hundred views, of this job and of similar ones. */
  | 'FEW_APPLY'
  /** The pay is not shown, and similar jobs that show theirs get more applications. `own` and `other`: applications in thirty days, of this job and the median of those. */
  | 'PAY_HIDDEN'
  /** Most applicants miss the must-have of a question. `own`: how many miss it; `other`: how many answered it. */
  | 'QUESTION_MISSED'
  /** Searches seldom lead to the job. `own` and `other`: views from searches in thirty days, of this job and the median of similar ones. */
  | 'TITLE_UNFOUND';

/** A period of whole days that ends today, in the time zone of the site. */
export type JobPeriod =
  /** The last seven days, or fewer if the job was posted later. */
  | 'DAYS_7'
  /** The last thirty days, or fewer if the job was posted later. */
  | 'DAYS_30'
  /** The last ninety days, or fewer if the job was posted later. */
  | 'DAYS_90'
  /** All days since the job was posted. */
  | 'SINCE_POSTED';

/** A question for the applicants of a job. */
export type JobQuestionInput = {
  /** Whether an application needs an answer; false if left out. */
  isRequired?: boolean | null | undefined;
  /** How it is answered. */
  kind: QuestionKind;
  /** The lowest number you are looking for. */
  minimum?: number | null | undefined;
  /** The answers to choose from, at least two, for a choice. At most 10 entries of at most 100 characters. */
  options?: Array<string> | null | undefined;
  /** The question. It must not ask about religion, caste, marital status, pregnancy, age or gender. At most 200 characters. */
  text: string;
  /** The answers you are looking for: some of the options, or `yes` or `no`. At most 10 entries of at most 100 characters. */
  wanted?: Array<string> | null | undefined;
  /** How much it matters that an answer fits; NICE if left out. */
  weight?: QuestionWeight | null | undefined;
};

/** When people work. */
export type JobShift =
  /** During the day. */
  | 'DAY'
  /** At hours that people choose themselves. */
  | 'FLEXIBLE'
  /** At night. */
  | 'NIGHT'
  /** In rotating shifts. */
  | 'ROTATING';

/** The order of a list of jobs. */
export type JobSort =
  /** By the name of the company. */
  | 'COMPANY'
  /** The newest first. */
  | 'DATE'
  /** Best match first; without search words, newest first. */
  | 'RELEVANCE'
  /** Best paid first; jobs whose pay could not be read come last. */
  | 'SALARY';

/** The status of a job, from everything that decides it: the job, its company and its deadline. */
export type JobStanding =
  /** The employer has closed it. */
  | 'CLOSED'
  /** Its deadline has passed. */
  | 'EXPIRED'
  /** Public and open for applications. */
  | 'LIVE'
  /** The job or its company is waiting for approval. */
  | 'PENDING'
  /** The job or its company was rejected. */
  | 'REJECTED'
  /** The job or its company is suspended. */
  | 'SUSPENDED';

/** Whether the employer has a job open, and whether its deadline has passed. */
export type JobStatus =
  /** Open. */
  | 'ACTIVE'
  /** Closed by the employer. */
  | 'CLOSED'
  /** The application deadline has passed. */
  | 'EXPIRED';

/** The type of employment. */
export type JobType =
  /** Contract work. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERN'
  /** Part time. */
  | 'PART_TIME'
  /** For a limited time. */
  | 'TEMPORARY';

/** Where a visitor opened a job from. */
export type JobViewSource =
  /** From the email of a job alert. */
  | 'ALERT'
  /** From its company's page. */
  | 'COMPANY'
  /** From anywhere else. */
  | 'DIRECT'
  /** From the landing page or the dashboard. */
  | 'HOME'
  /** From the saved jobs. */
  | 'SAVED'
  /** From a list of jobs. */
  | 'SEARCH'
  /** From another job. */
  | 'SIMILAR';

/** Where people work, apart from jobs that are fully remote. */
export type JobWorkMode =
  /** On the road, at customers’ sites. */
  | 'FIELD'
  /** Partly from home. */
  | 'HYBRID'
  /** At the employer’s premises. */
  | 'OFFICE';

/** A language that someone speaks. */
export type KnownLanguageInput = {
  /** How well the person speaks it. */
  level: LanguageLevel;
  /** The language. At most 100 characters. */
  name: string;
};

/** How well someone speaks a language. */
export type LanguageLevel =
  /** Simple sentences. */
  | 'BASIC'
  /** Everyday conversations. */
  | 'CONVERSATIONAL'
  /** Works in it with ease. */
  | 'FLUENT'
  /** A first language. */
  | 'NATIVE';

/** The languages of the site. */
export type Locale =
  /** English */
  | 'EN'
  /** Spanish */
  | 'ES'
  /** Hindi */
  | 'HI';

/** The email address and password, and a second-factor code if the account needs one. */
export type LoginInput = {
  /** Six digits from the authenticator app, or a recovery code. If it is needed and missing, a correct password returns UNAUTHENTICATED with the rule `account.login.second-factor`. At most 40 characters. */
  code?: string | null | undefined;
  /** The `deviceToken` of an earlier login or sign-up on this device. It is no proof of identity: it keeps wrong guesses from other devices from locking this one out, and logins from a known device are not announced by email. At most 200 characters. */
  deviceToken?: string | null | undefined;
  /** The email address of the account. At most 254 characters. */
  email: string;
  /** The password of the account. At most 1024 characters. */
  password: string;
};

/** How far a conversation was read. */
export type MarkConversationReadInput = {
  /** The id of the application. */
  applicationId: string;
  /** The `sentAt` of the last message that was seen. An earlier time changes nothing. */
  until: string;
};

/** What a reason is about. */
export type MatchReasonKind =
  /** The job asks for far less experience than the person has. */
  | 'EXPERIENCE_EXCEEDED'
  /** The person has the years of experience that the job asks for. */
  | 'EXPERIENCE_MET'
  /** The job asks for this many years more than the person has. */
  | 'EXPERIENCE_MISSING'
  /** The job asks for no experience, and the person has none. */
  | 'FRESHERS_WELCOME'
  /** The job is where the person lives. */
  | 'HOME_PLACE'
  /** The job is an internship, and the person has experience. */
  | 'INTERNSHIP'
  /** The job is a long way from where the person lives or wants to work, but does not require a move. */
  | 'LONG_WAY'
  /** The job is near where the person lives. */
  | 'NEAR_HOME'
  /** The job is near where the person wants to work. */
  | 'NEAR_WISHED_PLACE'
  /** The job is a different kind of work that people like this person move to. */
  | 'NEIGHBOURING_WORK'
  /** The job is not remote, and the person wants to work from home. */
  | 'NOT_REMOTE'
  /** The job is elsewhere. */
  | 'OTHER_PLACE'
  /** The job has a shift that the person would not work. */
  | 'OTHER_SHIFT'
  /** The job is of a type that the person does not want. */
  | 'OTHER_TYPE'
  /** The job is work that the person did in a former job. */
  | 'PAST_WORK'
  /** The job pays at least this much more than the person expects. */
  | 'PAY_ABOVE'
  /** The job pays this much less than the person expects. */
  | 'PAY_BELOW'
  /** The job pays what the person expects. */
  | 'PAY_MET'
  /** The job pays up to this much more than the person expects. */
  | 'PAY_UP_TO_ABOVE'
  /** The job is work close to what the person does. */
  | 'RELATED_WORK'
  /** The work can be done remotely. */
  | 'REMOTE'
  /** The job is the work that the person does. */
  | 'SAME_WORK'
  /** The job has a shift that the person would work. */
  | 'SHIFT_MET'
  /** Skills that the job asks for and the person has. */
  | 'SKILLS_MATCHED'
  /** Skills that the job asks for and the profile does not name. */
  | 'SKILLS_MISSING'
  /** The job is work that many people start in without experience. */
  | 'STARTING_WORK'
  /** The job is work that the person studied for, without having done any yet. */
  | 'STUDIED'
  /** The job is of a type that the person wants, such as part time. */
  | 'TYPE_MET'
  /** The job is other work that the person wants to do. */
  | 'WANTED_WORK'
  /** The job is where the person wants to work. */
  | 'WISHED_PLACE'
  /** The job is elsewhere, and the person is willing to move. */
  | 'WOULD_MOVE';

/** The side of a conversation that a message comes from. */
export type MessageSide =
  /** The applicant. */
  | 'APPLICANT'
  /** Someone who works for the company. */
  | 'COMPANY';

/** An application and its new stage. */
export type MoveApplicationToStageInput = {
  /** The stage you saw. If it has changed since, the request fails with a conflict. */
  fromStageId?: string | null | undefined;
  /** The id of the application. */
  id: string;
  /** The id of the stage. */
  stageId: string;
};

/** Another time or place for a booked interview. */
export type MoveInterviewInput = {
  /** The id of the interview. */
  id: string;
  /** The address of the video meeting from now on. If omitted, it stays as it is. At most 500 characters. */
  link?: string | null | undefined;
  /** Where it takes place from now on. If omitted, it stays as it is. At most 500 characters. */
  place?: string | null | undefined;
  /** When it starts; the same as before if only the place changes. */
  startsAt: string;
};

/** How soon someone can start a new job. */
export type NoticePeriod =
  /** Within 15 days. */
  | 'DAYS_15'
  /** At once. */
  | 'IMMEDIATELY'
  /** Within two months. */
  | 'MONTHS_2'
  /** Within three months. */
  | 'MONTHS_3'
  /** Within a month. */
  | 'MONTH_1'
  /** Has given notice and leaves on a certain day. */
  | 'SERVING';

/** What a notification is about. */
export type NotificationKind =
  /** An API key expires soon. */
  | 'API_KEY_EXPIRING'
  /** A job seeker applied for one of your jobs. */
  | 'APPLICATION_RECEIVED'
  /** Your application was sent. */
  | 'APPLICATION_SENT'
  /** An employer changed the status of your application. */
  | 'APPLICATION_STATUS_CHANGED'
  /** A job seeker withdrew an application for one of your jobs. */
  | 'APPLICATION_WITHDRAWN'
  /** An employer found your profile and sent you a message. */
  | 'CANDIDATE_CONTACTED'
  /** A company was approved, rejected or suspended, or is waiting for approval. */
  | 'COMPANY_STATUS_CHANGED'
  /** The nightly recount found stored figures that differed. */
  | 'FIGURES_CORRECTED'
  /** A figure crossed the limit of one of your alerts, or can no longer be checked. */
  | 'FIGURE_ALERT'
  /** You are in charge of API keys or webhooks of a colleague who no longer manages the company. */
  | 'INTEGRATIONS_HANDED_OVER'
  /** An interview was offered, booked, moved or cancelled, or is coming up. */
  | 'INTERVIEW_CHANGED'
  /** Jobs fit your profile. */
  | 'JOBS_RECOMMENDED'
  /** New jobs match one of your alerts. */
  | 'JOB_ALERT_MATCHED'
  /** The deadline of one of your jobs is near. */
  | 'JOB_EXPIRING'
  /** A job was approved, rejected or suspended, or is waiting for approval. */
  | 'JOB_STATUS_CHANGED'
  /** A company or an applicant wrote a message. */
  | 'MESSAGE_RECEIVED'
  /** A colleague mentioned you in a note on an application. */
  | 'NOTE_MENTION'
  /** An offer was sent, answered or withdrawn, or expires. */
  | 'OFFER_CHANGED'
  /** A webhook was disabled because its address no longer accepts deliveries. */
  | 'WEBHOOK_DISABLED'
  /** The weekly report on your jobs. */
  | 'WEEKLY_REPORT';

/** Other times for an interview, in place of those offered before. */
export type OfferInterviewTimesInput = {
  /** The id of the interview. */
  id: string;
  /** The address of the video meeting from now on. If omitted, it stays as it is. At most 500 characters. */
  link?: string | null | undefined;
  /** Where it takes place from now on. If omitted, it stays as it is. At most 500 characters. */
  place?: string | null | undefined;
  /** The starts of the offered times. At most 60 entries. */
  times: Array<string>;
};

/** The status of an offer. */
export type OfferStatus =
  /** The applicant accepted it and was hired. */
  | 'ACCEPTED'
  /** The applicant declined it. */
  | 'DECLINED'
  /** It was not answered in time. */
  | 'EXPIRED'
  /** It was sent and can be answered. */
  | 'SENT'
  /** It was withdrawn, replaced, or ended with the application. */
  | 'WITHDRAWN';

/** Why an offer was withdrawn. */
export type OfferWithdrawal =
  /** The company withdrew it. */
  | 'COMPANY'
  /** No person: it ended with the application, the job, the account or the company. */
  | 'ENDED'
  /** The company sent another one in its place. */
  | 'REPLACED';

/** The stages in their new order. */
export type OrderStagesInput = {
  /** The ids of all stages. Those of review always come before those of the shortlist. At most 12 entries. */
  ids: Array<string>;
};

/** Which of an employer's jobs to list. */
export type OwnJobsShown =
  /** All jobs. */
  | 'ALL'
  /** Closed jobs. */
  | 'CLOSED'
  /** Jobs whose deadline has passed. */
  | 'EXPIRED'
  /** Featured jobs. */
  | 'FEATURED'
  /** Urgent jobs. */
  | 'HOT'
  /** Public jobs. */
  | 'LIVE'
  /** Jobs that wait for approval, or whose company does. */
  | 'PENDING';

/** The order of an employer's jobs. */
export type OwnJobsSort =
  /** Newest first. */
  | 'DATE'
  /** By their titles. */
  | 'TITLE';

/** The full content of a job. Required: externalId, title, description, requirements, location, type, category, industry, experience. Other fields that you leave out are emptied. */
export type PartnerJobInput = {
  /** The last moment at which candidates can apply, as ISO 8601: a day, which counts until its end, or a date and time. At most 100 characters. */
  applicationDeadline?: string | null | undefined;
  /** The benefits, one sentence per line. At most 10000 characters. */
  benefits?: string | null | undefined;
  /** The category: its stored value, slug or title. At most 100 characters. */
  category?: string | null | undefined;
  /** The job description, in light Markdown. At most 10000 characters. */
  description?: string | null | undefined;
  /** The minimum years of experience; 0 means Fresher. */
  experience?: number | null | undefined;
  /** The level of experience required, an ExperienceLevel; derived from the years if left out. At most 100 characters. */
  experienceLevel?: string | null | undefined;
  /** Your own id for the job, 1 to 100 characters. It identifies exactly one of your jobs. Any white space in it counts as one space. At most 100 characters. */
  externalId: string;
  /** The industry: its stored value or its label. At most 100 characters. */
  industry?: string | null | undefined;
  /** Whether to feature the job; unchanged if left out. */
  isFeatured?: boolean | null | undefined;
  /** Whether the job is urgent; unchanged if left out. */
  isHot?: boolean | null | undefined;
  /** Whether the work can be done remotely. */
  isRemote?: boolean | null | undefined;
  /** The language that people need most at work. At most 100 characters. */
  language?: string | null | undefined;
  /** The place of work as "City, State"; old and alternative names are recognized. At most 200 characters. */
  location?: string | null | undefined;
  /** The longest notice period that the employer waits for. At most 100 characters. */
  noticePeriod?: string | null | undefined;
  /** How many people the employer wants to hire. */
  openings?: number | null | undefined;
  /** The requirements, one sentence per line. At most 10000 characters. */
  requirements?: string | null | undefined;
  /** The responsibilities, one sentence per line. At most 10000 characters. */
  responsibilities?: string | null | undefined;
  /** The pay as free text, for example 5 - 10 LPA. At most 200 characters. */
  salary?: string | null | undefined;
  /** When people work. At most 100 characters. */
  shift?: string | null | undefined;
  /** The job's title. At most 200 characters. */
  title?: string | null | undefined;
  /** The type of employment: a JobType, in any of its known spellings. At most 100 characters. */
  type?: string | null | undefined;
  /** Where people work, apart from jobs that are fully remote. At most 100 characters. */
  workMode?: string | null | undefined;
};

/** A job that someone has or had. It needs a title or a company. */
export type PastJobInput = {
  /** The company. At most 200 characters. */
  company?: string | null | undefined;
  /** The first month, YYYY-MM, or the year. At most 100 characters. */
  from?: string | null | undefined;
  /** Whether this is a current job. */
  isCurrent?: boolean | null | undefined;
  /** Where the job is or was. At most 200 characters. */
  place?: string | null | undefined;
  /** What the person does or did there. At most 2000 characters. */
  summary?: string | null | undefined;
  /** The job title. At most 200 characters. */
  title?: string | null | undefined;
  /** The last month, YYYY-MM, or the year; left out for a current job. At most 100 characters. */
  to?: string | null | undefined;
};

/** How large the area of a figure is. */
export type PayArea =
  /** All of India. */
  | 'COUNTRY'
  /** A district. */
  | 'DISTRICT'
  /** A state or union territory. */
  | 'STATE';

/** The maximum age of a job. */
export type PostedWithin =
  /** In the last 24 hours. */
  | 'DAYS_1'
  /** In the last 3 days. */
  | 'DAYS_3'
  /** In the last 7 days. */
  | 'DAYS_7'
  /** In the last 14 days. */
  | 'DAYS_14'
  /** In the last 30 days. */
  | 'DAYS_30';

/** A page about someone or their work. */
export type ProfileLinkInput = {
  /** What the page is, such as a portfolio. At most 100 characters. */
  label?: string | null | undefined;
  /** The address. At most 500 characters. */
  url: string;
};

/** Who can find a profile. */
export type ProfileVisibility =
  /** It cannot be found. */
  | 'PRIVATE'
  /** Approved employers can find it. */
  | 'PUBLIC';

/** A project. */
export type ProjectInput = {
  /** The first month, YYYY-MM, or the year. At most 100 characters. */
  from?: string | null | undefined;
  /** Where it can be seen: a web address. At most 500 characters. */
  link?: string | null | undefined;
  /** The name of the project. At most 200 characters. */
  name: string;
  /** What the project is, and what the person did. At most 2000 characters. */
  summary?: string | null | undefined;
  /** The last month, YYYY-MM, or the year. At most 100 characters. */
  to?: string | null | undefined;
};

/** An interview, and the times to offer. */
export type ProposeInterviewInput = {
  /** The id of the application. */
  applicationId: string;
  /** How many minutes the interviewers keep free afterwards. */
  buffer?: number;
  /** The ids of the interviewers, who are all members of the company. At most 10 entries. */
  interviewerIds: Array<string>;
  /** Whether it takes place by video, by phone or at a place. */
  kind: InterviewKind;
  /** The address of the video meeting. At most 500 characters. */
  link?: string | null | undefined;
  /** How many minutes it takes; for a walk-in, how long it is open. */
  minutes: number;
  /** What the applicant should know, such as what to bring. At most 5000 characters. */
  note?: string;
  /** Where it takes place; required for an interview on site and a walk-in. At most 500 characters. */
  place?: string | null | undefined;
  /** The time zone in which the company plans it. At most 100 characters. */
  timeZone?: string;
  /** The starts of the offered times. At most 60 entries. */
  times: Array<string>;
  /** The title, for example “First interview”. At most 100 characters. */
  title: string;
};

/** The jobs to create or update. */
export type PutJobsInput = {
  /** The jobs, 1 to 100. At most 100 entries. */
  jobs: Array<PartnerJobInput>;
};

/** The result of a job that a partner sent. */
export type PutOutcome =
  /** A new job was created with this external id. */
  | 'CREATED'
  /** Nothing was created or changed; the errors say why. */
  | 'REFUSED'
  /** The existing job was already the same. */
  | 'UNCHANGED'
  /** The existing job was changed. */
  | 'UPDATED';

/** The highest degree. */
export type Qualification =
  /** Bachelor. */
  | 'BACHELOR'
  /** Diploma. */
  | 'DIPLOMA'
  /** High school. */
  | 'HIGH_SCHOOL'
  /** Master. */
  | 'MASTER'
  /** Anything else. */
  | 'OTHER'
  /** Doctorate. */
  | 'PHD';

/** How a question is answered. */
export type QuestionKind =
  /** The answer is one of the options. */
  | 'CHOICE'
  /** The answer is a PDF or Word document. */
  | 'FILE'
  /** The answer is a number. */
  | 'NUMBER'
  /** The answer is a short text. */
  | 'TEXT'
  /** The answer is yes or no. */
  | 'YES_NO';

/** How much it matters that an answer fits. It never rejects an application. */
export type QuestionWeight =
  /** The employer is looking for this answer. Other answers are marked. */
  | 'MUST'
  /** This answer is welcome. */
  | 'NICE';

/** How the caller was treated. */
export type RateTreatmentInput = {
  /** Something to add. Only the administrators read it, without a name. At most 500 characters. */
  comment?: string | null | undefined;
  /** The id of the application. */
  id: string;
  /** From 1 (very badly) to 5 (very well). */
  rating: number;
};

/** A rating of one criterion. */
export type RatingInput = {
  /** The key of the criterion. At most 500 characters. */
  criterion: string;
  /** From 1, poor, to 4, excellent. */
  rating: number;
};

/** An interviewer's recommendation. */
export type Recommendation =
  /** Do not hire. */
  | 'NO'
  /** Strong no: do not hire. */
  | 'STRONG_NO'
  /** Strong yes: hire. */
  | 'STRONG_YES'
  /** Hire. */
  | 'YES';

/** What a list of recommended jobs was chosen by. */
export type RecommendationBasis =
  /** Only the date, because the profile says nothing. */
  | 'NEWEST'
  /** Only the place, because the profile names neither work nor skills. */
  | 'PLACE'
  /** The work or the skills in the profile, and everything else in it. */
  | 'PROFILE';

/** How well a recommended job fits. */
export type RecommendationGrade =
  /** Something differs: the place, the kind of work, the pay or the experience. The reasons say what. */
  | 'CLOSE'
  /** The work, the place, the pay and the experience fit. */
  | 'FITS';

/** The outcome of an interview. */
export type RecordInterviewInput = {
  /** The id of the interview. */
  id: string;
  /** Whether it took place. */
  outcome: InterviewOutcome;
};

/** Who requested a recount. */
export type RecountOccasion =
  /** An administrator. */
  | 'ADMINISTRATOR'
  /** The nightly schedule. */
  | 'SCHEDULE';

/** The status of a recount. */
export type RecountStatus =
  /** Finished. */
  | 'COMPLETE'
  /** Interrupted before its end. */
  | 'FAILED'
  /** In progress. */
  | 'RUNNING'
  /** About to start. */
  | 'WAITING';

/** A stored value that is derived from other rows. */
export type RecountedValue =
  /** The states of accounts over time, for stocks in analytics. */
  | 'ACCOUNT_STANDINGS'
  /** The seals of the activity log. */
  | 'ACTIVITY_LOG'
  /** How many jobs each alert has sent, and when, taken from its emails. */
  | 'ALERT_MATCHES'
  /** How many jobs each email of a job alert contained, counted from the jobs. */
  | 'ALERT_RUNS'
  /** What analytics stores about applicants, compared with their resumes and profiles. */
  | 'APPLICANT_FACTS'
  /** How many answers of each application fit the questions, counted from the answers. */
  | 'APPLICATION_ANSWERS'
  /** The company of each application, taken from its job. */
  | 'APPLICATION_COMPANIES'
  /** The copy of each application in the index that employers search. */
  | 'APPLICATION_DESK'
  /** The steps of each application for analytics, taken from its timeline. */
  | 'APPLICATION_FACTS'
  /** The states of applications over time, taken from their timelines. */
  | 'APPLICATION_STANDINGS'
  /** When the status of each application last changed, according to its timeline. */
  | 'APPLICATION_STATUS_TIMES'
  /** When each application was withdrawn, according to its timeline. */
  | 'APPLICATION_WITHDRAWALS'
  /** How many rows of each bulk upload had each outcome, counted from the rows. */
  | 'BULK_UPLOAD_ROWS'
  /** The copy of each profile in the index of the candidate search. */
  | 'CANDIDATE_SEARCH'
  /** The texts that at least five people have searched for, counted from the searches. */
  | 'COMMON_SEARCHES'
  /** When each company was last approved, according to its earlier states. */
  | 'COMPANY_APPROVALS'
  /** How companies answer, as counted last night. */
  | 'COMPANY_RESPONSES'
  /** The states of companies over time, for stocks in analytics. */
  | 'COMPANY_STANDINGS'
  /** The last messages of each conversation, taken from its messages. */
  | 'CONVERSATIONS'
  /** The seals on the past states of deleted accounts. */
  | 'DELETED_ACCOUNT_STANDINGS'
  /** Steps of applications on each day, counted from the timelines. */
  | 'EVENT_DAYS'
  /** The job, company and applicant of each interview, taken from its application. */
  | 'INTERVIEWS'
  /** When people are busy with interviews, taken from the interviews. */
  | 'INTERVIEW_TIMES'
  /** The number of applications for each job, counted from the applications. */
  | 'JOB_APPLICATIONS'
  /** When each closed job was closed, according to its earlier states. */
  | 'JOB_CLOSINGS'
  /** When reports about jobs were resolved, according to the activity log. */
  | 'JOB_REPORT_DATES'
  /** The copy of each job in the search index. */
  | 'JOB_SEARCH'
  /** The states of jobs over time, for stocks in analytics. */
  | 'JOB_STANDINGS'
  /** The number of views of each job, counted from the individual views. */
  | 'JOB_VIEWS'
  /** The words of jobs that spelling correction uses. */
  | 'JOB_WORDS'
  /** The job, company and applicant of each offer, taken from its application. */
  | 'OFFERS'
  /** When each offer was answered, withdrawn or expired, according to its timeline. */
  | 'OFFER_ENDS'
  /** What jobs pay by title, as counted last night. */
  | 'PAY_FIGURES'
  /** The company of each change that waits for approval, taken from the job. */
  | 'PENDING_CHANGES'
  /** The number of views of each article, counted from the individual views. */
  | 'POST_VIEWS'
  /** The days and months that analytics has counted in advance. */
  | 'ROLLED_PERIODS'
  /** How long stages take, as counted last night. */
  | 'STAGE_TIMES'
  /** Words that spelling correction knows although no job contains them. */
  | 'SURPLUS_WORDS'
  /** Which job titles are related, as learned last night. */
  | 'TITLE_RELATIONS'
  /** When companies were verified, according to the activity log. */
  | 'VERIFICATION_DATES'
  /** Job views on each day, counted from the individual views. */
  | 'VIEW_DAYS'
  /** Views of each job in each month, counted from the individual views. */
  | 'VIEW_MONTHS'
  /** When each visit ended, taken from the session. */
  | 'VISITS'
  /** How often each webhook delivery was tried, counted from the attempts. */
  | 'WEBHOOK_ATTEMPTS'
  /** The word forms that spelling correction uses. */
  | 'WORD_FORMS';

/** The details of a new account. */
export type RegisterInput = {
  /** The `deviceToken` of an earlier login or sign-up on this device. It is no proof of identity: it keeps wrong guesses from other devices from locking this one out, and logins from a known device are not announced by email. At most 200 characters. */
  deviceToken?: string | null | undefined;
  /** The email address to log in with. At most 254 characters. */
  email: string;
  /** The given name. At most 100 characters. */
  firstName?: string;
  /** The family name. At most 100 characters. */
  lastName?: string;
  /** The password, at least `site.passwordMinLength` characters. At most 1024 characters. */
  password: string;
  /** The kind of account: job seeker or employer. */
  role?: RegistrationRole;
};

/** The roles that can sign up. Administrators are created from the command line. */
export type RegistrationRole =
  /** Hires for a company. */
  | 'EMPLOYER'
  /** Is looking for work. */
  | 'JOB_SEEKER';

/** Why a company rejects an application, for its own figures. */
export type RejectionReason =
  /** The experience does not match the job. */
  | 'EXPERIENCE'
  /** The position is filled. */
  | 'FILLED'
  /** An interview or a test decided it. */
  | 'INTERVIEW'
  /** The notice period is too long. */
  | 'NOTICE_PERIOD'
  /** The applicant did not answer. */
  | 'NO_ANSWER'
  /** Another reason. */
  | 'OTHER'
  /** The expected pay is too high. */
  | 'PAY'
  /** The applicant cannot work at the place of the job. */
  | 'PLACE'
  /** The skills do not match the job. */
  | 'SKILLS';

/** Why a verification was removed. */
export type RemovalReason =
  /** The account that sent it was deleted. */
  | 'ACCOUNT'
  /** An administrator removed it; the note says why. */
  | 'ADMINISTRATOR'
  /** The company changed its name. */
  | 'NAME'
  /** A newer verification of the same kind replaced it. */
  | 'REPLACED'
  /** The company changed its website. */
  | 'WEBSITE';

/** The account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The email address of the account. At most 254 characters. */
  email: string;
};

/** A registration number of the company and its certificate. */
export type RequestVerificationInput = {
  /** The fileId that POST /api/upload/company-document returned. */
  documentId: string;
  /** Which registration: GSTIN or CIN. */
  kind: DocumentKind;
  /** The GSTIN or CIN. Spaces and lower case are accepted. At most 200 characters. */
  number: string;
};

/** The link from the email and a new password. */
export type ResetPasswordInput = {
  /** The new password. At most 1024 characters. */
  password: string;
  /** Also revoke the API keys that this user created. If you leave it out, they keep working. */
  revokeApiKeys?: boolean | null | undefined;
  /** The value after `token=` in the link. At most 200 characters. */
  token: string;
};

/** A sign that a job may be fraudulent. */
export type RiskSign =
  /** Its company is not approved, has had jobs taken down, or has neither a website nor an email. */
  | 'COMPANY'
  /** Its text leads applicants away from the site: a phone number, an address, a messenger. */
  | 'CONTACT'
  /** Another job is nearly the same. */
  | 'DUPLICATE'
  /** It asks applicants for money, or was reported for doing so. */
  | 'FEE'
  /** Its pay is unusual. */
  | 'PAY';

/** The role of a user. */
export type Role =
  /** Administers the platform. */
  | 'ADMIN'
  /** Posts jobs for a company and decides on applications. */
  | 'EMPLOYER'
  /** Is looking for work and applies for jobs. */
  | 'JOB_SEEKER';

/** Yearly pay in rupees. */
export type SalaryRange =
  /** 3 to 5 lakh. */
  | 'LAKH_3_5'
  /** 5 to 8 lakh. */
  | 'LAKH_5_8'
  /** 8 to 12 lakh. */
  | 'LAKH_8_12'
  /** 12 lakh and more. */
  | 'LAKH_12_PLUS';

/** What interviewers rate in the interviews for a job. */
export type SaveInterviewCriteriaInput = {
  /** The names of the criteria. Our own keep their meaning under their keys. At most 10 entries of at most 100 characters. */
  criteria: Array<string>;
  /** The id of the job. */
  jobId: string;
};

/** A template to add, or to change. */
export type SaveMessageTemplateInput = {
  /** The text. `{name}`, `{job}`, `{company}` and `{sender}` are filled in. At most 5000 characters. */
  body: string;
  /** The template to change; null adds one. */
  id?: string | null | undefined;
  /** The name; no other template of the company has it. At most 100 characters. */
  name: string;
};

/** A template for offer letters to add, or to change. */
export type SaveOfferTemplateInput = {
  /** The template to change; null adds one. */
  id?: string | null | undefined;
  /** The language of the letter. */
  language: Locale;
  /** The text; `{candidate}`, `{job}`, `{company}`, `{pay}`, `{place}`, `{joiningDate}` and `{expiry}` are filled in. Anything else in curly brackets is refused. At most 10000 characters. */
  letter: string;
  /** The name; no other template of the company has it. At most 100 characters. */
  name: string;
};

/** A job, as you saw it. */
export type SeenJobInput = {
  /** The id of the job. */
  id: string;
  /** The `updatedAt` you saw. */
  updatedAt: string;
};

/** A message to the other side of an application. */
export type SendConversationMessageInput = {
  /** The id of the application. */
  applicationId: string;
  /** The text, without formatting. At most 5000 characters. */
  body: string;
  /** Files to send along, at most 3: the fileId that each upload returned. At most 3 entries. */
  fileIds?: Array<string>;
};

/** A message to some applicants. */
export type SendConversationMessagesInput = {
  /** The text. `{name}`, `{job}`, `{company}` and `{sender}` are filled in for each. At most 5000 characters. */
  body: string;
  /** The ids of the applications, 1 to 500. At most 500 entries. */
  ids: Array<string>;
};

/** A message to all applicants that match a filter, at most 500. */
export type SendMatchingMessagesInput = {
  /** What applicants must have, such as skills or a place; the same filter as in the list. */
  applicants?: ApplicantFilter | null | undefined;
  /** Sent on or after this day (YYYY-MM-DD). At most 100 characters. */
  appliedFrom?: string | null | undefined;
  /** Sent on or before this day (YYYY-MM-DD). At most 100 characters. */
  appliedTo?: string | null | undefined;
  /** The text. `{name}`, `{job}`, `{company}` and `{sender}` are filled in for each. At most 5000 characters. */
  body: string;
  /** The ids of applications to leave out, at most 500. At most 500 entries. */
  except?: Array<string>;
  /** Only applications for this job. */
  jobId?: string | null | undefined;
  /** Only applications whose answers meet all must-haves. */
  meetsMustHaves?: boolean | null | undefined;
  /** Only applications with these words. At most 500 characters. */
  search?: string | null | undefined;
  /** Only applications in this stage. */
  stageId?: string | null | undefined;
  /** Only applications with one of these statuses. At most 5 entries. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** Sent by this time: the `countedAt` of the counts you saw. Applications that arrived since are left out. */
  until: string;
};

/** A message to the support team. */
export type SendMessageInput = {
  /** The email address for the reply. At most 254 characters. */
  email: string;
  /** The kind of inquiry. */
  inquiryType?: InquiryType;
  /** The text, at least 10 characters. At most 5000 characters. */
  message: string;
  /** The name of the sender. At most 100 characters. */
  name: string;
  /** The subject. At most 200 characters. */
  subject: string;
};

/** An offer to send or to preview. */
export type SendOfferInput = {
  /** The id of the application, which must be shortlisted. */
  applicationId: string;
  /** The last day on which it can be answered (YYYY-MM-DD), until midnight in India. At most 100 characters. */
  expiresOn: string;
  /** The first day of work (YYYY-MM-DD), not before the last day to answer. At most 100 characters. */
  joiningDate: string;
  /** The language of the letter. */
  language: Locale;
  /** The text of the letter; `{candidate}`, `{job}`, `{company}`, `{pay}`, `{place}`, `{joiningDate}` and `{expiry}` are filled in. Anything else in curly brackets is refused. At most 10000 characters. */
  letter: string;
  /** The fixed pay in whole rupees (INR) a year. */
  pay: number;
  /** The place of work. At most 500 characters. */
  place: string;
  /** The open offer for the application that this one replaces. Required while there is one, so that nobody sends two. */
  replacesId?: string | null | undefined;
  /** The title of the position. At most 200 characters. */
  title: string;
  /** A line about variable pay, for example “Up to 10% of the fixed pay”. At most 200 characters. */
  variablePay?: string | null | undefined;
};

/** The caller's feedback on an interview. */
export type SendScorecardInput = {
  /** The id of the interview. */
  interviewId: string;
  /** A rating for each criterion. At most 10 entries. */
  ratings: Array<RatingInput>;
  /** The recommendation. */
  recommendation: Recommendation;
  /** The reasons. At most 5000 characters. */
  text?: string;
};

/** Where to send the link that proves the domain. */
export type SendWorkEmailLinkInput = {
  /** An address at the domain of the company's website. At most 254 characters. */
  email: string;
};

/** The user to suspend, why, and until when. */
export type SuspendUserInput = {
  /** The duration in minutes. If omitted, the suspension lasts until an administrator lifts it. */
  duration?: number | null | undefined;
  /** The id of the account. */
  id: string;
  /** The reason, sent to the user. Default: "Admin action". At most 500 characters. */
  reason?: string | null | undefined;
  /** The end of the suspension, instead of `duration`. */
  until?: string | null | undefined;
};

/** The company to switch to. */
export type SwitchCompanyInput = {
  /** The id of a company that you are a member of. */
  companyId: string;
};

/** The settings to change. Omitted ones stay as they are. */
export type SystemSettingsInput = {
  /** Whether sign-up is open. */
  allowRegistration?: boolean | null | undefined;
  /** The request limit per user or IP address. From 10 to 100000 (requests per minute). */
  apiRateLimit?: number | null | undefined;
  /** Whether new companies and their changes are approved automatically, unless they have a risk sign. */
  autoApproveCompanies?: boolean | null | undefined;
  /** Whether new jobs and their changes are approved automatically, unless they have a risk sign. */
  autoApproveJobs?: boolean | null | undefined;
  /** How often a backup is made. */
  backupFrequency?: BackupFrequency | null | undefined;
  /** How long public responses may be cached. From 0 to 86400 (seconds). */
  cacheTTL?: number | null | undefined;
  /** Deletes the stored password for the mail server. */
  clearSmtpPassword?: boolean | null | undefined;
  /** Whether everything is logged and administrators see the cost of responses. */
  debugMode?: boolean | null | undefined;
  /** The language for visitors who have not chosen one. */
  defaultLanguage?: Locale | null | undefined;
  /** Whether administrators must use two-step verification. */
  enable2FA?: boolean | null | undefined;
  /** Whether emails are sent, other than those about an account itself and those of the contact form. */
  enableEmailNotifications?: boolean | null | undefined;
  /** Whether users can turn on browser notifications. */
  enablePushNotifications?: boolean | null | undefined;
  /** Whether every database statement is logged. */
  enableQueryLogging?: boolean | null | undefined;
  /** The maximum size of an uploaded file. From 1 to 100 (MB). */
  fileUploadLimit?: number | null | undefined;
  /** The sender of emails. If empty, no-reply at the domain of the site. At most 254 characters. */
  fromEmail?: string | null | undefined;
  /** The number of failed logins allowed. From 1 to 20 (attempts). */
  maxLoginAttempts?: number | null | undefined;
  /** Whether applicants are notified about the status of their applications. */
  notifyApplicationStatus?: boolean | null | undefined;
  /** Whether job alerts are sent. */
  notifyNewJobs?: boolean | null | undefined;
  /** The minimum length of new passwords. From 6 to 64 (characters). */
  passwordMinLength?: number | null | undefined;
  /** The postal address of the office. At most 500 characters. */
  postalAddress?: string | null | undefined;
  /** Whether applying and posting jobs require a confirmed email address. */
  requireEmailVerification?: boolean | null | undefined;
  /** The retention period of backups. From 1 to 3650 (days). */
  retentionPeriod?: number | null | undefined;
  /** After how long an idle administrator session ends. From 5 to 1440 (minutes). */
  sessionTimeout?: number | null | undefined;
  /** A one-sentence description of the site. At most 500 characters. */
  siteDescription?: string | null | undefined;
  /** The name of the site. At most 100 characters. */
  siteName?: string | null | undefined;
  /** The mail server. If empty, the one from the environment is used. At most 200 characters. */
  smtpHost?: string | null | undefined;
  /** The password for the mail server. Empty keeps the stored one. At most 200 characters. */
  smtpPassword?: string | null | undefined;
  /** The port of the mail server. From 1 to 65535 (port). */
  smtpPort?: number | null | undefined;
  /** The user name at the mail server. Empty if it requires none. At most 200 characters. */
  smtpUsername?: string | null | undefined;
  /** The email address of support. At most 254 characters. */
  supportEmail?: string | null | undefined;
  /** The phone number of support. At most 20 characters. */
  supportPhone?: string | null | undefined;
  /** The time zone of the site: UTC, Asia/Kolkata or America/New_York. At most 100 characters. */
  timeZone?: string | null | undefined;
};

/** What a role in a team includes. Hiring managers and interviewers have their rights only for the jobs they work on. */
export type TeamRight =
  /** Search the candidate database and write to candidates. */
  | 'CANDIDATES'
  /** Write notes on applications. */
  | 'COMMENT'
  /** Change the status of applications. */
  | 'DECIDE'
  /** Manage the company profile, verification, team, API keys and webhooks. */
  | 'MANAGE'
  /** Write to applicants. */
  | 'MESSAGE'
  /** Send and withdraw offers. */
  | 'OFFER'
  /** Post, change and close jobs. */
  | 'POST'
  /** Schedule interviews. */
  | 'SCHEDULE'
  /** Rate applicants. */
  | 'SCORE'
  /** See jobs, their applications and their figures. */
  | 'VIEW';

/** A role in a company's team. */
export type TeamRole =
  /** Works on and decides on the applications for some jobs. */
  | 'HIRING_MANAGER'
  /** Reads, notes and rates the applications for some jobs. */
  | 'INTERVIEWER'
  /** Manages the company, its team, API keys and webhooks, and can do everything a recruiter can. */
  | 'OWNER'
  /** Posts jobs, finds candidates, and works on the applications for all jobs. */
  | 'RECRUITER';

/** The message to several applicants to undo. */
export type UndoConversationMessagesInput = {
  /** The `batchId` that sending it returned. */
  batchId: string;
};

/** The alert to change and its new values. Fields that you leave out keep their values. */
export type UpdateAlertInput = {
  /** Further filters, as in the address of the list of jobs: `shift=night&type=intern&type=contract`; null for none. At most 500 characters. */
  filters?: string | null | undefined;
  /** How often to send a digest. */
  frequency?: AlertFrequency | null | undefined;
  /** The id of the alert. */
  id: string;
  /** Whether to send digests. */
  isActive?: boolean | null | undefined;
  /** The job type; null for any. */
  jobType?: AlertJobType | null | undefined;
  /** The words to search for. At most 200 characters. */
  keywords?: string | null | undefined;
  /** The place; null for any. At most 200 characters. */
  location?: string | null | undefined;
  /** A name for the alert. At most 100 characters. */
  name?: string | null | undefined;
  /** The pay range; null for any. */
  salaryRange?: SalaryRange | null | undefined;
};

/** An application and its new status. */
export type UpdateApplicationStatusInput = {
  /** The status you saw. If it has changed since, the request fails with a conflict. */
  from?: ApplicationStatus | null | undefined;
  /** The id of the application. */
  id: string;
  /** A text for the applicant about a rejection. It is added to the email and shown with the application. At most 2000 characters. */
  message?: string | null | undefined;
  /** Why it is rejected, for your own figures; the applicant does not see it. */
  reason?: RejectionReason | null | undefined;
  /** The new status. */
  status: ApplicationStatus;
  /** Whether the change can be undone for ten seconds, with `undoApplications`; the applicant is notified afterwards instead of at once. */
  undoable?: boolean;
};

/** The details of the company to change. Fields that you leave out keep their values. */
export type UpdateCompanyInput = {
  /** The street and number. May have several lines. At most 500 characters. */
  address?: string | null | undefined;
  /** The city of the office. At most 100 characters. */
  city?: string | null | undefined;
  /** The country of the office; India if empty. At most 100 characters. */
  country?: string | null | undefined;
  /** What the company does. At most 10000 characters. */
  description?: string | null | undefined;
  /** The email address. At most 254 characters. */
  email?: string | null | undefined;
  /** The exact number of employees; 0 if unknown. */
  employeeCount?: number | null | undefined;
  /** The year it was founded, from 1800 to this year. */
  foundedYear?: number | null | undefined;
  /** One of the 21 industries, by its name or stored value. At most 100 characters. */
  industry?: string | null | undefined;
  /** A logo that the caller uploaded: the id or the url that the upload returned. At most 500 characters. */
  logo?: string | null | undefined;
  /** The name. At most 200 characters. */
  name?: string | null | undefined;
  /** The phone number. At most 20 characters. */
  phone?: string | null | undefined;
  /** The number of employees as a range: 11-50, or the stored value. At most 100 characters. */
  size?: string | null | undefined;
  /** The state of the office. At most 100 characters. */
  state?: string | null | undefined;
  /** The website. `company.example` is enough. At most 500 characters. */
  website?: string | null | undefined;
};

/** The company, and its new status. */
export type UpdateCompanyStatusInput = {
  /** A note to the employers, sent with the decision. At most 5000 characters. */
  adminNotes?: string | null | undefined;
  /** The status you saw. If it has changed since, the call fails with `CONFLICT`. */
  from?: AdminStatus | null | undefined;
  /** The id of the company. */
  id: string;
  /** The new status. */
  status: AdminStatus;
  /** The `updatedAt` you saw. If the employer has edited it since, an approval or rejection fails with `CONFLICT`. */
  updatedAt?: string | null | undefined;
};

/** The switches to change. Fields that you leave out keep their values. */
export type UpdateEmployerNotificationsInput = {
  /** When an application arrives. */
  applicationAlerts?: boolean | null | undefined;
  /** Turns all emails on or off, except those about the account itself. */
  emailNotifications?: boolean | null | undefined;
  /** Before a job closes. */
  jobExpiryAlerts?: boolean | null | undefined;
  /** A monthly email with new articles. */
  marketingEmails?: boolean | null | undefined;
  /** The weekly figures. */
  weeklyReports?: boolean | null | undefined;
};

/** The switches to change. Fields that you leave out keep their values. */
export type UpdateEmployerPrivacyInput = {
  /** Whether job seekers can write to the company. */
  allowDirectContact?: boolean | null | undefined;
  /** Whether the employer's name is public. */
  profileVisibility?: ProfileVisibility | null | undefined;
  /** Whether the company's phone and email are shown. */
  showContactInfo?: boolean | null | undefined;
};

/** The parts of the profile to change. Fields that you leave out keep their values. */
export type UpdateEmployerProfileInput = {
  /** The name of the caller’s company. At most 200 characters. */
  companyName?: string | null | undefined;
  /** The given name. At most 100 characters. */
  firstName?: string | null | undefined;
  /** The family name. At most 100 characters. */
  lastName?: string | null | undefined;
  /** The employer's own phone number; null clears it. At most 20 characters. */
  phone?: string | null | undefined;
};

/** The job to change and its new values. Fields that you leave out keep their values. */
export type UpdateJobInput = {
  /** The last moment at which candidates can apply, as ISO 8601: a day, which counts until its end, or a date and time. At most 100 characters. */
  applicationDeadline?: string | null | undefined;
  /** The benefits, one sentence per line. At most 10000 characters. */
  benefits?: string | null | undefined;
  /** The category: its stored value, slug or title. At most 100 characters. */
  category?: string | null | undefined;
  /** The job description, in light Markdown. At most 10000 characters. */
  description?: string | null | undefined;
  /** The minimum years of experience; 0 means Fresher. */
  experience?: number | null | undefined;
  /** The level of experience required; derived from the years if left out. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The same as isFeatured. */
  featured?: boolean | null | undefined;
  /** The same as isHot. */
  hot?: boolean | null | undefined;
  /** The id of the job. */
  id: string;
  /** The industry: its stored value or its label. At most 100 characters. */
  industry?: string | null | undefined;
  /** Whether to feature the job. */
  isFeatured?: boolean | null | undefined;
  /** Whether the job is urgent. */
  isHot?: boolean | null | undefined;
  /** Whether the work can be done remotely. */
  isRemote?: boolean | null | undefined;
  /** The same as isHot. */
  isUrgent?: boolean | null | undefined;
  /** The language that people need most at work. */
  language?: JobLanguage | null | undefined;
  /** The place of work as "City, State"; old and alternative names are recognized. At most 200 characters. */
  location?: string | null | undefined;
  /** The longest notice period that the employer waits for. */
  noticePeriod?: JobNoticePeriod | null | undefined;
  /** How many people the employer wants to hire. */
  openings?: number | null | undefined;
  /** The questions that applicants answer, at most 10. They replace those of the job. At most 10 entries. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The requirements, one sentence per line. At most 10000 characters. */
  requirements?: string | null | undefined;
  /** The responsibilities, one sentence per line. At most 10000 characters. */
  responsibilities?: string | null | undefined;
  /** The pay as free text, for example 5 - 10 LPA. At most 200 characters. */
  salary?: string | null | undefined;
  /** When people work. */
  shift?: JobShift | null | undefined;
  /** The job's title. At most 200 characters. */
  title?: string | null | undefined;
  /** The type of employment. */
  type?: JobType | null | undefined;
  /** Where people work, apart from jobs that are fully remote. */
  workMode?: JobWorkMode | null | undefined;
};

/** The job, and its new status. */
export type UpdateJobStatusInput = {
  /** A note to the employers, sent with the decision. At most 5000 characters. */
  adminNotes?: string | null | undefined;
  /** The status you saw. If it has changed since, the call fails with `CONFLICT`. */
  from?: AdminStatus | null | undefined;
  /** The id of the job. */
  id: string;
  /** The new status. */
  status: AdminStatus;
  /** The `updatedAt` you saw. If the employer has edited it since, an approval or rejection fails with `CONFLICT`. */
  updatedAt?: string | null | undefined;
};

/** The parts of the profile to change. Fields that you leave out keep their values. */
export type UpdateProfileInput = {
  /** What the job seeker needs at work because of a disability. At most 1000 characters. */
  accommodations?: string | null | undefined;
  /** Past jobs, degrees, projects, certificates, languages and links. A list that is sent replaces the stored one. */
  career?: CareerInput | null | undefined;
  /** Certificates held. At most 100 entries of at most 100 characters. */
  certifications?: Array<string> | null | undefined;
  /** The current pay. Below 1,000 it is in lakhs, otherwise in rupees a year. */
  currentCTC?: number | null | undefined;
  /** The current employer. At most 200 characters. */
  currentCompany?: string | null | undefined;
  /** The current job title. At most 200 characters. */
  currentJobTitle?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD, not in the future. At most 100 characters. */
  dateOfBirth?: string | null | undefined;
  /** The highest degree. */
  education?: Qualification | null | undefined;
  /** The length of work experience, in words. At most 100 characters. */
  experience?: string | null | undefined;
  /** The months of work experience, if the dates of the jobs are not enough; null counts the jobs again. */
  experienceMonths?: number | null | undefined;
  /** Fresher or experienced. */
  experienceType?: ExperienceType | null | undefined;
  /** The given name. At most 100 characters. */
  firstName?: string | null | undefined;
  /** Functional skills. At most 100 entries of at most 100 characters. */
  functionalSkills?: Array<string> | null | undefined;
  /** Male or female. */
  gender?: Gender | null | undefined;
  /** Whether the job seeker has a bike. */
  hasBike?: boolean | null | undefined;
  /** Whether the job seeker has a driving licence. */
  hasDrivingLicense?: boolean | null | undefined;
  /** One line to show under the name. At most 200 characters. */
  headline?: string | null | undefined;
  /** Whether employers may find the profile. */
  isOpenToWork?: boolean | null | undefined;
  /** The family name. At most 100 characters. */
  lastName?: string | null | undefined;
  /** Where the job seeker lives, as "City, State". At most 200 characters. */
  location?: string | null | undefined;
  /** How soon the job seeker can start. SERVING needs noticeUntil. */
  noticePeriod?: NoticePeriod | null | undefined;
  /** The last day at the present job, YYYY-MM-DD, if notice has been given. At most 100 characters. */
  noticeUntil?: string | null | undefined;
  /** Whether the onboarding dialog is complete. */
  onboardingComplete?: boolean | null | undefined;
  /** The phone number: ten digits, starting with 6 to 9. At most 20 characters. */
  phone?: string | null | undefined;
  /** Where the job seeker wants to work, each as "City, State". At most 100 entries of at most 100 characters. */
  preferredLocations?: Array<string> | null | undefined;
  /** The expected pay. Below 1,000 it is in lakhs, otherwise in rupees a year. */
  salaryExpectation?: number | null | undefined;
  /** The shifts that the job seeker would work. At most 4 entries. */
  shifts?: Array<WorkShift> | null | undefined;
  /** Whether employers who see the profile also see the accommodations. */
  showAccommodations?: boolean | null | undefined;
  /** All skills together. At most 300 entries of at most 100 characters. */
  skills?: Array<string> | null | undefined;
  /** The field of study. At most 200 characters. */
  specialization?: string | null | undefined;
  /** A few sentences about past work. At most 5000 characters. */
  summary?: string | null | undefined;
  /** Technical skills. At most 100 entries of at most 100 characters. */
  technicalSkills?: Array<string> | null | undefined;
  /** The university or board. At most 200 characters. */
  university?: string | null | undefined;
  /** Whether the job seeker would move to another place for a job. */
  willingToMove?: boolean | null | undefined;
  /** Where the job seeker would do the work. At most 3 entries. */
  workModes?: Array<WorkMode> | null | undefined;
  /** The year of the degree, 1950 to 2030. */
  yearOfPassing?: number | null | undefined;
};

/** A change to a stage. Fields that you leave out stay as they are. */
export type UpdateStageInput = {
  /** The name that applicants read. At most 60 characters. */
  applicantName?: string | null | undefined;
  /** Whether applicants also get an email when they reach it. */
  emails?: boolean | null | undefined;
  /** The id of the stage. */
  id: string;
  /** The name for the team. At most 40 characters. */
  name?: string | null | undefined;
};

/** A member and their new role. */
export type UpdateTeamMemberInput = {
  /** The id of the membership. */
  id: string;
  /** The jobs that a hiring manager or interviewer works on; ignored for other roles. At most 200 entries. */
  jobIds?: Array<string>;
  /** The new role. */
  role: TeamRole;
};

/** The user, and what to change. */
export type UpdateUserInput = {
  /** The email address used to log in. A new address must be confirmed again. If omitted, it stays as it is. At most 254 characters. */
  email?: string | null | undefined;
  /** The first name. If omitted, it stays as it is. At most 100 characters. */
  firstName?: string | null | undefined;
  /** The id of the account. */
  id: string;
  /** Whether the email address counts as confirmed. If omitted, it stays as it is. */
  isVerified?: boolean | null | undefined;
  /** The last name. If omitted, it stays as it is. At most 100 characters. */
  lastName?: string | null | undefined;
  /** The phone number; null removes it. At most 20 characters. */
  phone?: string | null | undefined;
  /** The role. It can only be changed if no data of the old role would be lost. If omitted, it stays as it is. */
  role?: Role | null | undefined;
  /** ACTIVE lifts a suspension, INACTIVE deactivates the account. To suspend a user, call suspendUser. If omitted, it stays as it is. */
  status?: UserStatus | null | undefined;
};

/** Whether a user can log in. */
export type UserStatus =
  /** Can log in. */
  | 'ACTIVE'
  /** Deactivated; cannot log in. */
  | 'INACTIVE'
  /** Suspended, for a time or until an administrator lifts it. */
  | 'SUSPENDED';

/** The decision of an administrator on a verification. */
export type VerificationDecision =
  /** The number and the document belong to the company. */
  | 'CONFIRM'
  /** They do not; the employer can submit others. */
  | 'REJECT'
  /** Withdraw a verification that was confirmed before. */
  | 'REMOVE';

/** What a company can prove about itself. */
export type VerificationKind =
  /** Its CIN, from its certificate of incorporation. */
  | 'CIN'
  /** An email address at the domain of its website. */
  | 'DOMAIN'
  /** Its GSTIN, from its registration for the Goods and Services Tax. */
  | 'GSTIN';

/** The status of a verification. */
export type VerificationStatus =
  /** The link has not been opened yet, or an administrator has not decided yet. */
  | 'PENDING'
  /** An administrator did not accept it; the note says why. */
  | 'REJECTED'
  /** It is no longer valid or pending. */
  | 'REMOVED'
  /** It is valid and shown publicly. */
  | 'VERIFIED';

/** The link from the email sent at sign-up. */
export type VerifyEmailInput = {
  /** The value after `token=` in the link. At most 200 characters. */
  token: string;
};

/** The application to withdraw. */
export type WithdrawApplicationInput = {
  /** The id of the application. */
  id: string;
  /** Why. The company sees it. */
  reason?: WithdrawalReason | null | undefined;
  /** Something to tell the company about it. At most 500 characters. */
  text?: string | null | undefined;
};

/** An open offer to withdraw. */
export type WithdrawOfferInput = {
  /** The id of the offer. */
  id: string;
  /** The reason, which the applicant reads. At most 500 characters. */
  reason: string;
};

/** Why an applicant withdrew an application. */
export type WithdrawalReason =
  /** They no longer want this job. */
  | 'CHANGED_MIND'
  /** They waited too long for an answer. */
  | 'NO_ANSWER'
  /** Another reason. */
  | 'OTHER'
  /** They took another job. */
  | 'OTHER_JOB'
  /** The pay is too low. */
  | 'PAY'
  /** Personal reasons. */
  | 'PERSONAL'
  /** The workplace is too far away. */
  | 'PLACE';

/** The link from the email. */
export type WorkEmailLinkInput = {
  /** The token in the link. At most 200 characters. */
  token: string;
};

/** Where someone would do the work. */
export type WorkMode =
  /** Partly from home. */
  | 'HYBRID'
  /** At the employer’s premises. */
  | 'OFFICE'
  /** At home. */
  | 'REMOTE';

/** When someone would work. */
export type WorkShift =
  /** During the day. */
  | 'DAY'
  /** At hours that people choose themselves. */
  | 'FLEXIBLE'
  /** At night. */
  | 'NIGHT'
  /** In rotating shifts. */
  | 'ROTATING';

export type RestAdminActivityQueryVariables = Exact<{
  search?: string | null | undefined;
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  subjectKind?: string | null | undefined;
  subjectId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminActivityQuery = { admin: { activity: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, at: string, action: string, ip: string | null, requestId: string | null, before: unknown, after: unknown, actor: { kind: ActorKind, id: string | null, name: string | null, email: string | null }, subject: { kind: string, id: string, name: string | null } | null }> } } | null };

export type RestBulkUploadFragment = { id: string, fileName: string, status: BulkUploadStatus, total: number, valid: number, successful: number, failed: number, errorCount: number, columns: Array<string>, unknownColumns: Array<string>, createdAt: string, finishedAt: string | null, undoneAt: string | null, undoableUntil: string | null, uploadedBy: { id: string, name: string } | null };

export type RestBulkErrorFragment = { row: number, field: string, message: string, hint: string };

export type RestValidateBulkRowsMutationVariables = Exact<{
  input: BulkRowsInput;
}>;


export type RestValidateBulkRowsMutation = { validateBulkRows: { valid: boolean, total: number, validRows: number, errorCount: number, errors: Array<{ row: number, field: string, message: string, hint: string }> } };

export type RestUploadBulkRowsMutationVariables = Exact<{
  input: BulkRowsInput;
}>;


export type RestUploadBulkRowsMutation = { uploadBulkRows: { id: string, successful: number, failed: number, errorCount: number, errors: Array<{ row: number, field: string, message: string, hint: string }> } };

export type RestBulkUploadsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestBulkUploadsQuery = { admin: { bulkUploads: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, fileName: string, status: BulkUploadStatus, total: number, valid: number, successful: number, failed: number, errorCount: number, columns: Array<string>, unknownColumns: Array<string>, createdAt: string, finishedAt: string | null, undoneAt: string | null, undoableUntil: string | null, uploadedBy: { id: string, name: string } | null }> } } | null };

export type RestBulkUploadByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestBulkUploadByIdQuery = { admin: { bulkUpload: { id: string, fileName: string, status: BulkUploadStatus, total: number, valid: number, successful: number, failed: number, errorCount: number, columns: Array<string>, unknownColumns: Array<string>, createdAt: string, finishedAt: string | null, undoneAt: string | null, undoableUntil: string | null, errors: Array<{ row: number, field: string, message: string, hint: string }>, uploadedBy: { id: string, name: string } | null } | null } | null };

export type RestAdminCompanyFragment = { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, updatedAt: string, approvedAt: string | null, size: string | null, pendingChange: { id: string, proposedAt: string } | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null };

export type RestAdminPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminPermissionsQuery = { admin: { permissions: { canBulkUpload: boolean, canManageUsers: boolean, canManageCompanies: boolean, canManageJobs: boolean, canViewAnalytics: boolean, canAccessSettings: boolean } } | null };

export type RestAdminCompaniesQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: AdminStatus | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminCompaniesQuery = { admin: { companies: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, updatedAt: string, approvedAt: string | null, size: string | null, pendingChange: { id: string, proposedAt: string } | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null }> } } | null };

export type RestAdminCompanyByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestAdminCompanyByIdQuery = { admin: { company: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, updatedAt: string, approvedAt: string | null, size: string | null, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } | null } | null };

export type RestUpdateCompanyStatusMutationVariables = Exact<{
  input: UpdateCompanyStatusInput;
}>;


export type RestUpdateCompanyStatusMutation = { updateCompanyStatus: { company: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, updatedAt: string, approvedAt: string | null, size: string | null, pendingChange: { id: string, proposedAt: string } | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } } };

export type RestVerifyCompanyMutationVariables = Exact<{
  id: string;
}>;


export type RestVerifyCompanyMutation = { verifyCompany: { company: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, updatedAt: string, approvedAt: string | null, size: string | null, pendingChange: { id: string, proposedAt: string } | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } } };

export type RestAdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminStatsQuery = { admin: { stats: { totalUsers: number, totalJobs: number, totalCompanies: number, totalApplications: number, activeJobs: number, pendingApplications: number, newUsersToday: number, newJobsToday: number, pendingCompanies: number, suspendedUsers: number, approvedJobs: number, rejectedJobs: number, countedAt: string, changes: { totalUsers: number | null, totalJobs: number | null, totalCompanies: number | null, totalApplications: number | null, activeJobs: number | null, pendingApplications: number | null, newUsersToday: number | null, newJobsToday: number | null, pendingCompanies: number | null, suspendedUsers: number | null, approvedJobs: number | null, rejectedJobs: number | null } } } | null };

export type RestFigureFragment = { key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null };

export type RestFiguresTakenFragment = { from: string, countedAt: string, timeZone: string };

export type RestAdminUserAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
}>;


export type RestAdminUserAnalyticsQuery = { admin: { analytics: { figures: { from: string, countedAt: string, timeZone: string, users: { totalUsers: number, growthRate: number | null, newUsersToday: number, activeUsers: number, jobSeekers: number, employers: number, avgSessionDuration: number | null, figures: Array<{ key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null }> } | null } } } | null };

export type RestAdminJobAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
}>;


export type RestAdminJobAnalyticsQuery = { admin: { analytics: { figures: { from: string, countedAt: string, timeZone: string, jobs: { totalJobs: number, growthRate: number | null, totalCompanies: number, companyGrowthRate: number | null, newJobsToday: number, activeJobs: number, featuredJobs: number, pendingJobs: number, avgApplicationsPerJob: number | null, avgTimeToFill: number | null, figures: Array<{ key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null }> } | null } } } | null };

export type RestAdminApplicationAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
}>;


export type RestAdminApplicationAnalyticsQuery = { admin: { analytics: { figures: { from: string, countedAt: string, timeZone: string, applications: { totalApplications: number, growthRate: number | null, newApplicationsToday: number, pendingApplications: number, approvedApplications: number, rejectedApplications: number, conversionRate: number | null, figures: Array<{ key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null }> } | null } } } | null };

export type RestAdminJobFragment = { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, updatedAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string }, pendingChange: { id: string, proposedAt: string } | null } };

export type RestAdminJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: AdminStatus | null | undefined;
  industry?: string | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminJobsQuery = { admin: { jobs: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, updatedAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string }, pendingChange: { id: string, proposedAt: string } | null } }> } } | null };

export type RestAdminJobByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestAdminJobByIdQuery = { admin: { job: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, updatedAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { id: string, name: string } } } | null } | null };

export type RestUpdateJobStatusMutationVariables = Exact<{
  input: UpdateJobStatusInput;
}>;


export type RestUpdateJobStatusMutation = { updateJobStatus: { job: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, updatedAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string }, pendingChange: { id: string, proposedAt: string } | null } } } };

export type RestChangeJobsStatusMutationVariables = Exact<{
  input: ChangeJobsStatusInput;
}>;


export type RestChangeJobsStatusMutation = { changeJobsStatus: { jobs: Array<{ changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, updatedAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string }, pendingChange: { id: string, proposedAt: string } | null } }>, refused: Array<{ id: string, message: string, rule: string | null }> } };

export type RestRecountFragment = { id: string, askedBy: RecountOccasion, status: RecountStatus, requestedAt: string, finishedAt: string | null, checked: number, differing: number, corrected: number };

export type RestRecountsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestRecountsQuery = { admin: { recounts: { isRunning: boolean, data: Array<{ id: string, askedBy: RecountOccasion, status: RecountStatus, requestedAt: string, finishedAt: string | null, checked: number, differing: number, corrected: number }> } } | null };

export type RestRecountQueryVariables = Exact<{
  id: string;
}>;


export type RestRecountQuery = { admin: { recount: { id: string, askedBy: RecountOccasion, status: RecountStatus, requestedAt: string, finishedAt: string | null, checked: number, differing: number, corrected: number, findings: Array<{ value: RecountedValue, checked: number, differing: number, corrected: number, hasFailed: boolean, examples: Array<{ rowKey: string, subjectKind: string | null, subjectId: string | null, subjectName: string | null, before: unknown, after: unknown, correctedAt: string | null }> }> } | null } | null };

export type RestRecountNowMutationVariables = Exact<{ [key: string]: never; }>;


export type RestRecountNowMutation = { recountNow: { recounts: { isRunning: boolean, data: Array<{ id: string, askedBy: RecountOccasion, status: RecountStatus, requestedAt: string, finishedAt: string | null, checked: number, differing: number, corrected: number }> } } };

export type RestSystemSettingsFragment = { siteName: string, siteDescription: string, defaultLanguage: Locale, timeZone: string, enable2FA: boolean, sessionTimeout: number, maxLoginAttempts: number, passwordMinLength: number, smtpHost: string, smtpPort: number, smtpUsername: string, smtpPasswordSet: boolean, fromEmail: string, enableEmailNotifications: boolean, enablePushNotifications: boolean, notifyNewJobs: boolean, notifyApplicationStatus: boolean, allowRegistration: boolean, requireEmailVerification: boolean, autoApproveCompanies: boolean, autoApproveJobs: boolean, backupFrequency: BackupFrequency, retentionPeriod: number, enableQueryLogging: boolean, apiRateLimit: number, fileUploadLimit: number, cacheTTL: number, debugMode: boolean, supportEmail: string, supportPhone: string, postalAddress: string };

export type RestSystemSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSystemSettingsQuery = { admin: { settings: { siteName: string, siteDescription: string, defaultLanguage: Locale, timeZone: string, enable2FA: boolean, sessionTimeout: number, maxLoginAttempts: number, passwordMinLength: number, smtpHost: string, smtpPort: number, smtpUsername: string, smtpPasswordSet: boolean, fromEmail: string, enableEmailNotifications: boolean, enablePushNotifications: boolean, notifyNewJobs: boolean, notifyApplicationStatus: boolean, allowRegistration: boolean, requireEmailVerification: boolean, autoApproveCompanies: boolean, autoApproveJobs: boolean, backupFrequency: BackupFrequency, retentionPeriod: number, enableQueryLogging: boolean, apiRateLimit: number, fileUploadLimit: number, cacheTTL: number, debugMode: boolean, supportEmail: string, supportPhone: string, postalAddress: string } } | null };

export type RestUpdateSystemSettingsMutationVariables = Exact<{
  input: SystemSettingsInput;
}>;


export type RestUpdateSystemSettingsMutation = { updateSystemSettings: { settings: { siteName: string, siteDescription: string, defaultLanguage: Locale, timeZone: string, enable2FA: boolean, sessionTimeout: number, maxLoginAttempts: number, passwordMinLength: number, smtpHost: string, smtpPort: number, smtpUsername: string, smtpPasswordSet: boolean, fromEmail: string, enableEmailNotifications: boolean, enablePushNotifications: boolean, notifyNewJobs: boolean, notifyApplicationStatus: boolean, allowRegistration: boolean, requireEmailVerification: boolean, autoApproveCompanies: boolean, autoApproveJobs: boolean, backupFrequency: BackupFrequency, retentionPeriod: number, enableQueryLogging: boolean, apiRateLimit: number, fileUploadLimit: number, cacheTTL: number, debugMode: boolean, supportEmail: string, supportPhone: string, postalAddress: string } } };

export type RestAdminUserFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null };

export type RestAdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  status?: UserStatus | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminUsersQuery = { admin: { users: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null }> } } | null };

export type RestAdminUserByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestAdminUserByIdQuery = { admin: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } | null } | null };

export type RestUpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type RestUpdateUserMutation = { updateUser: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } } };

export type RestDeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteUserMutation = { deleteUser: { deletedUserId: string } };

export type RestVerifyUserMutationVariables = Exact<{
  id: string;
}>;


export type RestVerifyUserMutation = { verifyUser: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } } };

export type RestSuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type RestSuspendUserMutation = { suspendUser: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } } };

export type RestAlertFragment = { id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string };

export type RestAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAlertsQuery = { viewer: { alerts: Array<{ id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string }> } | null };

export type RestCreateAlertMutationVariables = Exact<{
  input: CreateAlertInput;
}>;


export type RestCreateAlertMutation = { createAlert: { alert: { id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string } } };

export type RestUpdateAlertMutationVariables = Exact<{
  input: UpdateAlertInput;
}>;


export type RestUpdateAlertMutation = { updateAlert: { alert: { id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string } } };

export type RestDeleteAlertMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteAlertMutation = { deleteAlert: { alert: { id: string } } };

export type RestAnalyticsRowsQueryVariables = Exact<{
  figure: AnalyticsFigureInput;
  first: number;
  after?: string | null | undefined;
}>;


export type RestAnalyticsRowsQuery = { admin: { analytics: { rows: { question: string, measure: AnalyticsMeasure, part: AnalyticsPart, parts: Array<AnalyticsPart>, from: string | null, to: string | null, timeZone: string, totalCount: number, data: Array<{ id: string, at: string, label: string, detail: string | null, applicationId: string | null, job: { id: string, label: string, path: string | null } | null, company: { id: string, label: string, path: string | null } | null, user: { id: string, label: string, path: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } } | null };

export type RestApplicationFragment = { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } };

export type RestAnswersFragment = { answers: Array<{ question: string, answer: string | null, fits: boolean | null, file: { fileId: string, fileName: string, fileUrl: string } | null }> };

export type RestApplicationsQueryVariables = Exact<{
  jobId?: string | null | undefined;
  statuses?: Array<ApplicationStatus> | ApplicationStatus | null | undefined;
  search?: string | null | undefined;
  appliedFrom?: string | null | undefined;
  appliedTo?: string | null | undefined;
  applicants?: ApplicantFilter | null | undefined;
  stageId?: string | null | undefined;
  meetsMustHaves?: boolean | null | undefined;
  withdrawn?: boolean | null | undefined;
  sort: ApplicationSort;
  first: number;
  page: number;
}>;


export type RestApplicationsQuery = { viewer: { applications: { total: number, applications: Array<{ id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } }> } } | null };

export type RestApplicationQueryVariables = Exact<{
  id: string;
}>;


export type RestApplicationQuery = { viewer: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } }, answers: Array<{ question: string, answer: string | null, fits: boolean | null, file: { fileId: string, fileName: string, fileUrl: string } | null }> } | null } | null };

export type RestApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type RestApplyToJobMutation = { applyToJob: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } }, answers: Array<{ question: string, answer: string | null, fits: boolean | null, file: { fileId: string, fileName: string, fileUrl: string } | null }> } } };

export type RestUpdateApplicationStatusMutationVariables = Exact<{
  input: UpdateApplicationStatusInput;
}>;


export type RestUpdateApplicationStatusMutation = { updateApplicationStatus: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } }, answers: Array<{ question: string, answer: string | null, fits: boolean | null, file: { fileId: string, fileName: string, fileUrl: string } | null }> } } };

export type RestWithdrawApplicationMutationVariables = Exact<{
  input: WithdrawApplicationInput;
}>;


export type RestWithdrawApplicationMutation = { withdrawApplication: { undoUntil: string, application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } } } };

export type RestUndoWithdrawalMutationVariables = Exact<{
  id: string;
}>;


export type RestUndoWithdrawalMutation = { undoWithdrawal: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } } } };

export type RestEditApplicationMutationVariables = Exact<{
  input: EditApplicationInput;
}>;


export type RestEditApplicationMutation = { editApplication: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } } } };

export type RestRateTreatmentMutationVariables = Exact<{
  input: RateTreatmentInput;
}>;


export type RestRateTreatmentMutation = { rateTreatment: { application: { id: string, treatment: { rating: number | null, comment: string | null, isChangeable: boolean } | null } } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { accessToken: string, expiresAt: string, deviceToken: string | null, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { accessToken: string, expiresAt: string, deviceToken: string | null, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } };

export type RestRefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RestRefreshMutation = { refreshSession: { accessToken: string, expiresAt: string, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: { message: string } };

export type RestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { message: string, accessToken: string, expiresAt: string, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { message: string } };

export type RestVerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type RestVerifyEmailMutation = { verifyEmail: { message: string } };

export type RestResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RestResendVerificationMutation = { resendVerification: { message: string } };

export type RestConfirmPasswordMutationVariables = Exact<{
  input: ConfirmPasswordInput;
}>;


export type RestConfirmPasswordMutation = { confirmPassword: { message: string, confirmedUntil: string } };

export type RestCompanyProfileFragment = { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } };

export type RestCompanyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCompanyProfileQuery = { viewer: { companyProfile: { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } | null } | null };

export type RestCreateCompanyMutationVariables = Exact<{
  input: CompanyInput;
}>;


export type RestCreateCompanyMutation = { createCompany: { companyProfile: { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } } };

export type RestUpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type RestUpdateCompanyMutation = { updateCompany: { companyProfile: { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } } };

export type RestSendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type RestSendMessageMutation = { sendMessage: { message: string, reference: string, confirmationSent: boolean } };

export type RestMessageFragment = { id: string, side: MessageSide, authorName: string | null, isMine: boolean, body: string, asksForMoney: boolean, isRemoved: boolean, sentAt: string, files: Array<{ fileId: string, fileName: string, fileUrl: string }> };

export type RestConversationFragment = { state: ConversationState, isUnread: boolean, lastAt: string | null, readByOtherAt: string | null, applicationId: string, lastMessage: { id: string, side: MessageSide, authorName: string | null, isMine: boolean, body: string, asksForMoney: boolean, isRemoved: boolean, sentAt: string, files: Array<{ fileId: string, fileName: string, fileUrl: string }> } | null };

export type RestConversationsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestConversationsQuery = { viewer: { conversations: { total: number, conversations: Array<{ state: ConversationState, isUnread: boolean, lastAt: string | null, readByOtherAt: string | null, applicationId: string, lastMessage: { id: string, side: MessageSide, authorName: string | null, isMine: boolean, body: string, asksForMoney: boolean, isRemoved: boolean, sentAt: string, files: Array<{ fileId: string, fileName: string, fileUrl: string }> } | null }> } } | null };

export type RestMessagesQueryVariables = Exact<{
  applicationId: string;
  first: number;
  page: number;
}>;


export type RestMessagesQuery = { conversation: { application: { messages: { total: number, messages: Array<{ id: string, side: MessageSide, authorName: string | null, isMine: boolean, body: string, asksForMoney: boolean, isRemoved: boolean, sentAt: string, files: Array<{ fileId: string, fileName: string, fileUrl: string }> }> } } } | null };

export type RestSendConversationMessageMutationVariables = Exact<{
  input: SendConversationMessageInput;
}>;


export type RestSendConversationMessageMutation = { sendConversationMessage: { message: { id: string, side: MessageSide, authorName: string | null, isMine: boolean, body: string, asksForMoney: boolean, isRemoved: boolean, sentAt: string, files: Array<{ fileId: string, fileName: string, fileUrl: string }> } } };

export type RestMarkConversationReadMutationVariables = Exact<{
  input: MarkConversationReadInput;
}>;


export type RestMarkConversationReadMutation = { markConversationRead: { conversation: { state: ConversationState, isUnread: boolean, lastAt: string | null, readByOtherAt: string | null, applicationId: string, lastMessage: { id: string, side: MessageSide, authorName: string | null, isMine: boolean, body: string, asksForMoney: boolean, isRemoved: boolean, sentAt: string, files: Array<{ fileId: string, fileName: string, fileUrl: string }> } | null } } };

export type RestDecisionsFragment = { batchId: string | null, changed: number, remaining: number, undoUntil: string | null, refused: Array<{ id: string, message: string, rule: string | null }> };

export type RestChangeApplicationsMutationVariables = Exact<{
  input: ChangeApplicationsInput;
}>;


export type RestChangeApplicationsMutation = { changeApplications: { batchId: string | null, changed: number, remaining: number, undoUntil: string | null, refused: Array<{ id: string, message: string, rule: string | null }> } };

export type RestChangeMatchingApplicationsMutationVariables = Exact<{
  input: ChangeMatchingApplicationsInput;
}>;


export type RestChangeMatchingApplicationsMutation = { changeMatchingApplications: { batchId: string | null, changed: number, remaining: number, undoUntil: string | null, refused: Array<{ id: string, message: string, rule: string | null }> } };

export type RestUndoApplicationsMutationVariables = Exact<{
  batchId: string;
  also: Array<string> | string;
}>;


export type RestUndoApplicationsMutation = { undoApplications: { changed: number, refused: Array<{ id: string, message: string, rule: string | null }> } };

export type RestEmployerSettingsFragment = { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } };

export type RestEmployerSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestEmployerSettingsQuery = { viewer: { employerSettings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } | null } | null };

export type RestUpdateEmployerProfileMutationVariables = Exact<{
  input: UpdateEmployerProfileInput;
}>;


export type RestUpdateEmployerProfileMutation = { updateEmployerProfile: { settings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } } };

export type RestUpdateEmployerNotificationsMutationVariables = Exact<{
  input: UpdateEmployerNotificationsInput;
}>;


export type RestUpdateEmployerNotificationsMutation = { updateEmployerNotifications: { settings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } } };

export type RestUpdateEmployerPrivacyMutationVariables = Exact<{
  input: UpdateEmployerPrivacyInput;
}>;


export type RestUpdateEmployerPrivacyMutation = { updateEmployerPrivacy: { settings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } } };

export type RestInterviewFragment = { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> };

export type RestInterviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestInterviewsQuery = { viewer: { interviews: Array<{ id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> }> } | null };

export type RestInterviewQueryVariables = Exact<{
  id: string;
}>;


export type RestInterviewQuery = { viewer: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } | null } | null };

export type RestInterviewsOfApplicationQueryVariables = Exact<{
  applicationId: string;
}>;


export type RestInterviewsOfApplicationQuery = { viewer: { interviews: Array<{ id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> }> } | null };

export type RestProposeInterviewMutationVariables = Exact<{
  input: ProposeInterviewInput;
}>;


export type RestProposeInterviewMutation = { proposeInterview: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestOfferInterviewTimesMutationVariables = Exact<{
  input: OfferInterviewTimesInput;
}>;


export type RestOfferInterviewTimesMutation = { offerInterviewTimes: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestMoveInterviewMutationVariables = Exact<{
  input: MoveInterviewInput;
}>;


export type RestMoveInterviewMutation = { moveInterview: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestChangeInterviewersMutationVariables = Exact<{
  input: ChangeInterviewersInput;
}>;


export type RestChangeInterviewersMutation = { changeInterviewers: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestCancelInterviewMutationVariables = Exact<{
  input: CancelInterviewInput;
}>;


export type RestCancelInterviewMutation = { cancelInterview: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestRecordInterviewMutationVariables = Exact<{
  input: RecordInterviewInput;
}>;


export type RestRecordInterviewMutation = { recordInterview: { interview: { id: string, kind: InterviewKind, title: string, status: InterviewStatus, place: string | null, link: string | null, note: string, minutes: number, bufferMinutes: number | null, timeZone: string, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, createdAt: string, interviewers: Array<{ id: string, name: string | null }>, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestInterviewInvitationFragment = { kind: InterviewKind, status: InterviewStatus, title: string, companyName: string, jobTitle: string, place: string | null, link: string | null, note: string, minutes: number, interviewerNames: Array<string>, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, canCancel: boolean, timeZone: string, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> };

export type RestInterviewersQueryVariables = Exact<{
  jobId: string;
}>;


export type RestInterviewersQuery = { viewer: { interviewers: Array<{ id: string, name: string | null }> } | null };

export type RestFreeInterviewTimesQueryVariables = Exact<{
  interviewerIds: Array<string> | string;
  kind: InterviewKind;
  from: string;
  until: string;
  weekdays: Array<number> | number;
  startTime: string;
  endTime: string;
  minutes: number;
  buffer: number;
  timeZone: string;
}>;


export type RestFreeInterviewTimesQuery = { viewer: { freeInterviewTimes: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } | null };

export type RestInterviewInvitationQueryVariables = Exact<{
  token: string;
}>;


export type RestInterviewInvitationQuery = { interviewInvitation: { kind: InterviewKind, status: InterviewStatus, title: string, companyName: string, jobTitle: string, place: string | null, link: string | null, note: string, minutes: number, interviewerNames: Array<string>, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, canCancel: boolean, timeZone: string, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } | null };

export type RestBookInterviewMutationVariables = Exact<{
  input: BookInterviewInput;
}>;


export type RestBookInterviewMutation = { bookInterview: { invitation: { kind: InterviewKind, status: InterviewStatus, title: string, companyName: string, jobTitle: string, place: string | null, link: string | null, note: string, minutes: number, interviewerNames: Array<string>, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, canCancel: boolean, timeZone: string, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestDeclineInterviewMutationVariables = Exact<{
  input: DeclineInterviewInput;
}>;


export type RestDeclineInterviewMutation = { declineInterview: { invitation: { kind: InterviewKind, status: InterviewStatus, title: string, companyName: string, jobTitle: string, place: string | null, link: string | null, note: string, minutes: number, interviewerNames: Array<string>, startsAt: string | null, endsAt: string | null, cancelledBy: InterviewCanceller | null, reason: string | null, canCancel: boolean, timeZone: string, times: Array<{ startsAt: string, endsAt: string, isFree: boolean }> } } };

export type RestJobFragment = { id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } };

export type RestJobQuestionFragment = { key: string, kind: QuestionKind, text: string, options: Array<string>, isRequired: boolean, wanted: Array<string>, minimum: number | null, weight: QuestionWeight | null };

export type RestJobByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestJobByIdQuery = { job: { descriptionHtml: string, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, questions: Array<{ key: string, kind: QuestionKind, text: string, options: Array<string>, isRequired: boolean, wanted: Array<string>, minimum: number | null, weight: QuestionWeight | null }>, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } | null };

export type RestSimilarJobsQueryVariables = Exact<{
  id: string;
}>;


export type RestSimilarJobsQuery = { job: { similar: Array<{ id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } }> } | null };

export type RestJobStatsQueryVariables = Exact<{
  id: string;
}>;


export type RestJobStatsQuery = { job: { views: number, applicants: number, applications: number, posted: string, expires: string | null, jobStats: { applicants: number, views: number, posted: string, expires: string | null, shortlisted: number, interviewed: number | null, hired: number, applications: number } } | null };

export type RestJobFactsFragment = { shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null };

export type RestJobsQueryVariables = Exact<{
  filter: JobFilter;
  sort: JobSort;
  first: number;
  page: number;
}>;


export type RestJobsQuery = { jobs: { totalPages: number, page: number, total: number, totalIsExact: boolean, jobs: Array<{ id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } }> } };

export type RestJobPageFragment = { totalPages: number, page: number, total: number, jobs: Array<{ id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } }> };

export type RestFeaturedJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestFeaturedJobsQuery = { jobs: { totalPages: number, page: number, total: number, jobs: Array<{ id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } }> } };

export type RestHotJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestHotJobsQuery = { jobs: { totalPages: number, page: number, total: number, jobs: Array<{ id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } }> } };

export type RestJobPerformanceQueryVariables = Exact<{
  id: string;
  period: JobPeriod;
}>;


export type RestJobPerformanceQuery = { viewer: { jobPerformance: { period: JobPeriod, timeZone: string, totals: { views: number, saves: number, applications: number, interviews: number, offers: number, hires: number }, days: Array<{ day: string, counts: { views: number, saves: number, applications: number, interviews: number, offers: number, hires: number } }>, sources: Array<{ source: JobViewSource | null, views: number, applications: number }>, funnel: Array<{ step: JobFunnelStep, count: number, of: JobFunnelStep | null, ofCount: number }>, comparison: { jobs: number, companies: number, isByTitle: boolean, own: { views: number, saves: number, applications: number, interviews: number, offers: number, hires: number }, similar: { views: number, saves: number, applications: number, interviews: number, offers: number, hires: number } | null }, suggestions: Array<{ kind: JobPerformanceSuggestionKind, own: number, other: number | null, question: string | null }> } | null } | null };

export type RestJobPerformanceCountsFragment = { views: number, saves: number, applications: number, interviews: number, offers: number, hires: number };

export type RestJobPerformanceRatesFragment = { views: number, saves: number, applications: number, interviews: number, offers: number, hires: number };

export type RestSendConversationMessagesMutationVariables = Exact<{
  input: SendConversationMessagesInput;
}>;


export type RestSendConversationMessagesMutation = { sendConversationMessages: { batchId: string | null, count: number, skipped: number, undoUntil: string | null, skippedApplications: Array<{ id: string, message: string, rule: string | null }> } };

export type RestSendMatchingMessagesMutationVariables = Exact<{
  input: SendMatchingMessagesInput;
}>;


export type RestSendMatchingMessagesMutation = { sendMatchingMessages: { batchId: string | null, count: number, skipped: number, undoUntil: string | null, skippedApplications: Array<{ id: string, message: string, rule: string | null }> } };

export type RestUndoConversationMessagesMutationVariables = Exact<{
  input: UndoConversationMessagesInput;
}>;


export type RestUndoConversationMessagesMutation = { undoConversationMessages: { count: number } };

export type RestMessageTemplateFragment = { id: string, name: string, body: string, updatedAt: string };

export type RestMessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMessageTemplatesQuery = { viewer: { messageTemplates: Array<{ id: string, name: string, body: string, updatedAt: string }> } | null };

export type RestCreateMessageTemplateMutationVariables = Exact<{
  input: SaveMessageTemplateInput;
}>;


export type RestCreateMessageTemplateMutation = { saveMessageTemplate: { template: { id: string, name: string, body: string, updatedAt: string } | null } };

export type RestUpdateMessageTemplateMutationVariables = Exact<{
  input: SaveMessageTemplateInput;
}>;


export type RestUpdateMessageTemplateMutation = { saveMessageTemplate: { template: { id: string, name: string, body: string, updatedAt: string } | null } };

export type RestDeleteMessageTemplateMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteMessageTemplateMutation = { deleteMessageTemplate: { viewer: { id: string } } };

export type RestNotificationsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestNotificationsQuery = { viewer: { notifications: { total: number, notifications: Array<{ id: string, kind: NotificationKind, title: string, body: string, link: string | null, read: boolean, readAt: string | null, createdAt: string }> } } | null };

export type RestMarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type RestMarkNotificationReadMutation = { markNotificationRead: { notification: { id: string, kind: NotificationKind, title: string, body: string, link: string | null, read: boolean, readAt: string | null, createdAt: string } } };

export type RestNotificationFragment = { id: string, kind: NotificationKind, title: string, body: string, link: string | null, read: boolean, readAt: string | null, createdAt: string };

export type RestOfferFragment = { id: string, status: OfferStatus, language: Locale, title: string, pay: number, variablePay: string | null, place: string, joiningDate: string, expiresOn: string, expiresAt: string, letter: string, companyName: string, candidateName: string, sentAt: string, endedAt: string | null, signedName: string | null, reason: string | null, withdrawnBy: OfferWithdrawal | null };

export type RestOffersQueryVariables = Exact<{
  applicationId: string;
}>;


export type RestOffersQuery = { viewer: { offers: Array<{ id: string, status: OfferStatus, language: Locale, title: string, pay: number, variablePay: string | null, place: string, joiningDate: string, expiresOn: string, expiresAt: string, letter: string, companyName: string, candidateName: string, sentAt: string, endedAt: string | null, signedName: string | null, reason: string | null, withdrawnBy: OfferWithdrawal | null }> } | null };

export type RestSendOfferMutationVariables = Exact<{
  input: SendOfferInput;
}>;


export type RestSendOfferMutation = { sendOffer: { offer: { id: string, status: OfferStatus, language: Locale, title: string, pay: number, variablePay: string | null, place: string, joiningDate: string, expiresOn: string, expiresAt: string, letter: string, companyName: string, candidateName: string, sentAt: string, endedAt: string | null, signedName: string | null, reason: string | null, withdrawnBy: OfferWithdrawal | null } } };

export type RestWithdrawOfferMutationVariables = Exact<{
  input: WithdrawOfferInput;
}>;


export type RestWithdrawOfferMutation = { withdrawOffer: { offer: { id: string, status: OfferStatus, language: Locale, title: string, pay: number, variablePay: string | null, place: string, joiningDate: string, expiresOn: string, expiresAt: string, letter: string, companyName: string, candidateName: string, sentAt: string, endedAt: string | null, signedName: string | null, reason: string | null, withdrawnBy: OfferWithdrawal | null } } };

export type RestAcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type RestAcceptOfferMutation = { acceptOffer: { offer: { id: string, status: OfferStatus, language: Locale, title: string, pay: number, variablePay: string | null, place: string, joiningDate: string, expiresOn: string, expiresAt: string, letter: string, companyName: string, candidateName: string, sentAt: string, endedAt: string | null, signedName: string | null, reason: string | null, withdrawnBy: OfferWithdrawal | null } } };

export type RestDeclineOfferMutationVariables = Exact<{
  input: DeclineOfferInput;
}>;


export type RestDeclineOfferMutation = { declineOffer: { offer: { id: string, status: OfferStatus, language: Locale, title: string, pay: number, variablePay: string | null, place: string, joiningDate: string, expiresOn: string, expiresAt: string, letter: string, companyName: string, candidateName: string, sentAt: string, endedAt: string | null, signedName: string | null, reason: string | null, withdrawnBy: OfferWithdrawal | null } } };

export type RestOfferDocumentQueryVariables = Exact<{
  id: string;
}>;


export type RestOfferDocumentQuery = { viewer: { document: string } | null };

export type RestOfferPreviewQueryVariables = Exact<{
  input: SendOfferInput;
}>;


export type RestOfferPreviewQuery = { viewer: { document: string } | null };

export type RestOfferTemplateFragment = { id: string, name: string, language: Locale, letter: string, isOwn: boolean };

export type RestOfferTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOfferTemplatesQuery = { viewer: { offerTemplates: Array<{ id: string, name: string, language: Locale, letter: string, isOwn: boolean }> } | null };

export type RestCreateOfferTemplateMutationVariables = Exact<{
  input: SaveOfferTemplateInput;
}>;


export type RestCreateOfferTemplateMutation = { saveOfferTemplate: { template: { id: string, name: string, language: Locale, letter: string, isOwn: boolean } | null } };

export type RestUpdateOfferTemplateMutationVariables = Exact<{
  input: SaveOfferTemplateInput;
}>;


export type RestUpdateOfferTemplateMutation = { saveOfferTemplate: { template: { id: string, name: string, language: Locale, letter: string, isOwn: boolean } | null } };

export type RestDeleteOfferTemplateMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteOfferTemplateMutation = { deleteOfferTemplate: { viewer: { id: string } } };

export type RestPartnerJobFragment = { externalId: string | null, descriptionHtml: string, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } };

export type RestPutPartnerJobMutationVariables = Exact<{
  input: PartnerJobInput;
}>;


export type RestPutPartnerJobMutation = { putJob: { outcome: PutOutcome, job: { externalId: string | null, descriptionHtml: string, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } } };

export type RestPutPartnerJobsMutationVariables = Exact<{
  input: PutJobsInput;
}>;


export type RestPutPartnerJobsMutation = { putJobs: { results: Array<{ externalId: string, outcome: PutOutcome, job: { externalId: string | null, descriptionHtml: string, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } | null, errors: Array<{ field: string, message: string }> }> } };

export type RestPartnerJobByExternalIdQueryVariables = Exact<{
  externalId: string;
}>;


export type RestPartnerJobByExternalIdQuery = { viewer: { jobByExternalId: { externalId: string | null, descriptionHtml: string, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } | null } | null };

export type RestDeletePartnerJobMutationVariables = Exact<{
  externalId: string;
}>;


export type RestDeletePartnerJobMutation = { deletePartnerJob: { deletedJobId: string } };

export type RestPayInsightQueryVariables = Exact<{
  title: string;
  location?: string | null | undefined;
}>;


export type RestPayInsightQuery = { payInsight: { title: string, area: PayArea, isWider: boolean, place: string | null, jobs: number, companies: number, low: number, median: number, high: number, since: string, until: string, byExperience: Array<{ experienceLevel: ExperienceLevel, jobs: number, low: number, median: number, high: number }>, byCompanySize: Array<{ companySize: CompanySize, jobs: number, low: number, median: number, high: number }> } | null };

export type RestPendingChangeFragment = { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> };

export type RestWithdrawPendingChangeMutationVariables = Exact<{
  id: string;
}>;


export type RestWithdrawPendingChangeMutation = { withdrawPendingChange: { job: { id: string } | null, companyProfile: { id: string } | null } };

export type RestDecidePendingChangeMutationVariables = Exact<{
  input: DecidePendingChangeInput;
}>;


export type RestDecidePendingChangeMutation = { decidePendingChange: { job: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, updatedAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string }, pendingChange: { id: string, proposedAt: string } | null } } | null, company: { changedSinceApproval: Array<string>, id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, updatedAt: string, approvedAt: string | null, size: string | null, pendingChange: { id: string, proposedAt: string } | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } | null } };

export type RestMyJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  show: OwnJobsShown;
  sort: OwnJobsSort;
  first: number;
  page: number;
}>;


export type RestMyJobsQuery = { viewer: { jobs: { total: number, jobs: Array<{ standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, pendingChange: { id: string } | null, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } }>, figures: { total: number, featured: number, hot: number, applications: number, views: number } } } | null };

export type RestCreateJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type RestCreateJobMutation = { createJob: { job: { descriptionHtml: string, standing: JobStanding, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, questions: Array<{ key: string, kind: QuestionKind, text: string, options: Array<string>, isRequired: boolean, wanted: Array<string>, minimum: number | null, weight: QuestionWeight | null }>, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } } };

export type RestUpdateJobMutationVariables = Exact<{
  input: UpdateJobInput;
}>;


export type RestUpdateJobMutation = { updateJob: { job: { descriptionHtml: string, standing: JobStanding, id: string, title: string, description: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, shift: JobShift | null, workMode: JobWorkMode | null, noticePeriod: JobNoticePeriod | null, language: JobLanguage | null, openings: number | null, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, questions: Array<{ key: string, kind: QuestionKind, text: string, options: Array<string>, isRequired: boolean, wanted: Array<string>, minimum: number | null, weight: QuestionWeight | null }>, pendingChange: { id: string, proposedAt: string, riskSigns: Array<RiskSign>, fields: Array<{ name: string, before: string | null, after: string | null }> } | null, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null, responses: { applicants: number, answered: number, typicalDays: number | null } | null } } } };

export type RestDeleteJobMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteJobMutation = { deleteJob: { deletedJobId: string } };

export type RestRecommendedJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestRecommendedJobsQuery = { recommendedJobs: { basis: RecommendationBasis, fittingCount: number, appliedCount: number, total: number, jobs: Array<{ grade: RecommendationGrade | null, job: { id: string, title: string, location: string, type: JobType, salary: string, salaryMin: number | null, salaryMax: number | null, isRemote: boolean, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } }, reasons: Array<{ kind: MatchReasonKind, speaksFor: boolean, text: string, skills: Array<string>, title: string | null, place: string | null, kilometers: number | null, rupees: number | null, years: number | null }> }> } };

export type RestJobSummaryFragment = { id: string, title: string, location: string, type: JobType, salary: string, salaryMin: number | null, salaryMax: number | null, isRemote: boolean, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } };

export type RestSavedJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestSavedJobsQuery = { viewer: { savedJobs: { total: number, savedJobs: Array<{ savedAt: string, isOpen: boolean, job: { id: string, title: string, location: string, type: JobType, salary: string, salaryMin: number | null, salaryMax: number | null, isRemote: boolean, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } }> } } | null };

export type RestSaveJobMutationVariables = Exact<{
  jobId: string;
}>;


export type RestSaveJobMutation = { saveJob: { viewer: { savedJobIds: Array<string> } } };

export type RestUnsaveJobMutationVariables = Exact<{
  jobId: string;
}>;


export type RestUnsaveJobMutation = { unsaveJob: { viewer: { savedJobIds: Array<string> } } };

export type RestInterviewFeedbackFragment = { canSend: boolean, isHidden: boolean, sentCount: number, interviewerCount: number, criteria: Array<{ key: string, name: string }>, scorecards: Array<{ authorName: string | null, isMine: boolean, recommendation: Recommendation, text: string, sentAt: string, ratings: Array<{ criterion: string, name: string, rating: number }> }>, averages: Array<{ name: string, average: number }>, recommendations: Array<{ recommendation: Recommendation, count: number }> };

export type RestInterviewCriterionFragment = { key: string, name: string };

export type RestInterviewFeedbackQueryVariables = Exact<{
  id: string;
}>;


export type RestInterviewFeedbackQuery = { viewer: { interview: { feedback: { canSend: boolean, isHidden: boolean, sentCount: number, interviewerCount: number, criteria: Array<{ key: string, name: string }>, scorecards: Array<{ authorName: string | null, isMine: boolean, recommendation: Recommendation, text: string, sentAt: string, ratings: Array<{ criterion: string, name: string, rating: number }> }>, averages: Array<{ name: string, average: number }>, recommendations: Array<{ recommendation: Recommendation, count: number }> } | null } | null } | null };

export type RestSendScorecardMutationVariables = Exact<{
  input: SendScorecardInput;
}>;


export type RestSendScorecardMutation = { sendScorecard: { interview: { feedback: { canSend: boolean, isHidden: boolean, sentCount: number, interviewerCount: number, criteria: Array<{ key: string, name: string }>, scorecards: Array<{ authorName: string | null, isMine: boolean, recommendation: Recommendation, text: string, sentAt: string, ratings: Array<{ criterion: string, name: string, rating: number }> }>, averages: Array<{ name: string, average: number }>, recommendations: Array<{ recommendation: Recommendation, count: number }> } | null } } };

export type RestInterviewCriteriaQueryVariables = Exact<{
  jobId: string;
}>;


export type RestInterviewCriteriaQuery = { viewer: { interviewCriteria: Array<{ key: string, name: string }> | null } | null };

export type RestSaveInterviewCriteriaMutationVariables = Exact<{
  input: SaveInterviewCriteriaInput;
}>;


export type RestSaveInterviewCriteriaMutation = { saveInterviewCriteria: { criteria: Array<{ key: string, name: string }> } };

export type RestSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSessionsQuery = { viewer: { sessions: Array<{ id: string, current: boolean, userAgent: string | null, ip: string | null, createdAt: string, lastUsedAt: string, expiresAt: string }> } | null };

export type RestEndSessionMutationVariables = Exact<{
  id: string;
}>;


export type RestEndSessionMutation = { endSession: { message: string } };

export type RestEndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RestEndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type RestStagesFragment = { stages: Array<{ id: string, name: string, applicantName: string, status: ApplicationStatus, emails: boolean, typicalDays: number | null }> };

export type RestStagesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestStagesQuery = { viewer: { stages: Array<{ id: string, name: string, applicantName: string, status: ApplicationStatus, emails: boolean, typicalDays: number | null }> } | null };

export type RestCreateStageMutationVariables = Exact<{
  input: CreateStageInput;
}>;


export type RestCreateStageMutation = { createStage: { viewer: { stages: Array<{ id: string, name: string, applicantName: string, status: ApplicationStatus, emails: boolean, typicalDays: number | null }> } } };

export type RestUpdateStageMutationVariables = Exact<{
  input: UpdateStageInput;
}>;


export type RestUpdateStageMutation = { updateStage: { viewer: { stages: Array<{ id: string, name: string, applicantName: string, status: ApplicationStatus, emails: boolean, typicalDays: number | null }> } } };

export type RestOrderStagesMutationVariables = Exact<{
  input: OrderStagesInput;
}>;


export type RestOrderStagesMutation = { orderStages: { viewer: { stages: Array<{ id: string, name: string, applicantName: string, status: ApplicationStatus, emails: boolean, typicalDays: number | null }> } } };

export type RestArchiveStageMutationVariables = Exact<{
  input: ArchiveStageInput;
}>;


export type RestArchiveStageMutation = { archiveStage: { viewer: { stages: Array<{ id: string, name: string, applicantName: string, status: ApplicationStatus, emails: boolean, typicalDays: number | null }> } } };

export type RestMoveApplicationToStageMutationVariables = Exact<{
  input: MoveApplicationToStageInput;
}>;


export type RestMoveApplicationToStageMutation = { moveApplicationToStage: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, stage: { id: string, name: string, status: ApplicationStatus } | null, withdrawal: { at: string, reason: WithdrawalReason | null, text: string | null } | null, answersFit: { asked: number, fitting: number, missedMust: number } | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } } } };

export type RestTeamFragment = { members: Array<{ id: string, userId: string, name: string | null, email: string, role: TeamRole, isYou: boolean, joinedAt: string, lastActiveAt: string | null, postedJobs: number, jobs: Array<{ id: string, title: string }> }>, invitations: Array<{ id: string, email: string, role: TeamRole, inviterName: string | null, sentAt: string, expiresAt: string, isExpired: boolean, jobs: Array<{ id: string, title: string }> }> };

export type RestTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTeamQuery = { viewer: { team: { members: Array<{ id: string, userId: string, name: string | null, email: string, role: TeamRole, isYou: boolean, joinedAt: string, lastActiveAt: string | null, postedJobs: number, jobs: Array<{ id: string, title: string }> }>, invitations: Array<{ id: string, email: string, role: TeamRole, inviterName: string | null, sentAt: string, expiresAt: string, isExpired: boolean, jobs: Array<{ id: string, title: string }> }> } | null } | null };

export type RestInviteToTeamMutationVariables = Exact<{
  input: InviteToTeamInput;
}>;


export type RestInviteToTeamMutation = { inviteToTeam: { viewer: { team: { members: Array<{ id: string, userId: string, name: string | null, email: string, role: TeamRole, isYou: boolean, joinedAt: string, lastActiveAt: string | null, postedJobs: number, jobs: Array<{ id: string, title: string }> }>, invitations: Array<{ id: string, email: string, role: TeamRole, inviterName: string | null, sentAt: string, expiresAt: string, isExpired: boolean, jobs: Array<{ id: string, title: string }> }> } | null } } };

export type RestRevokeTeamInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RestRevokeTeamInvitationMutation = { revokeTeamInvitation: { viewer: { id: string } } };

export type RestUpdateTeamMemberMutationVariables = Exact<{
  input: UpdateTeamMemberInput;
}>;


export type RestUpdateTeamMemberMutation = { updateTeamMember: { viewer: { team: { members: Array<{ id: string, userId: string, name: string | null, email: string, role: TeamRole, isYou: boolean, joinedAt: string, lastActiveAt: string | null, postedJobs: number, jobs: Array<{ id: string, title: string }> }>, invitations: Array<{ id: string, email: string, role: TeamRole, inviterName: string | null, sentAt: string, expiresAt: string, isExpired: boolean, jobs: Array<{ id: string, title: string }> }> } | null } } };

export type RestRemoveTeamMemberMutationVariables = Exact<{
  id: string;
}>;


export type RestRemoveTeamMemberMutation = { removeTeamMember: { viewer: { id: string } } };

export type RestMembershipsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMembershipsQuery = { viewer: { memberships: Array<{ id: string, role: TeamRole, rights: Array<TeamRight>, isCurrent: boolean, isOnlyOwner: boolean, joinedAt: string, company: { id: string, name: string } }> } | null };

export type RestSwitchCompanyMutationVariables = Exact<{
  input: SwitchCompanyInput;
}>;


export type RestSwitchCompanyMutation = { switchCompany: { viewer: { team: { members: Array<{ id: string, userId: string, name: string | null, email: string, role: TeamRole, isYou: boolean, joinedAt: string, lastActiveAt: string | null, postedJobs: number, jobs: Array<{ id: string, title: string }> }>, invitations: Array<{ id: string, email: string, role: TeamRole, inviterName: string | null, sentAt: string, expiresAt: string, isExpired: boolean, jobs: Array<{ id: string, title: string }> }> } | null } } };

export type RestCareerFragment = { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> };

export type RestUserFragment = { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null };

export type RestProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProfileQuery = { viewer: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } | null };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type RestUpdateProfileMutation = { updateProfile: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } };

export type RestCompleteOnboardingMutationVariables = Exact<{
  input: CompleteOnboardingInput;
}>;


export type RestCompleteOnboardingMutation = { completeOnboarding: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, experienceMonths: number, noticePeriod: NoticePeriod | null, noticeUntil: string | null, willingToMove: boolean | null, shifts: Array<WorkShift>, workModes: Array<WorkMode>, accommodations: string | null, showAccommodations: boolean, isOpenToWork: boolean, resume: string | null, career: { jobs: Array<{ title: string, company: string, place: string | null, from: string | null, to: string | null, isCurrent: boolean, summary: string | null }>, degrees: Array<{ qualification: Qualification | null, name: string, field: string | null, institution: string | null, from: string | null, to: string | null, grade: string | null }>, projects: Array<{ name: string, link: string | null, from: string | null, to: string | null, summary: string | null }>, certificates: Array<{ name: string, issuer: string | null, year: number | null, link: string | null }>, languages: Array<{ name: string, level: LanguageLevel }>, links: Array<{ url: string, label: string | null }> } } | null } } };

export type RestOnboardingStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOnboardingStatusQuery = { viewer: { user: { onboardingComplete: boolean } } | null };

export type RestVerificationFragment = { id: string, kind: VerificationKind, status: VerificationStatus, value: string, email: string | null, submittedAt: string, decidedAt: string | null, verifiedAt: string | null, note: string | null, removalReason: RemovalReason | null, document: { id: string, name: string, size: number, mediaType: string, url: string } | null };

export type RestOwnVerificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOwnVerificationsQuery = { viewer: { companyProfile: { verifications: Array<{ id: string, kind: VerificationKind, status: VerificationStatus, value: string, email: string | null, submittedAt: string, decidedAt: string | null, verifiedAt: string | null, note: string | null, removalReason: RemovalReason | null, document: { id: string, name: string, size: number, mediaType: string, url: string } | null }> } | null } | null };

export type RestSendWorkEmailLinkMutationVariables = Exact<{
  input: SendWorkEmailLinkInput;
}>;


export type RestSendWorkEmailLinkMutation = { sendWorkEmailLink: { companyProfile: { verifications: Array<{ id: string, kind: VerificationKind, status: VerificationStatus, value: string, email: string | null, submittedAt: string, decidedAt: string | null, verifiedAt: string | null, note: string | null, removalReason: RemovalReason | null, document: { id: string, name: string, size: number, mediaType: string, url: string } | null }> } } };

export type RestRequestVerificationMutationVariables = Exact<{
  input: RequestVerificationInput;
}>;


export type RestRequestVerificationMutation = { requestVerification: { companyProfile: { verifications: Array<{ id: string, kind: VerificationKind, status: VerificationStatus, value: string, email: string | null, submittedAt: string, decidedAt: string | null, verifiedAt: string | null, note: string | null, removalReason: RemovalReason | null, document: { id: string, name: string, size: number, mediaType: string, url: string } | null }> } } };

export type RestConfirmWorkEmailMutationVariables = Exact<{
  input: WorkEmailLinkInput;
}>;


export type RestConfirmWorkEmailMutation = { confirmWorkEmail: { workEmail: { companyName: string, domain: string, email: string } } };

export type RestDecideVerificationMutationVariables = Exact<{
  input: DecideVerificationInput;
}>;


export type RestDecideVerificationMutation = { decideVerification: { company: { id: string, verifications: Array<{ id: string, kind: VerificationKind, status: VerificationStatus, value: string, email: string | null, submittedAt: string, decidedAt: string | null, verifiedAt: string | null, note: string | null, removalReason: RemovalReason | null, document: { id: string, name: string, size: number, mediaType: string, url: string } | null }> } } };

export type RestCompanyVerificationsQueryVariables = Exact<{
  id: string;
}>;


export type RestCompanyVerificationsQuery = { admin: { company: { verifications: Array<{ id: string, kind: VerificationKind, status: VerificationStatus, value: string, email: string | null, submittedAt: string, decidedAt: string | null, verifiedAt: string | null, note: string | null, removalReason: RemovalReason | null, document: { id: string, name: string, size: number, mediaType: string, url: string } | null }> } | null } | null };

export const RestBulkUploadFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkUpload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}') as DocumentNode<RestBulkUploadFragment, unknown>;
export const RestBulkErrorFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}') as DocumentNode<RestBulkErrorFragment, unknown>;
export const RestAdminCompanyFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}') as DocumentNode<RestAdminCompanyFragment, unknown>;
export const RestFigureFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}}]}') as DocumentNode<RestFigureFragment, unknown>;
export const RestFiguresTakenFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}') as DocumentNode<RestFiguresTakenFragment, unknown>;
export const RestAdminJobFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestAdminJobFragment, unknown>;
export const RestRecountFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestRecount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}}]}') as DocumentNode<RestRecountFragment, unknown>;
export const RestSystemSettingsFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSystemSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"enable2FA"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUsername"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"enableEmailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"enablePushNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifyNewJobs"}},{"kind":"Field","name":{"kind":"Name","value":"notifyApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveJobs"}},{"kind":"Field","name":{"kind":"Name","value":"backupFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"retentionPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"enableQueryLogging"}},{"kind":"Field","name":{"kind":"Name","value":"apiRateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"fileUploadLimit"}},{"kind":"Field","name":{"kind":"Name","value":"cacheTTL"}},{"kind":"Field","name":{"kind":"Name","value":"debugMode"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]}') as DocumentNode<RestSystemSettingsFragment, unknown>;
export const RestAdminUserFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestAdminUserFragment, unknown>;
export const RestAlertFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestAlertFragment, unknown>;
export const RestApplicationFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestApplicationFragment, unknown>;
export const RestAnswersFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}}]}') as DocumentNode<RestAnswersFragment, unknown>;
export const RestPendingChangeFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}') as DocumentNode<RestPendingChangeFragment, unknown>;
export const RestCompanyProfileFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}') as DocumentNode<RestCompanyProfileFragment, unknown>;
export const RestMessageFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMoney"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}') as DocumentNode<RestMessageFragment, unknown>;
export const RestConversationFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"applicationId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"readByOtherAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMoney"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}') as DocumentNode<RestConversationFragment, unknown>;
export const RestDecisionsFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDecisions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedApplicationsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}') as DocumentNode<RestDecisionsFragment, unknown>;
export const RestEmployerSettingsFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]}') as DocumentNode<RestEmployerSettingsFragment, unknown>;
export const RestInterviewFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestInterviewFragment, unknown>;
export const RestInterviewInvitationFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerNames"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestInterviewInvitationFragment, unknown>;
export const RestJobQuestionFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}') as DocumentNode<RestJobQuestionFragment, unknown>;
export const RestJobFactsFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}}]}') as DocumentNode<RestJobFactsFragment, unknown>;
export const RestJobFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}}]}') as DocumentNode<RestJobFragment, unknown>;
export const RestJobPageFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}}]}') as DocumentNode<RestJobPageFragment, unknown>;
export const RestJobPerformanceCountsFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPerformanceCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPerformanceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"interviews"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"hires"}}]}}]}') as DocumentNode<RestJobPerformanceCountsFragment, unknown>;
export const RestJobPerformanceRatesFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPerformanceRates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPerformanceRates"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"interviews"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"hires"}}]}}]}') as DocumentNode<RestJobPerformanceRatesFragment, unknown>;
export const RestMessageTemplateFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessageTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestMessageTemplateFragment, unknown>;
export const RestNotificationFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestNotificationFragment, unknown>;
export const RestOfferFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"variablePay"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}}]}}]}') as DocumentNode<RestOfferFragment, unknown>;
export const RestOfferTemplateFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOfferTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}') as DocumentNode<RestOfferTemplateFragment, unknown>;
export const RestPartnerJobFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}') as DocumentNode<RestPartnerJobFragment, unknown>;
export const RestJobSummaryFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]}') as DocumentNode<RestJobSummaryFragment, unknown>;
export const RestInterviewCriterionFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}') as DocumentNode<RestInterviewCriterionFragment, unknown>;
export const RestInterviewFeedbackFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewFeedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canSend"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerCount"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewCriterion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorecards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}') as DocumentNode<RestInterviewFeedbackFragment, unknown>;
export const RestStagesFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestStages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}}]}') as DocumentNode<RestStagesFragment, unknown>;
export const RestTeamFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}') as DocumentNode<RestTeamFragment, unknown>;
export const RestCareerFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}') as DocumentNode<RestCareerFragment, unknown>;
export const RestUserFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}') as DocumentNode<RestUserFragment, unknown>;
export const RestVerificationFragmentDoc = JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVerification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}}]}}]}') as DocumentNode<RestVerificationFragment, unknown>;
export const RestAdminActivityDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectKind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}') as DocumentNode<RestAdminActivityQuery, RestAdminActivityQueryVariables>;
export const RestValidateBulkRowsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestValidateBulkRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateBulkRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"validRows"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}') as DocumentNode<RestValidateBulkRowsMutation, RestValidateBulkRowsMutationVariables>;
export const RestUploadBulkRowsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadBulkRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadBulkRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}') as DocumentNode<RestUploadBulkRowsMutation, RestUploadBulkRowsMutationVariables>;
export const RestBulkUploadsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestBulkUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkUpload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkUpload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}') as DocumentNode<RestBulkUploadsQuery, RestBulkUploadsQueryVariables>;
export const RestBulkUploadByIdDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestBulkUploadById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkUpload"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkError"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkUpload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}') as DocumentNode<RestBulkUploadByIdQuery, RestBulkUploadByIdQueryVariables>;
export const RestAdminPermissionsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminPermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canBulkUpload"}},{"kind":"Field","name":{"kind":"Name","value":"canManageUsers"}},{"kind":"Field","name":{"kind":"Name","value":"canManageCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"canManageJobs"}},{"kind":"Field","name":{"kind":"Name","value":"canViewAnalytics"}},{"kind":"Field","name":{"kind":"Name","value":"canAccessSettings"}}]}}]}}]}}]}') as DocumentNode<RestAdminPermissionsQuery, RestAdminPermissionsQueryVariables>;
export const RestAdminCompaniesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}') as DocumentNode<RestAdminCompaniesQuery, RestAdminCompaniesQueryVariables>;
export const RestAdminCompanyByIdDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminCompanyById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}') as DocumentNode<RestAdminCompanyByIdQuery, RestAdminCompanyByIdQueryVariables>;
export const RestUpdateCompanyStatusDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCompanyStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}') as DocumentNode<RestUpdateCompanyStatusMutation, RestUpdateCompanyStatusMutationVariables>;
export const RestVerifyCompanyDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}') as DocumentNode<RestVerifyCompanyMutation, RestVerifyCompanyMutationVariables>;
export const RestAdminStatsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalJobs"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"totalApplications"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"newJobsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"approvedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalJobs"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"totalApplications"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"newJobsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"approvedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedJobs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}}]}}]}}]}}]}') as DocumentNode<RestAdminStatsQuery, RestAdminStatsQueryVariables>;
export const RestAdminUserAnalyticsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminUserAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"growthRate"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"jobSeekers"}},{"kind":"Field","name":{"kind":"Name","value":"employers"}},{"kind":"Field","name":{"kind":"Name","value":"avgSessionDuration"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFigure"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFiguresTaken"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}') as DocumentNode<RestAdminUserAnalyticsQuery, RestAdminUserAnalyticsQueryVariables>;
export const RestAdminJobAnalyticsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminJobAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalJobs"}},{"kind":"Field","name":{"kind":"Name","value":"growthRate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"companyGrowthRate"}},{"kind":"Field","name":{"kind":"Name","value":"newJobsToday"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"featuredJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingJobs"}},{"kind":"Field","name":{"kind":"Name","value":"avgApplicationsPerJob"}},{"kind":"Field","name":{"kind":"Name","value":"avgTimeToFill"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFigure"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFiguresTaken"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}') as DocumentNode<RestAdminJobAnalyticsQuery, RestAdminJobAnalyticsQueryVariables>;
export const RestAdminApplicationAnalyticsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminApplicationAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalApplications"}},{"kind":"Field","name":{"kind":"Name","value":"growthRate"}},{"kind":"Field","name":{"kind":"Name","value":"newApplicationsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"approvedApplications"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedApplications"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFigure"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFiguresTaken"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}') as DocumentNode<RestAdminApplicationAnalyticsQuery, RestAdminApplicationAnalyticsQueryVariables>;
export const RestAdminJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"industry"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"industry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"industry"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestAdminJobsQuery, RestAdminJobsQueryVariables>;
export const RestAdminJobByIdDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminJobById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}') as DocumentNode<RestAdminJobByIdQuery, RestAdminJobByIdQueryVariables>;
export const RestUpdateJobStatusDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateJobStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestUpdateJobStatusMutation, RestUpdateJobStatusMutationVariables>;
export const RestChangeJobsStatusDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeJobsStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeJobsStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeJobsStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestChangeJobsStatusMutation, RestChangeJobsStatusMutationVariables>;
export const RestRecountsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRecounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestRecount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestRecount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}}]}') as DocumentNode<RestRecountsQuery, RestRecountsQueryVariables>;
export const RestRecountDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRecount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestRecount"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowKey"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"correctedAt"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestRecount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}}]}') as DocumentNode<RestRecountQuery, RestRecountQueryVariables>;
export const RestRecountNowDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRecountNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recountNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestRecount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestRecount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}}]}') as DocumentNode<RestRecountNowMutation, RestRecountNowMutationVariables>;
export const RestSystemSettingsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSystemSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSystemSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"enable2FA"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUsername"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"enableEmailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"enablePushNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifyNewJobs"}},{"kind":"Field","name":{"kind":"Name","value":"notifyApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveJobs"}},{"kind":"Field","name":{"kind":"Name","value":"backupFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"retentionPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"enableQueryLogging"}},{"kind":"Field","name":{"kind":"Name","value":"apiRateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"fileUploadLimit"}},{"kind":"Field","name":{"kind":"Name","value":"cacheTTL"}},{"kind":"Field","name":{"kind":"Name","value":"debugMode"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]}') as DocumentNode<RestSystemSettingsQuery, RestSystemSettingsQueryVariables>;
export const RestUpdateSystemSettingsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateSystemSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSystemSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSystemSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSystemSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"enable2FA"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUsername"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"enableEmailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"enablePushNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifyNewJobs"}},{"kind":"Field","name":{"kind":"Name","value":"notifyApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveJobs"}},{"kind":"Field","name":{"kind":"Name","value":"backupFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"retentionPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"enableQueryLogging"}},{"kind":"Field","name":{"kind":"Name","value":"apiRateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"fileUploadLimit"}},{"kind":"Field","name":{"kind":"Name","value":"cacheTTL"}},{"kind":"Field","name":{"kind":"Name","value":"debugMode"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]}') as DocumentNode<RestUpdateSystemSettingsMutation, RestUpdateSystemSettingsMutationVariables>;
export const RestAdminUsersDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestAdminUsersQuery, RestAdminUsersQueryVariables>;
export const RestAdminUserByIdDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminUserById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestAdminUserByIdQuery, RestAdminUserByIdQueryVariables>;
export const RestUpdateUserDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestUpdateUserMutation, RestUpdateUserMutationVariables>;
export const RestDeleteUserDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}]}') as DocumentNode<RestDeleteUserMutation, RestDeleteUserMutationVariables>;
export const RestVerifyUserDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestVerifyUserMutation, RestVerifyUserMutationVariables>;
export const RestSuspendUserDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestSuspendUserMutation, RestSuspendUserMutationVariables>;
export const RestAlertsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAlert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestAlertsQuery, RestAlertsQueryVariables>;
export const RestCreateAlertDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAlert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestCreateAlertMutation, RestCreateAlertMutationVariables>;
export const RestUpdateAlertDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAlert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestUpdateAlertMutation, RestUpdateAlertMutationVariables>;
export const RestDeleteAlertDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as DocumentNode<RestDeleteAlertMutation, RestDeleteAlertMutationVariables>;
export const RestAnalyticsRowsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAnalyticsRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigureInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]}') as DocumentNode<RestAnalyticsRowsQuery, RestAnalyticsRowsQueryVariables>;
export const RestApplicationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appliedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appliedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicants"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"meetsMustHaves"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withdrawn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"statuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"appliedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appliedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"appliedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appliedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicants"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicants"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"meetsMustHaves"},"value":{"kind":"Variable","name":{"kind":"Name","value":"meetsMustHaves"}}},{"kind":"Argument","name":{"kind":"Name","value":"withdrawn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withdrawn"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestApplicationsQuery, RestApplicationsQueryVariables>;
export const RestApplicationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAnswers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}}]}') as DocumentNode<RestApplicationQuery, RestApplicationQueryVariables>;
export const RestApplyToJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestApplyToJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyToJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAnswers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}}]}') as DocumentNode<RestApplyToJobMutation, RestApplyToJobMutationVariables>;
export const RestUpdateApplicationStatusDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateApplicationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApplicationStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApplicationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAnswers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}}]}') as DocumentNode<RestUpdateApplicationStatusMutation, RestUpdateApplicationStatusMutationVariables>;
export const RestWithdrawApplicationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestWithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestWithdrawApplicationMutation, RestWithdrawApplicationMutationVariables>;
export const RestUndoWithdrawalDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUndoWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestUndoWithdrawalMutation, RestUndoWithdrawalMutationVariables>;
export const RestEditApplicationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestEditApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestEditApplicationMutation, RestEditApplicationMutationVariables>;
export const RestRateTreatmentDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRateTreatment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateTreatmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateTreatment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isChangeable"}}]}}]}}]}}]}}]}') as DocumentNode<RestRateTreatmentMutation, RestRateTreatmentMutationVariables>;
export const RestRegisterDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deviceToken"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLoginDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deviceToken"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestRefreshDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRefresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestRefreshMutation, RestRefreshMutationVariables>;
export const RestLogoutDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestChangePasswordDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestRequestPasswordResetDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestResetPasswordDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestVerifyEmailDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestVerifyEmailMutation, RestVerifyEmailMutationVariables>;
export const RestResendVerificationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestResendVerificationMutation, RestResendVerificationMutationVariables>;
export const RestConfirmPasswordDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestConfirmPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedUntil"}}]}}]}}]}') as DocumentNode<RestConfirmPasswordMutation, RestConfirmPasswordMutationVariables>;
export const RestCompanyProfileDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCompanyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompanyProfile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestCompanyProfileQuery, RestCompanyProfileQueryVariables>;
export const RestCreateCompanyDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompanyProfile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestCreateCompanyMutation, RestCreateCompanyMutationVariables>;
export const RestUpdateCompanyDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompanyProfile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestUpdateCompanyMutation, RestUpdateCompanyMutationVariables>;
export const RestSendMessageDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationSent"}}]}}]}}]}') as DocumentNode<RestSendMessageMutation, RestSendMessageMutationVariables>;
export const RestConversationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"conversations"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestConversation"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMoney"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"applicationId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"readByOtherAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}}]}}]}') as DocumentNode<RestConversationsQuery, RestConversationsQueryVariables>;
export const RestMessagesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"messages"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMoney"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}') as DocumentNode<RestMessagesQuery, RestMessagesQueryVariables>;
export const RestSendConversationMessageDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendConversationMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendConversationMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendConversationMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMoney"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}}]}') as DocumentNode<RestSendConversationMessageMutation, RestSendConversationMessageMutationVariables>;
export const RestMarkConversationReadDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMarkConversationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkConversationReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markConversationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestConversation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMoney"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"applicationId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"readByOtherAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}}]}}]}') as DocumentNode<RestMarkConversationReadMutation, RestMarkConversationReadMutationVariables>;
export const RestChangeApplicationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDecisions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDecisions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedApplicationsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}') as DocumentNode<RestChangeApplicationsMutation, RestChangeApplicationsMutationVariables>;
export const RestChangeMatchingApplicationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeMatchingApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMatchingApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMatchingApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDecisions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDecisions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedApplicationsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}') as DocumentNode<RestChangeMatchingApplicationsMutation, RestChangeMatchingApplicationsMutationVariables>;
export const RestUndoApplicationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUndoApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"also"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"also"},"value":{"kind":"Variable","name":{"kind":"Name","value":"also"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]}') as DocumentNode<RestUndoApplicationsMutation, RestUndoApplicationsMutationVariables>;
export const RestEmployerSettingsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestEmployerSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employerSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]}') as DocumentNode<RestEmployerSettingsQuery, RestEmployerSettingsQueryVariables>;
export const RestUpdateEmployerProfileDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]}') as DocumentNode<RestUpdateEmployerProfileMutation, RestUpdateEmployerProfileMutationVariables>;
export const RestUpdateEmployerNotificationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployerNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployerNotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployerNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]}') as DocumentNode<RestUpdateEmployerNotificationsMutation, RestUpdateEmployerNotificationsMutationVariables>;
export const RestUpdateEmployerPrivacyDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployerPrivacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployerPrivacyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployerPrivacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]}') as DocumentNode<RestUpdateEmployerPrivacyMutation, RestUpdateEmployerPrivacyMutationVariables>;
export const RestInterviewsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestInterviewsQuery, RestInterviewsQueryVariables>;
export const RestInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestInterviewQuery, RestInterviewQueryVariables>;
export const RestInterviewsOfApplicationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterviewsOfApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestInterviewsOfApplicationQuery, RestInterviewsOfApplicationQueryVariables>;
export const RestProposeInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestProposeInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestProposeInterviewMutation, RestProposeInterviewMutationVariables>;
export const RestOfferInterviewTimesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestOfferInterviewTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferInterviewTimesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerInterviewTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestOfferInterviewTimesMutation, RestOfferInterviewTimesMutationVariables>;
export const RestMoveInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMoveInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestMoveInterviewMutation, RestMoveInterviewMutationVariables>;
export const RestChangeInterviewersDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeInterviewers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeInterviewersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeInterviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestChangeInterviewersMutation, RestChangeInterviewersMutationVariables>;
export const RestCancelInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCancelInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestCancelInterviewMutation, RestCancelInterviewMutationVariables>;
export const RestRecordInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRecordInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Interview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestRecordInterviewMutation, RestRecordInterviewMutationVariables>;
export const RestInterviewersDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterviewers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestInterviewersQuery, RestInterviewersQueryVariables>;
export const RestFreeInterviewTimesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestFreeInterviewTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interviewerIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekdays"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buffer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeInterviewTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interviewerIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interviewerIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"weekdays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekdays"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"endTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"buffer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buffer"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}}]}') as DocumentNode<RestFreeInterviewTimesQuery, RestFreeInterviewTimesQueryVariables>;
export const RestInterviewInvitationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterviewInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interviewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewInvitation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerNames"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestInterviewInvitationQuery, RestInterviewInvitationQueryVariables>;
export const RestBookInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestBookInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewInvitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerNames"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestBookInterviewMutation, RestBookInterviewMutationVariables>;
export const RestDeclineInterviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeclineInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewInvitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerNames"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]}') as DocumentNode<RestDeclineInterviewMutation, RestDeclineInterviewMutationVariables>;
export const RestJobByIdDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}') as DocumentNode<RestJobByIdQuery, RestJobByIdQueryVariables>;
export const RestSimilarJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSimilarJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}}]}') as DocumentNode<RestSimilarJobsQuery, RestSimilarJobsQueryVariables>;
export const RestJobStatsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobStats"},"name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}},{"kind":"Field","name":{"kind":"Name","value":"shortlisted"}},{"kind":"Field","name":{"kind":"Name","value":"interviewed"}},{"kind":"Field","name":{"kind":"Name","value":"hired"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"applicants"},"name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","alias":{"kind":"Name","value":"posted"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"expires"},"name":{"kind":"Name","value":"applicationDeadline"}}]}}]}}]}') as DocumentNode<RestJobStatsQuery, RestJobStatsQueryVariables>;
export const RestJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","alias":{"kind":"Name","value":"totalIsExact"},"name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}}]}') as DocumentNode<RestJobsQuery, RestJobsQueryVariables>;
export const RestFeaturedJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestFeaturedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"featured"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}') as DocumentNode<RestFeaturedJobsQuery, RestFeaturedJobsQueryVariables>;
export const RestHotJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestHotJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hot"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}') as DocumentNode<RestHotJobsQuery, RestHotJobsQueryVariables>;
export const RestJobPerformanceDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobPerformance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPerformance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobPerformanceCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobPerformanceCounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"ofCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"}},{"kind":"Field","name":{"kind":"Name","value":"companies"}},{"kind":"Field","name":{"kind":"Name","value":"isByTitle"}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobPerformanceRates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobPerformanceRates"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPerformanceCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPerformanceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"interviews"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"hires"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobPerformanceRates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPerformanceRates"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"interviews"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"hires"}}]}}]}') as DocumentNode<RestJobPerformanceQuery, RestJobPerformanceQueryVariables>;
export const RestSendConversationMessagesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendConversationMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendConversationMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendConversationMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"skippedApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]}') as DocumentNode<RestSendConversationMessagesMutation, RestSendConversationMessagesMutationVariables>;
export const RestSendMatchingMessagesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendMatchingMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMatchingMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMatchingMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"skippedApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]}') as DocumentNode<RestSendMatchingMessagesMutation, RestSendMatchingMessagesMutationVariables>;
export const RestUndoConversationMessagesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUndoConversationMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoConversationMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoConversationMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}') as DocumentNode<RestUndoConversationMessagesMutation, RestUndoConversationMessagesMutationVariables>;
export const RestMessageTemplatesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMessageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessageTemplate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessageTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestMessageTemplatesQuery, RestMessageTemplatesQueryVariables>;
export const RestCreateMessageTemplateDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessageTemplate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessageTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestCreateMessageTemplateMutation, RestCreateMessageTemplateMutationVariables>;
export const RestUpdateMessageTemplateDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessageTemplate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessageTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}') as DocumentNode<RestUpdateMessageTemplateMutation, RestUpdateMessageTemplateMutationVariables>;
export const RestDeleteMessageTemplateDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as DocumentNode<RestDeleteMessageTemplateMutation, RestDeleteMessageTemplateMutationVariables>;
export const RestNotificationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"notifications"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestNotification"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestNotificationsQuery, RestNotificationsQueryVariables>;
export const RestMarkNotificationReadDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestNotification"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}') as DocumentNode<RestMarkNotificationReadMutation, RestMarkNotificationReadMutationVariables>;
export const RestOffersDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOffer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"variablePay"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}}]}}]}') as DocumentNode<RestOffersQuery, RestOffersQueryVariables>;
export const RestSendOfferDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOffer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"variablePay"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}}]}}]}') as DocumentNode<RestSendOfferMutation, RestSendOfferMutationVariables>;
export const RestWithdrawOfferDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestWithdrawOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOffer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"variablePay"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}}]}}]}') as DocumentNode<RestWithdrawOfferMutation, RestWithdrawOfferMutationVariables>;
export const RestAcceptOfferDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAcceptOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOffer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"variablePay"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}}]}}]}') as DocumentNode<RestAcceptOfferMutation, RestAcceptOfferMutationVariables>;
export const RestDeclineOfferDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeclineOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOffer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pay"}},{"kind":"Field","name":{"kind":"Name","value":"variablePay"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"joiningDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}}]}}]}') as DocumentNode<RestDeclineOfferMutation, RestDeclineOfferMutationVariables>;
export const RestOfferDocumentDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOfferDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"document"},"name":{"kind":"Name","value":"offerDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]}}]}') as DocumentNode<RestOfferDocumentQuery, RestOfferDocumentQueryVariables>;
export const RestOfferPreviewDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOfferPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"document"},"name":{"kind":"Name","value":"offerPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]}}]}') as DocumentNode<RestOfferPreviewQuery, RestOfferPreviewQueryVariables>;
export const RestOfferTemplatesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOfferTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOfferTemplate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOfferTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}') as DocumentNode<RestOfferTemplatesQuery, RestOfferTemplatesQueryVariables>;
export const RestCreateOfferTemplateDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveOfferTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOfferTemplate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOfferTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}') as DocumentNode<RestCreateOfferTemplateMutation, RestCreateOfferTemplateMutationVariables>;
export const RestUpdateOfferTemplateDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveOfferTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOfferTemplate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOfferTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}') as DocumentNode<RestUpdateOfferTemplateMutation, RestUpdateOfferTemplateMutationVariables>;
export const RestDeleteOfferTemplateDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as DocumentNode<RestDeleteOfferTemplateMutation, RestDeleteOfferTemplateMutationVariables>;
export const RestPutPartnerJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPutPartnerJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPartnerJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}}]}') as DocumentNode<RestPutPartnerJobMutation, RestPutPartnerJobMutationVariables>;
export const RestPutPartnerJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPutPartnerJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PutJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPartnerJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}}]}') as DocumentNode<RestPutPartnerJobsMutation, RestPutPartnerJobsMutationVariables>;
export const RestPartnerJobByExternalIdDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPartnerJobByExternalId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobByExternalId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPartnerJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}}]}') as DocumentNode<RestPartnerJobByExternalIdQuery, RestPartnerJobByExternalIdQueryVariables>;
export const RestDeletePartnerJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeletePartnerJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePartnerJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedJobId"}}]}}]}}]}') as DocumentNode<RestDeletePartnerJobMutation, RestDeletePartnerJobMutationVariables>;
export const RestPayInsightDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPayInsight"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payInsight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isWider"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}},{"kind":"Field","name":{"kind":"Name","value":"companies"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"byExperience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byCompanySize"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}}]}') as DocumentNode<RestPayInsightQuery, RestPayInsightQueryVariables>;
export const RestWithdrawPendingChangeDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestWithdrawPendingChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPendingChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as DocumentNode<RestWithdrawPendingChangeMutation, RestWithdrawPendingChangeMutationVariables>;
export const RestDecidePendingChangeDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDecidePendingChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecidePendingChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidePendingChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedSinceApproval"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]}') as DocumentNode<RestDecidePendingChangeMutation, RestDecidePendingChangeMutationVariables>;
export const RestMyJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMyJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnJobsShown"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnJobsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}}]}') as DocumentNode<RestMyJobsQuery, RestMyJobsQueryVariables>;
export const RestCreateJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}') as DocumentNode<RestCreateJobMutation, RestCreateJobMutationVariables>;
export const RestUpdateJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPendingChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shift"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPendingChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}') as DocumentNode<RestUpdateJobMutation, RestUpdateJobMutationVariables>;
export const RestDeleteJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedJobId"}}]}}]}}]}') as DocumentNode<RestDeleteJobMutation, RestDeleteJobMutationVariables>;
export const RestRecommendedJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRecommendedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"fittingCount"}},{"kind":"Field","name":{"kind":"Name","value":"appliedCount"}},{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"speaksFor"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kilometers"}},{"kind":"Field","name":{"kind":"Name","value":"rupees"}},{"kind":"Field","name":{"kind":"Name","value":"years"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]}') as DocumentNode<RestRecommendedJobsQuery, RestRecommendedJobsQueryVariables>;
export const RestSavedJobsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSavedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"savedJobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJobSummary"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJobSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]}') as DocumentNode<RestSavedJobsQuery, RestSavedJobsQueryVariables>;
export const RestSaveJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}}]}}]}}]}}]}') as DocumentNode<RestSaveJobMutation, RestSaveJobMutationVariables>;
export const RestUnsaveJobDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUnsaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsaveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}}]}}]}}]}}]}') as DocumentNode<RestUnsaveJobMutation, RestUnsaveJobMutationVariables>;
export const RestInterviewFeedbackDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterviewFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewFeedback"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewFeedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canSend"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerCount"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewCriterion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorecards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}') as DocumentNode<RestInterviewFeedbackQuery, RestInterviewFeedbackQueryVariables>;
export const RestSendScorecardDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendScorecard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendScorecardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendScorecard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewFeedback"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewFeedback"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canSend"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"interviewerCount"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewCriterion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorecards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}') as DocumentNode<RestSendScorecardMutation, RestSendScorecardMutationVariables>;
export const RestInterviewCriteriaDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInterviewCriteria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interviewCriteria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewCriterion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}') as DocumentNode<RestInterviewCriteriaQuery, RestInterviewCriteriaQueryVariables>;
export const RestSaveInterviewCriteriaDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveInterviewCriteria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveInterviewCriteriaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveInterviewCriteria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInterviewCriterion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInterviewCriterion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewCriterion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}') as DocumentNode<RestSaveInterviewCriteriaMutation, RestSaveInterviewCriteriaMutationVariables>;
export const RestSessionsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}') as DocumentNode<RestSessionsQuery, RestSessionsQueryVariables>;
export const RestEndSessionDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestEndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestEndSessionMutation, RestEndSessionMutationVariables>;
export const RestEndOtherSessionsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestEndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}') as DocumentNode<RestEndOtherSessionsMutation, RestEndOtherSessionsMutationVariables>;
export const RestStagesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestStages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestStages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}}]}') as DocumentNode<RestStagesQuery, RestStagesQueryVariables>;
export const RestCreateStageDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestStages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestStages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}}]}') as DocumentNode<RestCreateStageMutation, RestCreateStageMutationVariables>;
export const RestUpdateStageDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestStages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestStages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}}]}') as DocumentNode<RestUpdateStageMutation, RestUpdateStageMutationVariables>;
export const RestOrderStagesDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestOrderStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestStages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestStages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}}]}') as DocumentNode<RestOrderStagesMutation, RestOrderStagesMutationVariables>;
export const RestArchiveStageDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestArchiveStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestStages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestStages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"typicalDays"}}]}}]}}]}') as DocumentNode<RestArchiveStageMutation, RestArchiveStageMutationVariables>;
export const RestMoveApplicationToStageDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMoveApplicationToStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveApplicationToStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplicationToStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersFit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"fitting"}},{"kind":"Field","name":{"kind":"Name","value":"missedMust"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as DocumentNode<RestMoveApplicationToStageMutation, RestMoveApplicationToStageMutationVariables>;
export const RestTeamDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestTeam"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}') as DocumentNode<RestTeamQuery, RestTeamQueryVariables>;
export const RestInviteToTeamDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestInviteToTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteToTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestTeam"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}') as DocumentNode<RestInviteToTeamMutation, RestInviteToTeamMutationVariables>;
export const RestRevokeTeamInvitationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRevokeTeamInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeTeamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as DocumentNode<RestRevokeTeamInvitationMutation, RestRevokeTeamInvitationMutationVariables>;
export const RestUpdateTeamMemberDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestTeam"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}') as DocumentNode<RestUpdateTeamMemberMutation, RestUpdateTeamMemberMutationVariables>;
export const RestRemoveTeamMemberDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRemoveTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as DocumentNode<RestRemoveTeamMemberMutation, RestRemoveTeamMemberMutationVariables>;
export const RestMembershipsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMemberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyOwner"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}') as DocumentNode<RestMembershipsQuery, RestMembershipsQueryVariables>;
export const RestSwitchCompanyDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSwitchCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestTeam"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTeam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"postedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}') as DocumentNode<RestSwitchCompanyMutation, RestSwitchCompanyMutationVariables>;
export const RestProfileDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestProfileQuery, RestProfileQueryVariables>;
export const RestUpdateProfileDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestCompleteOnboardingDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCompleteOnboarding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteOnboardingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeOnboarding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCareer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Career"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"degrees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"career"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCareer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"noticeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"willingToMove"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"accommodations"}},{"kind":"Field","name":{"kind":"Name","value":"showAccommodations"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]}') as DocumentNode<RestCompleteOnboardingMutation, RestCompleteOnboardingMutationVariables>;
export const RestOnboardingStatusDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOnboardingStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}}]}}]}}]}}]}') as DocumentNode<RestOnboardingStatusQuery, RestOnboardingStatusQueryVariables>;
export const RestOwnVerificationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOwnVerifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVerification"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVerification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}}]}}]}') as DocumentNode<RestOwnVerificationsQuery, RestOwnVerificationsQueryVariables>;
export const RestSendWorkEmailLinkDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendWorkEmailLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendWorkEmailLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendWorkEmailLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVerification"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVerification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}}]}}]}') as DocumentNode<RestSendWorkEmailLinkMutation, RestSendWorkEmailLinkMutationVariables>;
export const RestRequestVerificationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVerification"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVerification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}}]}}]}') as DocumentNode<RestRequestVerificationMutation, RestRequestVerificationMutationVariables>;
export const RestConfirmWorkEmailDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestConfirmWorkEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkEmailLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmWorkEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}') as DocumentNode<RestConfirmWorkEmailMutation, RestConfirmWorkEmailMutationVariables>;
export const RestDecideVerificationDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDecideVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVerification"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVerification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}}]}}]}') as DocumentNode<RestDecideVerificationMutation, RestDecideVerificationMutationVariables>;
export const RestCompanyVerificationsDocument = JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCompanyVerifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestVerification"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestVerification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"removalReason"}}]}}]}') as DocumentNode<RestCompanyVerificationsQuery, RestCompanyVerificationsQueryVariables>;