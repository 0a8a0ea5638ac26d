import {
  applicantsOf,
  applicationQuerySchema,
  type ApplicationQueryValues,
} from '#schema/validation/employers/applicationFilter.ts';
import { get, patch, post, put, remove } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';
import type { RestApplicationsQueryVariables } from '../gql/graphql.ts';
import { upper } from '#schema/options/letters.ts';
import { pagingNames } from '../paging.ts';

graphql(`
  fragment RestApplication on Application {
    id
    status
    appliedAt
    statusChangedAt
    name
    email
    phone
    coverLetter
    expectedSalary
    withdrawal {
      at
      reason
      text
    }
    answersFit {
      asked
      fitting
      missedMust
    }
    applicant {
      firstName
      lastName
      email
    }
    resume: resumeName
    resumeFile: resume {
      fileId: id
      fileName: name
      fileUrl: url
    }
    job {
      id
      title
      location
      company {
        id
        name
      }
    }
  }
`);

graphql(`
  fragment RestAnswers on Application {
    answers {
      question
      answer
      fits
      file {
        fileId: id
        fileName: name
        fileUrl: url
      }
    }
  }
`);

const Applications = graphql(`
  query RestApplications(
    $jobId: ID
    $statuses: [ApplicationStatus!]
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $applicants: ApplicantFilter
    $stageId: ID
    $meetsMustHaves: Boolean
    $withdrawn: Boolean
    $sort: ApplicationSort!
    $first: Int!
    $page: Int!
  ) {
    viewer {
      applications(
        jobId: $jobId
        statuses: $statuses
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        applicants: $applicants
        stageId: $stageId
        meetsMustHaves: $meetsMustHaves
        withdrawn: $withdrawn
        sort: $sort
        first: $first
        page: $page
      ) {
        applications: nodes {
          ...RestApplication
        }
        total: totalCount
      }
    }
  }
`);

const One = graphql(`
  query RestApplication($id: ID!) {
    viewer {
      application(id: $id) {
        ...RestApplication
        ...RestAnswers
      }
    }
  }
`);

const ApplyToJob = graphql(`
  mutation RestApplyToJob($input: ApplyToJobInput!) {
    applyToJob(input: $input) {
      application {
        ...RestApplication
        ...RestAnswers
      }
    }
  }
`);

const UpdateStatus = graphql(`
  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {
    updateApplicationStatus(input: $input) {
      application {
        ...RestApplication
        ...RestAnswers
      }
    }
  }
`);

const Withdraw = graphql(`
  mutation RestWithdrawApplication($input: WithdrawApplicationInput!) {
    withdrawApplication(input: $input) {
      application {
        ...RestApplication
      }
      undoUntil
    }
  }
`);

const UndoWithdrawal = graphql(`
  mutation RestUndoWithdrawal($id: ID!) {
    undoWithdrawal(input: { id: $id }) {
      application {
        ...RestApplication
      }
    }
  }
`);

const Edit = graphql(`
  mutation RestEditApplication($input: EditApplicationInput!) {
    editApplication(input: $input) {
      application {
        ...RestApplication
      }
    }
  }
`);

const RateTreatment = graphql(`
  mutation RestRateTreatment($input: RateTreatmentInput!) {
    rateTreatment(input: $input) {
      application {
        id
        treatment {
          rating
          comment
          isChangeable
        }
      }
    }
  }
`);

function listVariables(values: ApplicationQueryValues): RestApplicationsQueryVariables {
  const { jobId, status, search, appliedFrom, appliedTo, stageId, meetsMustHaves, ...rest } =
    values;
  const { sort, page, limit, withdrawn } = rest;
  const applicants = applicantsOf(values);
  return {
    jobId,
    statuses: status?.map(upper) ?? null,
    search,
    appliedFrom,
    appliedTo,
    applicants: applicants && {
      ...applicants,
      availableWithin: applicants.availableWithin && upper(applicants.availableWithin),
    },
    stageId,
    meetsMustHaves,
    withdrawn,
    sort: upper(sort ?? 'newest'),
    first: limit,
    page,
  };
}

export const applicationRoutes = [
  get(
    '/applications',
    "List a job seeker's own applications, or those an employer has received",
    Applications,
    {
      query: {
        names: {
          jobId: 'Only applications for this job.',
          status:
            'pending, reviewed, shortlisted, rejected or hired. Separate several with commas.',
          search:
            "Words in the job's title; for an employer also in the applicant's name or email, or in the letter, the resume and the answers.",
          appliedFrom: 'Sent on this day (YYYY-MM-DD) or later.',
          appliedTo: 'Sent on this day (YYYY-MM-DD) or before.',
          experienceFrom: 'For an employer: the minimum years of experience.',
          experienceTo: 'For an employer: the maximum years of experience.',
          availableWithin: 'For an employer: immediately, days_15, month_1, months_2 or months_3.',
          payTo: 'For an employer: the maximum expected pay in rupees per year.',
          place: 'For an employer: where the applicant lives.',
          tags: 'For an employer: ids of tags, of which one is enough. Separate several with commas.',
          ratingFrom: 'For an employer: the minimum average rating, 1 to 5.',
          hasResume: 'For an employer: yes or no.',
          stageId: "Only applications in this stage of the caller's company.",
          meetsMustHaves: 'true: only applications whose answers meet all must-haves.',
          withdrawn:
            'true: only applications that were withdrawn; false: only those that were not.',
          sort: 'newest, oldest, name or answers; for an employer also match or rating.',
          ...pagingNames(100),
        },
        schema: applicationQuerySchema,
        toVariables: listVariables,
      },
      answer: ['viewer', 'applications'],
    },
  ),
  get('/applications/{id}', 'Read an application with its answers', One, {
    answer: ['viewer', 'application'],
    missing: 'decision.missing',
  }),
  post('/applications', 'Apply for a job; only one application per job', ApplyToJob, {
    answer: ['applyToJob', 'application'],
    status: 201,
  }),
  patch(
    '/applications/{id}/status',
    'Update the status of an application; `from`, the status you saw, detects a concurrent decision',
    UpdateStatus,
    { answer: ['updateApplicationStatus', 'application'] },
  ),
  patch(
    '/applications/{id}',
    'Change your application, as long as nobody at the company has opened it',
    Edit,
    { answer: ['editApplication', 'application'] },
  ),
  post(
    '/applications/{id}/withdraw',
    'Withdraw your application; `undoUntil` says how long it can be undone',
    Withdraw,
    { answer: ['withdrawApplication'] },
  ),
  remove(
    '/applications/{id}/withdraw',
    'Undo the withdrawal of your application, within ten seconds',
    UndoWithdrawal,
    { answer: ['undoWithdrawal', 'application'] },
  ),
  put(
    '/applications/{id}/treatment',
    'Say how you were treated, after your application has ended',
    RateTreatment,
    { answer: ['rateTreatment', 'application', 'treatment'] },
  ),
];
