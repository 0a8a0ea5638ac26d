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
    "\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n": typeof types.RestValidateBulkRowsDocument,
    "\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n": typeof types.RestUploadBulkRowsDocument,
    "\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestBulkUploadsDocument,
    "\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          row\n          field\n          message\n          hint\n        }\n      }\n    }\n  }\n": typeof types.RestBulkUploadByIdDocument,
    "\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    approvedAt\n  }\n": typeof types.RestAdminCompanyFragmentDoc,
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
    "\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n  }\n": typeof types.RestAdminJobFragmentDoc,
    "\n  query RestAdminJobs(\n    $search: String\n    $status: AdminStatus\n    $industry: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminJob\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": typeof types.RestAdminJobsDocument,
    "\n  query RestAdminJobById($id: ID!) {\n    admin {\n      job(id: $id) {\n        ...RestAdminJob\n        job {\n          pendingChange {\n            ...RestPendingChange\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestAdminJobByIdDocument,
    "\n  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n    }\n  }\n": typeof types.RestUpdateJobStatusDocument,
    "\n  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        ...RestAdminJob\n      }\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n": typeof types.RestChangeJobsStatusDocument,
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
    "\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RestApplicationFragmentDoc,
    "\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestApplicationsDocument,
    "\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": typeof types.RestApplyToJobDocument,
    "\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": typeof types.RestUpdateApplicationStatusDocument,
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
    "\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n": typeof types.RestCompanyProfileFragmentDoc,
    "\n  query RestCompanyProfile {\n    viewer {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": typeof types.RestCompanyProfileDocument,
    "\n  mutation RestCreateCompany($input: CompanyInput!) {\n    createCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": typeof types.RestCreateCompanyDocument,
    "\n  mutation RestUpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": typeof types.RestUpdateCompanyDocument,
    "\n  mutation RestSendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n": typeof types.RestSendMessageDocument,
    "\n  fragment RestEmployerSettings on EmployerSettings {\n    firstName\n    lastName\n    phone\n    companyName\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n": typeof types.RestEmployerSettingsFragmentDoc,
    "\n  query RestEmployerSettings {\n    viewer {\n      employerSettings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestEmployerSettingsDocument,
    "\n  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestUpdateEmployerProfileDocument,
    "\n  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestUpdateEmployerNotificationsDocument,
    "\n  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": typeof types.RestUpdateEmployerPrivacyDocument,
    "\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n    }\n    description\n    descriptionHtml\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n": typeof types.RestJobFragmentDoc,
    "\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n    }\n  }\n": typeof types.RestJobByIdDocument,
    "\n  query RestSimilarJobs($id: ID!) {\n    job(id: $id) {\n      similar {\n        ...RestJob\n      }\n    }\n  }\n": typeof types.RestSimilarJobsDocument,
    "\n  query RestJobStats($id: ID!) {\n    job(id: $id) {\n      jobStats: stats {\n        applicants\n        applications: applicants\n        views\n        posted\n        expires\n        shortlisted\n        interviewed\n        hired\n      }\n      applicants: applicationsCount\n      applications: applicationsCount\n      views\n      posted: postedAt\n      expires: applicationDeadline\n    }\n  }\n": typeof types.RestJobStatsDocument,
    "fragment RestJobFacts on Job {\n  shift\n  openings\n}": typeof types.RestJobFactsFragmentDoc,
    "\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n": typeof types.RestJobsDocument,
    "\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n": typeof types.RestFeaturedJobsDocument,
    "\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n": typeof types.RestHotJobsDocument,
    "\n  query RestNotifications($first: Int!, $page: Int!) {\n    viewer {\n      notifications(first: $first, page: $page) {\n        notifications: nodes {\n          ...RestNotification\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestNotificationsDocument,
    "\n  mutation RestMarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        ...RestNotification\n      }\n    }\n  }\n": typeof types.RestMarkNotificationReadDocument,
    "\n  fragment RestNotification on Notification {\n    id\n    kind\n    title\n    body\n    link\n    read\n    readAt\n    createdAt\n  }\n": typeof types.RestNotificationFragmentDoc,
    "\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n": typeof types.RestPartnerJobFragmentDoc,
    "\n  mutation RestPutPartnerJob($input: PartnerJobInput!) {\n    putJob(input: $input) {\n      outcome\n      job {\n        ...RestPartnerJob\n      }\n    }\n  }\n": typeof types.RestPutPartnerJobDocument,
    "\n  mutation RestPutPartnerJobs($input: PutJobsInput!) {\n    putJobs(input: $input) {\n      results {\n        externalId\n        outcome\n        job {\n          ...RestPartnerJob\n        }\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": typeof types.RestPutPartnerJobsDocument,
    "\n  query RestPartnerJobByExternalId($externalId: String!) {\n    viewer {\n      jobByExternalId(externalId: $externalId) {\n        ...RestPartnerJob\n      }\n    }\n  }\n": typeof types.RestPartnerJobByExternalIdDocument,
    "\n  mutation RestDeletePartnerJob($externalId: String!) {\n    deletePartnerJob(input: { externalId: $externalId }) {\n      deletedJobId\n    }\n  }\n": typeof types.RestDeletePartnerJobDocument,
    "\n  fragment RestPendingChange on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n": typeof types.RestPendingChangeFragmentDoc,
    "\n  mutation RestWithdrawPendingChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n      }\n      companyProfile {\n        id\n      }\n    }\n  }\n": typeof types.RestWithdrawPendingChangeDocument,
    "\n  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": typeof types.RestDecidePendingChangeDocument,
    "\n  query RestMyJobs(\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {\n        jobs: nodes {\n          ...RestJob\n          standing\n          adminNotes\n          renewableFrom\n          pendingChange {\n            id\n          }\n        }\n        total: totalCount\n        figures {\n          total\n          featured\n          hot\n          applications\n          views\n        }\n      }\n    }\n  }\n": typeof types.RestMyJobsDocument,
    "\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n      }\n    }\n  }\n": typeof types.RestCreateJobDocument,
    "\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n": typeof types.RestUpdateJobDocument,
    "\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n": typeof types.RestDeleteJobDocument,
    "\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            id\n            title\n            company {\n              id\n              name\n            }\n            location\n            type\n            salary\n            salaryMin\n            salaryMax\n            isRemote\n            postedAt\n            applicationDeadline\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n": typeof types.RestSavedJobsDocument,
    "\n  mutation RestSaveJob($jobId: ID!) {\n    saveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": typeof types.RestSaveJobDocument,
    "\n  mutation RestUnsaveJob($jobId: ID!) {\n    unsaveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": typeof types.RestUnsaveJobDocument,
    "\n  query RestSessions {\n    viewer {\n      sessions {\n        id\n        current\n        userAgent\n        ip\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n    }\n  }\n": typeof types.RestSessionsDocument,
    "\n  mutation RestEndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      message\n    }\n  }\n": typeof types.RestEndSessionDocument,
    "\n  mutation RestEndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n": typeof types.RestEndOtherSessionsDocument,
    "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      isOpenToWork\n      resume\n    }\n  }\n": typeof types.RestUserFragmentDoc,
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
    "\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n": types.RestValidateBulkRowsDocument,
    "\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n": types.RestUploadBulkRowsDocument,
    "\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestBulkUploadsDocument,
    "\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          row\n          field\n          message\n          hint\n        }\n      }\n    }\n  }\n": types.RestBulkUploadByIdDocument,
    "\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    approvedAt\n  }\n": types.RestAdminCompanyFragmentDoc,
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
    "\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n  }\n": types.RestAdminJobFragmentDoc,
    "\n  query RestAdminJobs(\n    $search: String\n    $status: AdminStatus\n    $industry: String\n    $first: Int!\n    $page: Int!\n  ) {\n    admin {\n      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {\n        data: nodes {\n          ...RestAdminJob\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n": types.RestAdminJobsDocument,
    "\n  query RestAdminJobById($id: ID!) {\n    admin {\n      job(id: $id) {\n        ...RestAdminJob\n        job {\n          pendingChange {\n            ...RestPendingChange\n          }\n        }\n      }\n    }\n  }\n": types.RestAdminJobByIdDocument,
    "\n  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n    }\n  }\n": types.RestUpdateJobStatusDocument,
    "\n  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        ...RestAdminJob\n      }\n      refused {\n        id\n        message\n        rule\n      }\n    }\n  }\n": types.RestChangeJobsStatusDocument,
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
    "\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n": types.RestApplicationFragmentDoc,
    "\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestApplicationsDocument,
    "\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": types.RestApplyToJobDocument,
    "\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n": types.RestUpdateApplicationStatusDocument,
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
    "\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n": types.RestCompanyProfileFragmentDoc,
    "\n  query RestCompanyProfile {\n    viewer {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": types.RestCompanyProfileDocument,
    "\n  mutation RestCreateCompany($input: CompanyInput!) {\n    createCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": types.RestCreateCompanyDocument,
    "\n  mutation RestUpdateCompany($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      companyProfile {\n        ...RestCompanyProfile\n      }\n    }\n  }\n": types.RestUpdateCompanyDocument,
    "\n  mutation RestSendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n": types.RestSendMessageDocument,
    "\n  fragment RestEmployerSettings on EmployerSettings {\n    firstName\n    lastName\n    phone\n    companyName\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n": types.RestEmployerSettingsFragmentDoc,
    "\n  query RestEmployerSettings {\n    viewer {\n      employerSettings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestEmployerSettingsDocument,
    "\n  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestUpdateEmployerProfileDocument,
    "\n  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestUpdateEmployerNotificationsDocument,
    "\n  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...RestEmployerSettings\n      }\n    }\n  }\n": types.RestUpdateEmployerPrivacyDocument,
    "\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n    }\n    description\n    descriptionHtml\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n": types.RestJobFragmentDoc,
    "\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n    }\n  }\n": types.RestJobByIdDocument,
    "\n  query RestSimilarJobs($id: ID!) {\n    job(id: $id) {\n      similar {\n        ...RestJob\n      }\n    }\n  }\n": types.RestSimilarJobsDocument,
    "\n  query RestJobStats($id: ID!) {\n    job(id: $id) {\n      jobStats: stats {\n        applicants\n        applications: applicants\n        views\n        posted\n        expires\n        shortlisted\n        interviewed\n        hired\n      }\n      applicants: applicationsCount\n      applications: applicationsCount\n      views\n      posted: postedAt\n      expires: applicationDeadline\n    }\n  }\n": types.RestJobStatsDocument,
    "fragment RestJobFacts on Job {\n  shift\n  openings\n}": types.RestJobFactsFragmentDoc,
    "\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n": types.RestJobsDocument,
    "\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n": types.RestFeaturedJobsDocument,
    "\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n": types.RestHotJobsDocument,
    "\n  query RestNotifications($first: Int!, $page: Int!) {\n    viewer {\n      notifications(first: $first, page: $page) {\n        notifications: nodes {\n          ...RestNotification\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestNotificationsDocument,
    "\n  mutation RestMarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        ...RestNotification\n      }\n    }\n  }\n": types.RestMarkNotificationReadDocument,
    "\n  fragment RestNotification on Notification {\n    id\n    kind\n    title\n    body\n    link\n    read\n    readAt\n    createdAt\n  }\n": types.RestNotificationFragmentDoc,
    "\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n": types.RestPartnerJobFragmentDoc,
    "\n  mutation RestPutPartnerJob($input: PartnerJobInput!) {\n    putJob(input: $input) {\n      outcome\n      job {\n        ...RestPartnerJob\n      }\n    }\n  }\n": types.RestPutPartnerJobDocument,
    "\n  mutation RestPutPartnerJobs($input: PutJobsInput!) {\n    putJobs(input: $input) {\n      results {\n        externalId\n        outcome\n        job {\n          ...RestPartnerJob\n        }\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": types.RestPutPartnerJobsDocument,
    "\n  query RestPartnerJobByExternalId($externalId: String!) {\n    viewer {\n      jobByExternalId(externalId: $externalId) {\n        ...RestPartnerJob\n      }\n    }\n  }\n": types.RestPartnerJobByExternalIdDocument,
    "\n  mutation RestDeletePartnerJob($externalId: String!) {\n    deletePartnerJob(input: { externalId: $externalId }) {\n      deletedJobId\n    }\n  }\n": types.RestDeletePartnerJobDocument,
    "\n  fragment RestPendingChange on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n": types.RestPendingChangeFragmentDoc,
    "\n  mutation RestWithdrawPendingChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n      }\n      companyProfile {\n        id\n      }\n    }\n  }\n": types.RestWithdrawPendingChangeDocument,
    "\n  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        ...RestAdminJob\n      }\n      company {\n        ...RestAdminCompany\n      }\n    }\n  }\n": types.RestDecidePendingChangeDocument,
    "\n  query RestMyJobs(\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {\n        jobs: nodes {\n          ...RestJob\n          standing\n          adminNotes\n          renewableFrom\n          pendingChange {\n            id\n          }\n        }\n        total: totalCount\n        figures {\n          total\n          featured\n          hot\n          applications\n          views\n        }\n      }\n    }\n  }\n": types.RestMyJobsDocument,
    "\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n      }\n    }\n  }\n": types.RestCreateJobDocument,
    "\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n": types.RestUpdateJobDocument,
    "\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n": types.RestDeleteJobDocument,
    "\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            id\n            title\n            company {\n              id\n              name\n            }\n            location\n            type\n            salary\n            salaryMin\n            salaryMax\n            isRemote\n            postedAt\n            applicationDeadline\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n": types.RestSavedJobsDocument,
    "\n  mutation RestSaveJob($jobId: ID!) {\n    saveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": types.RestSaveJobDocument,
    "\n  mutation RestUnsaveJob($jobId: ID!) {\n    unsaveJob(input: { jobId: $jobId }) {\n      viewer {\n        savedJobIds\n      }\n    }\n  }\n": types.RestUnsaveJobDocument,
    "\n  query RestSessions {\n    viewer {\n      sessions {\n        id\n        current\n        userAgent\n        ip\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n    }\n  }\n": types.RestSessionsDocument,
    "\n  mutation RestEndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      message\n    }\n  }\n": types.RestEndSessionDocument,
    "\n  mutation RestEndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n": types.RestEndOtherSessionsDocument,
    "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      isOpenToWork\n      resume\n    }\n  }\n": types.RestUserFragmentDoc,
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
export function graphql(source: "\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestValidateBulkRows($input: BulkRowsInput!) {\n    validateBulkRows(input: $input) {\n      valid\n      total\n      validRows\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUploadBulkRows($input: BulkRowsInput!) {\n    uploadBulkRows(input: $input) {\n      id\n      successful\n      failed\n      errors {\n        row\n        field\n        message\n        hint\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestBulkUploads($first: Int!, $page: Int!) {\n    admin {\n      bulkUploads(first: $first, page: $page) {\n        data: nodes {\n          ...RestBulkUpload\n        }\n        totalCount\n        page\n        limit\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          row\n          field\n          message\n          hint\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestBulkUploadById($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        ...RestBulkUpload\n        errors(first: 100) {\n          row\n          field\n          message\n          hint\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    approvedAt\n  }\n"): (typeof documents)["\n  fragment RestAdminCompany on AdminCompany {\n    changedSinceApproval\n    pendingChange {\n      id\n      proposedAt\n    }\n    id\n    company {\n      name\n      slug\n      description\n      industry: industryName\n      city\n      state\n      logo: logoUrl\n    }\n    size: sizeWord\n    adminStatus\n    adminNotes\n    website\n    email\n    phone\n    owner {\n      id\n      firstName\n      lastName\n      email\n    }\n    jobCount\n    createdAt\n    approvedAt\n  }\n"];
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
export function graphql(source: "\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n  }\n"): (typeof documents)["\n  fragment RestAdminJob on AdminJob {\n    changedSinceApproval\n    id\n    job {\n      title\n      description\n      location\n      industry\n      salary\n      company {\n        id\n        name\n      }\n      status\n      postedAt\n      applicationDeadline\n      pendingChange {\n        id\n        proposedAt\n      }\n    }\n    type: typeWord\n    adminStatus\n    adminNotes\n    companyStatus\n    reports\n    riskSigns\n    createdAt\n  }\n"];
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
export function graphql(source: "\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RestApplication on Application {\n    id\n    status\n    appliedAt\n    statusChangedAt\n    name\n    email\n    phone\n    coverLetter\n    expectedSalary\n    applicant {\n      firstName\n      lastName\n      email\n    }\n    resume: resumeName\n    resumeFile: resume {\n      fileId: id\n      fileName: name\n      fileUrl: url\n    }\n    job {\n      id\n      title\n      location\n      company {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestApplications(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $sort: ApplicationSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    viewer {\n      applications(\n        jobId: $jobId\n        statuses: $statuses\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        sort: $sort\n        first: $first\n        page: $page\n      ) {\n        applications: nodes {\n          ...RestApplication\n        }\n        total: totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestApplyToJob($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      application {\n        ...RestApplication\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment RestCompanyProfile on CompanyProfile {\n    pendingChange {\n      ...RestPendingChange\n    }\n    id\n    company {\n      slug\n      name\n      description\n      industry: industryName\n      size: sizeBand\n      website\n      city\n      state\n      country\n      foundedYear\n      logo: logoUrl\n    }\n    phone\n    email\n    address\n    employeeCount\n    adminStatus\n    adminNotes\n    approvedAt\n    createdAt\n    updatedAt\n  }\n"];
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
export function graphql(source: "\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n    }\n    description\n    descriptionHtml\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n"): (typeof documents)["\n  fragment RestJob on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      size: sizeBand\n      founded: foundedYear\n      industry\n      website\n      description\n      logoUrl\n    }\n    description\n    descriptionHtml\n    location\n    district\n    state\n    type\n    experienceLevel\n    experience: experienceYears\n    educationLevel\n    salary\n    salaryMin\n    salaryMax\n    category: categoryTitle\n    industry\n    skills\n    isFeatured\n    featured: isFeatured\n    isHot\n    hot: isHot\n    isRemote\n    postedAt\n    postedDate: postedAt\n    createdAt: postedAt\n    applicationDeadline\n    expiry: applicationDeadline\n    status\n    adminStatus\n    views\n    applicationsCount\n    responsibilities: responsibilitiesText\n    requirements: requirementsText\n    benefits: benefitsText\n    ...RestJobFacts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n    }\n  }\n"): (typeof documents)["\n  query RestJobById($id: ID!) {\n    job(id: $id) {\n      ...RestJob\n    }\n  }\n"];
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
export function graphql(source: "fragment RestJobFacts on Job {\n  shift\n  openings\n}"): (typeof documents)["fragment RestJobFacts on Job {\n  shift\n  openings\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n"): (typeof documents)["\n  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalIsExact: totalCountIsExact\n      totalPages\n      page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n"): (typeof documents)["\n  query RestFeaturedJobs($first: Int!, $page: Int!) {\n    jobs(filter: { featured: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n"): (typeof documents)["\n  query RestHotJobs($first: Int!, $page: Int!) {\n    jobs(filter: { hot: true }, first: $first, page: $page) {\n      jobs: nodes {\n        ...RestJob\n      }\n      total: totalCount\n      totalPages\n      page\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n"): (typeof documents)["\n  fragment RestPartnerJob on Job {\n    externalId\n    ...RestJob\n    pendingChange {\n      ...RestPendingChange\n    }\n    standing\n    adminNotes\n    renewableFrom\n  }\n"];
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
export function graphql(source: "\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestCreateJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestUpdateJob($input: UpdateJobInput!) {\n    updateJob(input: $input) {\n      job {\n        ...RestJob\n        standing\n        pendingChange {\n          ...RestPendingChange\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n"): (typeof documents)["\n  mutation RestDeleteJob($id: ID!) {\n    deleteJob(input: { id: $id }) {\n      deletedJobId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            id\n            title\n            company {\n              id\n              name\n            }\n            location\n            type\n            salary\n            salaryMin\n            salaryMax\n            isRemote\n            postedAt\n            applicationDeadline\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query RestSavedJobs($first: Int!, $page: Int!) {\n    viewer {\n      savedJobs(first: $first, page: $page) {\n        savedJobs: nodes {\n          savedAt\n          isOpen\n          job {\n            id\n            title\n            company {\n              id\n              name\n            }\n            location\n            type\n            salary\n            salaryMin\n            salaryMax\n            isRemote\n            postedAt\n            applicationDeadline\n          }\n        }\n        total: totalCount\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      isOpenToWork\n      resume\n    }\n  }\n"): (typeof documents)["\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      isOpenToWork\n      resume\n    }\n  }\n"];
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