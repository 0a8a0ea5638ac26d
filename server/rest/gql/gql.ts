/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query RestAdminActivity(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      activity(\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        first: $first\n        page: $page\n      ) {\n        data: nodes {\n          id\n          at\n          actor {\n            kind\n            id\n            name\n            email\n          }\n          action\n          subject {\n            kind\n            id\n            name\n          }\n          ip\n          requestId\n          before\n          after\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestAdminActivityDocument,
    "\n  fragment RestBulkUpload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    successful\n    failed\n    errorCount\n    columns\n    unknownColumns\n    createdAt\n    finishedAt\n    undoneAt\n    undoableUntil\n    uploadedBy {\n      id\n      name\n    }\n  }\n": typeof types.RestBulkUploadFragmentDoc,
    "\n  fragment RestBulkError on BulkError {\n    row\n    field\n    message\n    hint\n  }\n": typeof types.RestBulkErrorFragmentDoc,
    "\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n": typeof types.RestValidateBulkRowsDocument,
    "\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n": typeof types.RestUploadBulkRowsDocument,
    "\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestBulkUploadsDocument,
    "\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          ...RestBulkError\n        }\n      }\n    }\n  }\n": typeof types.RestBulkUploadByIdDocument,
    "\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    updatedAt\n    approvedAt\n  }\n": typeof types.RestAdminCompanyFragmentDoc,
    "\n  query RestAdminPermissions {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n    }\n  }\n": typeof types.RestAdminPermissionsDocument,
    "\n  query RestAdminCompanies($search: String, $status: AdminStatus, $first: Int!, $page: Int!) {\n    admin {\n      companies(search: $search, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminCompany\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestAdminCompaniesDocument,
    "\n  query RestAdminCompanyById($id: ID!) {\n    admin {\n      company(id: $id) {\n        ...RestAdminCompany\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n": typeof types.RestAdminCompanyByIdDocument,
    "\n  mutation RestUpdateCompanyStatus($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": typeof types.RestUpdateCompanyStatusDocument,
    "\n  mutation RestVerifyCompany($id: ID!) {\n    verifyCompany(input: { id: $id }) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": typeof types.RestVerifyCompanyDocument,
    "\n  query RestAdminStats {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        countedAt\n      }\n    }\n  }\n": typeof types.RestAdminStatsDocument,
    "\n  fragment RestFigure on AnalyticsFigure {\n    key\n    value\n    change\n    unit\n    definition\n    address\n    changeAddress\n  }\n": typeof types.RestFigureFragmentDoc,
    "\n  fragment RestFiguresTaken on AnalyticsFigures {\n    from\n    countedAt\n    timeZone\n  }\n": typeof types.RestFiguresTakenFragmentDoc,
    "\n  query RestAdminUserAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          users {\n            totalUsers\n            growthRate\n            newUsersToday\n            activeUsers\n            jobSeekers\n            employers\n            avgSessionDuration\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n": typeof types.RestAdminUserAnalyticsDocument,
    "\n  query RestAdminJobAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          jobs {\n            totalJobs\n            growthRate\n            totalCompanies\n            companyGrowthRate\n            newJobsToday\n            activeJobs\n            featuredJobs\n            pendingJobs\n            avgApplicationsPerJob\n            avgTimeToFill\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n": typeof types.RestAdminJobAnalyticsDocument,
    "\n  query RestAdminApplicationAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          applications {\n            totalApplications\n            growthRate\n            newApplicationsToday\n            pendingApplications\n            approvedApplications\n            rejectedApplications\n            conversionRate\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n": typeof types.RestAdminApplicationAnalyticsDocument,
    "\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n    updatedAt\n  }\n": typeof types.RestAdminJobFragmentDoc,
    "\n  query RestAdminJobs(\n    $search: String\n    $status: AdminStatus\n    $industry: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminJob\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestAdminJobsDocument,
    "\n  query RestAdminJobById($id: ID!) {\n    admin {\n      job(id: $id) {\n        ...RestAdminJob\n        job {\n          pendingChange {\n            ...RestPendingChange\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestAdminJobByIdDocument,
    "\n  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n    }\n  }\n": typeof types.RestUpdateJobStatusDocument,
    "\n  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        ...RestAdminJob\n      }\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n": typeof types.RestChangeJobsStatusDocument,
    "\n  fragment RestRecount on Recount {\n    id\n    askedBy\n    status\n    requestedAt\n    finishedAt\n    checked\n    differing\n    corrected\n  }\n": typeof types.RestRecountFragmentDoc,
    "\n  query RestRecounts {\n    admin {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n": typeof types.RestRecountsDocument,
    "\n  query RestRecount($id: ID!) {\n    admin {\n      recount(id: $id) {\n        ...RestRecount\n        findings {\n          value\n          checked\n          differing\n          corrected\n          hasFailed\n          examples {\n            rowKey\n            subjectKind\n            subjectId\n            subjectName\n            before\n            after\n            correctedAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestRecountDocument,
    "\n  mutation RestRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n": typeof types.RestRecountNowDocument,
    "\n  fragment RestSystemSettings on SystemSettings {\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    enableQueryLogging\n    apiRateLimit\n    fileUploadLimit\n    cacheTTL\n    debugMode\n    supportEmail\n    supportPhone\n    postalAddress\n  }\n": typeof types.RestSystemSettingsFragmentDoc,
    "\n  query RestSystemSettings {\n    admin {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n": typeof types.RestSystemSettingsDocument,
    "\n  mutation RestUpdateSystemSettings($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n": typeof types.RestUpdateSystemSettingsDocument,
    "\n  fragment RestAdminUser on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n    isVerified\n    suspendedUntil\n    suspendedReason\n    company {\n      id\n      name\n    }\n    lastLoginAt\n    createdAt\n  }\n": typeof types.RestAdminUserFragmentDoc,
    "\n  query RestAdminUsers(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      users(search: $search, role: $role, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminUser\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestAdminUsersDocument,
    "\n  query RestAdminUserById($id: ID!) {\n    admin {\n      user(id: $id) {\n        ...RestAdminUser\n      }\n    }\n  }\n": typeof types.RestAdminUserByIdDocument,
    "\n  mutation RestUpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n": typeof types.RestUpdateUserDocument,
    "\n  mutation RestDeleteUser($id: ID!) {\n    deleteUser(input: { id: $id }) {\n      deletedUserId\n    }\n  }\n": typeof types.RestDeleteUserDocument,
    "\n  mutation RestVerifyUser($id: ID!) {\n    verifyUser(input: { id: $id }) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n": typeof types.RestVerifyUserDocument,
    "\n  mutation RestSuspendUser($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n": typeof types.RestSuspendUserDocument,
    "\n  fragment RestAlert on Alert {\n    id\n    name\n    keywords\n    location\n    jobType\n    salaryRange\n    frequency\n    isActive\n    lastSent\n    matches\n    createdAt\n  }\n": typeof types.RestAlertFragmentDoc,
    "\n  query RestAlerts {\n    viewer {\n      alerts {\n        ...RestAlert\n      }\n    }\n  }\n": typeof types.RestAlertsDocument,
    "\n  mutation RestCreateAlert($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n": typeof types.RestCreateAlertDocument,
    "\n  mutation RestUpdateAlert($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n": typeof types.RestUpdateAlertDocument,
    "\n  mutation RestDeleteAlert($id: ID!) {\n    deleteAlert(input: { id: $id }) {\n      alert {\n        id\n      }\n    }\n  }\n": typeof types.RestDeleteAlertDocument,
    "\n  query RestAnalyticsRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          data: nodes {\n            id\n            at\n            label\n            detail\n            job {\n              id\n              label\n              path\n            }\n            company {\n              id\n              label\n              path\n            }\n            user {\n              id\n              label\n              path\n            }\n            applicationId\n          }\n          question\n          measure\n          part\n          parts\n          from\n          to\n          timeZone\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestAnalyticsRowsDocument,
    "\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    withdrawal {\n      at\n      reason\n      text\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RestApplicationFragmentDoc,
    "\n  fragment RestAnswers on Application {\n    answers {\n      question\n      answer\n      fits\n      file {\n        fileId: id\n        fileName: name\n        fileUrl: url\n      }\n    }\n  }\n": typeof types.RestAnswersFragmentDoc,
    "\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $stageId: ID\n    $meetsMustHaves: Boolean\n    $withdrawn: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        stageId: $stageId\n        meetsMustHaves: $meetsMustHaves\n        withdrawn: $withdrawn\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestApplicationsDocument,
    "\n  query RestApplication($id: ID!) {\n    viewer {\n      application(id: $id) {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n": typeof types.RestApplicationDocument,
    "\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n": typeof types.RestApplyToJobDocument,
    "\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n": typeof types.RestUpdateApplicationStatusDocument,
    "\n  mutation RestWithdrawApplication($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n      undoUntil\n    }\n  }\n": typeof types.RestWithdrawApplicationDocument,
    "\n  mutation RestUndoWithdrawal($id: ID!) {\n    undoWithdrawal(input: { id: $id }) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": typeof types.RestUndoWithdrawalDocument,
    "\n  mutation RestEditApplication($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": typeof types.RestEditApplicationDocument,
    "\n  mutation RestRateTreatment($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        id\n        treatment {\n          rating\n          comment\n          isChangeable\n        }\n      }\n    }\n  }\n": typeof types.RestRateTreatmentDocument,
    "\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestRegisterDocument,
    "\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestLoginDocument,
    "\n  mutation RestRefresh {\n    refreshSession {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestRefreshDocument,
    "\n  mutation RestLogout {\n    logout {\n      message\n    }\n  }\n": typeof types.RestLogoutDocument,
    "\n  mutation RestChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestChangePasswordDocument,
    "\n  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": typeof types.RestRequestPasswordResetDocument,
    "\n  mutation RestResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": typeof types.RestResetPasswordDocument,
    "\n  mutation RestVerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": typeof types.RestVerifyEmailDocument,
    "\n  mutation RestResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": typeof types.RestResendVerificationDocument,
    "\n  mutation RestConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      message\n      confirmedUntil\n    }\n  }\n": typeof types.RestConfirmPasswordDocument,
    "\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n": typeof types.RestCompanyProfileFragmentDoc,
    "\n  query RestCompanyProfile {\n    viewer {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": typeof types.RestCompanyProfileDocument,
    "\n  mutation RestCreateCompany($input: CompanyInput!) {\n    createCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": typeof types.RestCreateCompanyDocument,
    "\n  mutation RestUpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": typeof types.RestUpdateCompanyDocument,
    "\n  mutation RestSendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n": typeof types.RestSendMessageDocument,
    "\n  fragment RestMessage on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n  }\n": typeof types.RestMessageFragmentDoc,
    "\n  fragment RestConversation on Conversation {\n    applicationId: id\n    state\n    isUnread\n    lastAt\n    readByOtherAt\n    lastMessage {\n      ...RestMessage\n    }\n  }\n": typeof types.RestConversationFragmentDoc,
    "\n  query RestConversations($first: Int!, $page: Int!) {\n    viewer {\n      conversations(first: $first, page: $page) {\n        conversations: nodes {\n          ...RestConversation\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestConversationsDocument,
    "\n  query RestMessages($applicationId: ID!, $first: Int!, $page: Int!) {\n    conversation(id: $applicationId) {\n      application {\n        messages(first: $first, page: $page) {\n          messages: nodes {\n            ...RestMessage\n          }\n          total: totalCount\n        }\n      }\n    }\n  }\n": typeof types.RestMessagesDocument,
    "\n  mutation RestSendConversationMessage($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        ...RestMessage\n      }\n    }\n  }\n": typeof types.RestSendConversationMessageDocument,
    "\n  mutation RestMarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        ...RestConversation\n      }\n    }\n  }\n": typeof types.RestMarkConversationReadDocument,
    "\n  fragment RestDecisions on ChangedApplicationsPayload {\n    batchId\n    changed\n    remaining\n    refused {\n      id\n      message\n      rule\n    }\n    undoUntil\n  }\n": typeof types.RestDecisionsFragmentDoc,
    "\n  mutation RestChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n": typeof types.RestChangeApplicationsDocument,
    "\n  mutation RestChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n": typeof types.RestChangeMatchingApplicationsDocument,
    "\n  mutation RestUndoApplications($batchId: ID!, $also: [ID!]!) {\n    undoApplications(input: { batchId: $batchId, also: $also }) {\n      changed\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n": typeof types.RestUndoApplicationsDocument,
    "\n  fragment RestEmployerSettings on EmployerSettings {\n    firstName\n    lastName\n    phone\n    companyName\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n": typeof types.RestEmployerSettingsFragmentDoc,
    "\n  query RestEmployerSettings {\n    viewer {\n      employerSettings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestEmployerSettingsDocument,
    "\n  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestUpdateEmployerProfileDocument,
    "\n  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestUpdateEmployerNotificationsDocument,
    "\n  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestUpdateEmployerPrivacyDocument,
    "\n  fragment RestInterview on Interview {\n    id\n    kind\n    title\n    status\n    place\n    link\n    note\n    minutes\n    bufferMinutes\n    timeZone\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    createdAt\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n": typeof types.RestInterviewFragmentDoc,
    "\n  query RestInterviews {\n    viewer {\n      interviews {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestInterviewsDocument,
    "\n  query RestInterview($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestInterviewDocument,
    "\n  query RestInterviewsOfApplication($applicationId: ID!) {\n    viewer {\n      interviews(applicationId: $applicationId) {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestInterviewsOfApplicationDocument,
    "\n  mutation RestProposeInterview($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestProposeInterviewDocument,
    "\n  mutation RestOfferInterviewTimes($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestOfferInterviewTimesDocument,
    "\n  mutation RestMoveInterview($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestMoveInterviewDocument,
    "\n  mutation RestChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestChangeInterviewersDocument,
    "\n  mutation RestCancelInterview($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestCancelInterviewDocument,
    "\n  mutation RestRecordInterview($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": typeof types.RestRecordInterviewDocument,
    "\n  fragment RestInterviewInvitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n": typeof types.RestInterviewInvitationFragmentDoc,
    "\n  query RestInterviewers($jobId: ID!) {\n    viewer {\n      interviewers(jobId: $jobId) {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RestInterviewersDocument,
    "\n  query RestFreeInterviewTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n        isFree\n      }\n    }\n  }\n": typeof types.RestFreeInterviewTimesDocument,
    "\n  query RestInterviewInvitation($token: String!) {\n    interviewInvitation(token: $token) {\n      ...RestInterviewInvitation\n    }\n  }\n": typeof types.RestInterviewInvitationDocument,
    "\n  mutation RestBookInterview($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n": typeof types.RestBookInterviewDocument,
    "\n  mutation RestDeclineInterview($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n": typeof types.RestDeclineInterviewDocument,
    "\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    description\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n": typeof types.RestJobFragmentDoc,
    "\n  fragment RestJobQuestion on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n": typeof types.RestJobQuestionFragmentDoc,
    "\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n      descriptionHtml\n      questions {\n        ...RestJobQuestion\n      }\n    }\n  }\n": typeof types.RestJobByIdDocument,
    "\n  query RestSimilarJobs($id: ID!) {\n    job(id: $id) {\n      similar {\n        ...RestJob\n      }\n    }\n  }\n": typeof types.RestSimilarJobsDocument,
    "\n  query RestJobStats($id: ID!) {\n    job(id: $id) {\n      jobStats: stats {\n        applicants\n        applications: applicants\n        views\n        posted\n        expires\n        shortlisted\n        interviewed\n        hired\n      }\n      applicants: applicationsCount\n      applications: applicationsCount\n      views\n      posted: postedAt\n      expires: applicationDeadline\n    }\n  }\n": typeof types.RestJobStatsDocument,
    "fragment RestJobFacts on Job {\n  shift\n  workMode\n  noticePeriod\n  language\n  openings\n}": typeof types.RestJobFactsFragmentDoc,
    "\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n": typeof types.RestJobsDocument,
    "\n  fragment RestJobPage on JobConnection {\n    jobs: nodes {\n      ...RestJob\n    }\n    total: totalCount\n    totalPages\n    page\n  }\n": typeof types.RestJobPageFragmentDoc,
    "\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n": typeof types.RestFeaturedJobsDocument,
    "\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n": typeof types.RestHotJobsDocument,
    "\n  query RestJobPerformance($id: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $id, period: $period) {\n        period\n        timeZone\n        totals {\n          ...RestJobPerformanceCounts\n        }\n        days {\n          day\n          counts {\n            ...RestJobPerformanceCounts\n          }\n        }\n        sources {\n          source\n          views\n          applications\n        }\n        funnel {\n          step\n          count\n          of\n          ofCount\n        }\n        comparison {\n          jobs\n          companies\n          isByTitle\n          own {\n            ...RestJobPerformanceRates\n          }\n          similar {\n            ...RestJobPerformanceRates\n          }\n        }\n        suggestions {\n          kind\n          own\n          other\n          question\n        }\n      }\n    }\n  }\n\n  fragment RestJobPerformanceCounts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n\n  fragment RestJobPerformanceRates on JobPerformanceRates {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n": typeof types.RestJobPerformanceDocument,
    "\n  mutation RestSendConversationMessages($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n": typeof types.RestSendConversationMessagesDocument,
    "\n  mutation RestSendMatchingMessages($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n": typeof types.RestSendMatchingMessagesDocument,
    "\n  mutation RestUndoConversationMessages($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n": typeof types.RestUndoConversationMessagesDocument,
    "\n  fragment RestMessageTemplate on MessageTemplate {\n    id\n    name\n    body\n    updatedAt\n  }\n": typeof types.RestMessageTemplateFragmentDoc,
    "\n  query RestMessageTemplates {\n    viewer {\n      messageTemplates {\n        ...RestMessageTemplate\n      }\n    }\n  }\n": typeof types.RestMessageTemplatesDocument,
    "\n  mutation RestCreateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n": typeof types.RestCreateMessageTemplateDocument,
    "\n  mutation RestUpdateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n": typeof types.RestUpdateMessageTemplateDocument,
    "\n  mutation RestDeleteMessageTemplate($id: ID!) {\n    deleteMessageTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.RestDeleteMessageTemplateDocument,
    "\n  query RestNotifications($first: Int!, $page: Int!) {\n    viewer {\n      notifications(first: $first, page: $page) {\n        notifications: nodes {\n          ...RestNotification\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestNotificationsDocument,
    "\n  mutation RestMarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        ...RestNotification\n      }\n    }\n  }\n": typeof types.RestMarkNotificationReadDocument,
    "\n  fragment RestNotification on Notification {\n    id\n    kind\n    title\n    body\n    link\n    read\n    readAt\n    createdAt\n  }\n": typeof types.RestNotificationFragmentDoc,
    "\n  fragment RestOffer on Offer {\n    id\n    status\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    expiresAt\n    letter\n    companyName\n    candidateName\n    sentAt\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n": typeof types.RestOfferFragmentDoc,
    "\n  query RestOffers($applicationId: ID!) {\n    viewer {\n      offers(applicationId: $applicationId) {\n        ...RestOffer\n      }\n    }\n  }\n": typeof types.RestOffersDocument,
    "\n  mutation RestSendOffer($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": typeof types.RestSendOfferDocument,
    "\n  mutation RestWithdrawOffer($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": typeof types.RestWithdrawOfferDocument,
    "\n  mutation RestAcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": typeof types.RestAcceptOfferDocument,
    "\n  mutation RestDeclineOffer($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": typeof types.RestDeclineOfferDocument,
    "\n  query RestOfferDocument($id: ID!) {\n    viewer {\n      document: offerDocument(id: $id)\n    }\n  }\n": typeof types.RestOfferDocumentDocument,
    "\n  query RestOfferPreview($input: SendOfferInput!) {\n    viewer {\n      document: offerPreview(input: $input)\n    }\n  }\n": typeof types.RestOfferPreviewDocument,
    "\n  fragment RestOfferTemplate on OfferTemplate {\n    id\n    name\n    language\n    letter\n    isOwn\n  }\n": typeof types.RestOfferTemplateFragmentDoc,
    "\n  query RestOfferTemplates {\n    viewer {\n      offerTemplates {\n        ...RestOfferTemplate\n      }\n    }\n  }\n": typeof types.RestOfferTemplatesDocument,
    "\n  mutation RestCreateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n": typeof types.RestCreateOfferTemplateDocument,
    "\n  mutation RestUpdateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n": typeof types.RestUpdateOfferTemplateDocument,
    "\n  mutation RestDeleteOfferTemplate($id: ID!) {\n    deleteOfferTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.RestDeleteOfferTemplateDocument,
    "\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    descriptionHtml\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n": typeof types.RestPartnerJobFragmentDoc,
    "\n  mutation RestPutPartnerJob($input: PartnerJobInput!) {\n    putJob(input: $input) {\n      outcome\n      job {\n        ...RestPartnerJob\n      }\n    }\n  }\n": typeof types.RestPutPartnerJobDocument,
    "\n  mutation RestPutPartnerJobs($input: PutJobsInput!) {\n    putJobs(input: $input) {\n      results {\n        externalId\n        outcome\n        job {\n          ...RestPartnerJob\n        }\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": typeof types.RestPutPartnerJobsDocument,
    "\n  query RestPartnerJobByExternalId($externalId: String!) {\n    viewer {\n      jobByExternalId(externalId: $externalId) {\n        ...RestPartnerJob\n      }\n    }\n  }\n": typeof types.RestPartnerJobByExternalIdDocument,
    "\n  mutation RestDeletePartnerJob($externalId: String!) {\n    deletePartnerJob(input: { externalId: $externalId }) {\n      deletedJobId\n    }\n  }\n": typeof types.RestDeletePartnerJobDocument,
    "\n  query RestPayInsight($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      area\n      isWider\n      place\n      jobs\n      companies\n      low\n      median\n      high\n      since\n      until\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n    }\n  }\n": typeof types.RestPayInsightDocument,
    "\n  fragment RestPendingChange on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n": typeof types.RestPendingChangeFragmentDoc,
    "\n  mutation RestWithdrawPendingChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n      }\n      companyProfile {\n        id\n      }\n    }\n  }\n": typeof types.RestWithdrawPendingChangeDocument,
    "\n  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": typeof types.RestDecidePendingChangeDocument,
    "\n  query RestMyJobs(\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {\n        jobs: nodes {\n          ...RestJob\n          standing\n          adminNotes\n          renewableFrom\n          pendingChange {\n            id\n          }\n        }\n        total: totalCount\n        figures {\n          total\n          featured\n          hot\n          applications\n          views\n        }\n      }\n    }\n  }\n": typeof types.RestMyJobsDocument,
    "\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n      }\n    }\n  }\n": typeof types.RestCreateJobDocument,
    "\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n": typeof types.RestUpdateJobDocument,
    "\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n": typeof types.RestDeleteJobDocument,
    "\n  query RestRecommendedJobs($first: Int!, $page: Int!) {\n    recommendedJobs(first: $first, page: $page) {\n      basis\n      fittingCount\n      appliedCount\n      jobs: nodes {\n        job {\n          ...RestJobSummary\n        }\n        grade\n        reasons {\n          kind\n          speaksFor\n          text\n          skills\n          title\n          place\n          kilometers\n          rupees\n          years\n        }\n      }\n      total: totalCount\n    }\n  }\n": typeof types.RestRecommendedJobsDocument,
    "\n  fragment RestJobSummary on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n    isRemote\n    postedAt\n    applicationDeadline\n  }\n": typeof types.RestJobSummaryFragmentDoc,
    "\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            ...RestJobSummary\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestSavedJobsDocument,
    "\n  mutation RestSaveJob($jobId: ID!) {\n    saveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": typeof types.RestSaveJobDocument,
    "\n  mutation RestUnsaveJob($jobId: ID!) {\n    unsaveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": typeof types.RestUnsaveJobDocument,
    "\n  fragment RestInterviewFeedback on InterviewFeedback {\n    canSend\n    isHidden\n    sentCount\n    interviewerCount\n    criteria {\n      ...RestInterviewCriterion\n    }\n    scorecards {\n      authorName\n      isMine\n      ratings {\n        criterion\n        name\n        rating\n      }\n      recommendation\n      text\n      sentAt\n    }\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n  }\n": typeof types.RestInterviewFeedbackFragmentDoc,
    "\n  fragment RestInterviewCriterion on InterviewCriterion {\n    key\n    name\n  }\n": typeof types.RestInterviewCriterionFragmentDoc,
    "\n  query RestInterviewFeedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n": typeof types.RestInterviewFeedbackDocument,
    "\n  mutation RestSendScorecard($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n": typeof types.RestSendScorecardDocument,
    "\n  query RestInterviewCriteria($jobId: ID!) {\n    viewer {\n      interviewCriteria(jobId: $jobId) {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n": typeof types.RestInterviewCriteriaDocument,
    "\n  mutation RestSaveInterviewCriteria($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n": typeof types.RestSaveInterviewCriteriaDocument,
    "\n  query RestSessions {\n    viewer {\n      sessions {\n        id\n        current\n        userAgent\n        ip\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n    }\n  }\n": typeof types.RestSessionsDocument,
    "\n  mutation RestEndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      message\n    }\n  }\n": typeof types.RestEndSessionDocument,
    "\n  mutation RestEndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n": typeof types.RestEndOtherSessionsDocument,
    "\n  fragment RestStages on Viewer {\n    stages {\n      id\n      name\n      applicantName\n      status\n      emails\n      typicalDays\n    }\n  }\n": typeof types.RestStagesFragmentDoc,
    "\n  query RestStages {\n    viewer {\n      ...RestStages\n    }\n  }\n": typeof types.RestStagesDocument,
    "\n  mutation RestCreateStage($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": typeof types.RestCreateStageDocument,
    "\n  mutation RestUpdateStage($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": typeof types.RestUpdateStageDocument,
    "\n  mutation RestOrderStages($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": typeof types.RestOrderStagesDocument,
    "\n  mutation RestArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": typeof types.RestArchiveStageDocument,
    "\n  mutation RestMoveApplicationToStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        ...RestApplication\n        stage {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n": typeof types.RestMoveApplicationToStageDocument,
    "\n  fragment RestTeam on Team {\n    members {\n      id\n      userId\n      name\n      email\n      role\n      isYou\n      joinedAt\n      lastActiveAt\n      postedJobs\n      jobs {\n        id\n        title\n      }\n    }\n    invitations {\n      id\n      email\n      role\n      inviterName\n      sentAt\n      expiresAt\n      isExpired\n      jobs {\n        id\n        title\n      }\n    }\n  }\n": typeof types.RestTeamFragmentDoc,
    "\n  query RestTeam {\n    viewer {\n      team {\n        ...RestTeam\n      }\n    }\n  }\n": typeof types.RestTeamDocument,
    "\n  mutation RestInviteToTeam($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n": typeof types.RestInviteToTeamDocument,
    "\n  mutation RestRevokeTeamInvitation($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.RestRevokeTeamInvitationDocument,
    "\n  mutation RestUpdateTeamMember($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n": typeof types.RestUpdateTeamMemberDocument,
    "\n  mutation RestRemoveTeamMember($id: ID!) {\n    removeTeamMember(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.RestRemoveTeamMemberDocument,
    "\n  query RestMemberships {\n    viewer {\n      memberships {\n        id\n        role\n        rights\n        isCurrent\n        isOnlyOwner\n        joinedAt\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.RestMembershipsDocument,
    "\n  mutation RestSwitchCompany($input: SwitchCompanyInput!) {\n    switchCompany(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n": typeof types.RestSwitchCompanyDocument,
    "\n  fragment RestCareer on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n": typeof types.RestCareerFragmentDoc,
    "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      career {\n        ...RestCareer\n      }\n      experienceMonths\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n      showAccommodations\n      isOpenToWork\n      resume\n    }\n  }\n": typeof types.RestUserFragmentDoc,
    "\n  query RestProfile {\n    viewer {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestProfileDocument,
    "\n  mutation RestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestUpdateProfileDocument,
    "\n  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestCompleteOnboardingDocument,
    "\n  query RestOnboardingStatus {\n    viewer {\n      user {\n        onboardingComplete\n      }\n    }\n  }\n": typeof types.RestOnboardingStatusDocument,
    "\n  fragment RestVerification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    document {\n      id\n      name\n      size\n      mediaType\n      url\n    }\n    submittedAt\n    decidedAt\n    verifiedAt\n    note\n    removalReason\n  }\n": typeof types.RestVerificationFragmentDoc,
    "\n  query RestOwnVerifications {\n    viewer {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": typeof types.RestOwnVerificationsDocument,
    "\n  mutation RestSendWorkEmailLink($input: SendWorkEmailLinkInput!) {\n    sendWorkEmailLink(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": typeof types.RestSendWorkEmailLinkDocument,
    "\n  mutation RestRequestVerification($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": typeof types.RestRequestVerificationDocument,
    "\n  mutation RestConfirmWorkEmail($input: WorkEmailLinkInput!) {\n    confirmWorkEmail(input: $input) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n": typeof types.RestConfirmWorkEmailDocument,
    "\n  mutation RestDecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": typeof types.RestDecideVerificationDocument,
    "\n  query RestCompanyVerifications($id: ID!) {\n    admin {\n      company(id: $id) {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": typeof types.RestCompanyVerificationsDocument,
};
const documents: Documents = {
    "\n  query RestAdminActivity(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      activity(\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        first: $first\n        page: $page\n      ) {\n        data: nodes {\n          id\n          at\n          actor {\n            kind\n            id\n            name\n            email\n          }\n          action\n          subject {\n            kind\n            id\n            name\n          }\n          ip\n          requestId\n          before\n          after\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestAdminActivityDocument,
    "\n  fragment RestBulkUpload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    successful\n    failed\n    errorCount\n    columns\n    unknownColumns\n    createdAt\n    finishedAt\n    undoneAt\n    undoableUntil\n    uploadedBy {\n      id\n      name\n    }\n  }\n": types.RestBulkUploadFragmentDoc,
    "\n  fragment RestBulkError on BulkError {\n    row\n    field\n    message\n    hint\n  }\n": types.RestBulkErrorFragmentDoc,
    "\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n": types.RestValidateBulkRowsDocument,
    "\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n": types.RestUploadBulkRowsDocument,
    "\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestBulkUploadsDocument,
    "\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          ...RestBulkError\n        }\n      }\n    }\n  }\n": types.RestBulkUploadByIdDocument,
    "\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    updatedAt\n    approvedAt\n  }\n": types.RestAdminCompanyFragmentDoc,
    "\n  query RestAdminPermissions {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n    }\n  }\n": types.RestAdminPermissionsDocument,
    "\n  query RestAdminCompanies($search: String, $status: AdminStatus, $first: Int!, $page: Int!) {\n    admin {\n      companies(search: $search, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminCompany\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestAdminCompaniesDocument,
    "\n  query RestAdminCompanyById($id: ID!) {\n    admin {\n      company(id: $id) {\n        ...RestAdminCompany\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n": types.RestAdminCompanyByIdDocument,
    "\n  mutation RestUpdateCompanyStatus($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": types.RestUpdateCompanyStatusDocument,
    "\n  mutation RestVerifyCompany($id: ID!) {\n    verifyCompany(input: { id: $id }) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": types.RestVerifyCompanyDocument,
    "\n  query RestAdminStats {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        countedAt\n      }\n    }\n  }\n": types.RestAdminStatsDocument,
    "\n  fragment RestFigure on AnalyticsFigure {\n    key\n    value\n    change\n    unit\n    definition\n    address\n    changeAddress\n  }\n": types.RestFigureFragmentDoc,
    "\n  fragment RestFiguresTaken on AnalyticsFigures {\n    from\n    countedAt\n    timeZone\n  }\n": types.RestFiguresTakenFragmentDoc,
    "\n  query RestAdminUserAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          users {\n            totalUsers\n            growthRate\n            newUsersToday\n            activeUsers\n            jobSeekers\n            employers\n            avgSessionDuration\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n": types.RestAdminUserAnalyticsDocument,
    "\n  query RestAdminJobAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          jobs {\n            totalJobs\n            growthRate\n            totalCompanies\n            companyGrowthRate\n            newJobsToday\n            activeJobs\n            featuredJobs\n            pendingJobs\n            avgApplicationsPerJob\n            avgTimeToFill\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n": types.RestAdminJobAnalyticsDocument,
    "\n  query RestAdminApplicationAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          applications {\n            totalApplications\n            growthRate\n            newApplicationsToday\n            pendingApplications\n            approvedApplications\n            rejectedApplications\n            conversionRate\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n": types.RestAdminApplicationAnalyticsDocument,
    "\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n    updatedAt\n  }\n": types.RestAdminJobFragmentDoc,
    "\n  query RestAdminJobs(\n    $search: String\n    $status: AdminStatus\n    $industry: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminJob\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestAdminJobsDocument,
    "\n  query RestAdminJobById($id: ID!) {\n    admin {\n      job(id: $id) {\n        ...RestAdminJob\n        job {\n          pendingChange {\n            ...RestPendingChange\n          }\n        }\n      }\n    }\n  }\n": types.RestAdminJobByIdDocument,
    "\n  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n    }\n  }\n": types.RestUpdateJobStatusDocument,
    "\n  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        ...RestAdminJob\n      }\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n": types.RestChangeJobsStatusDocument,
    "\n  fragment RestRecount on Recount {\n    id\n    askedBy\n    status\n    requestedAt\n    finishedAt\n    checked\n    differing\n    corrected\n  }\n": types.RestRecountFragmentDoc,
    "\n  query RestRecounts {\n    admin {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n": types.RestRecountsDocument,
    "\n  query RestRecount($id: ID!) {\n    admin {\n      recount(id: $id) {\n        ...RestRecount\n        findings {\n          value\n          checked\n          differing\n          corrected\n          hasFailed\n          examples {\n            rowKey\n            subjectKind\n            subjectId\n            subjectName\n            before\n            after\n            correctedAt\n          }\n        }\n      }\n    }\n  }\n": types.RestRecountDocument,
    "\n  mutation RestRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n": types.RestRecountNowDocument,
    "\n  fragment RestSystemSettings on SystemSettings {\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    enableQueryLogging\n    apiRateLimit\n    fileUploadLimit\n    cacheTTL\n    debugMode\n    supportEmail\n    supportPhone\n    postalAddress\n  }\n": types.RestSystemSettingsFragmentDoc,
    "\n  query RestSystemSettings {\n    admin {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n": types.RestSystemSettingsDocument,
    "\n  mutation RestUpdateSystemSettings($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n": types.RestUpdateSystemSettingsDocument,
    "\n  fragment RestAdminUser on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n    isVerified\n    suspendedUntil\n    suspendedReason\n    company {\n      id\n      name\n    }\n    lastLoginAt\n    createdAt\n  }\n": types.RestAdminUserFragmentDoc,
    "\n  query RestAdminUsers(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      users(search: $search, role: $role, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminUser\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestAdminUsersDocument,
    "\n  query RestAdminUserById($id: ID!) {\n    admin {\n      user(id: $id) {\n        ...RestAdminUser\n      }\n    }\n  }\n": types.RestAdminUserByIdDocument,
    "\n  mutation RestUpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n": types.RestUpdateUserDocument,
    "\n  mutation RestDeleteUser($id: ID!) {\n    deleteUser(input: { id: $id }) {\n      deletedUserId\n    }\n  }\n": types.RestDeleteUserDocument,
    "\n  mutation RestVerifyUser($id: ID!) {\n    verifyUser(input: { id: $id }) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n": types.RestVerifyUserDocument,
    "\n  mutation RestSuspendUser($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n": types.RestSuspendUserDocument,
    "\n  fragment RestAlert on Alert {\n    id\n    name\n    keywords\n    location\n    jobType\n    salaryRange\n    frequency\n    isActive\n    lastSent\n    matches\n    createdAt\n  }\n": types.RestAlertFragmentDoc,
    "\n  query RestAlerts {\n    viewer {\n      alerts {\n        ...RestAlert\n      }\n    }\n  }\n": types.RestAlertsDocument,
    "\n  mutation RestCreateAlert($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n": types.RestCreateAlertDocument,
    "\n  mutation RestUpdateAlert($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n": types.RestUpdateAlertDocument,
    "\n  mutation RestDeleteAlert($id: ID!) {\n    deleteAlert(input: { id: $id }) {\n      alert {\n        id\n      }\n    }\n  }\n": types.RestDeleteAlertDocument,
    "\n  query RestAnalyticsRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          data: nodes {\n            id\n            at\n            label\n            detail\n            job {\n              id\n              label\n              path\n            }\n            company {\n              id\n              label\n              path\n            }\n            user {\n              id\n              label\n              path\n            }\n            applicationId\n          }\n          question\n          measure\n          part\n          parts\n          from\n          to\n          timeZone\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": types.RestAnalyticsRowsDocument,
    "\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    withdrawal {\n      at\n      reason\n      text\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n": types.RestApplicationFragmentDoc,
    "\n  fragment RestAnswers on Application {\n    answers {\n      question\n      answer\n      fits\n      file {\n        fileId: id\n        fileName: name\n        fileUrl: url\n      }\n    }\n  }\n": types.RestAnswersFragmentDoc,
    "\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $stageId: ID\n    $meetsMustHaves: Boolean\n    $withdrawn: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        stageId: $stageId\n        meetsMustHaves: $meetsMustHaves\n        withdrawn: $withdrawn\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestApplicationsDocument,
    "\n  query RestApplication($id: ID!) {\n    viewer {\n      application(id: $id) {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n": types.RestApplicationDocument,
    "\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n": types.RestApplyToJobDocument,
    "\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n": types.RestUpdateApplicationStatusDocument,
    "\n  mutation RestWithdrawApplication($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n      undoUntil\n    }\n  }\n": types.RestWithdrawApplicationDocument,
    "\n  mutation RestUndoWithdrawal($id: ID!) {\n    undoWithdrawal(input: { id: $id }) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": types.RestUndoWithdrawalDocument,
    "\n  mutation RestEditApplication($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": types.RestEditApplicationDocument,
    "\n  mutation RestRateTreatment($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        id\n        treatment {\n          rating\n          comment\n          isChangeable\n        }\n      }\n    }\n  }\n": types.RestRateTreatmentDocument,
    "\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestRegisterDocument,
    "\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestLoginDocument,
    "\n  mutation RestRefresh {\n    refreshSession {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestRefreshDocument,
    "\n  mutation RestLogout {\n    logout {\n      message\n    }\n  }\n": types.RestLogoutDocument,
    "\n  mutation RestChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestChangePasswordDocument,
    "\n  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": types.RestRequestPasswordResetDocument,
    "\n  mutation RestResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": types.RestResetPasswordDocument,
    "\n  mutation RestVerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": types.RestVerifyEmailDocument,
    "\n  mutation RestResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": types.RestResendVerificationDocument,
    "\n  mutation RestConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      message\n      confirmedUntil\n    }\n  }\n": types.RestConfirmPasswordDocument,
    "\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n": types.RestCompanyProfileFragmentDoc,
    "\n  query RestCompanyProfile {\n    viewer {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": types.RestCompanyProfileDocument,
    "\n  mutation RestCreateCompany($input: CompanyInput!) {\n    createCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": types.RestCreateCompanyDocument,
    "\n  mutation RestUpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": types.RestUpdateCompanyDocument,
    "\n  mutation RestSendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n": types.RestSendMessageDocument,
    "\n  fragment RestMessage on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n  }\n": types.RestMessageFragmentDoc,
    "\n  fragment RestConversation on Conversation {\n    applicationId: id\n    state\n    isUnread\n    lastAt\n    readByOtherAt\n    lastMessage {\n      ...RestMessage\n    }\n  }\n": types.RestConversationFragmentDoc,
    "\n  query RestConversations($first: Int!, $page: Int!) {\n    viewer {\n      conversations(first: $first, page: $page) {\n        conversations: nodes {\n          ...RestConversation\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestConversationsDocument,
    "\n  query RestMessages($applicationId: ID!, $first: Int!, $page: Int!) {\n    conversation(id: $applicationId) {\n      application {\n        messages(first: $first, page: $page) {\n          messages: nodes {\n            ...RestMessage\n          }\n          total: totalCount\n        }\n      }\n    }\n  }\n": types.RestMessagesDocument,
    "\n  mutation RestSendConversationMessage($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        ...RestMessage\n      }\n    }\n  }\n": types.RestSendConversationMessageDocument,
    "\n  mutation RestMarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        ...RestConversation\n      }\n    }\n  }\n": types.RestMarkConversationReadDocument,
    "\n  fragment RestDecisions on ChangedApplicationsPayload {\n    batchId\n    changed\n    remaining\n    refused {\n      id\n      message\n      rule\n    }\n    undoUntil\n  }\n": types.RestDecisionsFragmentDoc,
    "\n  mutation RestChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n": types.RestChangeApplicationsDocument,
    "\n  mutation RestChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n": types.RestChangeMatchingApplicationsDocument,
    "\n  mutation RestUndoApplications($batchId: ID!, $also: [ID!]!) {\n    undoApplications(input: { batchId: $batchId, also: $also }) {\n      changed\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n": types.RestUndoApplicationsDocument,
    "\n  fragment RestEmployerSettings on EmployerSettings {\n    firstName\n    lastName\n    phone\n    companyName\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n": types.RestEmployerSettingsFragmentDoc,
    "\n  query RestEmployerSettings {\n    viewer {\n      employerSettings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestEmployerSettingsDocument,
    "\n  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestUpdateEmployerProfileDocument,
    "\n  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestUpdateEmployerNotificationsDocument,
    "\n  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestUpdateEmployerPrivacyDocument,
    "\n  fragment RestInterview on Interview {\n    id\n    kind\n    title\n    status\n    place\n    link\n    note\n    minutes\n    bufferMinutes\n    timeZone\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    createdAt\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n": types.RestInterviewFragmentDoc,
    "\n  query RestInterviews {\n    viewer {\n      interviews {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestInterviewsDocument,
    "\n  query RestInterview($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestInterviewDocument,
    "\n  query RestInterviewsOfApplication($applicationId: ID!) {\n    viewer {\n      interviews(applicationId: $applicationId) {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestInterviewsOfApplicationDocument,
    "\n  mutation RestProposeInterview($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestProposeInterviewDocument,
    "\n  mutation RestOfferInterviewTimes($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestOfferInterviewTimesDocument,
    "\n  mutation RestMoveInterview($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestMoveInterviewDocument,
    "\n  mutation RestChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestChangeInterviewersDocument,
    "\n  mutation RestCancelInterview($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestCancelInterviewDocument,
    "\n  mutation RestRecordInterview($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n": types.RestRecordInterviewDocument,
    "\n  fragment RestInterviewInvitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n": types.RestInterviewInvitationFragmentDoc,
    "\n  query RestInterviewers($jobId: ID!) {\n    viewer {\n      interviewers(jobId: $jobId) {\n        id\n        name\n      }\n    }\n  }\n": types.RestInterviewersDocument,
    "\n  query RestFreeInterviewTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n        isFree\n      }\n    }\n  }\n": types.RestFreeInterviewTimesDocument,
    "\n  query RestInterviewInvitation($token: String!) {\n    interviewInvitation(token: $token) {\n      ...RestInterviewInvitation\n    }\n  }\n": types.RestInterviewInvitationDocument,
    "\n  mutation RestBookInterview($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n": types.RestBookInterviewDocument,
    "\n  mutation RestDeclineInterview($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n": types.RestDeclineInterviewDocument,
    "\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    description\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n": types.RestJobFragmentDoc,
    "\n  fragment RestJobQuestion on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n": types.RestJobQuestionFragmentDoc,
    "\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n      descriptionHtml\n      questions {\n        ...RestJobQuestion\n      }\n    }\n  }\n": types.RestJobByIdDocument,
    "\n  query RestSimilarJobs($id: ID!) {\n    job(id: $id) {\n      similar {\n        ...RestJob\n      }\n    }\n  }\n": types.RestSimilarJobsDocument,
    "\n  query RestJobStats($id: ID!) {\n    job(id: $id) {\n      jobStats: stats {\n        applicants\n        applications: applicants\n        views\n        posted\n        expires\n        shortlisted\n        interviewed\n        hired\n      }\n      applicants: applicationsCount\n      applications: applicationsCount\n      views\n      posted: postedAt\n      expires: applicationDeadline\n    }\n  }\n": types.RestJobStatsDocument,
    "fragment RestJobFacts on Job {\n  shift\n  workMode\n  noticePeriod\n  language\n  openings\n}": types.RestJobFactsFragmentDoc,
    "\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n": types.RestJobsDocument,
    "\n  fragment RestJobPage on JobConnection {\n    jobs: nodes {\n      ...RestJob\n    }\n    total: totalCount\n    totalPages\n    page\n  }\n": types.RestJobPageFragmentDoc,
    "\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n": types.RestFeaturedJobsDocument,
    "\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n": types.RestHotJobsDocument,
    "\n  query RestJobPerformance($id: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $id, period: $period) {\n        period\n        timeZone\n        totals {\n          ...RestJobPerformanceCounts\n        }\n        days {\n          day\n          counts {\n            ...RestJobPerformanceCounts\n          }\n        }\n        sources {\n          source\n          views\n          applications\n        }\n        funnel {\n          step\n          count\n          of\n          ofCount\n        }\n        comparison {\n          jobs\n          companies\n          isByTitle\n          own {\n            ...RestJobPerformanceRates\n          }\n          similar {\n            ...RestJobPerformanceRates\n          }\n        }\n        suggestions {\n          kind\n          own\n          other\n          question\n        }\n      }\n    }\n  }\n\n  fragment RestJobPerformanceCounts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n\n  fragment RestJobPerformanceRates on JobPerformanceRates {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n": types.RestJobPerformanceDocument,
    "\n  mutation RestSendConversationMessages($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n": types.RestSendConversationMessagesDocument,
    "\n  mutation RestSendMatchingMessages($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n": types.RestSendMatchingMessagesDocument,
    "\n  mutation RestUndoConversationMessages($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n": types.RestUndoConversationMessagesDocument,
    "\n  fragment RestMessageTemplate on MessageTemplate {\n    id\n    name\n    body\n    updatedAt\n  }\n": types.RestMessageTemplateFragmentDoc,
    "\n  query RestMessageTemplates {\n    viewer {\n      messageTemplates {\n        ...RestMessageTemplate\n      }\n    }\n  }\n": types.RestMessageTemplatesDocument,
    "\n  mutation RestCreateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n": types.RestCreateMessageTemplateDocument,
    "\n  mutation RestUpdateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n": types.RestUpdateMessageTemplateDocument,
    "\n  mutation RestDeleteMessageTemplate($id: ID!) {\n    deleteMessageTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.RestDeleteMessageTemplateDocument,
    "\n  query RestNotifications($first: Int!, $page: Int!) {\n    viewer {\n      notifications(first: $first, page: $page) {\n        notifications: nodes {\n          ...RestNotification\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestNotificationsDocument,
    "\n  mutation RestMarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        ...RestNotification\n      }\n    }\n  }\n": types.RestMarkNotificationReadDocument,
    "\n  fragment RestNotification on Notification {\n    id\n    kind\n    title\n    body\n    link\n    read\n    readAt\n    createdAt\n  }\n": types.RestNotificationFragmentDoc,
    "\n  fragment RestOffer on Offer {\n    id\n    status\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    expiresAt\n    letter\n    companyName\n    candidateName\n    sentAt\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n": types.RestOfferFragmentDoc,
    "\n  query RestOffers($applicationId: ID!) {\n    viewer {\n      offers(applicationId: $applicationId) {\n        ...RestOffer\n      }\n    }\n  }\n": types.RestOffersDocument,
    "\n  mutation RestSendOffer($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": types.RestSendOfferDocument,
    "\n  mutation RestWithdrawOffer($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": types.RestWithdrawOfferDocument,
    "\n  mutation RestAcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": types.RestAcceptOfferDocument,
    "\n  mutation RestDeclineOffer($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n": types.RestDeclineOfferDocument,
    "\n  query RestOfferDocument($id: ID!) {\n    viewer {\n      document: offerDocument(id: $id)\n    }\n  }\n": types.RestOfferDocumentDocument,
    "\n  query RestOfferPreview($input: SendOfferInput!) {\n    viewer {\n      document: offerPreview(input: $input)\n    }\n  }\n": types.RestOfferPreviewDocument,
    "\n  fragment RestOfferTemplate on OfferTemplate {\n    id\n    name\n    language\n    letter\n    isOwn\n  }\n": types.RestOfferTemplateFragmentDoc,
    "\n  query RestOfferTemplates {\n    viewer {\n      offerTemplates {\n        ...RestOfferTemplate\n      }\n    }\n  }\n": types.RestOfferTemplatesDocument,
    "\n  mutation RestCreateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n": types.RestCreateOfferTemplateDocument,
    "\n  mutation RestUpdateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n": types.RestUpdateOfferTemplateDocument,
    "\n  mutation RestDeleteOfferTemplate($id: ID!) {\n    deleteOfferTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.RestDeleteOfferTemplateDocument,
    "\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    descriptionHtml\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n": types.RestPartnerJobFragmentDoc,
    "\n  mutation RestPutPartnerJob($input: PartnerJobInput!) {\n    putJob(input: $input) {\n      outcome\n      job {\n        ...RestPartnerJob\n      }\n    }\n  }\n": types.RestPutPartnerJobDocument,
    "\n  mutation RestPutPartnerJobs($input: PutJobsInput!) {\n    putJobs(input: $input) {\n      results {\n        externalId\n        outcome\n        job {\n          ...RestPartnerJob\n        }\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": types.RestPutPartnerJobsDocument,
    "\n  query RestPartnerJobByExternalId($externalId: String!) {\n    viewer {\n      jobByExternalId(externalId: $externalId) {\n        ...RestPartnerJob\n      }\n    }\n  }\n": types.RestPartnerJobByExternalIdDocument,
    "\n  mutation RestDeletePartnerJob($externalId: String!) {\n    deletePartnerJob(input: { externalId: $externalId }) {\n      deletedJobId\n    }\n  }\n": types.RestDeletePartnerJobDocument,
    "\n  query RestPayInsight($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      area\n      isWider\n      place\n      jobs\n      companies\n      low\n      median\n      high\n      since\n      until\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n    }\n  }\n": types.RestPayInsightDocument,
    "\n  fragment RestPendingChange on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n": types.RestPendingChangeFragmentDoc,
    "\n  mutation RestWithdrawPendingChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n      }\n      companyProfile {\n        id\n      }\n    }\n  }\n": types.RestWithdrawPendingChangeDocument,
    "\n  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": types.RestDecidePendingChangeDocument,
    "\n  query RestMyJobs(\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {\n        jobs: nodes {\n          ...RestJob\n          standing\n          adminNotes\n          renewableFrom\n          pendingChange {\n            id\n          }\n        }\n        total: totalCount\n        figures {\n          total\n          featured\n          hot\n          applications\n          views\n        }\n      }\n    }\n  }\n": types.RestMyJobsDocument,
    "\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n      }\n    }\n  }\n": types.RestCreateJobDocument,
    "\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n": types.RestUpdateJobDocument,
    "\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n": types.RestDeleteJobDocument,
    "\n  query RestRecommendedJobs($first: Int!, $page: Int!) {\n    recommendedJobs(first: $first, page: $page) {\n      basis\n      fittingCount\n      appliedCount\n      jobs: nodes {\n        job {\n          ...RestJobSummary\n        }\n        grade\n        reasons {\n          kind\n          speaksFor\n          text\n          skills\n          title\n          place\n          kilometers\n          rupees\n          years\n        }\n      }\n      total: totalCount\n    }\n  }\n": types.RestRecommendedJobsDocument,
    "\n  fragment RestJobSummary on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n    isRemote\n    postedAt\n    applicationDeadline\n  }\n": types.RestJobSummaryFragmentDoc,
    "\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            ...RestJobSummary\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestSavedJobsDocument,
    "\n  mutation RestSaveJob($jobId: ID!) {\n    saveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": types.RestSaveJobDocument,
    "\n  mutation RestUnsaveJob($jobId: ID!) {\n    unsaveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": types.RestUnsaveJobDocument,
    "\n  fragment RestInterviewFeedback on InterviewFeedback {\n    canSend\n    isHidden\n    sentCount\n    interviewerCount\n    criteria {\n      ...RestInterviewCriterion\n    }\n    scorecards {\n      authorName\n      isMine\n      ratings {\n        criterion\n        name\n        rating\n      }\n      recommendation\n      text\n      sentAt\n    }\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n  }\n": types.RestInterviewFeedbackFragmentDoc,
    "\n  fragment RestInterviewCriterion on InterviewCriterion {\n    key\n    name\n  }\n": types.RestInterviewCriterionFragmentDoc,
    "\n  query RestInterviewFeedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n": types.RestInterviewFeedbackDocument,
    "\n  mutation RestSendScorecard($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n": types.RestSendScorecardDocument,
    "\n  query RestInterviewCriteria($jobId: ID!) {\n    viewer {\n      interviewCriteria(jobId: $jobId) {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n": types.RestInterviewCriteriaDocument,
    "\n  mutation RestSaveInterviewCriteria($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n": types.RestSaveInterviewCriteriaDocument,
    "\n  query RestSessions {\n    viewer {\n      sessions {\n        id\n        current\n        userAgent\n        ip\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n    }\n  }\n": types.RestSessionsDocument,
    "\n  mutation RestEndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      message\n    }\n  }\n": types.RestEndSessionDocument,
    "\n  mutation RestEndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n": types.RestEndOtherSessionsDocument,
    "\n  fragment RestStages on Viewer {\n    stages {\n      id\n      name\n      applicantName\n      status\n      emails\n      typicalDays\n    }\n  }\n": types.RestStagesFragmentDoc,
    "\n  query RestStages {\n    viewer {\n      ...RestStages\n    }\n  }\n": types.RestStagesDocument,
    "\n  mutation RestCreateStage($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": types.RestCreateStageDocument,
    "\n  mutation RestUpdateStage($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": types.RestUpdateStageDocument,
    "\n  mutation RestOrderStages($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": types.RestOrderStagesDocument,
    "\n  mutation RestArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n": types.RestArchiveStageDocument,
    "\n  mutation RestMoveApplicationToStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        ...RestApplication\n        stage {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n": types.RestMoveApplicationToStageDocument,
    "\n  fragment RestTeam on Team {\n    members {\n      id\n      userId\n      name\n      email\n      role\n      isYou\n      joinedAt\n      lastActiveAt\n      postedJobs\n      jobs {\n        id\n        title\n      }\n    }\n    invitations {\n      id\n      email\n      role\n      inviterName\n      sentAt\n      expiresAt\n      isExpired\n      jobs {\n        id\n        title\n      }\n    }\n  }\n": types.RestTeamFragmentDoc,
    "\n  query RestTeam {\n    viewer {\n      team {\n        ...RestTeam\n      }\n    }\n  }\n": types.RestTeamDocument,
    "\n  mutation RestInviteToTeam($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n": types.RestInviteToTeamDocument,
    "\n  mutation RestRevokeTeamInvitation($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.RestRevokeTeamInvitationDocument,
    "\n  mutation RestUpdateTeamMember($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n": types.RestUpdateTeamMemberDocument,
    "\n  mutation RestRemoveTeamMember($id: ID!) {\n    removeTeamMember(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.RestRemoveTeamMemberDocument,
    "\n  query RestMemberships {\n    viewer {\n      memberships {\n        id\n        role\n        rights\n        isCurrent\n        isOnlyOwner\n        joinedAt\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.RestMembershipsDocument,
    "\n  mutation RestSwitchCompany($input: SwitchCompanyInput!) {\n    switchCompany(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n": types.RestSwitchCompanyDocument,
    "\n  fragment RestCareer on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n": types.RestCareerFragmentDoc,
    "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      career {\n        ...RestCareer\n      }\n      experienceMonths\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n      showAccommodations\n      isOpenToWork\n      resume\n    }\n  }\n": types.RestUserFragmentDoc,
    "\n  query RestProfile {\n    viewer {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestProfileDocument,
    "\n  mutation RestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestUpdateProfileDocument,
    "\n  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestCompleteOnboardingDocument,
    "\n  query RestOnboardingStatus {\n    viewer {\n      user {\n        onboardingComplete\n      }\n    }\n  }\n": types.RestOnboardingStatusDocument,
    "\n  fragment RestVerification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    document {\n      id\n      name\n      size\n      mediaType\n      url\n    }\n    submittedAt\n    decidedAt\n    verifiedAt\n    note\n    removalReason\n  }\n": types.RestVerificationFragmentDoc,
    "\n  query RestOwnVerifications {\n    viewer {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": types.RestOwnVerificationsDocument,
    "\n  mutation RestSendWorkEmailLink($input: SendWorkEmailLinkInput!) {\n    sendWorkEmailLink(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": types.RestSendWorkEmailLinkDocument,
    "\n  mutation RestRequestVerification($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": types.RestRequestVerificationDocument,
    "\n  mutation RestConfirmWorkEmail($input: WorkEmailLinkInput!) {\n    confirmWorkEmail(input: $input) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n": types.RestConfirmWorkEmailDocument,
    "\n  mutation RestDecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": types.RestDecideVerificationDocument,
    "\n  query RestCompanyVerifications($id: ID!) {\n    admin {\n      company(id: $id) {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n": types.RestCompanyVerificationsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminActivity(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      activity(\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        first: $first\n        page: $page\n      ) {\n        data: nodes {\n          id\n          at\n          actor {\n            kind\n            id\n            name\n            email\n          }\n          action\n          subject {\n            kind\n            id\n            name\n          }\n          ip\n          requestId\n          before\n          after\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminActivity(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      activity(\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        first: $first\n        page: $page\n      ) {\n        data: nodes {\n          id\n          at\n          actor {\n            kind\n            id\n            name\n            email\n          }\n          action\n          subject {\n            kind\n            id\n            name\n          }\n          ip\n          requestId\n          before\n          after\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestBulkUpload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    successful\n    failed\n    errorCount\n    columns\n    unknownColumns\n    createdAt\n    finishedAt\n    undoneAt\n    undoableUntil\n    uploadedBy {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment RestBulkUpload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    successful\n    failed\n    errorCount\n    columns\n    unknownColumns\n    createdAt\n    finishedAt\n    undoneAt\n    undoableUntil\n    uploadedBy {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestBulkError on BulkError {\n    row\n    field\n    message\n    hint\n  }\n"): (typeof documents)["\n  fragment RestBulkError on BulkError {\n    row\n    field\n    message\n    hint\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errorCount\n      errors {\n        ...RestBulkError\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          ...RestBulkError\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          ...RestBulkError\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    updatedAt\n    approvedAt\n  }\n"): (typeof documents)["\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    updatedAt\n    approvedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminPermissions {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminPermissions {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminCompanies($search: String, $status: AdminStatus, $first: Int!, $page: Int!) {\n    admin {\n      companies(search: $search, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminCompany\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminCompanies($search: String, $status: AdminStatus, $first: Int!, $page: Int!) {\n    admin {\n      companies(search: $search, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminCompany\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminCompanyById($id: ID!) {\n    admin {\n      company(id: $id) {\n        ...RestAdminCompany\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminCompanyById($id: ID!) {\n    admin {\n      company(id: $id) {\n        ...RestAdminCompany\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateCompanyStatus($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateCompanyStatus($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestVerifyCompany($id: ID!) {\n    verifyCompany(input: { id: $id }) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestVerifyCompany($id: ID!) {\n    verifyCompany(input: { id: $id }) {\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminStats {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        countedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminStats {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        countedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestFigure on AnalyticsFigure {\n    key\n    value\n    change\n    unit\n    definition\n    address\n    changeAddress\n  }\n"): (typeof documents)["\n  fragment RestFigure on AnalyticsFigure {\n    key\n    value\n    change\n    unit\n    definition\n    address\n    changeAddress\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestFiguresTaken on AnalyticsFigures {\n    from\n    countedAt\n    timeZone\n  }\n"): (typeof documents)["\n  fragment RestFiguresTaken on AnalyticsFigures {\n    from\n    countedAt\n    timeZone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminUserAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          users {\n            totalUsers\n            growthRate\n            newUsersToday\n            activeUsers\n            jobSeekers\n            employers\n            avgSessionDuration\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminUserAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          users {\n            totalUsers\n            growthRate\n            newUsersToday\n            activeUsers\n            jobSeekers\n            employers\n            avgSessionDuration\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminJobAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          jobs {\n            totalJobs\n            growthRate\n            totalCompanies\n            companyGrowthRate\n            newJobsToday\n            activeJobs\n            featuredJobs\n            pendingJobs\n            avgApplicationsPerJob\n            avgTimeToFill\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminJobAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          jobs {\n            totalJobs\n            growthRate\n            totalCompanies\n            companyGrowthRate\n            newJobsToday\n            activeJobs\n            featuredJobs\n            pendingJobs\n            avgApplicationsPerJob\n            avgTimeToFill\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminApplicationAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          applications {\n            totalApplications\n            growthRate\n            newApplicationsToday\n            pendingApplications\n            approvedApplications\n            rejectedApplications\n            conversionRate\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminApplicationAnalytics($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          applications {\n            totalApplications\n            growthRate\n            newApplicationsToday\n            pendingApplications\n            approvedApplications\n            rejectedApplications\n            conversionRate\n            figures {\n              ...RestFigure\n            }\n          }\n          ...RestFiguresTaken\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminJobs(\n    $search: String\n    $status: AdminStatus\n    $industry: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminJob\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminJobs(\n    $search: String\n    $status: AdminStatus\n    $industry: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminJob\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminJobById($id: ID!) {\n    admin {\n      job(id: $id) {\n        ...RestAdminJob\n        job {\n          pendingChange {\n            ...RestPendingChange\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminJobById($id: ID!) {\n    admin {\n      job(id: $id) {\n        ...RestAdminJob\n        job {\n          pendingChange {\n            ...RestPendingChange\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        ...RestAdminJob\n      }\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        ...RestAdminJob\n      }\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestRecount on Recount {\n    id\n    askedBy\n    status\n    requestedAt\n    finishedAt\n    checked\n    differing\n    corrected\n  }\n"): (typeof documents)["\n  fragment RestRecount on Recount {\n    id\n    askedBy\n    status\n    requestedAt\n    finishedAt\n    checked\n    differing\n    corrected\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestRecounts {\n    admin {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestRecounts {\n    admin {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestRecount($id: ID!) {\n    admin {\n      recount(id: $id) {\n        ...RestRecount\n        findings {\n          value\n          checked\n          differing\n          corrected\n          hasFailed\n          examples {\n            rowKey\n            subjectKind\n            subjectId\n            subjectName\n            before\n            after\n            correctedAt\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestRecount($id: ID!) {\n    admin {\n      recount(id: $id) {\n        ...RestRecount\n        findings {\n          value\n          checked\n          differing\n          corrected\n          hasFailed\n          examples {\n            rowKey\n            subjectKind\n            subjectId\n            subjectName\n            before\n            after\n            correctedAt\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        data: list {\n          ...RestRecount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestSystemSettings on SystemSettings {\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    enableQueryLogging\n    apiRateLimit\n    fileUploadLimit\n    cacheTTL\n    debugMode\n    supportEmail\n    supportPhone\n    postalAddress\n  }\n"): (typeof documents)["\n  fragment RestSystemSettings on SystemSettings {\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    enableQueryLogging\n    apiRateLimit\n    fileUploadLimit\n    cacheTTL\n    debugMode\n    supportEmail\n    supportPhone\n    postalAddress\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestSystemSettings {\n    admin {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestSystemSettings {\n    admin {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateSystemSettings($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateSystemSettings($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...RestSystemSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAdminUser on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n    isVerified\n    suspendedUntil\n    suspendedReason\n    company {\n      id\n      name\n    }\n    lastLoginAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestAdminUser on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n    isVerified\n    suspendedUntil\n    suspendedReason\n    company {\n      id\n      name\n    }\n    lastLoginAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminUsers(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      users(search: $search, role: $role, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminUser\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminUsers(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      users(search: $search, role: $role, status: $status, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminUser\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAdminUserById($id: ID!) {\n    admin {\n      user(id: $id) {\n        ...RestAdminUser\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAdminUserById($id: ID!) {\n    admin {\n      user(id: $id) {\n        ...RestAdminUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeleteUser($id: ID!) {\n    deleteUser(input: { id: $id }) {\n      deletedUserId\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeleteUser($id: ID!) {\n    deleteUser(input: { id: $id }) {\n      deletedUserId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestVerifyUser($id: ID!) {\n    verifyUser(input: { id: $id }) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestVerifyUser($id: ID!) {\n    verifyUser(input: { id: $id }) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSuspendUser($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSuspendUser($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        ...RestAdminUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAlert on Alert {\n    id\n    name\n    keywords\n    location\n    jobType\n    salaryRange\n    frequency\n    isActive\n    lastSent\n    matches\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestAlert on Alert {\n    id\n    name\n    keywords\n    location\n    jobType\n    salaryRange\n    frequency\n    isActive\n    lastSent\n    matches\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAlerts {\n    viewer {\n      alerts {\n        ...RestAlert\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAlerts {\n    viewer {\n      alerts {\n        ...RestAlert\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateAlert($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateAlert($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateAlert($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateAlert($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...RestAlert\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeleteAlert($id: ID!) {\n    deleteAlert(input: { id: $id }) {\n      alert {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeleteAlert($id: ID!) {\n    deleteAlert(input: { id: $id }) {\n      alert {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestAnalyticsRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          data: nodes {\n            id\n            at\n            label\n            detail\n            job {\n              id\n              label\n              path\n            }\n            company {\n              id\n              label\n              path\n            }\n            user {\n              id\n              label\n              path\n            }\n            applicationId\n          }\n          question\n          measure\n          part\n          parts\n          from\n          to\n          timeZone\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestAnalyticsRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          data: nodes {\n            id\n            at\n            label\n            detail\n            job {\n              id\n              label\n              path\n            }\n            company {\n              id\n              label\n              path\n            }\n            user {\n              id\n              label\n              path\n            }\n            applicationId\n          }\n          question\n          measure\n          part\n          parts\n          from\n          to\n          timeZone\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    withdrawal {\n      at\n      reason\n      text\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    withdrawal {\n      at\n      reason\n      text\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAnswers on Application {\n    answers {\n      question\n      answer\n      fits\n      file {\n        fileId: id\n        fileName: name\n        fileUrl: url\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RestAnswers on Application {\n    answers {\n      question\n      answer\n      fits\n      file {\n        fileId: id\n        fileName: name\n        fileUrl: url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $stageId: ID\n    $meetsMustHaves: Boolean\n    $withdrawn: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        stageId: $stageId\n        meetsMustHaves: $meetsMustHaves\n        withdrawn: $withdrawn\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $stageId: ID\n    $meetsMustHaves: Boolean\n    $withdrawn: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        stageId: $stageId\n        meetsMustHaves: $meetsMustHaves\n        withdrawn: $withdrawn\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestApplication($id: ID!) {\n    viewer {\n      application(id: $id) {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestApplication($id: ID!) {\n    viewer {\n      application(id: $id) {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n        ...RestAnswers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestWithdrawApplication($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n      undoUntil\n    }\n  }\n"): (typeof documents)["\n  mutation RestWithdrawApplication($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n      undoUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUndoWithdrawal($id: ID!) {\n    undoWithdrawal(input: { id: $id }) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUndoWithdrawal($id: ID!) {\n    undoWithdrawal(input: { id: $id }) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestEditApplication($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestEditApplication($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRateTreatment($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        id\n        treatment {\n          rating\n          comment\n          isChangeable\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRateTreatment($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        id\n        treatment {\n          rating\n          comment\n          isChangeable\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRefresh {\n    refreshSession {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRefresh {\n    refreshSession {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestLogout {\n    logout {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestLogout {\n    logout {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestVerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestVerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      message\n      confirmedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation RestConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      message\n      confirmedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestCompanyProfile {\n    viewer {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestCompanyProfile {\n    viewer {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateCompany($input: CompanyInput!) {\n    createCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateCompany($input: CompanyInput!) {\n    createCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestMessage on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n  }\n"): (typeof documents)["\n  fragment RestMessage on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestConversation on Conversation {\n    applicationId: id\n    state\n    isUnread\n    lastAt\n    readByOtherAt\n    lastMessage {\n      ...RestMessage\n    }\n  }\n"): (typeof documents)["\n  fragment RestConversation on Conversation {\n    applicationId: id\n    state\n    isUnread\n    lastAt\n    readByOtherAt\n    lastMessage {\n      ...RestMessage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestConversations($first: Int!, $page: Int!) {\n    viewer {\n      conversations(first: $first, page: $page) {\n        conversations: nodes {\n          ...RestConversation\n        }\n        total: totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestConversations($first: Int!, $page: Int!) {\n    viewer {\n      conversations(first: $first, page: $page) {\n        conversations: nodes {\n          ...RestConversation\n        }\n        total: totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestMessages($applicationId: ID!, $first: Int!, $page: Int!) {\n    conversation(id: $applicationId) {\n      application {\n        messages(first: $first, page: $page) {\n          messages: nodes {\n            ...RestMessage\n          }\n          total: totalCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestMessages($applicationId: ID!, $first: Int!, $page: Int!) {\n    conversation(id: $applicationId) {\n      application {\n        messages(first: $first, page: $page) {\n          messages: nodes {\n            ...RestMessage\n          }\n          total: totalCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendConversationMessage($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        ...RestMessage\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendConversationMessage($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        ...RestMessage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestMarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        ...RestConversation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestMarkConversationRead($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        ...RestConversation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestDecisions on ChangedApplicationsPayload {\n    batchId\n    changed\n    remaining\n    refused {\n      id\n      message\n      rule\n    }\n    undoUntil\n  }\n"): (typeof documents)["\n  fragment RestDecisions on ChangedApplicationsPayload {\n    batchId\n    changed\n    remaining\n    refused {\n      id\n      message\n      rule\n    }\n    undoUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n"): (typeof documents)["\n  mutation RestChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n"): (typeof documents)["\n  mutation RestChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      ...RestDecisions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUndoApplications($batchId: ID!, $also: [ID!]!) {\n    undoApplications(input: { batchId: $batchId, also: $also }) {\n      changed\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUndoApplications($batchId: ID!, $also: [ID!]!) {\n    undoApplications(input: { batchId: $batchId, also: $also }) {\n      changed\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestEmployerSettings on EmployerSettings {\n    firstName\n    lastName\n    phone\n    companyName\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n"): (typeof documents)["\n  fragment RestEmployerSettings on EmployerSettings {\n    firstName\n    lastName\n    phone\n    companyName\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestEmployerSettings {\n    viewer {\n      employerSettings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestEmployerSettings {\n    viewer {\n      employerSettings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestInterview on Interview {\n    id\n    kind\n    title\n    status\n    place\n    link\n    note\n    minutes\n    bufferMinutes\n    timeZone\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    createdAt\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n"): (typeof documents)["\n  fragment RestInterview on Interview {\n    id\n    kind\n    title\n    status\n    place\n    link\n    note\n    minutes\n    bufferMinutes\n    timeZone\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    createdAt\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterviews {\n    viewer {\n      interviews {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestInterviews {\n    viewer {\n      interviews {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterview($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestInterview($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterviewsOfApplication($applicationId: ID!) {\n    viewer {\n      interviews(applicationId: $applicationId) {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestInterviewsOfApplication($applicationId: ID!) {\n    viewer {\n      interviews(applicationId: $applicationId) {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestProposeInterview($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestProposeInterview($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestOfferInterviewTimes($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestOfferInterviewTimes($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestMoveInterview($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestMoveInterview($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCancelInterview($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCancelInterview($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRecordInterview($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRecordInterview($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...RestInterview\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestInterviewInvitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n"): (typeof documents)["\n  fragment RestInterviewInvitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    times {\n      startsAt\n      endsAt\n      isFree\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterviewers($jobId: ID!) {\n    viewer {\n      interviewers(jobId: $jobId) {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestInterviewers($jobId: ID!) {\n    viewer {\n      interviewers(jobId: $jobId) {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestFreeInterviewTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n        isFree\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestFreeInterviewTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n        isFree\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterviewInvitation($token: String!) {\n    interviewInvitation(token: $token) {\n      ...RestInterviewInvitation\n    }\n  }\n"): (typeof documents)["\n  query RestInterviewInvitation($token: String!) {\n    interviewInvitation(token: $token) {\n      ...RestInterviewInvitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestBookInterview($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestBookInterview($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeclineInterview($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeclineInterview($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...RestInterviewInvitation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    description\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n"): (typeof documents)["\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n    }\n    description\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestJobQuestion on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n"): (typeof documents)["\n  fragment RestJobQuestion on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n      descriptionHtml\n      questions {\n        ...RestJobQuestion\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n      descriptionHtml\n      questions {\n        ...RestJobQuestion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestSimilarJobs($id: ID!) {\n    job(id: $id) {\n      similar {\n        ...RestJob\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestSimilarJobs($id: ID!) {\n    job(id: $id) {\n      similar {\n        ...RestJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestJobStats($id: ID!) {\n    job(id: $id) {\n      jobStats: stats {\n        applicants\n        applications: applicants\n        views\n        posted\n        expires\n        shortlisted\n        interviewed\n        hired\n      }\n      applicants: applicationsCount\n      applications: applicationsCount\n      views\n      posted: postedAt\n      expires: applicationDeadline\n    }\n  }\n"): (typeof documents)["\n  query RestJobStats($id: ID!) {\n    job(id: $id) {\n      jobStats: stats {\n        applicants\n        applications: applicants\n        views\n        posted\n        expires\n        shortlisted\n        interviewed\n        hired\n      }\n      applicants: applicationsCount\n      applications: applicationsCount\n      views\n      posted: postedAt\n      expires: applicationDeadline\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RestJobFacts on Job {\n  shift\n  workMode\n  noticePeriod\n  language\n  openings\n}"): (typeof documents)["fragment RestJobFacts on Job {\n  shift\n  workMode\n  noticePeriod\n  language\n  openings\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n"): (typeof documents)["\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestJobPage on JobConnection {\n    jobs: nodes {\n      ...RestJob\n    }\n    total: totalCount\n    totalPages\n    page\n  }\n"): (typeof documents)["\n  fragment RestJobPage on JobConnection {\n    jobs: nodes {\n      ...RestJob\n    }\n    total: totalCount\n    totalPages\n    page\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n"): (typeof documents)["\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n"): (typeof documents)["\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      ...RestJobPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestJobPerformance($id: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $id, period: $period) {\n        period\n        timeZone\n        totals {\n          ...RestJobPerformanceCounts\n        }\n        days {\n          day\n          counts {\n            ...RestJobPerformanceCounts\n          }\n        }\n        sources {\n          source\n          views\n          applications\n        }\n        funnel {\n          step\n          count\n          of\n          ofCount\n        }\n        comparison {\n          jobs\n          companies\n          isByTitle\n          own {\n            ...RestJobPerformanceRates\n          }\n          similar {\n            ...RestJobPerformanceRates\n          }\n        }\n        suggestions {\n          kind\n          own\n          other\n          question\n        }\n      }\n    }\n  }\n\n  fragment RestJobPerformanceCounts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n\n  fragment RestJobPerformanceRates on JobPerformanceRates {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n"): (typeof documents)["\n  query RestJobPerformance($id: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $id, period: $period) {\n        period\n        timeZone\n        totals {\n          ...RestJobPerformanceCounts\n        }\n        days {\n          day\n          counts {\n            ...RestJobPerformanceCounts\n          }\n        }\n        sources {\n          source\n          views\n          applications\n        }\n        funnel {\n          step\n          count\n          of\n          ofCount\n        }\n        comparison {\n          jobs\n          companies\n          isByTitle\n          own {\n            ...RestJobPerformanceRates\n          }\n          similar {\n            ...RestJobPerformanceRates\n          }\n        }\n        suggestions {\n          kind\n          own\n          other\n          question\n        }\n      }\n    }\n  }\n\n  fragment RestJobPerformanceCounts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n\n  fragment RestJobPerformanceRates on JobPerformanceRates {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendConversationMessages($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendConversationMessages($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendMatchingMessages($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendMatchingMessages($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      skipped\n      skippedApplications {\n        id\n        message\n        rule\n      }\n      undoUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUndoConversationMessages($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation RestUndoConversationMessages($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestMessageTemplate on MessageTemplate {\n    id\n    name\n    body\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment RestMessageTemplate on MessageTemplate {\n    id\n    name\n    body\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestMessageTemplates {\n    viewer {\n      messageTemplates {\n        ...RestMessageTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestMessageTemplates {\n    viewer {\n      messageTemplates {\n        ...RestMessageTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateMessageTemplate($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      template {\n        ...RestMessageTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeleteMessageTemplate($id: ID!) {\n    deleteMessageTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeleteMessageTemplate($id: ID!) {\n    deleteMessageTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestNotifications($first: Int!, $page: Int!) {\n    viewer {\n      notifications(first: $first, page: $page) {\n        notifications: nodes {\n          ...RestNotification\n        }\n        total: totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestNotifications($first: Int!, $page: Int!) {\n    viewer {\n      notifications(first: $first, page: $page) {\n        notifications: nodes {\n          ...RestNotification\n        }\n        total: totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestMarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        ...RestNotification\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestMarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        ...RestNotification\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestNotification on Notification {\n    id\n    kind\n    title\n    body\n    link\n    read\n    readAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestNotification on Notification {\n    id\n    kind\n    title\n    body\n    link\n    read\n    readAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestOffer on Offer {\n    id\n    status\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    expiresAt\n    letter\n    companyName\n    candidateName\n    sentAt\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n"): (typeof documents)["\n  fragment RestOffer on Offer {\n    id\n    status\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    expiresAt\n    letter\n    companyName\n    candidateName\n    sentAt\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOffers($applicationId: ID!) {\n    viewer {\n      offers(applicationId: $applicationId) {\n        ...RestOffer\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestOffers($applicationId: ID!) {\n    viewer {\n      offers(applicationId: $applicationId) {\n        ...RestOffer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendOffer($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendOffer($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestWithdrawOffer($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestWithdrawOffer($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestAcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestAcceptOffer($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeclineOffer($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeclineOffer($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...RestOffer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOfferDocument($id: ID!) {\n    viewer {\n      document: offerDocument(id: $id)\n    }\n  }\n"): (typeof documents)["\n  query RestOfferDocument($id: ID!) {\n    viewer {\n      document: offerDocument(id: $id)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOfferPreview($input: SendOfferInput!) {\n    viewer {\n      document: offerPreview(input: $input)\n    }\n  }\n"): (typeof documents)["\n  query RestOfferPreview($input: SendOfferInput!) {\n    viewer {\n      document: offerPreview(input: $input)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestOfferTemplate on OfferTemplate {\n    id\n    name\n    language\n    letter\n    isOwn\n  }\n"): (typeof documents)["\n  fragment RestOfferTemplate on OfferTemplate {\n    id\n    name\n    language\n    letter\n    isOwn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOfferTemplates {\n    viewer {\n      offerTemplates {\n        ...RestOfferTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestOfferTemplates {\n    viewer {\n      offerTemplates {\n        ...RestOfferTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateOfferTemplate($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      template {\n        ...RestOfferTemplate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeleteOfferTemplate($id: ID!) {\n    deleteOfferTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeleteOfferTemplate($id: ID!) {\n    deleteOfferTemplate(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    descriptionHtml\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n"): (typeof documents)["\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    descriptionHtml\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestPutPartnerJob($input: PartnerJobInput!) {\n    putJob(input: $input) {\n      outcome\n      job {\n        ...RestPartnerJob\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestPutPartnerJob($input: PartnerJobInput!) {\n    putJob(input: $input) {\n      outcome\n      job {\n        ...RestPartnerJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestPutPartnerJobs($input: PutJobsInput!) {\n    putJobs(input: $input) {\n      results {\n        externalId\n        outcome\n        job {\n          ...RestPartnerJob\n        }\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestPutPartnerJobs($input: PutJobsInput!) {\n    putJobs(input: $input) {\n      results {\n        externalId\n        outcome\n        job {\n          ...RestPartnerJob\n        }\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestPartnerJobByExternalId($externalId: String!) {\n    viewer {\n      jobByExternalId(externalId: $externalId) {\n        ...RestPartnerJob\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestPartnerJobByExternalId($externalId: String!) {\n    viewer {\n      jobByExternalId(externalId: $externalId) {\n        ...RestPartnerJob\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeletePartnerJob($externalId: String!) {\n    deletePartnerJob(input: { externalId: $externalId }) {\n      deletedJobId\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeletePartnerJob($externalId: String!) {\n    deletePartnerJob(input: { externalId: $externalId }) {\n      deletedJobId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestPayInsight($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      area\n      isWider\n      place\n      jobs\n      companies\n      low\n      median\n      high\n      since\n      until\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestPayInsight($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      area\n      isWider\n      place\n      jobs\n      companies\n      low\n      median\n      high\n      since\n      until\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestPendingChange on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment RestPendingChange on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestWithdrawPendingChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n      }\n      companyProfile {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestWithdrawPendingChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n      }\n      companyProfile {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestMyJobs(\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {\n        jobs: nodes {\n          ...RestJob\n          standing\n          adminNotes\n          renewableFrom\n          pendingChange {\n            id\n          }\n        }\n        total: totalCount\n        figures {\n          total\n          featured\n          hot\n          applications\n          views\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestMyJobs(\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {\n        jobs: nodes {\n          ...RestJob\n          standing\n          adminNotes\n          renewableFrom\n          pendingChange {\n            id\n          }\n        }\n        total: totalCount\n        figures {\n          total\n          featured\n          hot\n          applications\n          views\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        descriptionHtml\n        questions {\n          ...RestJobQuestion\n        }\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestRecommendedJobs($first: Int!, $page: Int!) {\n    recommendedJobs(first: $first, page: $page) {\n      basis\n      fittingCount\n      appliedCount\n      jobs: nodes {\n        job {\n          ...RestJobSummary\n        }\n        grade\n        reasons {\n          kind\n          speaksFor\n          text\n          skills\n          title\n          place\n          kilometers\n          rupees\n          years\n        }\n      }\n      total: totalCount\n    }\n  }\n"): (typeof documents)["\n  query RestRecommendedJobs($first: Int!, $page: Int!) {\n    recommendedJobs(first: $first, page: $page) {\n      basis\n      fittingCount\n      appliedCount\n      jobs: nodes {\n        job {\n          ...RestJobSummary\n        }\n        grade\n        reasons {\n          kind\n          speaksFor\n          text\n          skills\n          title\n          place\n          kilometers\n          rupees\n          years\n        }\n      }\n      total: totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestJobSummary on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n    isRemote\n    postedAt\n    applicationDeadline\n  }\n"): (typeof documents)["\n  fragment RestJobSummary on Job {\n    id\n    title\n    company {\n      id\n      name\n    }\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n    isRemote\n    postedAt\n    applicationDeadline\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            ...RestJobSummary\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            ...RestJobSummary\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSaveJob($jobId: ID!) {\n    saveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSaveJob($jobId: ID!) {\n    saveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUnsaveJob($jobId: ID!) {\n    unsaveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUnsaveJob($jobId: ID!) {\n    unsaveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestInterviewFeedback on InterviewFeedback {\n    canSend\n    isHidden\n    sentCount\n    interviewerCount\n    criteria {\n      ...RestInterviewCriterion\n    }\n    scorecards {\n      authorName\n      isMine\n      ratings {\n        criterion\n        name\n        rating\n      }\n      recommendation\n      text\n      sentAt\n    }\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment RestInterviewFeedback on InterviewFeedback {\n    canSend\n    isHidden\n    sentCount\n    interviewerCount\n    criteria {\n      ...RestInterviewCriterion\n    }\n    scorecards {\n      authorName\n      isMine\n      ratings {\n        criterion\n        name\n        rating\n      }\n      recommendation\n      text\n      sentAt\n    }\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestInterviewCriterion on InterviewCriterion {\n    key\n    name\n  }\n"): (typeof documents)["\n  fragment RestInterviewCriterion on InterviewCriterion {\n    key\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterviewFeedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestInterviewFeedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendScorecard($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendScorecard($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        feedback {\n          ...RestInterviewFeedback\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestInterviewCriteria($jobId: ID!) {\n    viewer {\n      interviewCriteria(jobId: $jobId) {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestInterviewCriteria($jobId: ID!) {\n    viewer {\n      interviewCriteria(jobId: $jobId) {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSaveInterviewCriteria($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSaveInterviewCriteria($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        ...RestInterviewCriterion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestSessions {\n    viewer {\n      sessions {\n        id\n        current\n        userAgent\n        ip\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestSessions {\n    viewer {\n      sessions {\n        id\n        current\n        userAgent\n        ip\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestEndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestEndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestEndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RestEndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestStages on Viewer {\n    stages {\n      id\n      name\n      applicantName\n      status\n      emails\n      typicalDays\n    }\n  }\n"): (typeof documents)["\n  fragment RestStages on Viewer {\n    stages {\n      id\n      name\n      applicantName\n      status\n      emails\n      typicalDays\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestStages {\n    viewer {\n      ...RestStages\n    }\n  }\n"): (typeof documents)["\n  query RestStages {\n    viewer {\n      ...RestStages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCreateStage($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateStage($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateStage($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateStage($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestOrderStages($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestOrderStages($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...RestStages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestMoveApplicationToStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        ...RestApplication\n        stage {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestMoveApplicationToStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        ...RestApplication\n        stage {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestTeam on Team {\n    members {\n      id\n      userId\n      name\n      email\n      role\n      isYou\n      joinedAt\n      lastActiveAt\n      postedJobs\n      jobs {\n        id\n        title\n      }\n    }\n    invitations {\n      id\n      email\n      role\n      inviterName\n      sentAt\n      expiresAt\n      isExpired\n      jobs {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RestTeam on Team {\n    members {\n      id\n      userId\n      name\n      email\n      role\n      isYou\n      joinedAt\n      lastActiveAt\n      postedJobs\n      jobs {\n        id\n        title\n      }\n    }\n    invitations {\n      id\n      email\n      role\n      inviterName\n      sentAt\n      expiresAt\n      isExpired\n      jobs {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestTeam {\n    viewer {\n      team {\n        ...RestTeam\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestTeam {\n    viewer {\n      team {\n        ...RestTeam\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestInviteToTeam($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestInviteToTeam($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRevokeTeamInvitation($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRevokeTeamInvitation($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateTeamMember($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateTeamMember($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRemoveTeamMember($id: ID!) {\n    removeTeamMember(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRemoveTeamMember($id: ID!) {\n    removeTeamMember(input: { id: $id }) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestMemberships {\n    viewer {\n      memberships {\n        id\n        role\n        rights\n        isCurrent\n        isOnlyOwner\n        joinedAt\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestMemberships {\n    viewer {\n      memberships {\n        id\n        role\n        rights\n        isCurrent\n        isOnlyOwner\n        joinedAt\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSwitchCompany($input: SwitchCompanyInput!) {\n    switchCompany(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSwitchCompany($input: SwitchCompanyInput!) {\n    switchCompany(input: $input) {\n      viewer {\n        team {\n          ...RestTeam\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestCareer on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment RestCareer on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      career {\n        ...RestCareer\n      }\n      experienceMonths\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n      showAccommodations\n      isOpenToWork\n      resume\n    }\n  }\n"): (typeof documents)["\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      career {\n        ...RestCareer\n      }\n      experienceMonths\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n      showAccommodations\n      isOpenToWork\n      resume\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestProfile {\n    viewer {\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestProfile {\n    viewer {\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOnboardingStatus {\n    viewer {\n      user {\n        onboardingComplete\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestOnboardingStatus {\n    viewer {\n      user {\n        onboardingComplete\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestVerification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    document {\n      id\n      name\n      size\n      mediaType\n      url\n    }\n    submittedAt\n    decidedAt\n    verifiedAt\n    note\n    removalReason\n  }\n"): (typeof documents)["\n  fragment RestVerification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    document {\n      id\n      name\n      size\n      mediaType\n      url\n    }\n    submittedAt\n    decidedAt\n    verifiedAt\n    note\n    removalReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestOwnVerifications {\n    viewer {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestOwnVerifications {\n    viewer {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestSendWorkEmailLink($input: SendWorkEmailLinkInput!) {\n    sendWorkEmailLink(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestSendWorkEmailLink($input: SendWorkEmailLinkInput!) {\n    sendWorkEmailLink(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestRequestVerification($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRequestVerification($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestConfirmWorkEmail($input: WorkEmailLinkInput!) {\n    confirmWorkEmail(input: $input) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestConfirmWorkEmail($input: WorkEmailLinkInput!) {\n    confirmWorkEmail(input: $input) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestDecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestCompanyVerifications($id: ID!) {\n    admin {\n      company(id: $id) {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestCompanyVerifications($id: ID!) {\n    admin {\n      company(id: $id) {\n        verifications {\n          ...RestVerification\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;