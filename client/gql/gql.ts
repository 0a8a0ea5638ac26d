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
    "\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n": typeof types.Footer_SiteFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": typeof types.ResendVerificationDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    teamRole\n    ...CompleteProfileBanner_user\n  }\n": typeof types.SessionUser_UserFragmentDoc,
    "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SessionUserDocument,
    "\n  query SessionUserStart {\n    viewer {\n      unreadNotifications\n      savedJobIds\n      user {\n        locale\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SessionUserStartDocument,
    "\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n": typeof types.AccountRulesDocument,
    "\n  query AdminFrame {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n      waitingCompanies: companies(status: PENDING, first: 1) {\n        totalCount\n      }\n      waitingJobs: jobs(status: PENDING, first: 1) {\n        totalCount\n      }\n      reportedJobs: jobs(reported: true, first: 1) {\n        totalCount\n      }\n    }\n  }\n": typeof types.AdminFrameDocument,
    "\n  fragment History_activity on ActivityConnection {\n    totalCount\n    nodes {\n      id\n      ...ActivityItem_entry\n    }\n  }\n": typeof types.History_ActivityFragmentDoc,
    "\n  query RequiredTwoFactor {\n    viewer {\n      hasPassword\n    }\n  }\n": typeof types.RequiredTwoFactorDocument,
    "\n  fragment ActivityItem_entry on ActivityEntry {\n    id\n    at\n    action\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    before\n    after\n    ...EntryFacts_entry\n  }\n": typeof types.ActivityItem_EntryFragmentDoc,
    "\n  fragment EntryFacts_entry on ActivityEntry {\n    id\n    at\n    ip\n    requestId\n    actor {\n      kind\n      id\n      name\n      email\n    }\n  }\n": typeof types.EntryFacts_EntryFragmentDoc,
    "\n  query PinDialog {\n    admin {\n      analytics {\n        dashboards {\n          id\n          name\n          isOwn\n          pins {\n            id\n            report {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.PinDialogDocument,
    "\n  query ScheduleDialog($id: ID!) {\n    admin {\n      analytics {\n        timeZone\n        report(id: $id) {\n          id\n          schedule {\n            ...ReportSchedule_schedule\n          }\n        }\n      }\n    }\n  }\n": typeof types.ScheduleDialogDocument,
    "\n  query AlertTrial($input: FigureAlertInput!) {\n    admin {\n      analytics {\n        tryAlert(input: $input) {\n          isMet\n          finding\n          condition\n          subject\n          days {\n            day\n            value\n            text\n          }\n          groups {\n            name\n            value\n            text\n          }\n          link\n          webhookBody\n        }\n      }\n    }\n  }\n": typeof types.AlertTrialDocument,
    "\n  query FigureAlertDialog {\n    admin {\n      analytics {\n        model {\n          measures {\n            key\n            name\n            unit\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.FigureAlertDialogDocument,
    "\n  mutation FigureAlertDialogSave($input: FigureAlertInput!) {\n    saveFigureAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n": typeof types.FigureAlertDialogSaveDocument,
    "\n  fragment AnalyticsChart_answer on AnalyticsAnswer {\n    dimensions {\n      key\n      name\n      unit\n      isAdditive\n    }\n    measures {\n      key\n      name\n      unit\n      isAdditive\n      comparability\n      isWithinPrevious\n      timesStep\n      isStock\n      betterWhen\n      rowMeasures\n    }\n    rows {\n      keys\n      labels\n      values\n      previous\n      counts\n      previousCounts\n    }\n    totals {\n      values\n      previous\n      counts\n      previousCounts\n    }\n    pivot {\n      dimension\n      columns {\n        key\n        label\n      }\n      rows {\n        keys\n        labels\n        cells\n        counts\n      }\n    }\n    from\n    to\n    previousFrom\n    previousTo\n    timeZone\n    grain\n    rowCount\n    isComplete\n    leftOut\n    readAt\n  }\n": typeof types.AnalyticsChart_AnswerFragmentDoc,
    "\n  fragment FigureRowItem_row on FigureRow {\n    id\n    at\n    label\n    detail\n    job {\n      id\n      label\n      path\n    }\n    company {\n      id\n      label\n      path\n    }\n    user {\n      id\n      label\n      path\n    }\n  }\n": typeof types.FigureRowItem_RowFragmentDoc,
    "\n  query FigureRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          nodes {\n            ...FigureRowItem_row\n          }\n          question\n          measure\n          part\n          parts\n          timeZone\n          address\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        model {\n          measures {\n            key\n            name\n            unit\n            dimensions\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.FigureRowsDocument,
    "\n  mutation PinForm($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        name\n        pins {\n          id\n        }\n      }\n    }\n  }\n": typeof types.PinFormDocument,
    "\n  fragment ReportSchedule_schedule on AnalyticsSchedule {\n    id\n    every\n    weekday\n    day\n    hour\n    timeZone\n    nextAt\n    lastSentAt\n    isActive\n  }\n": typeof types.ReportSchedule_ScheduleFragmentDoc,
    "\n  mutation ScheduleForm($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n": typeof types.ScheduleFormDocument,
    "\n  mutation ScheduleFormStop($input: UnscheduleReportInput!) {\n    unscheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n": typeof types.ScheduleFormStopDocument,
    "\n  query SegmentChoices {\n    admin {\n      analytics {\n        segments {\n          id\n          name\n          noun\n        }\n      }\n    }\n  }\n": typeof types.SegmentChoicesDocument,
    "\n  fragment SaveReport_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    isShared\n  }\n": typeof types.SaveReport_ReportFragmentDoc,
    "\n  mutation SaveReport($input: SaveReportInput!) {\n    saveReport(input: $input) {\n      report {\n        id\n        updatedAt\n        ...SaveReport_report\n      }\n    }\n  }\n": typeof types.SaveReportDocument,
    "\n  fragment EventText_event on ApplicationEvent {\n    id\n    kind\n    stageName\n    plannedFor\n  }\n": typeof types.EventText_EventFragmentDoc,
    "\n  fragment ProfileAsSent_application on Application {\n    profile {\n      headline\n      summary\n      skills\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n    }\n  }\n": typeof types.ProfileAsSent_ApplicationFragmentDoc,
    "\n  fragment Timeline_application on Application {\n    id\n    events {\n      id\n      at\n      actorName\n      ...EventText_event\n    }\n  }\n": typeof types.Timeline_ApplicationFragmentDoc,
    "\n  fragment AppliedMark_application on Application {\n    id\n    status\n    appliedAt\n  }\n": typeof types.AppliedMark_ApplicationFragmentDoc,
    "\n  query ApplyDialog($jobId: ID!) {\n    viewer {\n      user {\n        id\n        role\n        ...ApplyForm_user\n      }\n      resumes {\n        id\n        ...ApplyForm_resumes\n      }\n    }\n    job(id: $jobId) {\n      id\n      questions {\n        ...AskedQuestions_question\n      }\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n": typeof types.ApplyDialogDocument,
    "\n  fragment ApplyForm_user on User {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n": typeof types.ApplyForm_UserFragmentDoc,
    "\n  fragment ApplyForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n": typeof types.ApplyForm_ResumesFragmentDoc,
    "\n  fragment ResumeChoice_resumes on Resume {\n    id\n    name\n    size\n    isDefault\n  }\n": typeof types.ResumeChoice_ResumesFragmentDoc,
    "\n  fragment AskedQuestions_question on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n": typeof types.AskedQuestions_QuestionFragmentDoc,
    "\n  mutation ApplyForm($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        id\n        ...AppliedMark_application\n        job {\n          id\n          applicationsCount\n          myApplication {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.ApplyFormDocument,
    "\n  query MyApplication($jobId: ID!) {\n    job(id: $jobId) {\n      id\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n": typeof types.MyApplicationDocument,
    "\n  fragment BellItem_notification on Notification {\n    id\n    title\n    body\n    link\n    read\n    createdAt\n    otherCompanyId\n  }\n": typeof types.BellItem_NotificationFragmentDoc,
    "\n  mutation BellItemRead($input: MarkNotificationReadInput!) {\n    markNotificationRead(input: $input) {\n      notification {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n": typeof types.BellItemReadDocument,
    "\n  mutation MarkAllRead {\n    markAllNotificationsRead {\n      notifications {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n": typeof types.MarkAllReadDocument,
    "\n  query BellMenu {\n    viewer {\n      unreadNotifications\n      user {\n        id\n        locale\n      }\n    }\n  }\n": typeof types.BellMenuDocument,
    "\n  query BellPanel($after: String) {\n    viewer {\n      unreadNotifications\n      notifications(first: 10, after: $after) {\n        nodes {\n          id\n          read\n          ...BellItem_notification\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.BellPanelDocument,
    "\n  subscription BellMenuAdded($since: DateTime) {\n    notificationAdded(since: $since) {\n      notification {\n        id\n        title\n        body\n        link\n        read\n        createdAt\n        otherCompanyId\n        ...BellItem_notification\n      }\n      viewer {\n        unreadNotifications\n      }\n      mayPush\n    }\n  }\n": typeof types.BellMenuAddedDocument,
    "\n  mutation AccountLanguage($input: SetLocaleInput!) {\n    setLocale(input: $input) {\n      user {\n        id\n        locale\n      }\n    }\n  }\n": typeof types.AccountLanguageDocument,
    "\n  fragment Career_career on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n": typeof types.Career_CareerFragmentDoc,
    "\n  fragment CompanyAnswers_company on Company {\n    responses {\n      applicants\n      answered\n      typicalDays\n    }\n  }\n": typeof types.CompanyAnswers_CompanyFragmentDoc,
    "\n  fragment CompanyLogo_company on Company {\n    name\n    logoUrl\n  }\n": typeof types.CompanyLogo_CompanyFragmentDoc,
    "\n  fragment CompanyTreatment_company on Company {\n    responses {\n      ratings\n      treatedWell\n    }\n  }\n": typeof types.CompanyTreatment_CompanyFragmentDoc,
    "\n  fragment VerifiedBadge_company on Company {\n    verification {\n      domain\n      domainVerifiedAt\n      gstinVerifiedAt\n      cinVerifiedAt\n    }\n  }\n": typeof types.VerifiedBadge_CompanyFragmentDoc,
    "\n  fragment CompanyFormValues_companyProfile on CompanyProfile {\n    id\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      name\n      description\n      industry\n      size\n      website\n      city\n      state\n      country\n      foundedYear\n    }\n  }\n": typeof types.CompanyFormValues_CompanyProfileFragmentDoc,
    "\n  mutation BlockButtonBlock($input: BlockConversationInput!) {\n    blockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n": typeof types.BlockButtonBlockDocument,
    "\n  mutation BlockButtonUnblock($input: BlockConversationInput!) {\n    unblockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n": typeof types.BlockButtonUnblockDocument,
    "\n  fragment Composer_conversation on Conversation {\n    id\n    ...TemplateMenu_conversation\n  }\n": typeof types.Composer_ConversationFragmentDoc,
    "\n  mutation Composer($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n": typeof types.ComposerDocument,
    "\n  fragment Conversation_conversation on Conversation {\n    id\n    state\n    isUnread\n    isBlocked\n    canBlock\n    readByOtherAt\n    application {\n      id\n      messages(first: 30) {\n        totalCount\n        nodes {\n          id\n          side\n          sentAt\n          ...MessageItem_message\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n    ...Composer_conversation\n  }\n": typeof types.Conversation_ConversationFragmentDoc,
    "\n  query ConversationPanel($id: ID!) {\n    conversation(id: $id) {\n      ...Conversation_conversation\n    }\n  }\n": typeof types.ConversationPanelDocument,
    "\n  query EarlierMessages($id: ID!, $after: String) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        messages(first: 30, after: $after) {\n          totalCount\n          nodes {\n            id\n            side\n            sentAt\n            ...MessageItem_message\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": typeof types.EarlierMessagesDocument,
    "\n  fragment MessageItem_message on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      id\n      name\n      url\n    }\n  }\n": typeof types.MessageItem_MessageFragmentDoc,
    "\n  mutation ReportMessageDialog($input: ReportMessageInput!) {\n    reportMessage(input: $input) {\n      message\n    }\n  }\n": typeof types.ReportMessageDialogDocument,
    "\n  fragment TemplateMenu_conversation on Conversation {\n    id\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.TemplateMenu_ConversationFragmentDoc,
    "\n  mutation TemplatesDialogSave($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n": typeof types.TemplatesDialogSaveDocument,
    "\n  mutation TemplatesDialogDelete($input: DeleteMessageTemplateInput!) {\n    deleteMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n": typeof types.TemplatesDialogDeleteDocument,
    "\n  query MessageTemplates {\n    viewer {\n      messageTemplates {\n        id\n        name\n        body\n      }\n    }\n  }\n": typeof types.MessageTemplatesDocument,
    "\n  subscription LiveConversations {\n    conversationChanged {\n      conversation {\n        lastAt\n        lastMessage {\n          id\n        }\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n": typeof types.LiveConversationsDocument,
    "\n  mutation ReadMark($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        id\n        isUnread\n      }\n      viewer {\n        id\n        unreadConversations\n        unreadNotifications\n      }\n    }\n  }\n": typeof types.ReadMarkDocument,
    "\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n": typeof types.OfficeAddress_SiteFragmentDoc,
    "\n  query AccountLinesUnread {\n    viewer {\n      id\n      unreadConversations\n    }\n  }\n": typeof types.AccountLinesUnreadDocument,
    "\n  query CompanyLines {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.CompanyLinesDocument,
    "\n  fragment JobFacts_job on Job {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n": typeof types.JobFacts_JobFragmentDoc,
    "\n  fragment JobFacts_draft on JobDraftValues {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n": typeof types.JobFacts_DraftFragmentDoc,
    "\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...VerifiedBadge_company\n    }\n    place\n    type\n    experienceYears\n    skills\n    summary\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n": typeof types.JobCard_JobFragmentDoc,
    "\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n": typeof types.JobPay_JobFragmentDoc,
    "\n  fragment JobText_job on Job {\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    skills\n    isRemote\n  }\n": typeof types.JobText_JobFragmentDoc,
    "\n  query SeekerMarks {\n    viewer {\n      jobMarks {\n        appliedJobIds\n        viewedJobIds\n      }\n      user {\n        id\n        profile {\n          skills\n        }\n      }\n    }\n  }\n": typeof types.SeekerMarksDocument,
    "\n  query DownloadLetter($id: ID!) {\n    viewer {\n      offerDocument(id: $id)\n    }\n  }\n": typeof types.DownloadLetterDocument,
    "\n  fragment OfferFacts_offer on Offer {\n    id\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    status\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n": typeof types.OfferFacts_OfferFragmentDoc,
    "\n  query PushDevice {\n    site {\n      pushPublicKey\n    }\n  }\n": typeof types.PushDeviceDocument,
    "\n  mutation PushDeviceSave($input: SavePushSubscriptionInput!) {\n    savePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.PushDeviceSaveDocument,
    "\n  mutation PushDeviceDelete($input: DeletePushSubscriptionInput!) {\n    deletePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.PushDeviceDeleteDocument,
    "\n  fragment CompleteProfileBanner_user on User {\n    id\n    profileCompletion {\n      percent\n      bannerPercent\n    }\n  }\n": typeof types.CompleteProfileBanner_UserFragmentDoc,
    "\n  query OnboardingDialog {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n": typeof types.OnboardingDialogDocument,
    "\n  query SendCompany {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n    }\n  }\n": typeof types.SendCompanyDocument,
    "\n  fragment SendCompany_payload on CompanyPayload {\n    companyProfile {\n      ...CompanyFormValues_companyProfile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SendCompany_PayloadFragmentDoc,
    "\n  mutation SendCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n": typeof types.SendCompanyCreateDocument,
    "\n  mutation SendCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n": typeof types.SendCompanyUpdateDocument,
    "\n  query SendDraftStored {\n    viewer {\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n": typeof types.SendDraftStoredDocument,
    "\n  mutation SendDraft($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        phone\n        profileCompletion {\n          missing\n        }\n        profile {\n          experienceMonths\n          career {\n            ...Career_career\n          }\n          ...ProfileValues_profile\n        }\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SendDraftDocument,
    "\n  mutation SendDraftComplete {\n    completeOnboarding(input: { onboardingComplete: true }) {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SendDraftCompleteDocument,
    "\n  fragment PaySource_insight on PayInsight {\n    jobs\n    companies\n    place\n    isWider\n    since\n    until\n  }\n": typeof types.PaySource_InsightFragmentDoc,
    "\n  fragment PendingChange_change on PendingChange {\n    id\n    fields {\n      name\n      before\n      after\n    }\n    questions {\n      ...QuestionForm_question\n    }\n  }\n": typeof types.PendingChange_ChangeFragmentDoc,
    "\n  mutation WithdrawChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n      companyProfile {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n    }\n  }\n": typeof types.WithdrawChangeDocument,
    "\n  fragment JobDraft_draft on JobDraft {\n    id\n    savedAt\n    values {\n      title\n      description\n      requirements\n      responsibilities\n      benefits\n      location\n      type\n      category\n      industry\n      salary\n      experience\n      experienceLevel\n      applicationDeadline\n      isRemote\n      isFeatured\n      isUrgent\n      questions {\n        kind\n        text\n        options\n        isRequired\n        wanted\n        minimum\n        weight\n      }\n      ...JobFacts_draft\n    }\n  }\n": typeof types.JobDraft_DraftFragmentDoc,
    "\n  mutation ReplaceDraftDuplicate($input: JobInput!) {\n    duplicateJob(input: $input) {\n      draft {\n        ...JobDraft_draft\n      }\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": typeof types.ReplaceDraftDuplicateDocument,
    "\n  mutation ReplaceDraftDiscard {\n    discardJobDraft {\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": typeof types.ReplaceDraftDiscardDocument,
    "\n  mutation ReplaceDraftRestore($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": typeof types.ReplaceDraftRestoreDocument,
    "\n  fragment PostCard_post on Post {\n    slug\n    locale\n    title\n    excerpt\n    author\n    category\n    tags\n    image\n    ...PostFacts_post\n  }\n": typeof types.PostCard_PostFragmentDoc,
    "\n  fragment PostFacts_post on Post {\n    publishedAt\n    readMinutes\n    views\n    comments\n  }\n": typeof types.PostFacts_PostFragmentDoc,
    "\n  mutation SubscribeForm($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      message\n    }\n  }\n": typeof types.SubscribeFormDocument,
    "\n  fragment ProfileValues_profile on SeekerProfile {\n    headline\n    summary\n    location\n    dateOfBirth\n    gender\n    experienceType\n    experience\n    currentCompany\n    currentJobTitle\n    currentCTC\n    salaryExpectation\n    preferredLocations\n    education\n    specialization\n    university\n    yearOfPassing\n    technicalSkills\n    functionalSkills\n    certifications\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    showAccommodations\n    hasBike\n    hasDrivingLicense\n    isOpenToWork\n  }\n": typeof types.ProfileValues_ProfileFragmentDoc,
    "\n  fragment MatchReasons_reason on MatchReason {\n    kind\n    speaksFor\n    text\n  }\n": typeof types.MatchReasons_ReasonFragmentDoc,
    "\n  fragment MoveQuestion_user on User {\n    id\n    profile {\n      willingToMove\n    }\n  }\n": typeof types.MoveQuestion_UserFragmentDoc,
    "\n  mutation MoveQuestionAnswer($wouldMove: Boolean!) {\n    updateProfile(input: { willingToMove: $wouldMove }) {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n": typeof types.MoveQuestionAnswerDocument,
    "\n  fragment RecommendedList_recommended on RecommendedJob {\n    grade\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n      ...JobCard_job\n    }\n    reasons {\n      ...MatchReasons_reason\n    }\n  }\n": typeof types.RecommendedList_RecommendedFragmentDoc,
    "\n  mutation DismissJob($input: DismissJobInput!) {\n    dismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n": typeof types.DismissJobDocument,
    "\n  mutation DismissJobUndo($input: UndismissJobInput!) {\n    undismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n": typeof types.DismissJobUndoDocument,
    "\n  fragment DismissedJobs_viewer on Viewer {\n    dismissedJobs {\n      jobId\n      reason\n    }\n  }\n": typeof types.DismissedJobs_ViewerFragmentDoc,
    "\n  query DismissedJobs {\n    viewer {\n      ...DismissedJobs_viewer\n    }\n  }\n": typeof types.DismissedJobsDocument,
    "\n  mutation ChangeSavedJobSave($input: SaveJobInput!) {\n    saveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n": typeof types.ChangeSavedJobSaveDocument,
    "\n  mutation ChangeSavedJobUnsave($input: UnsaveJobInput!) {\n    unsaveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n": typeof types.ChangeSavedJobUnsaveDocument,
    "\n  query SavedJobs {\n    viewer {\n      savedJobIds\n    }\n  }\n": typeof types.SavedJobsDocument,
    "\n  fragment AnswerList_application on Application {\n    id\n    answers {\n      question\n      kind\n      answer\n      file {\n        id\n        name\n        url\n      }\n      wanted\n      minimum\n      weight\n      fits\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n  }\n": typeof types.AnswerList_ApplicationFragmentDoc,
    "\n  query QuestionSuggestions {\n    viewer {\n      questionsAskedBefore {\n        ...QuestionForm_question\n      }\n    }\n  }\n": typeof types.QuestionSuggestionsDocument,
    "\n  fragment QuestionForm_question on JobQuestion {\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n": typeof types.QuestionForm_QuestionFragmentDoc,
    "\n  query OtherCompany($id: ID!) {\n    viewer {\n      otherCompany(id: $id) {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OtherCompanyDocument,
    "\n  mutation SwitchCompany($companyId: ID!) {\n    switchCompany(input: { companyId: $companyId }) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.SwitchCompanyDocument,
    "\n  fragment TodoItem_todo on Todo {\n    kind\n    dueAt\n    since\n    count\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n    interviewKind\n    invitationPath\n  }\n": typeof types.TodoItem_TodoFragmentDoc,
    "\n  mutation AppStep($input: ConfirmTwoFactorInput!) {\n    confirmTwoFactor(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          isOn\n          since\n          recoveryCodesLeft\n          isDemanded\n        }\n      }\n    }\n  }\n": typeof types.AppStepDocument,
    "\n  mutation PasswordStep($input: StartTwoFactorInput!) {\n    startTwoFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n": typeof types.PasswordStepDocument,
    "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query FaqPage {\n    site {\n      name\n      supportEmail\n      supportPhone\n    }\n  }\n": typeof types.FaqPageDocument,
    "\n  query PrivacyPage {\n    site {\n      name\n      supportEmail\n      address\n      googleSignIn\n    }\n  }\n": typeof types.PrivacyPageDocument,
    "\n  query ConfirmPasswordDialog {\n    viewer {\n      hasPassword\n      twoFactor {\n        isOn\n      }\n    }\n  }\n": typeof types.ConfirmPasswordDialogDocument,
    "\n  mutation ConfirmPasswordDialogSend($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n": typeof types.ConfirmPasswordDialogSendDocument,
    "\n  query ConfirmWorkEmailPage($token: String!) {\n    workEmail(input: { token: $token }) {\n      companyName\n      domain\n      email\n    }\n  }\n": typeof types.ConfirmWorkEmailPageDocument,
    "\n  mutation ConfirmWorkEmailPageConfirm($token: String!) {\n    confirmWorkEmail(input: { token: $token }) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n": typeof types.ConfirmWorkEmailPageConfirmDocument,
    "\n  fragment JoinTeamForm_invitation on OpenedTeamInvitation {\n    companyName\n    inviterName\n    email\n    role\n    state\n  }\n": typeof types.JoinTeamForm_InvitationFragmentDoc,
    "\n  mutation JoinTeamForm($input: JoinTeamInput!) {\n    joinTeam(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.JoinTeamFormDocument,
    "\n  query JoinTeamPage($token: String!) {\n    teamInvitation(token: $token) {\n      ...JoinTeamForm_invitation\n    }\n  }\n": typeof types.JoinTeamPageDocument,
    "\n  mutation JoinTeamPageAccept($token: String!) {\n    acceptTeamInvitation(input: { token: $token }) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.JoinTeamPageAcceptDocument,
    "\n  query ResetPasswordForm($token: String!) {\n    passwordResetLink(token: $token) {\n      apiKeys\n    }\n  }\n": typeof types.ResetPasswordFormDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query GoogleButton {\n    site {\n      googleSignIn\n    }\n  }\n": typeof types.GoogleButtonDocument,
    "\n  mutation GoogleReturn($input: CompleteGoogleSignInInput!) {\n    completeGoogleSignIn(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.GoogleReturnDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query AddJobPage {\n    viewer {\n      user {\n        id\n      }\n      companyProfile {\n        id\n        company {\n          id\n          name\n          industry\n        }\n        ...CompanyNotice_profile\n      }\n      jobDraft {\n        ...JobDraft_draft\n      }\n      jobs(first: 1) {\n        figures {\n          total\n        }\n      }\n    }\n  }\n": typeof types.AddJobPageDocument,
    "\n  fragment CompanyNotice_profile on CompanyProfile {\n    id\n    adminStatus\n  }\n": typeof types.CompanyNotice_ProfileFragmentDoc,
    "\n  query ExpectedApplicants($title: String!) {\n    viewer {\n      expectedApplicants(title: $title) {\n        isOwn\n        jobs\n        low\n        high\n      }\n    }\n  }\n": typeof types.ExpectedApplicantsDocument,
    "\n  query StartFromJob($search: String) {\n    viewer {\n      jobs(first: 20, search: $search) {\n        nodes {\n          id\n          title\n          place\n          postedAt\n        }\n      }\n    }\n  }\n": typeof types.StartFromJobDocument,
    "\n  mutation DraftAutosaveSave($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": typeof types.DraftAutosaveSaveDocument,
    "\n  query UsualPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n": typeof types.UsualPayDocument,
    "\n  mutation PostJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        id\n        title\n        standing\n      }\n    }\n  }\n": typeof types.PostJobDocument,
    "\n  mutation PostJobDiscard {\n    discardJobDraft {\n      viewer {\n        jobDraft {\n          id\n        }\n      }\n    }\n  }\n": typeof types.PostJobDiscardDocument,
    "\n  query AdminActivityPage(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $page: Int\n  ) {\n    admin {\n      activity(\n        first: 10\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...LogEntries_entry\n        }\n      }\n    }\n  }\n": typeof types.AdminActivityPageDocument,
    "\n  query AdminAnalyticsPage($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          period\n          from\n          timeZone\n          countedAt\n          users {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          jobs {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          applications {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AdminAnalyticsPageDocument,
    "\n  query AdminBulkUploadPage($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        id\n        status\n        ...Preview_upload\n        ...Processing_upload\n        ...Complete_upload\n      }\n    }\n  }\n": typeof types.AdminBulkUploadPageDocument,
    "\n  query AdminCompaniesPage(\n    $search: String\n    $status: AdminStatus\n    $changed: Boolean\n    $verification: Boolean\n    $page: Int\n  ) {\n    admin {\n      companies(\n        first: 10\n        search: $search\n        status: $status\n        changed: $changed\n        verificationWaiting: $verification\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          ...CompanyRow_company\n        }\n      }\n    }\n  }\n": typeof types.AdminCompaniesPageDocument,
    "\n  query AdminCompanyPage($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n          ...TreatmentComments_company\n        }\n        ...CompanyReview_company\n      }\n      activity(first: 10, subjectKind: \"company\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n": typeof types.AdminCompanyPageDocument,
    "\n  query AdminDashboardPage($id: ID!, $view: AnalyticsDashboardViewInput) {\n    admin {\n      analytics {\n        timeZone\n        dashboard(id: $id) {\n          id\n          name\n          isOwn\n          isShared\n          owner {\n            id\n            name\n          }\n          ...Board_dashboard\n          ...BoardView_dashboard\n          ...DashboardMenu_dashboard\n          ...ShareButton_dashboard\n        }\n      }\n    }\n  }\n": typeof types.AdminDashboardPageDocument,
    "\n  query AdminFigureAlertsPage {\n    admin {\n      analytics {\n        alerts {\n          id\n          ...FigureAlertRow_alert\n        }\n      }\n    }\n  }\n": typeof types.AdminFigureAlertsPageDocument,
    "\n  query AdminJobPage($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n      activity(first: 10, subjectKind: \"job\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n": typeof types.AdminJobPageDocument,
    "\n  query AdminJobsPage(\n    $search: String\n    $companyId: ID\n    $status: AdminStatus\n    $industry: String\n    $reported: Boolean\n    $changed: Boolean\n    $page: Int\n  ) {\n    admin {\n      jobs(\n        first: 10\n        search: $search\n        companyId: $companyId\n        status: $status\n        industry: $industry\n        reported: $reported\n        changed: $changed\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          job {\n            company {\n              name\n            }\n          }\n          ...JobRow_job\n        }\n      }\n    }\n  }\n": typeof types.AdminJobsPageDocument,
    "\n  query AdminMessagesPage($after: String) {\n    admin {\n      messageReports(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          reason\n          detail\n          isNoticed\n          createdAt\n          body\n          side\n          sentAt\n          authorId\n          authorName\n          companyId\n          companyName\n          jobId\n          jobTitle\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.AdminMessagesPageDocument,
    "\n  mutation AdminMessagesPageResolve($input: ResolveMessageReportsInput!) {\n    resolveMessageReports(input: $input) {\n      resolvedIds\n    }\n  }\n": typeof types.AdminMessagesPageResolveDocument,
    "\n  query AdminPage {\n    admin {\n      permissions {\n        ...QuickActions_permissions\n      }\n      companies(status: PENDING, first: 5) {\n        ...WaitingCompanies_companies\n      }\n      jobs(status: PENDING, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      reported: jobs(reported: true, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      verifications: companies(verificationWaiting: true, first: 5) {\n        ...WaitingVerifications_companies\n      }\n      ...WaitingChanges_admin\n    }\n  }\n": typeof types.AdminPageDocument,
    "\n  query AdminRecountsPage($id: ID) {\n    admin {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n      recount(id: $id) {\n        id\n        ...RecountDetails_recount\n      }\n    }\n  }\n": typeof types.AdminRecountsPageDocument,
    "\n  mutation AdminRecountsPageRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n    }\n  }\n": typeof types.AdminRecountsPageRecountNowDocument,
    "\n  query AdminReportsPage {\n    admin {\n      analytics {\n        templates {\n          key\n          ...TemplateCard_template\n        }\n        reports {\n          id\n          ...ReportRow_report\n        }\n        dashboards {\n          id\n          ...DashboardCard_dashboard\n        }\n      }\n    }\n  }\n": typeof types.AdminReportsPageDocument,
    "\n  query AdminSegmentsPage {\n    admin {\n      analytics {\n        segments {\n          id\n          ...SegmentRow_segment\n        }\n      }\n    }\n  }\n": typeof types.AdminSegmentsPageDocument,
    "\n  query AdminSettingsPage {\n    admin {\n      settings {\n        id\n        ...SettingsForm_settings\n      }\n    }\n  }\n": typeof types.AdminSettingsPageDocument,
    "\n  query AdminUserPage($id: ID!) {\n    admin {\n      user(id: $id) {\n        id\n        sessions {\n          id\n          ...UserSession_session\n        }\n        ...UserRow_user\n        ...UserStatus_user\n        ...UserFacts_user\n        ...UserFigures_user\n        ...EditUserDialog_user\n        ...UserTwoFactor_user\n      }\n      activity(first: 10, subjectKind: \"user\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n": typeof types.AdminUserPageDocument,
    "\n  query AdminUsersPage(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $verified: Boolean\n    $page: Int\n  ) {\n    admin {\n      users(\n        first: 10\n        search: $search\n        role: $role\n        status: $status\n        verified: $verified\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...UserRow_user\n        }\n      }\n    }\n  }\n": typeof types.AdminUsersPageDocument,
    "\n  fragment LogEntries_entry on ActivityEntry {\n    id\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    ...ActivityItem_entry\n  }\n": typeof types.LogEntries_EntryFragmentDoc,
    "\n  query LogCheck {\n    admin {\n      activityCheck {\n        whole\n        broken {\n          id\n          how\n        }\n      }\n    }\n  }\n": typeof types.LogCheckDocument,
    "\n  query AlertHistoryDialog($id: ID!) {\n    admin {\n      analytics {\n        alert(id: $id) {\n          id\n          crossings {\n            id\n            crossedAt\n            returnedAt\n            finding\n            condition\n            link\n          }\n        }\n      }\n    }\n  }\n": typeof types.AlertHistoryDialogDocument,
    "\n  mutation DeleteAlertDialog($input: DeleteFigureAlertInput!) {\n    deleteFigureAlert(input: $input) {\n      deletedAlertId\n    }\n  }\n": typeof types.DeleteAlertDialogDocument,
    "\n  fragment FigureAlertRow_alert on FigureAlert {\n    id\n    name\n    state\n    problem\n    figure\n    condition\n    finding\n    valueText\n    link\n    measure\n    isPerGroup\n    kind\n    direction\n    amount\n    isPercent\n    isMailed\n    isPosted\n    isActive\n    checkedAt\n    crossedAt\n    report {\n      id\n      name\n    }\n    address\n  }\n": typeof types.FigureAlertRow_AlertFragmentDoc,
    "\n  mutation AlertActionsTurn($input: TurnFigureAlertInput!) {\n    turnFigureAlert(input: $input) {\n      alert {\n        ...FigureAlertRow_alert\n      }\n    }\n  }\n": typeof types.AlertActionsTurnDocument,
    "\n  fragment Board_dashboard on AnalyticsDashboard {\n    id\n    name\n    mayChange\n    owner {\n      id\n      name\n    }\n    pins {\n      id\n      ...Tile_pin\n    }\n    ...SaveDashboard_dashboard\n  }\n": typeof types.Board_DashboardFragmentDoc,
    "\n  fragment Tile_pin on AnalyticsPin {\n    id\n    width\n    address\n    question\n    report {\n      id\n      name\n      chart\n      problem\n      address\n    }\n  }\n": typeof types.Tile_PinFragmentDoc,
    "\n  fragment BoardView_dashboard on AnalyticsDashboard {\n    id\n    view(view: $view) {\n      markText\n      pins {\n        pinId\n        address\n        question\n        problem\n        unapplied\n      }\n    }\n  }\n": typeof types.BoardView_DashboardFragmentDoc,
    "\n  query BoardEvents {\n    admin {\n      analytics {\n        chartEvents {\n          id\n          kind\n          at\n          day\n          name\n        }\n      }\n    }\n  }\n": typeof types.BoardEventsDocument,
    "\n  mutation NotedEventsNote($input: NoteChartEventInput!) {\n    noteChartEvent(input: $input) {\n      event {\n        id\n      }\n    }\n  }\n": typeof types.NotedEventsNoteDocument,
    "\n  mutation NotedEventsDelete($input: DeleteChartEventInput!) {\n    deleteChartEvent(input: $input) {\n      deletedEventId\n    }\n  }\n": typeof types.NotedEventsDeleteDocument,
    "\n  query FilterChoices(\n    $key: AnalyticsDimension!\n    $other: AnalyticsDimension!\n    $hasOther: Boolean!\n    $search: String\n  ) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 8)\n          }\n          other: dimension(key: $other) @include(if: $hasOther) {\n            suggestions(search: $search, first: 8)\n          }\n        }\n      }\n    }\n  }\n": typeof types.FilterChoicesDocument,
    "\n  mutation PinMoves($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          position\n          ...Tile_pin\n        }\n      }\n    }\n  }\n": typeof types.PinMovesDocument,
    "\n  query TileAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          from\n          to\n          timeZone\n          grain\n          readAt\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n": typeof types.TileAnswerDocument,
    "\n  mutation Unpin($input: UnpinReportInput!) {\n    unpinReport(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n": typeof types.UnpinDocument,
    "\n  mutation UnpinUndo($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        pins {\n          id\n          report {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.UnpinUndoDocument,
    "\n  mutation UnpinPlace($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n": typeof types.UnpinPlaceDocument,
    "\n  fragment DashboardCard_dashboard on AnalyticsDashboard {\n    id\n    updatedAt\n    owner {\n      id\n      name\n    }\n    isOwn\n    pins {\n      id\n    }\n    ...DashboardMenu_dashboard\n    name\n    isShared\n  }\n": typeof types.DashboardCard_DashboardFragmentDoc,
    "\n  fragment DashboardMenu_dashboard on AnalyticsDashboard {\n    id\n    mayChange\n    ...SaveDashboard_dashboard\n    ...ShareDashboard_dashboard\n  }\n": typeof types.DashboardMenu_DashboardFragmentDoc,
    "\n  fragment ShareButton_dashboard on AnalyticsDashboard {\n    id\n    isShared\n    mayChange\n    ...ShareDashboard_dashboard\n  }\n": typeof types.ShareButton_DashboardFragmentDoc,
    "\n  mutation DeleteDashboard($input: DashboardInput!) {\n    deleteDashboard(input: $input) {\n      dashboard {\n        id\n      }\n    }\n  }\n": typeof types.DeleteDashboardDocument,
    "\n  mutation DeleteDashboardUndo($input: DashboardInput!) {\n    restoreDashboard(input: $input) {\n      dashboard {\n        ...DashboardCard_dashboard\n      }\n    }\n  }\n": typeof types.DeleteDashboardUndoDocument,
    "\n  fragment SaveDashboard_dashboard on AnalyticsDashboard {\n    id\n    version\n    name\n    isShared\n    range {\n      last\n      unit\n      rolling\n      whole\n      from\n      to\n    }\n    filters {\n      categories\n      places\n      companies\n      segments\n    }\n  }\n": typeof types.SaveDashboard_DashboardFragmentDoc,
    "\n  mutation SaveDashboard($input: SaveDashboardInput!) {\n    saveDashboard(input: $input) {\n      dashboard {\n        id\n        name\n        ...SaveDashboard_dashboard\n        ...Board_dashboard\n      }\n    }\n  }\n": typeof types.SaveDashboardDocument,
    "\n  fragment ShareDashboard_dashboard on AnalyticsDashboard {\n    id\n    pins {\n      id\n      report {\n        id\n        name\n        isShared\n      }\n    }\n    ...SaveDashboard_dashboard\n  }\n": typeof types.ShareDashboard_DashboardFragmentDoc,
    "\n  mutation ShareDashboardReport($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n        isShared\n        version\n      }\n    }\n  }\n": typeof types.ShareDashboardReportDocument,
    "\n  fragment ReportRow_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    question\n    problem\n    address\n    chart\n    isOwn\n    isShared\n    mayChange\n    updatedAt\n    owner {\n      id\n      name\n    }\n    schedule {\n      ...ReportSchedule_schedule\n    }\n  }\n": typeof types.ReportRow_ReportFragmentDoc,
    "\n  mutation ReportScheduleState($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n": typeof types.ReportScheduleStateDocument,
    "\n  mutation DeleteReport($input: ReportInput!) {\n    deleteReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n": typeof types.DeleteReportDocument,
    "\n  mutation DeleteReportUndo($input: ReportInput!) {\n    restoreReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": typeof types.DeleteReportUndoDocument,
    "\n  mutation ReportActionsShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": typeof types.ReportActionsShareDocument,
    "\n  mutation ReportActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n        ...ReportRow_report\n      }\n    }\n  }\n": typeof types.ReportActionsDuplicateDocument,
    "\n  fragment TemplateCard_template on AnalyticsTemplate {\n    key\n    name\n    question\n    chart\n    address\n  }\n": typeof types.TemplateCard_TemplateFragmentDoc,
    "\n  mutation ActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n": typeof types.ActionsDuplicateDocument,
    "\n  query ExplainDialog($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        explain(query: $query) {\n          sql\n          values\n          plan\n        }\n      }\n    }\n  }\n": typeof types.ExplainDialogDocument,
    "\n  mutation ShareDialogShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n": typeof types.ShareDialogShareDocument,
    "\n  query OpenReport($id: ID!) {\n    admin {\n      analytics {\n        report(id: $id) {\n          id\n          name\n          description\n          isShared\n          isOwn\n          mayChange\n          version\n          address\n          problem\n          owner {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.OpenReportDocument,
    "\n  query ValueSuggestions($key: AnalyticsDimension!, $search: String) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 12)\n          }\n        }\n      }\n    }\n  }\n": typeof types.ValueSuggestionsDocument,
    "\n  query BuiltAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          dimensions {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            isStock\n          }\n          exactFrom\n          rowCount\n          isComplete\n          leftOut\n          readAt\n          freshAt\n          milliseconds\n          timeZone\n          grain\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n": typeof types.BuiltAnswerDocument,
    "\n  query ExploreModel {\n    admin {\n      analytics {\n        model {\n          subjects {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            description\n            unit\n            source\n            subject\n            isAdditive\n            betterWhen\n            isStock\n            isPersonal\n            stepOf\n            dimensions\n            segmentNouns\n          }\n          dimensions {\n            key\n            name\n            description\n            kind\n            isPersonal\n            values {\n              key\n              label\n            }\n          }\n          timeZones\n        }\n        segments {\n          id\n          name\n          noun\n          conditions\n        }\n      }\n    }\n  }\n": typeof types.ExploreModelDocument,
    "\n  query NamedModel($keys: [AnalyticsGroupKeyInput!]!) {\n    admin {\n      analytics {\n        keyNames(keys: $keys)\n      }\n    }\n  }\n": typeof types.NamedModelDocument,
    "\n  query FirstQuestions {\n    admin {\n      analytics {\n        templates {\n          key\n          name\n          question\n          chart\n          address\n        }\n      }\n    }\n  }\n": typeof types.FirstQuestionsDocument,
    "\n  query KnownValues($names: [String!]!) {\n    admin {\n      analytics {\n        model {\n          namedValues(names: $names) {\n            name\n            dimension\n            value\n            isExact\n          }\n        }\n      }\n    }\n  }\n": typeof types.KnownValuesDocument,
    "\n  mutation DeleteSegmentDialog($input: DeleteSegmentInput!) {\n    deleteSegment(input: $input) {\n      deletedSegmentId\n    }\n  }\n": typeof types.DeleteSegmentDialogDocument,
    "\n  mutation SegmentDialogSave($input: SaveSegmentInput!) {\n    saveSegment(input: $input) {\n      segment {\n        id\n        ...SegmentRow_segment\n      }\n    }\n  }\n": typeof types.SegmentDialogSaveDocument,
    "\n  fragment SegmentRow_segment on AnalyticsSegment {\n    id\n    name\n    noun\n    isShared\n    isOwn\n    mayChange\n    owner {\n      id\n      name\n    }\n    version\n    conditions\n    problem\n    address\n    uses {\n      kind\n      id\n      name\n    }\n  }\n": typeof types.SegmentRow_SegmentFragmentDoc,
    "\n  query SegmentSize($input: SaveSegmentInput!) {\n    admin {\n      analytics {\n        trySegment(input: $input) {\n          size\n          conditions\n        }\n      }\n    }\n  }\n": typeof types.SegmentSizeDocument,
    "\n  fragment BackupList_backups on Backups {\n    list {\n      id\n      at\n      status\n      askedBy\n      fileName\n      size\n      message\n      keptUntil\n      removedAt\n    }\n  }\n": typeof types.BackupList_BackupsFragmentDoc,
    "\n  query BackupsPanel {\n    admin {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n": typeof types.BackupsPanelDocument,
    "\n  mutation BackupsPanelBackUpNow {\n    backUpNow {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n": typeof types.BackupsPanelBackUpNowDocument,
    "\n  fragment LastBackup_backups on Backups {\n    running\n    nextDueAt\n    frequency\n    retentionPeriod\n    last {\n      id\n      at\n      ok\n      status\n      size\n      rows\n      files\n      message\n    }\n  }\n": typeof types.LastBackup_BackupsFragmentDoc,
    "\n  fragment Complete_upload on BulkUpload {\n    id\n    fileName\n    successful\n    failed\n    undoneAt\n    undoableUntil\n    ...UndoUpload_upload\n  }\n": typeof types.Complete_UploadFragmentDoc,
    "\n  fragment Processing_upload on BulkUpload {\n    id\n    fileName\n    total\n    successful\n    failed\n  }\n": typeof types.Processing_UploadFragmentDoc,
    "\n  fragment UndoUpload_upload on BulkUpload {\n    id\n    fileName\n    successful\n    undoableUntil\n  }\n": typeof types.UndoUpload_UploadFragmentDoc,
    "\n  mutation BulkFile($input: PrepareBulkUploadInput!) {\n    prepareBulkUpload(input: $input) {\n      upload {\n        id\n        ...Preview_upload\n      }\n    }\n  }\n": typeof types.BulkFileDocument,
    "\n  query BulkHistory($page: Int) {\n    admin {\n      bulkUploads(first: 10, page: $page) {\n        totalPages\n        nodes {\n          id\n          status\n          ...HistoryRow_upload\n          ...RunningBanner_upload\n        }\n      }\n    }\n  }\n": typeof types.BulkHistoryDocument,
    "\n  fragment HistoryRow_upload on BulkUpload {\n    id\n    fileName\n    status\n    successful\n    failed\n    createdAt\n    uploadedBy {\n      id\n      name\n    }\n    ...UndoUpload_upload\n  }\n": typeof types.HistoryRow_UploadFragmentDoc,
    "\n  fragment RunningBanner_upload on BulkUpload {\n    id\n    fileName\n  }\n": typeof types.RunningBanner_UploadFragmentDoc,
    "\n  fragment Preview_upload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    errorCount\n    unknownColumns\n    ...PreviewErrors_upload\n    ...PreviewRows_upload\n    ...PreviewActions_upload\n  }\n": typeof types.Preview_UploadFragmentDoc,
    "\n  fragment PreviewActions_upload on BulkUpload {\n    id\n    status\n    total\n    valid\n  }\n": typeof types.PreviewActions_UploadFragmentDoc,
    "\n  fragment PreviewErrors_upload on BulkUpload {\n    id\n    fileName\n    errorCount\n    errors(first: 5) {\n      row\n      field\n      message\n      hint\n    }\n  }\n": typeof types.PreviewErrors_UploadFragmentDoc,
    "\n  fragment PreviewRows_upload on BulkUpload {\n    id\n    total\n    columns\n    rows(first: 10) {\n      nodes {\n        row\n        cells\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": typeof types.PreviewRows_UploadFragmentDoc,
    "\n  mutation StartBulkUpload($input: StartBulkUploadInput!) {\n    startBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Processing_upload\n      }\n    }\n  }\n": typeof types.StartBulkUploadDocument,
    "\n  mutation UndoBulkUpload($input: UndoBulkUploadInput!) {\n    undoBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Complete_upload\n      }\n    }\n  }\n": typeof types.UndoBulkUploadDocument,
    "\n  fragment ChangeReview_change on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n": typeof types.ChangeReview_ChangeFragmentDoc,
    "\n  mutation DecideChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReview_job\n      }\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n        ...CompanyReview_company\n      }\n    }\n  }\n": typeof types.DecideChangeDocument,
    "\n  query CompanyDialog($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n        }\n        ...CompanyReview_company\n      }\n    }\n  }\n": typeof types.CompanyDialogDocument,
    "\n  fragment CompanyReview_company on AdminCompany {\n    id\n    adminStatus\n    ...VerificationReview_company\n    adminNotes\n    createdAt\n    approvedAt\n    changedSinceApproval\n    pendingChange {\n      id\n      ...ChangeReview_change\n    }\n    jobCount\n    phone\n    email\n    address\n    employeeCount\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      slug\n      description\n      size\n      industry\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n": typeof types.CompanyReview_CompanyFragmentDoc,
    "\n  fragment CompanyRow_company on AdminCompany {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    jobCount\n    pendingChange {\n      id\n    }\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      description\n      size\n      industry\n      place\n      ...CompanyLogo_company\n    }\n  }\n": typeof types.CompanyRow_CompanyFragmentDoc,
    "\n  fragment TreatmentComments_company on Company {\n    treatmentComments {\n      rating\n      comment\n      ratedAt\n    }\n  }\n": typeof types.TreatmentComments_CompanyFragmentDoc,
    "\n  mutation ModerateCompanyVerify($input: VerifyCompanyInput!) {\n    verifyCompany(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n": typeof types.ModerateCompanyVerifyDocument,
    "\n  mutation ModerateCompany($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n": typeof types.ModerateCompanyDocument,
    "\n  fragment Figures_counts on AdminStatCounts {\n    totalUsers\n    totalJobs\n    totalCompanies\n    totalApplications\n    activeJobs\n    pendingApplications\n    newUsersToday\n    newJobsToday\n    pendingCompanies\n    suspendedUsers\n    approvedJobs\n    rejectedJobs\n  }\n": typeof types.Figures_CountsFragmentDoc,
    "\n  query Figures {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        recent {\n          ...Figures_counts\n        }\n        before {\n          ...Figures_counts\n        }\n        countedAt\n      }\n    }\n  }\n": typeof types.FiguresDocument,
    "\n  fragment QuickActions_permissions on AdminPermissions {\n    canBulkUpload\n    canManageUsers\n    canManageCompanies\n    canManageJobs\n    canViewAnalytics\n    canAccessSettings\n  }\n": typeof types.QuickActions_PermissionsFragmentDoc,
    "\n  fragment WaitingChanges_admin on Admin {\n    changedJobs: jobs(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n    changedCompanies: companies(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.WaitingChanges_AdminFragmentDoc,
    "\n  fragment WaitingCompanies_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      createdAt\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n": typeof types.WaitingCompanies_CompaniesFragmentDoc,
    "\n  fragment WaitingJobs_jobs on AdminJobConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      waitingSince\n      ...WarningSigns_job\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.WaitingJobs_JobsFragmentDoc,
    "\n  fragment WaitingVerifications_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n": typeof types.WaitingVerifications_CompaniesFragmentDoc,
    "\n  fragment DuplicateJobs_job on AdminJob {\n    id\n    twins {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DuplicateJobs_JobFragmentDoc,
    "\n  query JobDialog($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n    }\n  }\n": typeof types.JobDialogDocument,
    "\n  fragment JobReports_job on AdminJob {\n    id\n    reports\n    reportsMade {\n      id\n      reason\n      detail\n      createdAt\n      resolvedAt\n    }\n    job {\n      id\n      title\n    }\n  }\n": typeof types.JobReports_JobFragmentDoc,
    "\n  fragment JobReview_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    waitingSince\n    changedSinceApproval\n    ...WarningSigns_job\n    ...JobReports_job\n    ...DuplicateJobs_job\n    ...RiskyText_job\n    job {\n      id\n      title\n      salary\n      salaryMin\n      salaryMax\n      place\n      type\n      industry\n      categoryTitle\n      experienceLevel\n      applicationDeadline\n      questions {\n        ...QuestionForm_question\n      }\n      ...JobFacts_job\n      pendingChange {\n        id\n        ...ChangeReview_change\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n": typeof types.JobReview_JobFragmentDoc,
    "\n  fragment JobRow_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    waitingSince\n    companyStatus\n    ...WarningSigns_job\n    job {\n      id\n      title\n      description\n      place\n      type\n      pendingChange {\n        id\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n": typeof types.JobRow_JobFragmentDoc,
    "\n  query JobsCompany($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        jobCount\n        owner {\n          firstName\n          lastName\n          email\n        }\n        company {\n          id\n          website\n          ...CompanyLogo_company\n        }\n      }\n    }\n  }\n": typeof types.JobsCompanyDocument,
    "\n  fragment RiskyText_job on AdminJob {\n    riskWords\n    job {\n      ...JobText_job\n    }\n  }\n": typeof types.RiskyText_JobFragmentDoc,
    "\n  fragment WarningSigns_job on AdminJob {\n    reports\n    reportedAt\n    riskSigns\n  }\n": typeof types.WarningSigns_JobFragmentDoc,
    "\n  mutation ModerateJob($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        id\n        ...JobRow_job\n      }\n    }\n  }\n": typeof types.ModerateJobDocument,
    "\n  mutation ModerateJobs($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        id\n        ...JobRow_job\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.ModerateJobsDocument,
    "\n  mutation ResolveReports($input: ResolveJobReportsInput!) {\n    resolveJobReports(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReports_job\n      }\n    }\n  }\n": typeof types.ResolveReportsDocument,
    "\n  mutation AdminLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        id\n        role\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.AdminLoginDocument,
    "\n  fragment RecountDetails_recount on Recount {\n    id\n    status\n    requestedAt\n    checked\n    findings {\n      value\n      differing\n      corrected\n      hasFailed\n      examples {\n        id\n        ...RecountExamples_example\n      }\n    }\n  }\n": typeof types.RecountDetails_RecountFragmentDoc,
    "\n  fragment RecountExamples_example on RecountExample {\n    id\n    rowKey\n    subjectKind\n    subjectId\n    subjectName\n    before\n    after\n    correctedAt\n  }\n": typeof types.RecountExamples_ExampleFragmentDoc,
    "\n  fragment RecountList_recount on Recount {\n    id\n    status\n    askedBy\n    requestedAt\n    checked\n    differing\n    corrected\n  }\n": typeof types.RecountList_RecountFragmentDoc,
    "\n  mutation TestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      sent\n      message\n    }\n  }\n": typeof types.TestMailDocument,
    "\n  fragment SettingsForm_settings on SystemSettings {\n    id\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    supportEmail\n    supportPhone\n    postalAddress\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    apiRateLimit\n    apiRateLimitSaved\n    fileUploadLimit\n    cacheTTL\n    enableQueryLogging\n    debugMode\n  }\n": typeof types.SettingsForm_SettingsFragmentDoc,
    "\n  mutation SettingsForm($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...SettingsForm_settings\n      }\n    }\n  }\n": typeof types.SettingsFormDocument,
    "\n  fragment EditUserDialog_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n  }\n": typeof types.EditUserDialog_UserFragmentDoc,
    "\n  mutation EditUserDialog($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        ...EditUserDialog_user\n        ...UserRow_user\n        ...UserFacts_user\n      }\n    }\n  }\n": typeof types.EditUserDialogDocument,
    "\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    phone\n    role\n    locale\n    signsInWithGoogle\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n      adminStatus\n    }\n  }\n": typeof types.UserFacts_UserFragmentDoc,
    "\n  fragment UserFigures_user on AdminUser {\n    id\n    role\n    company {\n      id\n    }\n    figures {\n      jobs\n      applicationsSent\n      applicationsReceived\n    }\n  }\n": typeof types.UserFigures_UserFragmentDoc,
    "\n  fragment UserSession_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n  }\n": typeof types.UserSession_SessionFragmentDoc,
    "\n  fragment UserTwoFactor_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    hasTwoFactor\n  }\n": typeof types.UserTwoFactor_UserFragmentDoc,
    "\n  mutation UserTwoFactor($input: RemoveTwoFactorInput!) {\n    removeTwoFactor(input: $input) {\n      message\n      user {\n        ...UserTwoFactor_user\n      }\n    }\n  }\n": typeof types.UserTwoFactorDocument,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    role\n    isVerified\n    displayStatus\n    suspendedReason\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n    }\n    ...UserStatus_user\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  fragment UserStatus_user on AdminUser {\n    id\n    displayStatus\n    suspendedUntil\n  }\n": typeof types.UserStatus_UserFragmentDoc,
    "\n  mutation BulkUserActionsVerify($input: VerifyUsersInput!) {\n    verifyUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.BulkUserActionsVerifyDocument,
    "\n  mutation BulkUserActionsSuspend($input: SuspendUsersInput!) {\n    suspendUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.BulkUserActionsSuspendDocument,
    "\n  mutation UserActionsVerify($input: VerifyUserInput!) {\n    verifyUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.UserActionsVerifyDocument,
    "\n  mutation UserActionsSuspend($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        id\n        sessions {\n          id\n        }\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.UserActionsSuspendDocument,
    "\n  mutation UserActionsUnsuspend($input: UnsuspendUserInput!) {\n    unsuspendUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n": typeof types.UserActionsUnsuspendDocument,
    "\n  mutation UserActionsDelete($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      deletedUserId\n    }\n  }\n": typeof types.UserActionsDeleteDocument,
    "\n  fragment SentVerification_verification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    submittedAt\n    note\n    document {\n      id\n      name\n      mediaType\n      url\n    }\n  }\n": typeof types.SentVerification_VerificationFragmentDoc,
    "\n  fragment VerificationReview_company on AdminCompany {\n    id\n    company {\n      id\n      name\n    }\n    verifications {\n      id\n      ...SentVerification_verification\n    }\n  }\n": typeof types.VerificationReview_CompanyFragmentDoc,
    "\n  mutation DecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        ...CompanyRow_company\n        ...VerificationReview_company\n      }\n    }\n  }\n": typeof types.DecideVerificationDocument,
    "\n  fragment AlertHints_settings on UserSettings {\n    id\n    emailNotifications\n    jobAlerts\n  }\n": typeof types.AlertHints_SettingsFragmentDoc,
    "\n  query AlertPreview($input: CreateAlertInput!) {\n    newAlertPreview(input: $input) {\n      total\n      jobs {\n        id\n        title\n        company {\n          id\n          name\n        }\n        place\n      }\n      reasons\n      nextDigestAt\n    }\n  }\n": typeof types.AlertPreviewDocument,
    "\n  fragment AlertRow_alert on Alert {\n    id\n    name\n    keywords\n    companyId\n    company {\n      id\n      slug\n    }\n    location\n    place\n    jobType\n    salaryRange\n    filters\n    frequency\n    isActive\n    matches\n    lastSentAt\n    createdAt\n  }\n": typeof types.AlertRow_AlertFragmentDoc,
    "\n  mutation AlertSwitch($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        id\n        isActive\n      }\n    }\n  }\n": typeof types.AlertSwitchDocument,
    "\n  query JobAlertsPage {\n    viewer {\n      alerts {\n        ...AlertRow_alert\n      }\n      settings {\n        ...AlertHints_settings\n      }\n    }\n  }\n": typeof types.JobAlertsPageDocument,
    "\n  fragment Subscription_subscription on AlertSubscription {\n    alertName\n    isAlertActive\n    areAlertMailsOn\n    areAllMailsOff\n  }\n": typeof types.Subscription_SubscriptionFragmentDoc,
    "\n  mutation SubscriptionEnd($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n": typeof types.SubscriptionEndDocument,
    "\n  mutation SubscriptionReturn($input: ResubscribeInput!) {\n    resubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n": typeof types.SubscriptionReturnDocument,
    "\n  query UnsubscribePage($token: String!) {\n    alertSubscription(token: $token) {\n      ...Subscription_subscription\n    }\n  }\n": typeof types.UnsubscribePageDocument,
    "\n  mutation AlertFormCreate($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n": typeof types.AlertFormCreateDocument,
    "\n  mutation AlertFormUpdate($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...AlertRow_alert\n      }\n    }\n  }\n": typeof types.AlertFormUpdateDocument,
    "\n  mutation DeleteAlert($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n": typeof types.DeleteAlertDocument,
    "\n  mutation DeleteAlertUndo($input: RestoreAlertInput!) {\n    restoreAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n": typeof types.DeleteAlertUndoDocument,
    "\n  fragment ApplicationCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    events {\n      id\n      at\n      ...EventText_event\n    }\n  }\n": typeof types.ApplicationCard_ApplicationFragmentDoc,
    "\n  query ApplicationPage($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        ...OwnApplication_application\n      }\n    }\n  }\n": typeof types.ApplicationPageDocument,
    "\n  query MyApplicationsPage(\n    $status: ApplicationStatus\n    $withdrawn: Boolean\n    $search: String\n    $page: Int\n  ) {\n    viewer {\n      timeZone\n      applications(\n        first: 12\n        status: $status\n        withdrawn: $withdrawn\n        search: $search\n        page: $page\n      ) {\n        totalCount\n        nodes {\n          id\n          job {\n            id\n          }\n          ...ApplicationCard_application\n        }\n      }\n    }\n  }\n": typeof types.MyApplicationsPageDocument,
    "\n  mutation AnswerOfferAccept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n          interviews {\n            id\n            status\n            cancelledBy\n          }\n        }\n      }\n    }\n  }\n": typeof types.AnswerOfferAcceptDocument,
    "\n  mutation AnswerOfferDecline($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n        }\n      }\n    }\n  }\n": typeof types.AnswerOfferDeclineDocument,
    "\n  fragment ApplicationHead_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    ...WithdrawButton_application\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n  }\n": typeof types.ApplicationHead_ApplicationFragmentDoc,
    "\n  query EditDialog($id: ID!) {\n    viewer {\n      resumes {\n        id\n        ...EditForm_resumes\n      }\n      application(id: $id) {\n        id\n        ...EditForm_application\n      }\n    }\n  }\n": typeof types.EditDialogDocument,
    "\n  fragment EditForm_application on Application {\n    id\n    phone\n    coverLetter\n    expectedSalary\n    resumeName\n  }\n": typeof types.EditForm_ApplicationFragmentDoc,
    "\n  fragment EditForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n": typeof types.EditForm_ResumesFragmentDoc,
    "\n  mutation EditForm($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n        ...EditForm_application\n      }\n    }\n  }\n": typeof types.EditFormDocument,
    "\n  fragment NextSteps_application on Application {\n    id\n    status\n    rejectionMessage\n    isEditable\n    events {\n      id\n      kind\n      stageName\n    }\n    progress {\n      since\n      current {\n        id\n        name\n        typicalDays\n      }\n      stages {\n        id\n        name\n        status\n      }\n    }\n    treatment {\n      rating\n    }\n    job {\n      id\n      company {\n        id\n        name\n        ...CompanyAnswers_company\n        ...CompanyTreatment_company\n      }\n    }\n  }\n": typeof types.NextSteps_ApplicationFragmentDoc,
    "\n  fragment OwnApplication_application on Application {\n    id\n    withdrawal {\n      at\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    ...ApplicationHead_application\n    ...WithdrawalNote_application\n    ...NextSteps_application\n    ...TreatmentQuestion_application\n    ...Timeline_application\n    ...SentDetails_application\n  }\n": typeof types.OwnApplication_ApplicationFragmentDoc,
    "\n  query OwnInterviews($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        interviews {\n          id\n          kind\n          title\n          status\n          startsAt\n          cancelledBy\n          invitationPath\n        }\n      }\n    }\n  }\n": typeof types.OwnInterviewsDocument,
    "\n  fragment OwnOffers_offer on Offer {\n    id\n    title\n    status\n    letter\n    companyName\n    ...OfferFacts_offer\n  }\n": typeof types.OwnOffers_OfferFragmentDoc,
    "\n  query OwnOffers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        offers {\n          id\n          ...OwnOffers_offer\n        }\n      }\n    }\n  }\n": typeof types.OwnOffersDocument,
    "\n  fragment SentDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    isEditable\n    resume {\n      name\n      url\n    }\n    ...AnswerList_application\n    ...ProfileAsSent_application\n  }\n": typeof types.SentDetails_ApplicationFragmentDoc,
    "\n  mutation TreatmentForm($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        ...TreatmentQuestion_application\n      }\n    }\n  }\n": typeof types.TreatmentFormDocument,
    "\n  fragment TreatmentQuestion_application on Application {\n    id\n    treatment {\n      rating\n      comment\n      isChangeable\n    }\n    job {\n      id\n      company {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TreatmentQuestion_ApplicationFragmentDoc,
    "\n  fragment WithdrawButton_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n  }\n": typeof types.WithdrawButton_ApplicationFragmentDoc,
    "\n  fragment WithdrawalNote_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n    job {\n      id\n      standing\n      myApplication {\n        id\n      }\n    }\n  }\n": typeof types.WithdrawalNote_ApplicationFragmentDoc,
    "\n  mutation Withdrawal($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n      undoUntil\n    }\n  }\n": typeof types.WithdrawalDocument,
    "\n  mutation WithdrawalUndo($input: UndoWithdrawalInput!) {\n    undoWithdrawal(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n    }\n  }\n": typeof types.WithdrawalUndoDocument,
    "\n  query BlogPage(\n    $search: String\n    $category: PostCategory\n    $sort: PostSort!\n    $tag: String\n    $page: Int!\n    $first: Int!\n  ) {\n    posts(\n      search: $search\n      category: $category\n      sort: $sort\n      tag: $tag\n      page: $page\n      first: $first\n    ) {\n      totalCount\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n    featured: posts(featured: true, first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    recent: posts(first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    postCategories {\n      category\n      count\n    }\n  }\n": typeof types.BlogPageDocument,
    "\n  mutation ConfirmSubscriptionPage($input: SubscriptionTokenInput!) {\n    confirmSubscription(input: $input) {\n      message\n      topic\n    }\n  }\n": typeof types.ConfirmSubscriptionPageDocument,
    "\n  mutation LeaveSubscriptionPage($input: SubscriptionTokenInput!) {\n    leaveSubscription(input: $input) {\n      message\n    }\n  }\n": typeof types.LeaveSubscriptionPageDocument,
    "\n  fragment PostLine_post on Post {\n    slug\n    locale\n    title\n    category\n    ...PostFacts_post\n  }\n": typeof types.PostLine_PostFragmentDoc,
    "\n  query PostPage($slug: String!) {\n    site {\n      name\n    }\n    post(slug: $slug) {\n      id\n      slug\n      locale\n      title\n      excerpt\n      author\n      category\n      tags\n      image\n      bodyHtml\n      publishedAt\n      ...PostFacts_post\n      related {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n": typeof types.PostPageDocument,
    "\n  mutation RecordPostView($input: RecordPostViewInput!) {\n    recordPostView(input: $input) {\n      post {\n        id\n        views\n      }\n    }\n  }\n": typeof types.RecordPostViewDocument,
    "\n  query BrowseCategoriesPage {\n    categories {\n      id\n      ...CategoryTile_category\n    }\n  }\n": typeof types.BrowseCategoriesPageDocument,
    "\n  query BrowseJobsPage($filter: JobFilter, $sort: JobSort, $first: Int, $page: Int, $near: String) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      nodes {\n        id\n      }\n      ...Results_jobs\n      facets {\n        company {\n          value\n          label\n          selected\n        }\n        district {\n          value\n          label\n          selected\n        }\n        state {\n          value\n          label\n          selected\n        }\n        hasDistance\n        ...Facets_facets\n      }\n      advice {\n        didYouMean\n        wanted\n      }\n      readAs {\n        words\n        filters {\n          filter\n          value\n          text\n        }\n      }\n    }\n  }\n": typeof types.BrowseJobsPageDocument,
    "\n  fragment CategoryTile_category on Category {\n    slug\n    title\n    icon\n    hue\n    jobCount\n    change\n    recent\n    before\n  }\n": typeof types.CategoryTile_CategoryFragmentDoc,
    "\n  fragment FacetGroup_value on FacetValue {\n    value\n    label\n    count\n    selected\n  }\n": typeof types.FacetGroup_ValueFragmentDoc,
    "\n  fragment Facets_facets on JobFacets {\n    type {\n      ...FacetGroup_value\n    }\n    remote {\n      ...FacetGroup_value\n    }\n    featured {\n      ...FacetGroup_value\n    }\n    hot {\n      ...FacetGroup_value\n    }\n    verified {\n      ...FacetGroup_value\n    }\n    quickResponders {\n      ...FacetGroup_value\n    }\n    experience {\n      ...FacetGroup_value\n    }\n    experienceYears {\n      ...FacetGroup_value\n    }\n    pay {\n      ...PayFilter_band\n    }\n    salary {\n      ...FacetGroup_value\n    }\n    postedWithin {\n      ...FacetGroup_value\n    }\n    category {\n      ...FacetGroup_value\n    }\n    industry {\n      ...FacetGroup_value\n    }\n    state {\n      ...FacetGroup_value\n    }\n    district {\n      ...FacetGroup_value\n    }\n    facts {\n      name\n      values {\n        ...FacetGroup_value\n      }\n    }\n    company {\n      ...FacetGroup_value\n    }\n    hasDistance\n    areExact\n  }\n": typeof types.Facets_FacetsFragmentDoc,
    "\n  query HiddenCompanies {\n    viewer {\n      id\n      hiddenCompanies {\n        id\n        name\n      }\n    }\n  }\n": typeof types.HiddenCompaniesDocument,
    "\n  mutation HiddenCompaniesHide($input: HideCompanyInput!) {\n    hideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.HiddenCompaniesHideDocument,
    "\n  mutation HiddenCompaniesUnhide($input: UnhideCompanyInput!) {\n    unhideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.HiddenCompaniesUnhideDocument,
    "\n  fragment PayFilter_band on PayBand {\n    from\n    to\n    count\n    selected\n  }\n": typeof types.PayFilter_BandFragmentDoc,
    "\n  fragment EmptyResults_advice on SearchAdvice {\n    without {\n      filter\n      value\n      count\n    }\n  }\n": typeof types.EmptyResults_AdviceFragmentDoc,
    "\n  fragment LeftOut_advice on SearchAdvice {\n    wanted\n    leftOut\n    fewHaveAll\n  }\n": typeof types.LeftOut_AdviceFragmentDoc,
    "\n  fragment Results_jobs on JobConnection {\n    nodes {\n      id\n      distanceKm(from: $near)\n      company {\n        id\n        name\n      }\n      title\n      ...JobCard_job\n    }\n    repeats\n    totalCount\n    totalPages\n    advice {\n      ...EmptyResults_advice\n      ...LeftOut_advice\n    }\n  }\n": typeof types.Results_JobsFragmentDoc,
    "\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text) {\n      kind\n      text\n      filter\n      value\n    }\n  }\n": typeof types.JobSuggestionsDocument,
    "\n  query CompaniesPage(\n    $search: String\n    $industry: String\n    $verified: Boolean\n    $hiring: Boolean\n    $answersQuickly: Boolean\n    $size: String\n    $first: Int\n    $page: Int\n  ) {\n    companies(\n      search: $search\n      industry: $industry\n      verified: $verified\n      hiring: $hiring\n      answersQuickly: $answersQuickly\n      size: $size\n      first: $first\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...CompanyCard_company\n      }\n    }\n    companyIndustries {\n      ...DirectoryTools_industry\n    }\n  }\n": typeof types.CompaniesPageDocument,
    "\n  fragment CompanyFacts_company on Company {\n    size\n    foundedYear\n    website\n  }\n": typeof types.CompanyFacts_CompanyFragmentDoc,
    "\n  fragment CompanyJobs_company on Company {\n    id\n    name\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n": typeof types.CompanyJobs_CompanyFragmentDoc,
    "\n  fragment CompanyOffer_company on Company {\n    offer {\n      benefits\n      pay {\n        jobs\n        salaryMin\n        salaryMax\n        category {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n": typeof types.CompanyOffer_CompanyFragmentDoc,
    "\n  query CompanyPage($slug: String!, $first: Int!, $page: Int!) {\n    company(slug: $slug) {\n      id\n      ...CompanyProfile_company\n      ...CompanyMeta_company\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  fragment CompanyProfile_company on Company {\n    id\n    name\n    industry\n    place\n    description\n    recruiter\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n    }\n    ...CompanyLogo_company\n    ...VerifiedBadge_company\n    ...CompanyAnswers_company\n    ...CompanyOffer_company\n    ...FollowCompany_company\n    ...CompanyFacts_company\n    ...CompanyJobs_company\n  }\n": typeof types.CompanyProfile_CompanyFragmentDoc,
    "\n  query FollowButtonAlerts {\n    viewer {\n      alerts {\n        id\n        isActive\n        company {\n          id\n        }\n      }\n    }\n  }\n": typeof types.FollowButtonAlertsDocument,
    "\n  mutation FollowButton($input: FollowCompanyInput!) {\n    followCompany(input: $input) {\n      viewer {\n        alerts {\n          id\n          isActive\n          company {\n            id\n          }\n        }\n        hiddenCompanies {\n          id\n        }\n      }\n    }\n  }\n": typeof types.FollowButtonDocument,
    "\n  mutation FollowButtonStop($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      viewer {\n        alerts {\n          id\n        }\n      }\n    }\n  }\n": typeof types.FollowButtonStopDocument,
    "\n  fragment FollowCompany_company on Company {\n    id\n    slug\n    name\n  }\n": typeof types.FollowCompany_CompanyFragmentDoc,
    "\n  fragment CompanyMeta_company on Company {\n    name\n    slug\n    description\n    industry\n    website\n    logoUrl\n    foundedYear\n    city\n    state\n    country\n    openJobs\n  }\n": typeof types.CompanyMeta_CompanyFragmentDoc,
    "\n  query CompanyContact($slug: String!) {\n    company(slug: $slug) {\n      id\n      name\n      contact {\n        phone\n        email\n        takesLetters\n      }\n    }\n  }\n": typeof types.CompanyContactDocument,
    "\n  mutation WriteToEmployer($input: ContactEmployerInput!) {\n    contactEmployer(input: $input) {\n      message\n    }\n  }\n": typeof types.WriteToEmployerDocument,
    "\n  fragment CompanyCard_company on Company {\n    name\n    slug\n    industry\n    place\n    description\n    openJobs\n    ...CompanyLogo_company\n    ...CompanyAnswers_company\n    ...VerifiedBadge_company\n  }\n": typeof types.CompanyCard_CompanyFragmentDoc,
    "\n  fragment DirectoryTools_industry on CompanyIndustryCount {\n    industry\n    count\n  }\n": typeof types.DirectoryTools_IndustryFragmentDoc,
    "\n  fragment ApprovalNote_profile on CompanyProfile {\n    adminStatus\n    adminNotes\n    approvedAt\n    company {\n      id\n      slug\n    }\n  }\n": typeof types.ApprovalNote_ProfileFragmentDoc,
    "\n  fragment CompanyForm_profile on CompanyProfile {\n    ...CompanyFormValues_companyProfile\n    company {\n      id\n      logoUrl\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n": typeof types.CompanyForm_ProfileFragmentDoc,
    "\n  query CompanyProfilePage {\n    viewer {\n      treatment {\n        ...TreatmentFigures_figures\n      }\n      companyProfile {\n        id\n        ...CompanyView_profile\n        ...CompanyForm_profile\n      }\n    }\n  }\n": typeof types.CompanyProfilePageDocument,
    "\n  fragment CompanyView_profile on CompanyProfile {\n    ...ApprovalNote_profile\n    ...StoredFacts_profile\n    ...VerificationSection_profile\n    pendingChange {\n      ...PendingChange_change\n    }\n    company {\n      id\n      name\n      industry\n      description\n      ...CompanyLogo_company\n    }\n  }\n": typeof types.CompanyView_ProfileFragmentDoc,
    "\n  fragment SaveCompany_payload on CompanyPayload {\n    companyProfile {\n      id\n      pendingChange {\n        ...PendingChange_change\n      }\n      ...CompanyView_profile\n      ...CompanyForm_profile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SaveCompany_PayloadFragmentDoc,
    "\n  mutation SaveCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n": typeof types.SaveCompanyCreateDocument,
    "\n  mutation SaveCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n": typeof types.SaveCompanyUpdateDocument,
    "\n  mutation SaveCompanyLogo($fileId: ID) {\n    setCompanyLogo(input: { fileId: $fileId }) {\n      ...SaveCompany_payload\n    }\n  }\n": typeof types.SaveCompanyLogoDocument,
    "\n  fragment StoredFacts_profile on CompanyProfile {\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      size\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n": typeof types.StoredFacts_ProfileFragmentDoc,
    "\n  fragment TreatmentFigures_figures on TreatmentFigures {\n    ratings\n    treatedWell\n    average\n  }\n": typeof types.TreatmentFigures_FiguresFragmentDoc,
    "\n  mutation DocumentFormRequest($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n": typeof types.DocumentFormRequestDocument,
    "\n  mutation DomainProofSend($email: String!) {\n    sendWorkEmailLink(input: { email: $email }) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n": typeof types.DomainProofSendDocument,
    "\n  fragment Proof_verification on CompanyVerification {\n    id\n    status\n    value\n    email\n    submittedAt\n    verifiedAt\n    note\n    removalReason\n    document {\n      id\n      name\n      url\n    }\n  }\n": typeof types.Proof_VerificationFragmentDoc,
    "\n  fragment VerificationSection_profile on CompanyProfile {\n    id\n    adminStatus\n    company {\n      id\n      website\n    }\n    verifications {\n      id\n      kind\n      ...Proof_verification\n    }\n  }\n": typeof types.VerificationSection_ProfileFragmentDoc,
    "\n  query ComparePage($first: ID!, $second: ID!, $third: ID!) {\n    first: job(id: $first) {\n      id\n      title\n      ...CompareTable_job\n    }\n    second: job(id: $second) {\n      id\n      title\n      ...CompareTable_job\n    }\n    third: job(id: $third) {\n      id\n      title\n      ...CompareTable_job\n    }\n  }\n": typeof types.ComparePageDocument,
    "\n  fragment CompareTable_job on Job {\n    id\n    title\n    standing\n    place\n    type\n    isRemote\n    salary\n    salaryMin\n    salaryMax\n    experienceYears\n    educationLevel\n    skills\n    summary\n    benefits\n    applicationDeadline\n    postedAt\n    company {\n      id\n      slug\n      name\n      size\n      industry\n      verification {\n        domain\n      }\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n      ...CompanyLogo_company\n      ...VerifiedBadge_company\n      ...CompanyAnswers_company\n    }\n    ...JobPay_job\n    ...JobFacts_job\n  }\n": typeof types.CompareTable_JobFragmentDoc,
    "\n  fragment ContactCards_site on Site {\n    supportPhone\n    supportEmail\n    address\n  }\n": typeof types.ContactCards_SiteFragmentDoc,
    "\n  query ContactPage {\n    site {\n      ...ContactCards_site\n      ...OfficeCard_site\n    }\n  }\n": typeof types.ContactPageDocument,
    "\n  fragment OfficeCard_site on Site {\n    name\n    address\n  }\n": typeof types.OfficeCard_SiteFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  query ComingSoon {\n    site {\n      supportEmail\n    }\n  }\n": typeof types.ComingSoonDocument,
    "\n  query EmployerDatabase {\n    viewer {\n      companyProfile {\n        id\n        adminStatus\n      }\n    }\n  }\n": typeof types.EmployerDatabaseDocument,
    "\n  query MatchingCandidatesPage($jobId: ID!, $first: Int!) {\n    matchingCandidates(jobId: $jobId, first: $first) {\n      totalCount\n      nodes {\n        candidate {\n          id\n          ...CandidateCard_candidate\n        }\n        reasons {\n          ...MatchReasons_reason\n        }\n      }\n    }\n  }\n": typeof types.MatchingCandidatesPageDocument,
    "\n  fragment CandidateDetails_candidate on Candidate {\n    id\n    headline\n    summary\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    place\n    preferredPlaces\n    skills\n    experienceMonths\n    career {\n      ...Career_career\n    }\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    salaryExpectation\n    hasBike\n    hasDrivingLicense\n    lastActive\n    ...ContactFacts_candidate\n  }\n": typeof types.CandidateDetails_CandidateFragmentDoc,
    "\n  query CandidateDialog($id: ID!) {\n    candidate(id: $id) {\n      id\n      name\n      mayBeContacted\n      ...CandidateDetails_candidate\n      ...LetterForm_candidate\n    }\n  }\n": typeof types.CandidateDialogDocument,
    "\n  fragment ContactFacts_candidate on Candidate {\n    id\n    email\n    phone\n    mayBeContacted\n  }\n": typeof types.ContactFacts_CandidateFragmentDoc,
    "\n  fragment LetterForm_candidate on Candidate {\n    id\n    name\n    contactedJobIds\n  }\n": typeof types.LetterForm_CandidateFragmentDoc,
    "\n  query LetterForm {\n    site {\n      name\n    }\n    viewer {\n      jobs(show: LIVE, first: 100) {\n        nodes {\n          id\n          title\n          place\n        }\n      }\n    }\n  }\n": typeof types.LetterFormDocument,
    "\n  mutation SendLetter($input: ContactCandidateInput!) {\n    contactCandidate(input: $input) {\n      contactsLeft\n      candidate {\n        id\n        contactedJobIds\n      }\n    }\n  }\n": typeof types.SendLetterDocument,
    "\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    headline\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    experienceMonths\n    place\n    preferredPlaces\n    skills\n    salaryExpectation\n    lastActive\n    contactedJobIds\n  }\n": typeof types.CandidateCard_CandidateFragmentDoc,
    "\n  fragment CandidateList_candidates on CandidateConnection {\n    totalCount\n    nodes {\n      id\n      ...CandidateCard_candidate\n    }\n    advice {\n      ...CandidatesEmpty_advice\n    }\n  }\n": typeof types.CandidateList_CandidatesFragmentDoc,
    "\n  query CandidateSearch(\n    $filter: CandidateFilter\n    $sort: CandidateSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    candidates(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      ...CandidateList_candidates\n    }\n  }\n": typeof types.CandidateSearchDocument,
    "\n  fragment CandidatesEmpty_advice on CandidateAdvice {\n    filter\n    count\n  }\n": typeof types.CandidatesEmpty_AdviceFragmentDoc,
    "\n  query SiteFrame {\n    site {\n      name\n      googleSignIn\n      ...Footer_site\n    }\n  }\n": typeof types.SiteFrameDocument,
    "\n  query OpenCompany {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OpenCompanyDocument,
    "\n  mutation ArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n": typeof types.ArchiveStageDocument,
    "\n  fragment HiringStagesPage_viewer on Viewer {\n    id\n    stages {\n      id\n      ...StageGroup_stage\n    }\n    applicationCounts {\n      stages {\n        stageId\n        total\n      }\n    }\n  }\n": typeof types.HiringStagesPage_ViewerFragmentDoc,
    "\n  query HiringStagesPage {\n    viewer {\n      ...HiringStagesPage_viewer\n    }\n  }\n": typeof types.HiringStagesPageDocument,
    "\n  mutation StageDialogCreate($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n": typeof types.StageDialogCreateDocument,
    "\n  mutation StageDialogUpdate($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n": typeof types.StageDialogUpdateDocument,
    "\n  fragment StageGroup_stage on Stage {\n    id\n    name\n    applicantName\n    status\n    emails\n    typicalDays\n  }\n": typeof types.StageGroup_StageFragmentDoc,
    "\n  mutation StageGroupOrder($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        id\n        stages {\n          id\n          name\n          applicantName\n          status\n          emails\n          typicalDays\n        }\n      }\n    }\n  }\n": typeof types.StageGroupOrderDocument,
    "\n  fragment AlertBanner_site on Site {\n    figures {\n      newJobsThisWeek\n    }\n  }\n": typeof types.AlertBanner_SiteFragmentDoc,
    "\n  fragment CategoryCard_category on Category {\n    slug\n    title\n    icon\n    jobCount\n  }\n": typeof types.CategoryCard_CategoryFragmentDoc,
    "\n  fragment Counters_figures on Figures {\n    activeJobs\n    companies\n    candidates\n  }\n": typeof types.Counters_FiguresFragmentDoc,
    "\n  fragment Hero_site on Site {\n    figures {\n      ...Counters_figures\n    }\n  }\n": typeof types.Hero_SiteFragmentDoc,
    "\n  query HomePage {\n    site {\n      description\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 12) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories(first: 8) {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, filter: { featured: true }) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n    news: posts(first: 3) {\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n": typeof types.HomePageDocument,
    "\n  fragment NewestJobs_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    salaryMax\n    ...JobPay_job\n  }\n": typeof types.NewestJobs_JobFragmentDoc,
    "\n  fragment Completion_completion on ProfileCompletion {\n    percent\n    missing\n  }\n": typeof types.Completion_CompletionFragmentDoc,
    "\n  query Dashboard($seeker: Boolean!) {\n    viewer {\n      savedJobIds @include(if: $seeker)\n      timeZone\n      companyProfile @skip(if: $seeker) {\n        id\n        adminStatus\n      }\n      todos {\n        ...Todos_todo\n      }\n      dashboard {\n        ...StatCards_dashboard\n        ...NextStepCard_dashboard\n        activity {\n          id\n          ...RecentActivity_activity\n        }\n      }\n      user {\n        id\n        profileCompletion {\n          ...Completion_completion\n          ...NextStepCard_completion\n        }\n      }\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  fragment NextStepCard_dashboard on Dashboard {\n    stats {\n      key\n      value\n    }\n    activity {\n      id\n    }\n  }\n": typeof types.NextStepCard_DashboardFragmentDoc,
    "\n  fragment NextStepCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n": typeof types.NextStepCard_CompletionFragmentDoc,
    "\n  fragment RecentActivity_activity on DashboardActivity {\n    id\n    kind\n    at\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n  }\n": typeof types.RecentActivity_ActivityFragmentDoc,
    "\n  query RecommendedJobs {\n    recommendedJobs(first: 4) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n  }\n": typeof types.RecommendedJobsDocument,
    "\n  fragment StatCards_dashboard on Dashboard {\n    stats {\n      key\n      value\n      change\n      compares\n      recent\n      before\n    }\n  }\n": typeof types.StatCards_DashboardFragmentDoc,
    "\n  fragment Todos_todo on Todo {\n    kind\n    dueAt\n    applicationId\n    jobId\n    ...TodoItem_todo\n  }\n": typeof types.Todos_TodoFragmentDoc,
    "\n  mutation CreateKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        name\n      }\n      viewer {\n        id\n        apiKeys {\n          id\n          ...KeyRow_apiKey\n        }\n      }\n    }\n  }\n": typeof types.CreateKeyDocument,
    "\n  mutation EndKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": typeof types.EndKeyDocument,
    "\n  mutation EndKeySecret($id: ID!) {\n    endOldApiKeySecret(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": typeof types.EndKeySecretDocument,
    "\n  fragment KeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    createdAt\n    madeBy\n    answersForIt\n    isOwn\n    wasHandedOver\n    expiresAt\n    lastUsedAt\n    revokedAt\n    oldPrefix\n    oldUntil\n  }\n": typeof types.KeyRow_ApiKeyFragmentDoc,
    "\n  query KeysTab {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      apiKeys {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": typeof types.KeysTabDocument,
    "\n  mutation RenameKey($input: RenameApiKeyInput!) {\n    renameApiKey(input: $input) {\n      apiKey {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RenameKeyDocument,
    "\n  mutation RotateKey($input: RotateApiKeyInput!) {\n    rotateApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": typeof types.RotateKeyDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedWebhookId\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": typeof types.RotateSecretDocument,
    "\n  mutation WebhookFormCreate($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n": typeof types.WebhookFormCreateDocument,
    "\n  mutation WebhookFormUpdate($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": typeof types.WebhookFormUpdateDocument,
    "\n  query WebhookList {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      webhooks {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": typeof types.WebhookListDocument,
    "\n  fragment WebhookRow_webhook on Webhook {\n    id\n    url\n    events\n    jobSelection\n    applicationSelection\n    answersForIt\n    previousSecretUntil\n    disabledAt\n    disabledReason\n    failingSince\n    lastDeliveredAt\n  }\n": typeof types.WebhookRow_WebhookFragmentDoc,
    "\n  fragment AttemptLine_attempt on WebhookAttempt {\n    id\n    at\n    took\n    status\n    failure\n    answer\n    isReplay\n  }\n": typeof types.AttemptLine_AttemptFragmentDoc,
    "\n  query DeliveryDetails($webhookId: ID!, $id: ID!) {\n    viewer {\n      id\n      webhook(id: $webhookId) {\n        id\n        delivery(id: $id) {\n          id\n          ...DeliveryRow_delivery\n          body\n          attempts {\n            id\n            ...AttemptLine_attempt\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeliveryDetailsDocument,
    "\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    type\n    createdAt\n    outcome\n    attemptCount\n    nextAttemptAt\n    deliveredAt\n  }\n": typeof types.DeliveryRow_DeliveryFragmentDoc,
    "\n  mutation ReplayButton($id: ID!) {\n    replayDelivery(input: { id: $id }) {\n      delivery {\n        id\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n": typeof types.ReplayButtonDocument,
    "\n  query WebhookLog($id: ID!, $outcome: WebhookDeliveryOutcome, $page: Int) {\n    viewer {\n      id\n      webhook(id: $id) {\n        id\n        ...WebhookRow_webhook\n        url\n        disabledReason\n        failingSince\n        deliveries(first: 20, page: $page, outcome: $outcome) {\n          totalCount\n          totalCountIsExact\n          nodes {\n            id\n            ...DeliveryRow_delivery\n          }\n        }\n      }\n    }\n  }\n": typeof types.WebhookLogDocument,
    "\n  mutation WebhookActionEnable($id: ID!) {\n    enableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": typeof types.WebhookActionEnableDocument,
    "\n  mutation WebhookActionDisable($id: ID!) {\n    disableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": typeof types.WebhookActionDisableDocument,
    "\n  mutation WebhookActionTest($id: ID!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n": typeof types.WebhookActionTestDocument,
    "\n  query InterviewsPage($from: DateTime!, $until: DateTime!) {\n    viewer {\n      timeZone\n      interviews(from: $from, until: $until) {\n        id\n        ...WeekList_interviews\n      }\n    }\n  }\n": typeof types.InterviewsPageDocument,
    "\n  query InvitationPage($token: String!) {\n    interviewInvitation(token: $token) {\n      ...Invitation_invitation\n    }\n  }\n": typeof types.InvitationPageDocument,
    "\n  mutation BookTime($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n": typeof types.BookTimeDocument,
    "\n  mutation DeclineForm($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n": typeof types.DeclineFormDocument,
    "\n  fragment Invitation_invitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    applicationId\n    times {\n      startsAt\n      endsAt\n    }\n  }\n": typeof types.Invitation_InvitationFragmentDoc,
    "\n  query NextInterview($from: DateTime) {\n    viewer {\n      interviews(from: $from) {\n        id\n        status\n        startsAt\n      }\n    }\n  }\n": typeof types.NextInterviewDocument,
    "\n  mutation OwnTimeZone($input: SaveTimeZoneInput!) {\n    saveTimeZone(input: $input) {\n      id\n      timeZone\n    }\n  }\n": typeof types.OwnTimeZoneDocument,
    "\n  fragment WeekList_interviews on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    place\n    link\n    interviewers {\n      id\n      name\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n      }\n    }\n  }\n": typeof types.WeekList_InterviewsFragmentDoc,
    "\n  fragment ByDay_performance on JobPerformance {\n    timeZone\n    days {\n      day\n      counts {\n        views\n        saves\n        applications\n        interviews\n        offers\n        hires\n      }\n    }\n  }\n": typeof types.ByDay_PerformanceFragmentDoc,
    "\n  fragment BySource_performance on JobPerformance {\n    sources {\n      source\n      views\n      applications\n    }\n  }\n": typeof types.BySource_PerformanceFragmentDoc,
    "\n  fragment Funnel_performance on JobPerformance {\n    funnel {\n      step\n      count\n      of\n      ofCount\n    }\n  }\n": typeof types.Funnel_PerformanceFragmentDoc,
    "\n  query JobPerformancePage($jobId: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $jobId, period: $period) {\n        job {\n          id\n          title\n          place\n          postedAt\n          standing\n        }\n        timeZone\n        totals {\n          ...Totals_counts\n        }\n        ...ByDay_performance\n        ...BySource_performance\n        ...Funnel_performance\n        comparison {\n          ...SimilarJobsComparison_comparison\n        }\n        suggestions {\n          ...Suggestions_suggestion\n        }\n      }\n    }\n  }\n": typeof types.JobPerformancePageDocument,
    "\n  fragment SimilarJobsComparison_comparison on JobComparison {\n    jobs\n    companies\n    isByTitle\n    own {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n    similar {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n  }\n": typeof types.SimilarJobsComparison_ComparisonFragmentDoc,
    "\n  fragment Suggestions_suggestion on JobPerformanceSuggestion {\n    kind\n    own\n    other\n    question\n  }\n": typeof types.Suggestions_SuggestionFragmentDoc,
    "\n  fragment Totals_counts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n": typeof types.Totals_CountsFragmentDoc,
    "\n  query JobDetailsPage($id: ID!) {\n    job(id: $id) {\n      id\n      standing\n      ...JobDetails_job\n      ...JobMeta_job\n    }\n  }\n": typeof types.JobDetailsPageDocument,
    "\n  fragment AboutCompany_company on Company {\n    slug\n    name\n    size\n    industry\n    foundedYear\n    website\n    description\n    ...VerifiedBadge_company\n  }\n": typeof types.AboutCompany_CompanyFragmentDoc,
    "\n  fragment JobDetails_job on Job {\n    id\n    title\n    standing\n    applicationDeadline\n    ...JobHead_job\n    ...JobKeyFacts_job\n    ...JobText_job\n    ...ComparePayJob_job\n    ...JobEnded_job\n    ...SimilarJobs_job\n    company {\n      id\n      name\n      ...AboutCompany_company\n    }\n  }\n": typeof types.JobDetails_JobFragmentDoc,
    "\n  fragment JobHead_job on Job {\n    id\n    title\n    place\n    industry\n    isRemote\n    isFeatured\n    isHot\n    recruiter\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...CompanyTreatment_company\n      ...VerifiedBadge_company\n    }\n  }\n": typeof types.JobHead_JobFragmentDoc,
    "\n  fragment JobKeyFacts_job on Job {\n    type\n    experienceLevel\n    experienceYears\n    educationLevel\n    applicationDeadline\n    postedAt\n    ...JobFacts_job\n    ...JobSalary_job\n  }\n": typeof types.JobKeyFacts_JobFragmentDoc,
    "\n  fragment JobSalary_job on Job {\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n": typeof types.JobSalary_JobFragmentDoc,
    "\n  query JobStatistics($id: ID!) {\n    job(id: $id) {\n      id\n      stats {\n        applicants\n        views\n        posted\n        expires\n        answerDays\n      }\n    }\n  }\n": typeof types.JobStatisticsDocument,
    "\n  query JobFit($id: ID!) {\n    jobFit(jobId: $id) {\n      grade\n      reasons {\n        speaksFor\n        ...MatchReasons_reason\n      }\n    }\n  }\n": typeof types.JobFitDocument,
    "\n  query OwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n      }\n    }\n  }\n": typeof types.OwnJobDocument,
    "\n  query ComparedPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      titleSlug\n      placeSlug\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n": typeof types.ComparedPayDocument,
    "\n  fragment ComparePayJob_job on Job {\n    title\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n  }\n": typeof types.ComparePayJob_JobFragmentDoc,
    "\n  mutation ReportJobDialog($input: ReportJobInput!) {\n    reportJob(input: $input) {\n      message\n    }\n  }\n": typeof types.ReportJobDialogDocument,
    "\n  fragment SimilarJob_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n    }\n    ...JobPay_job\n  }\n": typeof types.SimilarJob_JobFragmentDoc,
    "\n  fragment SimilarJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n  }\n": typeof types.SimilarJobs_JobFragmentDoc,
    "\n  query SimilarJobs($id: ID!) {\n    job(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n": typeof types.SimilarJobsDocument,
    "\n  fragment SeenJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n    ...SimilarJob_job\n  }\n": typeof types.SeenJobs_JobFragmentDoc,
    "\n  fragment LocalSimilarJobs_job on Job {\n    id\n    title\n    location\n    type\n    industry\n    experienceLevel\n    category {\n      id\n    }\n  }\n": typeof types.LocalSimilarJobs_JobFragmentDoc,
    "\n  query LocalSimilarJobs {\n    jobs(first: 100) {\n      nodes {\n        id\n        ...LocalSimilarJobs_job\n        ...SimilarJob_job\n      }\n    }\n  }\n": typeof types.LocalSimilarJobsDocument,
    "\n  fragment JobEnded_job on Job {\n    title\n    standing\n    applicationDeadline\n    company {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.JobEnded_JobFragmentDoc,
    "\n  query JobGone($id: ID!) {\n    goneJob(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n": typeof types.JobGoneDocument,
    "\n  mutation RecordJobView($input: RecordJobViewInput!) {\n    recordJobView(input: $input) {\n      counted\n    }\n  }\n": typeof types.RecordJobViewDocument,
    "\n  fragment JobMeta_job on Job {\n    id\n    title\n    place\n    isRemote\n    standing\n    description\n    company {\n      id\n      name\n      logoUrl\n    }\n    ...JobPosting_job\n  }\n": typeof types.JobMeta_JobFragmentDoc,
    "\n  fragment JobPosting_job on Job {\n    id\n    title\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    location\n    city\n    district\n    state\n    type\n    salaryMin\n    salaryMax\n    salaryPeriod\n    experienceYears\n    educationLevel\n    isRemote\n    postedAt\n    applicationDeadline\n    company {\n      id\n      name\n      website\n      logoUrl\n      city\n      state\n      country\n    }\n  }\n": typeof types.JobPosting_JobFragmentDoc,
    "\n  query ManageApplicationsPage(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $isList: Boolean!\n  ) {\n    viewer {\n      ...KnownStages_viewer\n      applicationCounts(\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n      ) {\n        ...StatusCards_counts\n        ...ReceivedApplications_counts\n      }\n      applications(\n        first: 50\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) @include(if: $isList) {\n        ...ReceivedList_page\n      }\n    }\n  }\n": typeof types.ManageApplicationsPageDocument,
    "\n  fragment ReceivedApplications_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n    stages {\n      stageId\n      total\n    }\n    countedAt\n  }\n": typeof types.ReceivedApplications_CountsFragmentDoc,
    "\n  query ReviewDeskPage(\n    $id: ID!\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n  ) {\n    viewer {\n      application(id: $id) {\n        id\n        resumeShownUrl\n        ...DeskHead_application\n        ...ApplicationDetails_application\n        ...DecisionBar_application\n        ...CachedApplication_application\n      }\n      applicationPlace(\n        id: $id\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        previousId\n        nextId\n        ...DeskHead_place\n      }\n    }\n  }\n": typeof types.ReviewDeskPageDocument,
    "\n  fragment StatusCards_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n  }\n": typeof types.StatusCards_CountsFragmentDoc,
    "\n  fragment ApplicantLine_application on Application {\n    expectedSalary\n    summary {\n      experienceMonths\n      jobTitle\n      jobCompany\n      isCurrentJob\n      skills\n      place\n      noticePeriod\n      noticeUntil\n      appliedBefore\n    }\n    match {\n      matchedSkills\n      kilometers\n      isElsewhere\n    }\n  }\n": typeof types.ApplicantLine_ApplicationFragmentDoc,
    "\n  fragment ApplicantMarks_application on Application {\n    isUnread\n    rating {\n      average\n    }\n    summary {\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n": typeof types.ApplicantMarks_ApplicationFragmentDoc,
    "\n  fragment MatchWord_application on Application {\n    match {\n      level\n    }\n  }\n": typeof types.MatchWord_ApplicationFragmentDoc,
    "\n  fragment BoardCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n    }\n    name\n    appliedAt\n    job {\n      id\n      title\n    }\n    isUnread\n    summary {\n      experienceMonths\n      jobTitle\n      isCurrentJob\n      skills\n      place\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    match {\n      level\n      matchedSkills\n    }\n    rating {\n      average\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n": typeof types.BoardCard_ApplicationFragmentDoc,
    "\n  fragment BoardColumn_application on Application {\n    id\n    ...BoardCard_application\n  }\n": typeof types.BoardColumn_ApplicationFragmentDoc,
    "\n  fragment Columns_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      moves\n      stage {\n        id\n      }\n      ...BoardColumn_application\n      ...CachedApplication_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.Columns_PageFragmentDoc,
    "\n  query ColumnsMore(\n    $status: ApplicationStatus!\n    $stageId: ID\n    $jobId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: $first\n        after: $after\n        statuses: [$status]\n        stageId: $stageId\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...Columns_page\n      }\n    }\n  }\n": typeof types.ColumnsMoreDocument,
    "\n  fragment DeskHead_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n  }\n": typeof types.DeskHead_ApplicationFragmentDoc,
    "\n  fragment DeskHead_place on ApplicationPlace {\n    position\n    total\n    previousId\n    nextId\n  }\n": typeof types.DeskHead_PlaceFragmentDoc,
    "\n  fragment MatchPart_application on Application {\n    id\n    match {\n      level\n      reasons {\n        ...MatchReasons_reason\n      }\n    }\n    ...MatchWord_application\n  }\n": typeof types.MatchPart_ApplicationFragmentDoc,
    "\n  fragment OtherApplications_application on Application {\n    id\n    otherApplications {\n      isSameAccount\n      application {\n        id\n        name\n        status\n        appliedAt\n        job {\n          id\n          title\n        }\n      }\n    }\n  }\n": typeof types.OtherApplications_ApplicationFragmentDoc,
    "\n  fragment RatingPart_application on Application {\n    id\n    rating {\n      average\n      count\n      own\n    }\n    ratings {\n      id\n      name\n      stars\n      isMine\n    }\n  }\n": typeof types.RatingPart_ApplicationFragmentDoc,
    "\n  mutation RatingPart($input: RateApplicationInput!) {\n    rateApplication(input: $input) {\n      application {\n        ...RatingPart_application\n      }\n    }\n  }\n": typeof types.RatingPartDocument,
    "\n  fragment TagsPart_application on Application {\n    id\n    tags {\n      id\n      name\n    }\n  }\n": typeof types.TagsPart_ApplicationFragmentDoc,
    "\n  mutation TagsPartAdd($input: TagApplicationInput!) {\n    tagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n": typeof types.TagsPartAddDocument,
    "\n  mutation TagsPartRemove($input: TagApplicationInput!) {\n    untagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n": typeof types.TagsPartRemoveDocument,
    "\n  mutation TagsPartCreate($input: CreateApplicationTagInput!) {\n    createApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n": typeof types.TagsPartCreateDocument,
    "\n  fragment ApplicationDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    resumeShownUrl\n    job {\n      id\n      title\n      place\n      company {\n        id\n        name\n      }\n    }\n    otherApplications {\n      isSameAccount\n    }\n    ...MatchPart_application\n    ...OtherApplications_application\n    ...RatingPart_application\n    ...TagsPart_application\n    ...WithdrawalReason_application\n    ...AnswerList_application\n    ...ProfileAsSent_application\n    ...ResumeView_application\n    ...Notes_application\n    ...Timeline_application\n  }\n": typeof types.ApplicationDetails_ApplicationFragmentDoc,
    "\n  fragment DecisionBar_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    moves\n    ...StageSelect_application\n  }\n": typeof types.DecisionBar_ApplicationFragmentDoc,
    "\n  fragment Notes_application on Application {\n    id\n    notes {\n      id\n      body\n      createdAt\n      authorName\n      mentionedNames\n      isMine\n    }\n  }\n": typeof types.Notes_ApplicationFragmentDoc,
    "\n  fragment ResumeView_application on Application {\n    id\n    name\n    resumeShownUrl\n    resume {\n      id\n      name\n      size\n      url\n    }\n  }\n": typeof types.ResumeView_ApplicationFragmentDoc,
    "\n  fragment StageSelect_application on Application {\n    id\n    status\n    moves\n    stage {\n      id\n      name\n    }\n  }\n": typeof types.StageSelect_ApplicationFragmentDoc,
    "\n  query StageSelect {\n    viewer {\n      ...KnownStages_viewer\n    }\n  }\n": typeof types.StageSelectDocument,
    "\n  fragment WithdrawalReason_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n  }\n": typeof types.WithdrawalReason_ApplicationFragmentDoc,
    "\n  mutation CancelForm($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": typeof types.CancelFormDocument,
    "\n  mutation ChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": typeof types.ChangeInterviewersDocument,
    "\n  fragment CriteriaForm_feedback on InterviewFeedback {\n    criteria {\n      name\n    }\n  }\n": typeof types.CriteriaForm_FeedbackFragmentDoc,
    "\n  mutation CriteriaForm($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        key\n        name\n      }\n    }\n  }\n": typeof types.CriteriaFormDocument,
    "\n  query Feedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        id\n        application {\n          id\n          job {\n            id\n          }\n        }\n        feedback {\n          canSend\n          canChangeCriteria\n          ...CriteriaForm_feedback\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n": typeof types.FeedbackDocument,
    "\n  query FreeTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n      }\n    }\n  }\n": typeof types.FreeTimesDocument,
    "\n  fragment InterviewItem_changed on Interview {\n    ...InterviewItem_interview\n    application {\n      id\n      ...Timeline_application\n    }\n  }\n": typeof types.InterviewItem_ChangedFragmentDoc,
    "\n  fragment InterviewItem_interview on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    minutes\n    place\n    link\n    cancelledBy\n    reason\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      isFree\n    }\n    canOfferTimes\n    canMove\n    canCancel\n    canChangeInterviewers\n    canRecordHeld\n    canRecordMissed\n    feedback {\n      canSend\n    }\n    ...NewTimes_interview\n  }\n": typeof types.InterviewItem_InterviewFragmentDoc,
    "\n  fragment InterviewerChoice_interviewers on Interviewer {\n    id\n    name\n  }\n": typeof types.InterviewerChoice_InterviewersFragmentDoc,
    "\n  query Interviews($id: ID!, $jobId: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        status\n        moves\n        stage {\n          id\n          name\n        }\n        canProposeInterview\n        interviews {\n          id\n          status\n          ...InterviewItem_interview\n        }\n      }\n      timeZone\n      ...KnownStages_viewer\n      interviewers(jobId: $jobId) {\n        ...InterviewerChoice_interviewers\n      }\n    }\n  }\n": typeof types.InterviewsDocument,
    "\n  fragment NewTimes_interview on Interview {\n    id\n    kind\n    status\n    startsAt\n    times {\n      startsAt\n    }\n    place\n    link\n    minutes\n    bufferMinutes\n    interviewers {\n      id\n    }\n  }\n": typeof types.NewTimes_InterviewFragmentDoc,
    "\n  mutation NewTimesMove($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": typeof types.NewTimesMoveDocument,
    "\n  mutation NewTimesOffer($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": typeof types.NewTimesOfferDocument,
    "\n  mutation ProposeForm($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": typeof types.ProposeFormDocument,
    "\n  fragment ScorecardForm_feedback on InterviewFeedback {\n    criteria {\n      key\n      name\n    }\n  }\n": typeof types.ScorecardForm_FeedbackFragmentDoc,
    "\n  mutation ScorecardForm($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        id\n        feedback {\n          canSend\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n": typeof types.ScorecardFormDocument,
    "\n  fragment Scorecards_feedback on InterviewFeedback {\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n    scorecards {\n      authorName\n      recommendation\n      text\n      sentAt\n      ratings {\n        name\n        rating\n      }\n    }\n  }\n": typeof types.Scorecards_FeedbackFragmentDoc,
    "\n  mutation RecordOutcome($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": typeof types.RecordOutcomeDocument,
    "\n  fragment OfferForm_application on Application {\n    id\n    name\n    job {\n      id\n      title\n      place\n    }\n  }\n": typeof types.OfferForm_ApplicationFragmentDoc,
    "\n  fragment OfferForm_replaced on Offer {\n    id\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    letter\n  }\n": typeof types.OfferForm_ReplacedFragmentDoc,
    "\n  mutation OfferForm($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        id\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n": typeof types.OfferFormDocument,
    "\n  fragment OfferItem_offer on Offer {\n    id\n    title\n    status\n    canWithdraw\n    application {\n      id\n    }\n    ...OfferFacts_offer\n  }\n": typeof types.OfferItem_OfferFragmentDoc,
    "\n  query OfferPreview($input: SendOfferInput!) {\n    viewer {\n      offerPreview(input: $input)\n    }\n  }\n": typeof types.OfferPreviewDocument,
    "\n  query Offers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        canSendOffer\n        ...OfferForm_application\n        offers {\n          id\n          status\n          ...OfferItem_offer\n          ...OfferForm_replaced\n        }\n      }\n    }\n  }\n": typeof types.OffersDocument,
    "\n  mutation TemplateToolsSave($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n": typeof types.TemplateToolsSaveDocument,
    "\n  mutation TemplateToolsDelete($input: DeleteOfferTemplateInput!) {\n    deleteOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n": typeof types.TemplateToolsDeleteDocument,
    "\n  mutation WithdrawForm($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...OfferItem_offer\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n": typeof types.WithdrawFormDocument,
    "\n  query OfferTemplates {\n    viewer {\n      id\n      offerTemplates {\n        id\n        name\n        language\n        letter\n        isOwn\n      }\n    }\n  }\n": typeof types.OfferTemplatesDocument,
    "\n  query Mentions {\n    viewer {\n      id\n      colleagues {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MentionsDocument,
    "\n  mutation NotesAdd($input: AddApplicationNoteInput!) {\n    addApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n": typeof types.NotesAddDocument,
    "\n  mutation NotesDelete($input: DeleteApplicationNoteInput!) {\n    deleteApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n": typeof types.NotesDeleteDocument,
    "\n  mutation RecordView($input: RecordApplicationViewInput!) {\n    recordApplicationView(input: $input) {\n      application {\n        id\n        isUnread\n        phone\n        coverLetter\n        expectedSalary\n        resumeName\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": typeof types.RecordViewDocument,
    "\n  query JobFilter {\n    viewer {\n      jobs(first: 100) {\n        nodes {\n          id\n          title\n          postedAt\n        }\n      }\n    }\n  }\n": typeof types.JobFilterDocument,
    "\n  fragment ApplicationList_application on Application {\n    id\n    ...ApplicationRow_application\n    ...CachedApplication_application\n  }\n": typeof types.ApplicationList_ApplicationFragmentDoc,
    "\n  fragment ApplicationRow_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    excerpt(search: $search) {\n      part\n      text\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n    ...MatchWord_application\n  }\n": typeof types.ApplicationRow_ApplicationFragmentDoc,
    "\n  fragment ReceivedList_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      withdrawal {\n        at\n      }\n      stage {\n        id\n      }\n      ...ApplicationList_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.ReceivedList_PageFragmentDoc,
    "\n  query ReceivedListMore(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: 50\n        after: $after\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...ReceivedList_page\n      }\n    }\n  }\n": typeof types.ReceivedListMoreDocument,
    "\n  mutation ResetStatusMail($input: ResetStatusMailInput!) {\n    resetStatusMail(input: $input) {\n      statusMail {\n        id\n        status\n        subject\n        body\n        isOwn\n      }\n    }\n  }\n": typeof types.ResetStatusMailDocument,
    "\n  fragment StatusMailForm_statusMail on StatusMail {\n    id\n    status\n    subject\n    body\n    isOwn\n  }\n": typeof types.StatusMailForm_StatusMailFragmentDoc,
    "\n  mutation StatusMailForm($input: SaveStatusMailInput!) {\n    saveStatusMail(input: $input) {\n      statusMail {\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n": typeof types.StatusMailFormDocument,
    "\n  query StatusMailsDialog {\n    viewer {\n      statusMails {\n        id\n        status\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n": typeof types.StatusMailsDialogDocument,
    "\n  mutation BulkMessageDialogSelected($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n": typeof types.BulkMessageDialogSelectedDocument,
    "\n  mutation BulkMessageDialogMatching($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n": typeof types.BulkMessageDialogMatchingDocument,
    "\n  mutation BulkMessageDialogUndo($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n": typeof types.BulkMessageDialogUndoDocument,
    "\n  fragment SkippedToast_sent on MessageBatchPayload {\n    count\n    skippedApplications {\n      id\n      message\n      application {\n        id\n        name\n      }\n    }\n  }\n": typeof types.SkippedToast_SentFragmentDoc,
    "\n  fragment CachedApplication_application on Application {\n    id\n    status\n    statusChangedAt\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    job {\n      id\n      title\n    }\n  }\n": typeof types.CachedApplication_ApplicationFragmentDoc,
    "\n  query CachedApplication($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Application {\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        name\n        email\n        appliedAt\n        answersFit {\n          asked\n          fitting\n          missedMust\n        }\n        job {\n          id\n          title\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": typeof types.CachedApplicationDocument,
    "\n  fragment KnownStages_viewer on Viewer {\n    stages {\n      id\n      name\n      status\n      preset\n    }\n  }\n": typeof types.KnownStages_ViewerFragmentDoc,
    "\n  mutation UpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      batchId\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": typeof types.UpdateApplicationStatusDocument,
    "\n  mutation UpdateApplicationStatusStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": typeof types.UpdateApplicationStatusStageDocument,
    "\n  fragment UpdateApplicationStatus_application on Application {\n    id\n    statusChangedAt\n    events {\n      id\n      kind\n      at\n      actorName\n      stageName\n      plannedFor\n    }\n  }\n": typeof types.UpdateApplicationStatus_ApplicationFragmentDoc,
    "\n  mutation ChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      batchId\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.ChangeApplicationsDocument,
    "\n  mutation ChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      batchId\n      changed\n      remaining\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.ChangeMatchingApplicationsDocument,
    "\n  mutation ChangeMatchingApplicationsUndo($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      changed\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.ChangeMatchingApplicationsUndoDocument,
    "\n  mutation UndoChange($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": typeof types.UndoChangeDocument,
    "\n  mutation TagsDialogRename($input: RenameApplicationTagInput!) {\n    renameApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n": typeof types.TagsDialogRenameDocument,
    "\n  mutation TagsDialogDelete($input: DeleteApplicationTagInput!) {\n    deleteApplicationTag(input: $input) {\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n": typeof types.TagsDialogDeleteDocument,
    "\n  query CompanyTags {\n    viewer {\n      id\n      applicationTags {\n        id\n        name\n        applications\n      }\n    }\n  }\n": typeof types.CompanyTagsDocument,
    "\n  mutation ViewDialogSave($input: SaveApplicationViewInput!) {\n    saveApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n": typeof types.ViewDialogSaveDocument,
    "\n  mutation ViewDialogDelete($input: DeleteApplicationViewInput!) {\n    deleteApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n": typeof types.ViewDialogDeleteDocument,
    "\n  fragment ViewsBar_viewer on Viewer {\n    id\n    applicationViews {\n      id\n      name\n      isShared\n      isMine\n      ownerName\n      query\n    }\n  }\n": typeof types.ViewsBar_ViewerFragmentDoc,
    "\n  query ViewsBar {\n    viewer {\n      ...ViewsBar_viewer\n    }\n  }\n": typeof types.ViewsBarDocument,
    "\n  fragment JobFigures_figures on OwnJobFigures {\n    total\n    featured\n    hot\n    applications\n  }\n": typeof types.JobFigures_FiguresFragmentDoc,
    "\n  query ManageJobsPage($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $page: Int) {\n    viewer {\n      jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n        ...OwnJobs_jobs\n      }\n    }\n  }\n": typeof types.ManageJobsPageDocument,
    "\n  mutation ChangeJobs(\n    $input: ChangeJobsInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    changeJobs(input: $input) {\n      jobs {\n        id\n        ...OwnJobRow_job\n      }\n      deletedJobIds\n      refused {\n        id\n        message\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n": typeof types.ChangeJobsDocument,
    "\n  fragment EditJobDialog_job on Job {\n    id\n    standing\n    title\n    description\n    requirementsText\n    responsibilitiesText\n    benefitsText\n    salary\n    location\n    type\n    category {\n      id\n      slug\n    }\n    experienceLevel\n    experienceYears\n    isRemote\n    applicationDeadline\n    questions {\n      ...QuestionForm_question\n    }\n    ...JobFacts_job\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n": typeof types.EditJobDialog_JobFragmentDoc,
    "\n  query EditOwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n        ...EditJobDialog_job\n      }\n    }\n  }\n": typeof types.EditOwnJobDocument,
    "\n  mutation EditJob(\n    $input: UpdateJobInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    updateJob(input: $input) {\n      job {\n        id\n        standing\n        pendingChange {\n          ...PendingChange_change\n        }\n        ...OwnJobRow_job\n        ...EditJobDialog_job\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n": typeof types.EditJobDocument,
    "\n  fragment OwnJobRow_job on Job {\n    id\n    title\n    place\n    type\n    status\n    standing\n    adminNotes\n    isFeatured\n    isHot\n    postedAt\n    applicationDeadline\n    renewableFrom\n    views\n    applicationsCount\n    pendingChange {\n      ...PendingChange_change\n    }\n    ...JobPay_job\n  }\n": typeof types.OwnJobRow_JobFragmentDoc,
    "\n  fragment OwnJobs_jobs on OwnJobConnection {\n    totalCount\n    figures {\n      ...JobFigures_figures\n    }\n    nodes {\n      id\n      ...OwnJobRow_job\n    }\n  }\n": typeof types.OwnJobs_JobsFragmentDoc,
    "\n  query EveryJob($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $first: Int!) {\n    viewer {\n      jobs(first: $first, search: $search, show: $show, sort: $sort) {\n        nodes {\n          id\n          title\n          status\n          standing\n          isFeatured\n          isHot\n          applicationDeadline\n          renewableFrom\n          views\n          applicationsCount\n        }\n      }\n    }\n  }\n": typeof types.EveryJobDocument,
    "\n  query ConversationHead($id: ID!) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        name\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ConversationHeadDocument,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    isUnread\n    lastAt\n    lastMessage {\n      id\n      body\n      isMine\n      isRemoved\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ConversationRow_ConversationFragmentDoc,
    "\n  query MessagesPage($search: String, $isUnread: Boolean!, $after: String) {\n    viewer {\n      id\n      unreadConversations\n      conversations(first: 30, search: $search, isUnread: $isUnread, after: $after) {\n        totalCount\n        nodes {\n          id\n          ...ConversationRow_conversation\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MessagesPageDocument,
    "\n  fragment CompletionCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n": typeof types.CompletionCard_CompletionFragmentDoc,
    "\n  fragment OpenToWork_profile on SeekerProfile {\n    isOpenToWork\n  }\n": typeof types.OpenToWork_ProfileFragmentDoc,
    "\n  mutation OpenToWork($open: Boolean!) {\n    updateProfile(input: { isOpenToWork: $open }) {\n      user {\n        id\n        profile {\n          ...OpenToWork_profile\n        }\n      }\n    }\n  }\n": typeof types.OpenToWorkDocument,
    "\n  fragment ProfileEditor_user on User {\n    id\n    firstName\n    lastName\n    phone\n    profile {\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      ...ProfileValues_profile\n    }\n  }\n": typeof types.ProfileEditor_UserFragmentDoc,
    "\n  query ProfilePage {\n    viewer {\n      ...ImportResume_viewer\n      user {\n        id\n        ...ProfileEditor_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  fragment ResumeSummary_profile on SeekerProfile {\n    resume\n  }\n": typeof types.ResumeSummary_ProfileFragmentDoc,
    "\n  mutation SaveProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...ProfileEditor_user\n        ...SessionUser_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          career {\n            ...Career_career\n          }\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n": typeof types.SaveProfileDocument,
    "\n  query MakeResumeDialog($input: ResumeDocumentInput!) {\n    viewer {\n      resumeDocument(input: $input)\n    }\n  }\n": typeof types.MakeResumeDialogDocument,
    "\n  mutation MakeResumeDialogStore($input: ResumeDocumentInput!) {\n    storeResumeDocument(input: $input) {\n      viewer {\n        resumes {\n          id\n          ...ResumeRow_resume\n        }\n      }\n    }\n  }\n": typeof types.MakeResumeDialogStoreDocument,
    "\n  fragment ImportResume_viewer on Viewer {\n    readableResumes {\n      id\n      name\n    }\n    resumes {\n      id\n      name\n      isReadable\n      createdAt\n    }\n  }\n": typeof types.ImportResume_ViewerFragmentDoc,
    "\n  query ImportResume {\n    viewer {\n      ...ImportResume_viewer\n    }\n  }\n": typeof types.ImportResumeDocument,
    "\n  query ReviewFindings($resumeId: ID!) {\n    viewer {\n      resumeFindings(resumeId: $resumeId) {\n        phone\n        location\n        experienceType\n        experience\n        noticePeriod\n        currentPay\n        expectedPay\n        technicalSkills\n        functionalSkills\n        otherSkills\n        jobs {\n          title\n          company\n          place\n          from\n          to\n          isCurrent\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        degrees {\n          qualification\n          name\n          field\n          institution\n          from\n          to\n          grade\n          source {\n            page\n            line\n            text\n          }\n        }\n        projects {\n          name\n          link\n          from\n          to\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        certificates {\n          name\n          issuer\n          year\n          link\n          source {\n            page\n            line\n            text\n          }\n        }\n        languages {\n          name\n          level\n          source {\n            page\n            line\n            text\n          }\n        }\n        links {\n          url\n          label\n          source {\n            page\n            line\n            text\n          }\n        }\n      }\n    }\n  }\n": typeof types.ReviewFindingsDocument,
    "\n  query RecommendedJobsPage {\n    recommendedJobs(first: 40) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n    viewer {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n": typeof types.RecommendedJobsPageDocument,
    "\n  fragment ResumeRow_resume on Resume {\n    id\n    name\n    size\n    isDefault\n    isLost\n    createdAt\n    url\n  }\n": typeof types.ResumeRow_ResumeFragmentDoc,
    "\n  query StoredResumes {\n    viewer {\n      resumes {\n        id\n        ...ResumeRow_resume\n      }\n    }\n  }\n": typeof types.StoredResumesDocument,
    "\n  fragment ChangeResume_viewer on Viewer {\n    resumes {\n      id\n      ...ResumeRow_resume\n    }\n    readableResumes {\n      id\n      name\n    }\n    user {\n      id\n      profile {\n        resume\n      }\n      profileCompletion {\n        percent\n        bannerPercent\n        missing\n      }\n    }\n  }\n": typeof types.ChangeResume_ViewerFragmentDoc,
    "\n  mutation ChangeResumeDefault($input: ResumeInput!) {\n    setDefaultResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n": typeof types.ChangeResumeDefaultDocument,
    "\n  mutation ChangeResumeDelete($input: ResumeInput!) {\n    deleteResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n": typeof types.ChangeResumeDeleteDocument,
    "\n  mutation ChangeResumeRestore($input: ResumeInput!) {\n    restoreResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n": typeof types.ChangeResumeRestoreDocument,
    "\n  query SalariesPage {\n    payTitles {\n      title\n      slug\n      jobs\n      low\n      median\n      high\n    }\n  }\n": typeof types.SalariesPageDocument,
    "\n  query SalaryPage($title: String!, $location: String) {\n    payTitle(title: $title) {\n      title\n      slug\n    }\n    payInsight(title: $title, location: $location) {\n      place\n      placeSlug\n      isWider\n      low\n      median\n      high\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n      ...SalaryMeta_insight\n      ...PaySource_insight\n    }\n    payPlaces(title: $title) {\n      place\n      placeSlug\n      jobs\n      low\n      median\n      high\n    }\n  }\n": typeof types.SalaryPageDocument,
    "\n  fragment SalaryMeta_insight on PayInsight {\n    place\n    placeSlug\n    isWider\n    jobs\n    low\n    median\n    high\n  }\n": typeof types.SalaryMeta_InsightFragmentDoc,
    "\n  fragment SavedJobList_savedJobs on SavedJob {\n    savedAt\n    isOpen\n    job {\n      id\n      ...JobCard_job\n    }\n  }\n": typeof types.SavedJobList_SavedJobsFragmentDoc,
    "\n  query SavedJobsPage($after: String) {\n    viewer {\n      savedJobs(first: 12, after: $after) {\n        totalCount\n        nodes {\n          job {\n            id\n          }\n          ...SavedJobList_savedJobs\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.SavedJobsPageDocument,
    "\n  query OwnSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      settings {\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n": typeof types.OwnSettingsDocument,
    "\n  fragment DataSection_viewer on Viewer {\n    hasPassword\n    twoFactor {\n      isOn\n    }\n  }\n": typeof types.DataSection_ViewerFragmentDoc,
    "\n  mutation DeleteAccountDialog($input: DeleteMyAccountInput!) {\n    deleteMyAccount(input: $input) {\n      message\n    }\n  }\n": typeof types.DeleteAccountDialogDocument,
    "\n  mutation ExportData {\n    exportMyData {\n      url\n      expiresAt\n    }\n  }\n": typeof types.ExportDataDocument,
    "\n  query EmployerSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      companyProfile {\n        id\n        ...ProfileTab_profile\n      }\n      employerSettings {\n        id\n        ...ProfileTab_settings\n        ...NotificationsTab_settings\n        ...PrivacyTab_settings\n      }\n    }\n  }\n": typeof types.EmployerSettingsDocument,
    "\n  fragment NotificationsTab_settings on EmployerSettings {\n    id\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n  }\n": typeof types.NotificationsTab_SettingsFragmentDoc,
    "\n  mutation NotificationsTab($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...NotificationsTab_settings\n      }\n    }\n  }\n": typeof types.NotificationsTabDocument,
    "\n  fragment PrivacyTab_settings on EmployerSettings {\n    id\n    contactDecidedBy\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n": typeof types.PrivacyTab_SettingsFragmentDoc,
    "\n  mutation PrivacyTab($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...PrivacyTab_settings\n      }\n    }\n  }\n": typeof types.PrivacyTabDocument,
    "\n  fragment ProfileTab_settings on EmployerSettings {\n    id\n    firstName\n    lastName\n    phone\n  }\n": typeof types.ProfileTab_SettingsFragmentDoc,
    "\n  fragment ProfileTab_profile on CompanyProfile {\n    id\n    company {\n      id\n      name\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n": typeof types.ProfileTab_ProfileFragmentDoc,
    "\n  mutation ProfileTab($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...ProfileTab_settings\n      }\n      viewer {\n        companyProfile {\n          ...ProfileTab_profile\n        }\n        user {\n          ...SessionUser_user\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProfileTabDocument,
    "\n  query MailLanguage {\n    viewer {\n      user {\n        id\n        locale\n      }\n    }\n  }\n": typeof types.MailLanguageDocument,
    "\n  fragment MailsSection_settings on UserSettings {\n    id\n    emailNotifications\n    applicationAlerts\n    jobAlerts\n    jobRecommendations\n    marketingEmails\n  }\n": typeof types.MailsSection_SettingsFragmentDoc,
    "\n  fragment PrivacySection_settings on UserSettings {\n    id\n    profileVisibility\n    showContactInfo\n    allowDirectContact\n  }\n": typeof types.PrivacySection_SettingsFragmentDoc,
    "\n  query PushSwitch {\n    site {\n      pushNotifications\n    }\n  }\n": typeof types.PushSwitchDocument,
    "\n  query QuietHoursSwitch {\n    viewer {\n      id\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n": typeof types.QuietHoursSwitchDocument,
    "\n  mutation QuietHoursSwitchUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n": typeof types.QuietHoursSwitchUpdateDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  fragment SecuritySection_viewer on Viewer {\n    hasPassword\n    livingApiKeys\n    twoFactor {\n      ...TwoFactorPart_twoFactor\n    }\n    sessions {\n      ...SessionList_sessions\n    }\n  }\n": typeof types.SecuritySection_ViewerFragmentDoc,
    "\n  fragment SessionList_sessions on Session {\n    id\n    current\n    ...SessionRow_session\n  }\n": typeof types.SessionList_SessionsFragmentDoc,
    "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n    current\n  }\n": typeof types.SessionRow_SessionFragmentDoc,
    "\n  mutation EndDialog($input: TwoFactorProofInput!) {\n    endTwoFactor(input: $input) {\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n": typeof types.EndDialogDocument,
    "\n  mutation RenewDialog($input: TwoFactorProofInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n": typeof types.RenewDialogDocument,
    "\n  fragment TwoFactorPart_twoFactor on TwoFactor {\n    isOn\n    since\n    recoveryCodesLeft\n    isDemanded\n  }\n": typeof types.TwoFactorPart_TwoFactorFragmentDoc,
    "\n  mutation SettingUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n": typeof types.SettingUpdateDocument,
    "\n  query ActivityTab($before: String) {\n    viewer {\n      id\n      teamActivity(before: $before) {\n        id\n        at\n        action\n        actorName\n        isKey\n        subjectName\n      }\n    }\n  }\n": typeof types.ActivityTabDocument,
    "\n  mutation HandOverDialog($input: HandOverJobsInput!) {\n    handOverJobs(input: $input) {\n      jobs\n      conversations\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": typeof types.HandOverDialogDocument,
    "\n  fragment InvitationRow_invitation on TeamInvitation {\n    id\n    email\n    role\n    inviterName\n    sentAt\n    expiresAt\n    isExpired\n    jobs {\n      id\n      title\n    }\n  }\n": typeof types.InvitationRow_InvitationFragmentDoc,
    "\n  mutation InvitationRowResend($id: ID!) {\n    resendTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": typeof types.InvitationRowResendDocument,
    "\n  mutation InvitationRowRevoke($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": typeof types.InvitationRowRevokeDocument,
    "\n  mutation InviteDialog($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": typeof types.InviteDialogDocument,
    "\n  mutation LeaveDialogRemove($input: RemoveTeamMemberInput!) {\n    removeTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": typeof types.LeaveDialogRemoveDocument,
    "\n  mutation LeaveDialogLeave($input: LeaveTeamInput!) {\n    leaveTeam(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n": typeof types.LeaveDialogLeaveDocument,
    "\n  fragment MemberRow_member on TeamMember {\n    id\n    userId\n    name\n    email\n    role\n    isYou\n    joinedAt\n    lastActiveAt\n    postedJobs\n    conversations\n    jobs {\n      id\n      title\n    }\n  }\n": typeof types.MemberRow_MemberFragmentDoc,
    "\n  fragment PeopleTab_viewer on Viewer {\n    id\n    team {\n      id\n      members {\n        id\n        ...MemberRow_member\n      }\n      invitations {\n        id\n        ...InvitationRow_invitation\n      }\n    }\n  }\n": typeof types.PeopleTab_ViewerFragmentDoc,
    "\n  query PeopleTab {\n    viewer {\n      ...PeopleTab_viewer\n    }\n  }\n": typeof types.PeopleTabDocument,
    "\n  mutation RoleDialog($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": typeof types.RoleDialogDocument,
    "\n  query RoleFields($after: String) {\n    viewer {\n      jobs(first: 100, after: $after, show: ALL, sort: TITLE) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          title\n          location\n          postedAt\n        }\n      }\n    }\n  }\n": typeof types.RoleFieldsDocument,
};
const documents: Documents = {
    "\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n": types.Footer_SiteFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": types.ResendVerificationDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    teamRole\n    ...CompleteProfileBanner_user\n  }\n": types.SessionUser_UserFragmentDoc,
    "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SessionUserDocument,
    "\n  query SessionUserStart {\n    viewer {\n      unreadNotifications\n      savedJobIds\n      user {\n        locale\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SessionUserStartDocument,
    "\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n": types.AccountRulesDocument,
    "\n  query AdminFrame {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n      waitingCompanies: companies(status: PENDING, first: 1) {\n        totalCount\n      }\n      waitingJobs: jobs(status: PENDING, first: 1) {\n        totalCount\n      }\n      reportedJobs: jobs(reported: true, first: 1) {\n        totalCount\n      }\n    }\n  }\n": types.AdminFrameDocument,
    "\n  fragment History_activity on ActivityConnection {\n    totalCount\n    nodes {\n      id\n      ...ActivityItem_entry\n    }\n  }\n": types.History_ActivityFragmentDoc,
    "\n  query RequiredTwoFactor {\n    viewer {\n      hasPassword\n    }\n  }\n": types.RequiredTwoFactorDocument,
    "\n  fragment ActivityItem_entry on ActivityEntry {\n    id\n    at\n    action\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    before\n    after\n    ...EntryFacts_entry\n  }\n": types.ActivityItem_EntryFragmentDoc,
    "\n  fragment EntryFacts_entry on ActivityEntry {\n    id\n    at\n    ip\n    requestId\n    actor {\n      kind\n      id\n      name\n      email\n    }\n  }\n": types.EntryFacts_EntryFragmentDoc,
    "\n  query PinDialog {\n    admin {\n      analytics {\n        dashboards {\n          id\n          name\n          isOwn\n          pins {\n            id\n            report {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n": types.PinDialogDocument,
    "\n  query ScheduleDialog($id: ID!) {\n    admin {\n      analytics {\n        timeZone\n        report(id: $id) {\n          id\n          schedule {\n            ...ReportSchedule_schedule\n          }\n        }\n      }\n    }\n  }\n": types.ScheduleDialogDocument,
    "\n  query AlertTrial($input: FigureAlertInput!) {\n    admin {\n      analytics {\n        tryAlert(input: $input) {\n          isMet\n          finding\n          condition\n          subject\n          days {\n            day\n            value\n            text\n          }\n          groups {\n            name\n            value\n            text\n          }\n          link\n          webhookBody\n        }\n      }\n    }\n  }\n": types.AlertTrialDocument,
    "\n  query FigureAlertDialog {\n    admin {\n      analytics {\n        model {\n          measures {\n            key\n            name\n            unit\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n": types.FigureAlertDialogDocument,
    "\n  mutation FigureAlertDialogSave($input: FigureAlertInput!) {\n    saveFigureAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n": types.FigureAlertDialogSaveDocument,
    "\n  fragment AnalyticsChart_answer on AnalyticsAnswer {\n    dimensions {\n      key\n      name\n      unit\n      isAdditive\n    }\n    measures {\n      key\n      name\n      unit\n      isAdditive\n      comparability\n      isWithinPrevious\n      timesStep\n      isStock\n      betterWhen\n      rowMeasures\n    }\n    rows {\n      keys\n      labels\n      values\n      previous\n      counts\n      previousCounts\n    }\n    totals {\n      values\n      previous\n      counts\n      previousCounts\n    }\n    pivot {\n      dimension\n      columns {\n        key\n        label\n      }\n      rows {\n        keys\n        labels\n        cells\n        counts\n      }\n    }\n    from\n    to\n    previousFrom\n    previousTo\n    timeZone\n    grain\n    rowCount\n    isComplete\n    leftOut\n    readAt\n  }\n": types.AnalyticsChart_AnswerFragmentDoc,
    "\n  fragment FigureRowItem_row on FigureRow {\n    id\n    at\n    label\n    detail\n    job {\n      id\n      label\n      path\n    }\n    company {\n      id\n      label\n      path\n    }\n    user {\n      id\n      label\n      path\n    }\n  }\n": types.FigureRowItem_RowFragmentDoc,
    "\n  query FigureRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          nodes {\n            ...FigureRowItem_row\n          }\n          question\n          measure\n          part\n          parts\n          timeZone\n          address\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        model {\n          measures {\n            key\n            name\n            unit\n            dimensions\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n": types.FigureRowsDocument,
    "\n  mutation PinForm($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        name\n        pins {\n          id\n        }\n      }\n    }\n  }\n": types.PinFormDocument,
    "\n  fragment ReportSchedule_schedule on AnalyticsSchedule {\n    id\n    every\n    weekday\n    day\n    hour\n    timeZone\n    nextAt\n    lastSentAt\n    isActive\n  }\n": types.ReportSchedule_ScheduleFragmentDoc,
    "\n  mutation ScheduleForm($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n": types.ScheduleFormDocument,
    "\n  mutation ScheduleFormStop($input: UnscheduleReportInput!) {\n    unscheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n": types.ScheduleFormStopDocument,
    "\n  query SegmentChoices {\n    admin {\n      analytics {\n        segments {\n          id\n          name\n          noun\n        }\n      }\n    }\n  }\n": types.SegmentChoicesDocument,
    "\n  fragment SaveReport_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    isShared\n  }\n": types.SaveReport_ReportFragmentDoc,
    "\n  mutation SaveReport($input: SaveReportInput!) {\n    saveReport(input: $input) {\n      report {\n        id\n        updatedAt\n        ...SaveReport_report\n      }\n    }\n  }\n": types.SaveReportDocument,
    "\n  fragment EventText_event on ApplicationEvent {\n    id\n    kind\n    stageName\n    plannedFor\n  }\n": types.EventText_EventFragmentDoc,
    "\n  fragment ProfileAsSent_application on Application {\n    profile {\n      headline\n      summary\n      skills\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n    }\n  }\n": types.ProfileAsSent_ApplicationFragmentDoc,
    "\n  fragment Timeline_application on Application {\n    id\n    events {\n      id\n      at\n      actorName\n      ...EventText_event\n    }\n  }\n": types.Timeline_ApplicationFragmentDoc,
    "\n  fragment AppliedMark_application on Application {\n    id\n    status\n    appliedAt\n  }\n": types.AppliedMark_ApplicationFragmentDoc,
    "\n  query ApplyDialog($jobId: ID!) {\n    viewer {\n      user {\n        id\n        role\n        ...ApplyForm_user\n      }\n      resumes {\n        id\n        ...ApplyForm_resumes\n      }\n    }\n    job(id: $jobId) {\n      id\n      questions {\n        ...AskedQuestions_question\n      }\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n": types.ApplyDialogDocument,
    "\n  fragment ApplyForm_user on User {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n": types.ApplyForm_UserFragmentDoc,
    "\n  fragment ApplyForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n": types.ApplyForm_ResumesFragmentDoc,
    "\n  fragment ResumeChoice_resumes on Resume {\n    id\n    name\n    size\n    isDefault\n  }\n": types.ResumeChoice_ResumesFragmentDoc,
    "\n  fragment AskedQuestions_question on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n": types.AskedQuestions_QuestionFragmentDoc,
    "\n  mutation ApplyForm($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        id\n        ...AppliedMark_application\n        job {\n          id\n          applicationsCount\n          myApplication {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.ApplyFormDocument,
    "\n  query MyApplication($jobId: ID!) {\n    job(id: $jobId) {\n      id\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n": types.MyApplicationDocument,
    "\n  fragment BellItem_notification on Notification {\n    id\n    title\n    body\n    link\n    read\n    createdAt\n    otherCompanyId\n  }\n": types.BellItem_NotificationFragmentDoc,
    "\n  mutation BellItemRead($input: MarkNotificationReadInput!) {\n    markNotificationRead(input: $input) {\n      notification {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n": types.BellItemReadDocument,
    "\n  mutation MarkAllRead {\n    markAllNotificationsRead {\n      notifications {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n": types.MarkAllReadDocument,
    "\n  query BellMenu {\n    viewer {\n      unreadNotifications\n      user {\n        id\n        locale\n      }\n    }\n  }\n": types.BellMenuDocument,
    "\n  query BellPanel($after: String) {\n    viewer {\n      unreadNotifications\n      notifications(first: 10, after: $after) {\n        nodes {\n          id\n          read\n          ...BellItem_notification\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.BellPanelDocument,
    "\n  subscription BellMenuAdded($since: DateTime) {\n    notificationAdded(since: $since) {\n      notification {\n        id\n        title\n        body\n        link\n        read\n        createdAt\n        otherCompanyId\n        ...BellItem_notification\n      }\n      viewer {\n        unreadNotifications\n      }\n      mayPush\n    }\n  }\n": types.BellMenuAddedDocument,
    "\n  mutation AccountLanguage($input: SetLocaleInput!) {\n    setLocale(input: $input) {\n      user {\n        id\n        locale\n      }\n    }\n  }\n": types.AccountLanguageDocument,
    "\n  fragment Career_career on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n": types.Career_CareerFragmentDoc,
    "\n  fragment CompanyAnswers_company on Company {\n    responses {\n      applicants\n      answered\n      typicalDays\n    }\n  }\n": types.CompanyAnswers_CompanyFragmentDoc,
    "\n  fragment CompanyLogo_company on Company {\n    name\n    logoUrl\n  }\n": types.CompanyLogo_CompanyFragmentDoc,
    "\n  fragment CompanyTreatment_company on Company {\n    responses {\n      ratings\n      treatedWell\n    }\n  }\n": types.CompanyTreatment_CompanyFragmentDoc,
    "\n  fragment VerifiedBadge_company on Company {\n    verification {\n      domain\n      domainVerifiedAt\n      gstinVerifiedAt\n      cinVerifiedAt\n    }\n  }\n": types.VerifiedBadge_CompanyFragmentDoc,
    "\n  fragment CompanyFormValues_companyProfile on CompanyProfile {\n    id\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      name\n      description\n      industry\n      size\n      website\n      city\n      state\n      country\n      foundedYear\n    }\n  }\n": types.CompanyFormValues_CompanyProfileFragmentDoc,
    "\n  mutation BlockButtonBlock($input: BlockConversationInput!) {\n    blockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n": types.BlockButtonBlockDocument,
    "\n  mutation BlockButtonUnblock($input: BlockConversationInput!) {\n    unblockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n": types.BlockButtonUnblockDocument,
    "\n  fragment Composer_conversation on Conversation {\n    id\n    ...TemplateMenu_conversation\n  }\n": types.Composer_ConversationFragmentDoc,
    "\n  mutation Composer($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n": types.ComposerDocument,
    "\n  fragment Conversation_conversation on Conversation {\n    id\n    state\n    isUnread\n    isBlocked\n    canBlock\n    readByOtherAt\n    application {\n      id\n      messages(first: 30) {\n        totalCount\n        nodes {\n          id\n          side\n          sentAt\n          ...MessageItem_message\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n    ...Composer_conversation\n  }\n": types.Conversation_ConversationFragmentDoc,
    "\n  query ConversationPanel($id: ID!) {\n    conversation(id: $id) {\n      ...Conversation_conversation\n    }\n  }\n": types.ConversationPanelDocument,
    "\n  query EarlierMessages($id: ID!, $after: String) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        messages(first: 30, after: $after) {\n          totalCount\n          nodes {\n            id\n            side\n            sentAt\n            ...MessageItem_message\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": types.EarlierMessagesDocument,
    "\n  fragment MessageItem_message on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      id\n      name\n      url\n    }\n  }\n": types.MessageItem_MessageFragmentDoc,
    "\n  mutation ReportMessageDialog($input: ReportMessageInput!) {\n    reportMessage(input: $input) {\n      message\n    }\n  }\n": types.ReportMessageDialogDocument,
    "\n  fragment TemplateMenu_conversation on Conversation {\n    id\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.TemplateMenu_ConversationFragmentDoc,
    "\n  mutation TemplatesDialogSave($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n": types.TemplatesDialogSaveDocument,
    "\n  mutation TemplatesDialogDelete($input: DeleteMessageTemplateInput!) {\n    deleteMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n": types.TemplatesDialogDeleteDocument,
    "\n  query MessageTemplates {\n    viewer {\n      messageTemplates {\n        id\n        name\n        body\n      }\n    }\n  }\n": types.MessageTemplatesDocument,
    "\n  subscription LiveConversations {\n    conversationChanged {\n      conversation {\n        lastAt\n        lastMessage {\n          id\n        }\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n": types.LiveConversationsDocument,
    "\n  mutation ReadMark($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        id\n        isUnread\n      }\n      viewer {\n        id\n        unreadConversations\n        unreadNotifications\n      }\n    }\n  }\n": types.ReadMarkDocument,
    "\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n": types.OfficeAddress_SiteFragmentDoc,
    "\n  query AccountLinesUnread {\n    viewer {\n      id\n      unreadConversations\n    }\n  }\n": types.AccountLinesUnreadDocument,
    "\n  query CompanyLines {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.CompanyLinesDocument,
    "\n  fragment JobFacts_job on Job {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n": types.JobFacts_JobFragmentDoc,
    "\n  fragment JobFacts_draft on JobDraftValues {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n": types.JobFacts_DraftFragmentDoc,
    "\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...VerifiedBadge_company\n    }\n    place\n    type\n    experienceYears\n    skills\n    summary\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n": types.JobCard_JobFragmentDoc,
    "\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n": types.JobPay_JobFragmentDoc,
    "\n  fragment JobText_job on Job {\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    skills\n    isRemote\n  }\n": types.JobText_JobFragmentDoc,
    "\n  query SeekerMarks {\n    viewer {\n      jobMarks {\n        appliedJobIds\n        viewedJobIds\n      }\n      user {\n        id\n        profile {\n          skills\n        }\n      }\n    }\n  }\n": types.SeekerMarksDocument,
    "\n  query DownloadLetter($id: ID!) {\n    viewer {\n      offerDocument(id: $id)\n    }\n  }\n": types.DownloadLetterDocument,
    "\n  fragment OfferFacts_offer on Offer {\n    id\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    status\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n": types.OfferFacts_OfferFragmentDoc,
    "\n  query PushDevice {\n    site {\n      pushPublicKey\n    }\n  }\n": types.PushDeviceDocument,
    "\n  mutation PushDeviceSave($input: SavePushSubscriptionInput!) {\n    savePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.PushDeviceSaveDocument,
    "\n  mutation PushDeviceDelete($input: DeletePushSubscriptionInput!) {\n    deletePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.PushDeviceDeleteDocument,
    "\n  fragment CompleteProfileBanner_user on User {\n    id\n    profileCompletion {\n      percent\n      bannerPercent\n    }\n  }\n": types.CompleteProfileBanner_UserFragmentDoc,
    "\n  query OnboardingDialog {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n": types.OnboardingDialogDocument,
    "\n  query SendCompany {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n    }\n  }\n": types.SendCompanyDocument,
    "\n  fragment SendCompany_payload on CompanyPayload {\n    companyProfile {\n      ...CompanyFormValues_companyProfile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SendCompany_PayloadFragmentDoc,
    "\n  mutation SendCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n": types.SendCompanyCreateDocument,
    "\n  mutation SendCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n": types.SendCompanyUpdateDocument,
    "\n  query SendDraftStored {\n    viewer {\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n": types.SendDraftStoredDocument,
    "\n  mutation SendDraft($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        phone\n        profileCompletion {\n          missing\n        }\n        profile {\n          experienceMonths\n          career {\n            ...Career_career\n          }\n          ...ProfileValues_profile\n        }\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SendDraftDocument,
    "\n  mutation SendDraftComplete {\n    completeOnboarding(input: { onboardingComplete: true }) {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SendDraftCompleteDocument,
    "\n  fragment PaySource_insight on PayInsight {\n    jobs\n    companies\n    place\n    isWider\n    since\n    until\n  }\n": types.PaySource_InsightFragmentDoc,
    "\n  fragment PendingChange_change on PendingChange {\n    id\n    fields {\n      name\n      before\n      after\n    }\n    questions {\n      ...QuestionForm_question\n    }\n  }\n": types.PendingChange_ChangeFragmentDoc,
    "\n  mutation WithdrawChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n      companyProfile {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n    }\n  }\n": types.WithdrawChangeDocument,
    "\n  fragment JobDraft_draft on JobDraft {\n    id\n    savedAt\n    values {\n      title\n      description\n      requirements\n      responsibilities\n      benefits\n      location\n      type\n      category\n      industry\n      salary\n      experience\n      experienceLevel\n      applicationDeadline\n      isRemote\n      isFeatured\n      isUrgent\n      questions {\n        kind\n        text\n        options\n        isRequired\n        wanted\n        minimum\n        weight\n      }\n      ...JobFacts_draft\n    }\n  }\n": types.JobDraft_DraftFragmentDoc,
    "\n  mutation ReplaceDraftDuplicate($input: JobInput!) {\n    duplicateJob(input: $input) {\n      draft {\n        ...JobDraft_draft\n      }\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": types.ReplaceDraftDuplicateDocument,
    "\n  mutation ReplaceDraftDiscard {\n    discardJobDraft {\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": types.ReplaceDraftDiscardDocument,
    "\n  mutation ReplaceDraftRestore($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": types.ReplaceDraftRestoreDocument,
    "\n  fragment PostCard_post on Post {\n    slug\n    locale\n    title\n    excerpt\n    author\n    category\n    tags\n    image\n    ...PostFacts_post\n  }\n": types.PostCard_PostFragmentDoc,
    "\n  fragment PostFacts_post on Post {\n    publishedAt\n    readMinutes\n    views\n    comments\n  }\n": types.PostFacts_PostFragmentDoc,
    "\n  mutation SubscribeForm($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      message\n    }\n  }\n": types.SubscribeFormDocument,
    "\n  fragment ProfileValues_profile on SeekerProfile {\n    headline\n    summary\n    location\n    dateOfBirth\n    gender\n    experienceType\n    experience\n    currentCompany\n    currentJobTitle\n    currentCTC\n    salaryExpectation\n    preferredLocations\n    education\n    specialization\n    university\n    yearOfPassing\n    technicalSkills\n    functionalSkills\n    certifications\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    showAccommodations\n    hasBike\n    hasDrivingLicense\n    isOpenToWork\n  }\n": types.ProfileValues_ProfileFragmentDoc,
    "\n  fragment MatchReasons_reason on MatchReason {\n    kind\n    speaksFor\n    text\n  }\n": types.MatchReasons_ReasonFragmentDoc,
    "\n  fragment MoveQuestion_user on User {\n    id\n    profile {\n      willingToMove\n    }\n  }\n": types.MoveQuestion_UserFragmentDoc,
    "\n  mutation MoveQuestionAnswer($wouldMove: Boolean!) {\n    updateProfile(input: { willingToMove: $wouldMove }) {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n": types.MoveQuestionAnswerDocument,
    "\n  fragment RecommendedList_recommended on RecommendedJob {\n    grade\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n      ...JobCard_job\n    }\n    reasons {\n      ...MatchReasons_reason\n    }\n  }\n": types.RecommendedList_RecommendedFragmentDoc,
    "\n  mutation DismissJob($input: DismissJobInput!) {\n    dismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n": types.DismissJobDocument,
    "\n  mutation DismissJobUndo($input: UndismissJobInput!) {\n    undismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n": types.DismissJobUndoDocument,
    "\n  fragment DismissedJobs_viewer on Viewer {\n    dismissedJobs {\n      jobId\n      reason\n    }\n  }\n": types.DismissedJobs_ViewerFragmentDoc,
    "\n  query DismissedJobs {\n    viewer {\n      ...DismissedJobs_viewer\n    }\n  }\n": types.DismissedJobsDocument,
    "\n  mutation ChangeSavedJobSave($input: SaveJobInput!) {\n    saveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n": types.ChangeSavedJobSaveDocument,
    "\n  mutation ChangeSavedJobUnsave($input: UnsaveJobInput!) {\n    unsaveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n": types.ChangeSavedJobUnsaveDocument,
    "\n  query SavedJobs {\n    viewer {\n      savedJobIds\n    }\n  }\n": types.SavedJobsDocument,
    "\n  fragment AnswerList_application on Application {\n    id\n    answers {\n      question\n      kind\n      answer\n      file {\n        id\n        name\n        url\n      }\n      wanted\n      minimum\n      weight\n      fits\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n  }\n": types.AnswerList_ApplicationFragmentDoc,
    "\n  query QuestionSuggestions {\n    viewer {\n      questionsAskedBefore {\n        ...QuestionForm_question\n      }\n    }\n  }\n": types.QuestionSuggestionsDocument,
    "\n  fragment QuestionForm_question on JobQuestion {\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n": types.QuestionForm_QuestionFragmentDoc,
    "\n  query OtherCompany($id: ID!) {\n    viewer {\n      otherCompany(id: $id) {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OtherCompanyDocument,
    "\n  mutation SwitchCompany($companyId: ID!) {\n    switchCompany(input: { companyId: $companyId }) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.SwitchCompanyDocument,
    "\n  fragment TodoItem_todo on Todo {\n    kind\n    dueAt\n    since\n    count\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n    interviewKind\n    invitationPath\n  }\n": types.TodoItem_TodoFragmentDoc,
    "\n  mutation AppStep($input: ConfirmTwoFactorInput!) {\n    confirmTwoFactor(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          isOn\n          since\n          recoveryCodesLeft\n          isDemanded\n        }\n      }\n    }\n  }\n": types.AppStepDocument,
    "\n  mutation PasswordStep($input: StartTwoFactorInput!) {\n    startTwoFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n": types.PasswordStepDocument,
    "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n": types.LogoutDocument,
    "\n  query FaqPage {\n    site {\n      name\n      supportEmail\n      supportPhone\n    }\n  }\n": types.FaqPageDocument,
    "\n  query PrivacyPage {\n    site {\n      name\n      supportEmail\n      address\n      googleSignIn\n    }\n  }\n": types.PrivacyPageDocument,
    "\n  query ConfirmPasswordDialog {\n    viewer {\n      hasPassword\n      twoFactor {\n        isOn\n      }\n    }\n  }\n": types.ConfirmPasswordDialogDocument,
    "\n  mutation ConfirmPasswordDialogSend($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n": types.ConfirmPasswordDialogSendDocument,
    "\n  query ConfirmWorkEmailPage($token: String!) {\n    workEmail(input: { token: $token }) {\n      companyName\n      domain\n      email\n    }\n  }\n": types.ConfirmWorkEmailPageDocument,
    "\n  mutation ConfirmWorkEmailPageConfirm($token: String!) {\n    confirmWorkEmail(input: { token: $token }) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n": types.ConfirmWorkEmailPageConfirmDocument,
    "\n  fragment JoinTeamForm_invitation on OpenedTeamInvitation {\n    companyName\n    inviterName\n    email\n    role\n    state\n  }\n": types.JoinTeamForm_InvitationFragmentDoc,
    "\n  mutation JoinTeamForm($input: JoinTeamInput!) {\n    joinTeam(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.JoinTeamFormDocument,
    "\n  query JoinTeamPage($token: String!) {\n    teamInvitation(token: $token) {\n      ...JoinTeamForm_invitation\n    }\n  }\n": types.JoinTeamPageDocument,
    "\n  mutation JoinTeamPageAccept($token: String!) {\n    acceptTeamInvitation(input: { token: $token }) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.JoinTeamPageAcceptDocument,
    "\n  query ResetPasswordForm($token: String!) {\n    passwordResetLink(token: $token) {\n      apiKeys\n    }\n  }\n": types.ResetPasswordFormDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query GoogleButton {\n    site {\n      googleSignIn\n    }\n  }\n": types.GoogleButtonDocument,
    "\n  mutation GoogleReturn($input: CompleteGoogleSignInInput!) {\n    completeGoogleSignIn(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.GoogleReturnDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  query AddJobPage {\n    viewer {\n      user {\n        id\n      }\n      companyProfile {\n        id\n        company {\n          id\n          name\n          industry\n        }\n        ...CompanyNotice_profile\n      }\n      jobDraft {\n        ...JobDraft_draft\n      }\n      jobs(first: 1) {\n        figures {\n          total\n        }\n      }\n    }\n  }\n": types.AddJobPageDocument,
    "\n  fragment CompanyNotice_profile on CompanyProfile {\n    id\n    adminStatus\n  }\n": types.CompanyNotice_ProfileFragmentDoc,
    "\n  query ExpectedApplicants($title: String!) {\n    viewer {\n      expectedApplicants(title: $title) {\n        isOwn\n        jobs\n        low\n        high\n      }\n    }\n  }\n": types.ExpectedApplicantsDocument,
    "\n  query StartFromJob($search: String) {\n    viewer {\n      jobs(first: 20, search: $search) {\n        nodes {\n          id\n          title\n          place\n          postedAt\n        }\n      }\n    }\n  }\n": types.StartFromJobDocument,
    "\n  mutation DraftAutosaveSave($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n": types.DraftAutosaveSaveDocument,
    "\n  query UsualPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n": types.UsualPayDocument,
    "\n  mutation PostJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        id\n        title\n        standing\n      }\n    }\n  }\n": types.PostJobDocument,
    "\n  mutation PostJobDiscard {\n    discardJobDraft {\n      viewer {\n        jobDraft {\n          id\n        }\n      }\n    }\n  }\n": types.PostJobDiscardDocument,
    "\n  query AdminActivityPage(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $page: Int\n  ) {\n    admin {\n      activity(\n        first: 10\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...LogEntries_entry\n        }\n      }\n    }\n  }\n": types.AdminActivityPageDocument,
    "\n  query AdminAnalyticsPage($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          period\n          from\n          timeZone\n          countedAt\n          users {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          jobs {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          applications {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AdminAnalyticsPageDocument,
    "\n  query AdminBulkUploadPage($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        id\n        status\n        ...Preview_upload\n        ...Processing_upload\n        ...Complete_upload\n      }\n    }\n  }\n": types.AdminBulkUploadPageDocument,
    "\n  query AdminCompaniesPage(\n    $search: String\n    $status: AdminStatus\n    $changed: Boolean\n    $verification: Boolean\n    $page: Int\n  ) {\n    admin {\n      companies(\n        first: 10\n        search: $search\n        status: $status\n        changed: $changed\n        verificationWaiting: $verification\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          ...CompanyRow_company\n        }\n      }\n    }\n  }\n": types.AdminCompaniesPageDocument,
    "\n  query AdminCompanyPage($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n          ...TreatmentComments_company\n        }\n        ...CompanyReview_company\n      }\n      activity(first: 10, subjectKind: \"company\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n": types.AdminCompanyPageDocument,
    "\n  query AdminDashboardPage($id: ID!, $view: AnalyticsDashboardViewInput) {\n    admin {\n      analytics {\n        timeZone\n        dashboard(id: $id) {\n          id\n          name\n          isOwn\n          isShared\n          owner {\n            id\n            name\n          }\n          ...Board_dashboard\n          ...BoardView_dashboard\n          ...DashboardMenu_dashboard\n          ...ShareButton_dashboard\n        }\n      }\n    }\n  }\n": types.AdminDashboardPageDocument,
    "\n  query AdminFigureAlertsPage {\n    admin {\n      analytics {\n        alerts {\n          id\n          ...FigureAlertRow_alert\n        }\n      }\n    }\n  }\n": types.AdminFigureAlertsPageDocument,
    "\n  query AdminJobPage($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n      activity(first: 10, subjectKind: \"job\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n": types.AdminJobPageDocument,
    "\n  query AdminJobsPage(\n    $search: String\n    $companyId: ID\n    $status: AdminStatus\n    $industry: String\n    $reported: Boolean\n    $changed: Boolean\n    $page: Int\n  ) {\n    admin {\n      jobs(\n        first: 10\n        search: $search\n        companyId: $companyId\n        status: $status\n        industry: $industry\n        reported: $reported\n        changed: $changed\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          job {\n            company {\n              name\n            }\n          }\n          ...JobRow_job\n        }\n      }\n    }\n  }\n": types.AdminJobsPageDocument,
    "\n  query AdminMessagesPage($after: String) {\n    admin {\n      messageReports(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          reason\n          detail\n          isNoticed\n          createdAt\n          body\n          side\n          sentAt\n          authorId\n          authorName\n          companyId\n          companyName\n          jobId\n          jobTitle\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.AdminMessagesPageDocument,
    "\n  mutation AdminMessagesPageResolve($input: ResolveMessageReportsInput!) {\n    resolveMessageReports(input: $input) {\n      resolvedIds\n    }\n  }\n": types.AdminMessagesPageResolveDocument,
    "\n  query AdminPage {\n    admin {\n      permissions {\n        ...QuickActions_permissions\n      }\n      companies(status: PENDING, first: 5) {\n        ...WaitingCompanies_companies\n      }\n      jobs(status: PENDING, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      reported: jobs(reported: true, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      verifications: companies(verificationWaiting: true, first: 5) {\n        ...WaitingVerifications_companies\n      }\n      ...WaitingChanges_admin\n    }\n  }\n": types.AdminPageDocument,
    "\n  query AdminRecountsPage($id: ID) {\n    admin {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n      recount(id: $id) {\n        id\n        ...RecountDetails_recount\n      }\n    }\n  }\n": types.AdminRecountsPageDocument,
    "\n  mutation AdminRecountsPageRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n    }\n  }\n": types.AdminRecountsPageRecountNowDocument,
    "\n  query AdminReportsPage {\n    admin {\n      analytics {\n        templates {\n          key\n          ...TemplateCard_template\n        }\n        reports {\n          id\n          ...ReportRow_report\n        }\n        dashboards {\n          id\n          ...DashboardCard_dashboard\n        }\n      }\n    }\n  }\n": types.AdminReportsPageDocument,
    "\n  query AdminSegmentsPage {\n    admin {\n      analytics {\n        segments {\n          id\n          ...SegmentRow_segment\n        }\n      }\n    }\n  }\n": types.AdminSegmentsPageDocument,
    "\n  query AdminSettingsPage {\n    admin {\n      settings {\n        id\n        ...SettingsForm_settings\n      }\n    }\n  }\n": types.AdminSettingsPageDocument,
    "\n  query AdminUserPage($id: ID!) {\n    admin {\n      user(id: $id) {\n        id\n        sessions {\n          id\n          ...UserSession_session\n        }\n        ...UserRow_user\n        ...UserStatus_user\n        ...UserFacts_user\n        ...UserFigures_user\n        ...EditUserDialog_user\n        ...UserTwoFactor_user\n      }\n      activity(first: 10, subjectKind: \"user\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n": types.AdminUserPageDocument,
    "\n  query AdminUsersPage(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $verified: Boolean\n    $page: Int\n  ) {\n    admin {\n      users(\n        first: 10\n        search: $search\n        role: $role\n        status: $status\n        verified: $verified\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...UserRow_user\n        }\n      }\n    }\n  }\n": types.AdminUsersPageDocument,
    "\n  fragment LogEntries_entry on ActivityEntry {\n    id\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    ...ActivityItem_entry\n  }\n": types.LogEntries_EntryFragmentDoc,
    "\n  query LogCheck {\n    admin {\n      activityCheck {\n        whole\n        broken {\n          id\n          how\n        }\n      }\n    }\n  }\n": types.LogCheckDocument,
    "\n  query AlertHistoryDialog($id: ID!) {\n    admin {\n      analytics {\n        alert(id: $id) {\n          id\n          crossings {\n            id\n            crossedAt\n            returnedAt\n            finding\n            condition\n            link\n          }\n        }\n      }\n    }\n  }\n": types.AlertHistoryDialogDocument,
    "\n  mutation DeleteAlertDialog($input: DeleteFigureAlertInput!) {\n    deleteFigureAlert(input: $input) {\n      deletedAlertId\n    }\n  }\n": types.DeleteAlertDialogDocument,
    "\n  fragment FigureAlertRow_alert on FigureAlert {\n    id\n    name\n    state\n    problem\n    figure\n    condition\n    finding\n    valueText\n    link\n    measure\n    isPerGroup\n    kind\n    direction\n    amount\n    isPercent\n    isMailed\n    isPosted\n    isActive\n    checkedAt\n    crossedAt\n    report {\n      id\n      name\n    }\n    address\n  }\n": types.FigureAlertRow_AlertFragmentDoc,
    "\n  mutation AlertActionsTurn($input: TurnFigureAlertInput!) {\n    turnFigureAlert(input: $input) {\n      alert {\n        ...FigureAlertRow_alert\n      }\n    }\n  }\n": types.AlertActionsTurnDocument,
    "\n  fragment Board_dashboard on AnalyticsDashboard {\n    id\n    name\n    mayChange\n    owner {\n      id\n      name\n    }\n    pins {\n      id\n      ...Tile_pin\n    }\n    ...SaveDashboard_dashboard\n  }\n": types.Board_DashboardFragmentDoc,
    "\n  fragment Tile_pin on AnalyticsPin {\n    id\n    width\n    address\n    question\n    report {\n      id\n      name\n      chart\n      problem\n      address\n    }\n  }\n": types.Tile_PinFragmentDoc,
    "\n  fragment BoardView_dashboard on AnalyticsDashboard {\n    id\n    view(view: $view) {\n      markText\n      pins {\n        pinId\n        address\n        question\n        problem\n        unapplied\n      }\n    }\n  }\n": types.BoardView_DashboardFragmentDoc,
    "\n  query BoardEvents {\n    admin {\n      analytics {\n        chartEvents {\n          id\n          kind\n          at\n          day\n          name\n        }\n      }\n    }\n  }\n": types.BoardEventsDocument,
    "\n  mutation NotedEventsNote($input: NoteChartEventInput!) {\n    noteChartEvent(input: $input) {\n      event {\n        id\n      }\n    }\n  }\n": types.NotedEventsNoteDocument,
    "\n  mutation NotedEventsDelete($input: DeleteChartEventInput!) {\n    deleteChartEvent(input: $input) {\n      deletedEventId\n    }\n  }\n": types.NotedEventsDeleteDocument,
    "\n  query FilterChoices(\n    $key: AnalyticsDimension!\n    $other: AnalyticsDimension!\n    $hasOther: Boolean!\n    $search: String\n  ) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 8)\n          }\n          other: dimension(key: $other) @include(if: $hasOther) {\n            suggestions(search: $search, first: 8)\n          }\n        }\n      }\n    }\n  }\n": types.FilterChoicesDocument,
    "\n  mutation PinMoves($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          position\n          ...Tile_pin\n        }\n      }\n    }\n  }\n": types.PinMovesDocument,
    "\n  query TileAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          from\n          to\n          timeZone\n          grain\n          readAt\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n": types.TileAnswerDocument,
    "\n  mutation Unpin($input: UnpinReportInput!) {\n    unpinReport(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n": types.UnpinDocument,
    "\n  mutation UnpinUndo($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        pins {\n          id\n          report {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.UnpinUndoDocument,
    "\n  mutation UnpinPlace($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n": types.UnpinPlaceDocument,
    "\n  fragment DashboardCard_dashboard on AnalyticsDashboard {\n    id\n    updatedAt\n    owner {\n      id\n      name\n    }\n    isOwn\n    pins {\n      id\n    }\n    ...DashboardMenu_dashboard\n    name\n    isShared\n  }\n": types.DashboardCard_DashboardFragmentDoc,
    "\n  fragment DashboardMenu_dashboard on AnalyticsDashboard {\n    id\n    mayChange\n    ...SaveDashboard_dashboard\n    ...ShareDashboard_dashboard\n  }\n": types.DashboardMenu_DashboardFragmentDoc,
    "\n  fragment ShareButton_dashboard on AnalyticsDashboard {\n    id\n    isShared\n    mayChange\n    ...ShareDashboard_dashboard\n  }\n": types.ShareButton_DashboardFragmentDoc,
    "\n  mutation DeleteDashboard($input: DashboardInput!) {\n    deleteDashboard(input: $input) {\n      dashboard {\n        id\n      }\n    }\n  }\n": types.DeleteDashboardDocument,
    "\n  mutation DeleteDashboardUndo($input: DashboardInput!) {\n    restoreDashboard(input: $input) {\n      dashboard {\n        ...DashboardCard_dashboard\n      }\n    }\n  }\n": types.DeleteDashboardUndoDocument,
    "\n  fragment SaveDashboard_dashboard on AnalyticsDashboard {\n    id\n    version\n    name\n    isShared\n    range {\n      last\n      unit\n      rolling\n      whole\n      from\n      to\n    }\n    filters {\n      categories\n      places\n      companies\n      segments\n    }\n  }\n": types.SaveDashboard_DashboardFragmentDoc,
    "\n  mutation SaveDashboard($input: SaveDashboardInput!) {\n    saveDashboard(input: $input) {\n      dashboard {\n        id\n        name\n        ...SaveDashboard_dashboard\n        ...Board_dashboard\n      }\n    }\n  }\n": types.SaveDashboardDocument,
    "\n  fragment ShareDashboard_dashboard on AnalyticsDashboard {\n    id\n    pins {\n      id\n      report {\n        id\n        name\n        isShared\n      }\n    }\n    ...SaveDashboard_dashboard\n  }\n": types.ShareDashboard_DashboardFragmentDoc,
    "\n  mutation ShareDashboardReport($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n        isShared\n        version\n      }\n    }\n  }\n": types.ShareDashboardReportDocument,
    "\n  fragment ReportRow_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    question\n    problem\n    address\n    chart\n    isOwn\n    isShared\n    mayChange\n    updatedAt\n    owner {\n      id\n      name\n    }\n    schedule {\n      ...ReportSchedule_schedule\n    }\n  }\n": types.ReportRow_ReportFragmentDoc,
    "\n  mutation ReportScheduleState($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n": types.ReportScheduleStateDocument,
    "\n  mutation DeleteReport($input: ReportInput!) {\n    deleteReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n": types.DeleteReportDocument,
    "\n  mutation DeleteReportUndo($input: ReportInput!) {\n    restoreReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": types.DeleteReportUndoDocument,
    "\n  mutation ReportActionsShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n": types.ReportActionsShareDocument,
    "\n  mutation ReportActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n        ...ReportRow_report\n      }\n    }\n  }\n": types.ReportActionsDuplicateDocument,
    "\n  fragment TemplateCard_template on AnalyticsTemplate {\n    key\n    name\n    question\n    chart\n    address\n  }\n": types.TemplateCard_TemplateFragmentDoc,
    "\n  mutation ActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n": types.ActionsDuplicateDocument,
    "\n  query ExplainDialog($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        explain(query: $query) {\n          sql\n          values\n          plan\n        }\n      }\n    }\n  }\n": types.ExplainDialogDocument,
    "\n  mutation ShareDialogShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n": types.ShareDialogShareDocument,
    "\n  query OpenReport($id: ID!) {\n    admin {\n      analytics {\n        report(id: $id) {\n          id\n          name\n          description\n          isShared\n          isOwn\n          mayChange\n          version\n          address\n          problem\n          owner {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.OpenReportDocument,
    "\n  query ValueSuggestions($key: AnalyticsDimension!, $search: String) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 12)\n          }\n        }\n      }\n    }\n  }\n": types.ValueSuggestionsDocument,
    "\n  query BuiltAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          dimensions {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            isStock\n          }\n          exactFrom\n          rowCount\n          isComplete\n          leftOut\n          readAt\n          freshAt\n          milliseconds\n          timeZone\n          grain\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n": types.BuiltAnswerDocument,
    "\n  query ExploreModel {\n    admin {\n      analytics {\n        model {\n          subjects {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            description\n            unit\n            source\n            subject\n            isAdditive\n            betterWhen\n            isStock\n            isPersonal\n            stepOf\n            dimensions\n            segmentNouns\n          }\n          dimensions {\n            key\n            name\n            description\n            kind\n            isPersonal\n            values {\n              key\n              label\n            }\n          }\n          timeZones\n        }\n        segments {\n          id\n          name\n          noun\n          conditions\n        }\n      }\n    }\n  }\n": types.ExploreModelDocument,
    "\n  query NamedModel($keys: [AnalyticsGroupKeyInput!]!) {\n    admin {\n      analytics {\n        keyNames(keys: $keys)\n      }\n    }\n  }\n": types.NamedModelDocument,
    "\n  query FirstQuestions {\n    admin {\n      analytics {\n        templates {\n          key\n          name\n          question\n          chart\n          address\n        }\n      }\n    }\n  }\n": types.FirstQuestionsDocument,
    "\n  query KnownValues($names: [String!]!) {\n    admin {\n      analytics {\n        model {\n          namedValues(names: $names) {\n            name\n            dimension\n            value\n            isExact\n          }\n        }\n      }\n    }\n  }\n": types.KnownValuesDocument,
    "\n  mutation DeleteSegmentDialog($input: DeleteSegmentInput!) {\n    deleteSegment(input: $input) {\n      deletedSegmentId\n    }\n  }\n": types.DeleteSegmentDialogDocument,
    "\n  mutation SegmentDialogSave($input: SaveSegmentInput!) {\n    saveSegment(input: $input) {\n      segment {\n        id\n        ...SegmentRow_segment\n      }\n    }\n  }\n": types.SegmentDialogSaveDocument,
    "\n  fragment SegmentRow_segment on AnalyticsSegment {\n    id\n    name\n    noun\n    isShared\n    isOwn\n    mayChange\n    owner {\n      id\n      name\n    }\n    version\n    conditions\n    problem\n    address\n    uses {\n      kind\n      id\n      name\n    }\n  }\n": types.SegmentRow_SegmentFragmentDoc,
    "\n  query SegmentSize($input: SaveSegmentInput!) {\n    admin {\n      analytics {\n        trySegment(input: $input) {\n          size\n          conditions\n        }\n      }\n    }\n  }\n": types.SegmentSizeDocument,
    "\n  fragment BackupList_backups on Backups {\n    list {\n      id\n      at\n      status\n      askedBy\n      fileName\n      size\n      message\n      keptUntil\n      removedAt\n    }\n  }\n": types.BackupList_BackupsFragmentDoc,
    "\n  query BackupsPanel {\n    admin {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n": types.BackupsPanelDocument,
    "\n  mutation BackupsPanelBackUpNow {\n    backUpNow {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n": types.BackupsPanelBackUpNowDocument,
    "\n  fragment LastBackup_backups on Backups {\n    running\n    nextDueAt\n    frequency\n    retentionPeriod\n    last {\n      id\n      at\n      ok\n      status\n      size\n      rows\n      files\n      message\n    }\n  }\n": types.LastBackup_BackupsFragmentDoc,
    "\n  fragment Complete_upload on BulkUpload {\n    id\n    fileName\n    successful\n    failed\n    undoneAt\n    undoableUntil\n    ...UndoUpload_upload\n  }\n": types.Complete_UploadFragmentDoc,
    "\n  fragment Processing_upload on BulkUpload {\n    id\n    fileName\n    total\n    successful\n    failed\n  }\n": types.Processing_UploadFragmentDoc,
    "\n  fragment UndoUpload_upload on BulkUpload {\n    id\n    fileName\n    successful\n    undoableUntil\n  }\n": types.UndoUpload_UploadFragmentDoc,
    "\n  mutation BulkFile($input: PrepareBulkUploadInput!) {\n    prepareBulkUpload(input: $input) {\n      upload {\n        id\n        ...Preview_upload\n      }\n    }\n  }\n": types.BulkFileDocument,
    "\n  query BulkHistory($page: Int) {\n    admin {\n      bulkUploads(first: 10, page: $page) {\n        totalPages\n        nodes {\n          id\n          status\n          ...HistoryRow_upload\n          ...RunningBanner_upload\n        }\n      }\n    }\n  }\n": types.BulkHistoryDocument,
    "\n  fragment HistoryRow_upload on BulkUpload {\n    id\n    fileName\n    status\n    successful\n    failed\n    createdAt\n    uploadedBy {\n      id\n      name\n    }\n    ...UndoUpload_upload\n  }\n": types.HistoryRow_UploadFragmentDoc,
    "\n  fragment RunningBanner_upload on BulkUpload {\n    id\n    fileName\n  }\n": types.RunningBanner_UploadFragmentDoc,
    "\n  fragment Preview_upload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    errorCount\n    unknownColumns\n    ...PreviewErrors_upload\n    ...PreviewRows_upload\n    ...PreviewActions_upload\n  }\n": types.Preview_UploadFragmentDoc,
    "\n  fragment PreviewActions_upload on BulkUpload {\n    id\n    status\n    total\n    valid\n  }\n": types.PreviewActions_UploadFragmentDoc,
    "\n  fragment PreviewErrors_upload on BulkUpload {\n    id\n    fileName\n    errorCount\n    errors(first: 5) {\n      row\n      field\n      message\n      hint\n    }\n  }\n": types.PreviewErrors_UploadFragmentDoc,
    "\n  fragment PreviewRows_upload on BulkUpload {\n    id\n    total\n    columns\n    rows(first: 10) {\n      nodes {\n        row\n        cells\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n": types.PreviewRows_UploadFragmentDoc,
    "\n  mutation StartBulkUpload($input: StartBulkUploadInput!) {\n    startBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Processing_upload\n      }\n    }\n  }\n": types.StartBulkUploadDocument,
    "\n  mutation UndoBulkUpload($input: UndoBulkUploadInput!) {\n    undoBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Complete_upload\n      }\n    }\n  }\n": types.UndoBulkUploadDocument,
    "\n  fragment ChangeReview_change on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n": types.ChangeReview_ChangeFragmentDoc,
    "\n  mutation DecideChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReview_job\n      }\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n        ...CompanyReview_company\n      }\n    }\n  }\n": types.DecideChangeDocument,
    "\n  query CompanyDialog($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n        }\n        ...CompanyReview_company\n      }\n    }\n  }\n": types.CompanyDialogDocument,
    "\n  fragment CompanyReview_company on AdminCompany {\n    id\n    adminStatus\n    ...VerificationReview_company\n    adminNotes\n    createdAt\n    approvedAt\n    changedSinceApproval\n    pendingChange {\n      id\n      ...ChangeReview_change\n    }\n    jobCount\n    phone\n    email\n    address\n    employeeCount\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      slug\n      description\n      size\n      industry\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n": types.CompanyReview_CompanyFragmentDoc,
    "\n  fragment CompanyRow_company on AdminCompany {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    jobCount\n    pendingChange {\n      id\n    }\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      description\n      size\n      industry\n      place\n      ...CompanyLogo_company\n    }\n  }\n": types.CompanyRow_CompanyFragmentDoc,
    "\n  fragment TreatmentComments_company on Company {\n    treatmentComments {\n      rating\n      comment\n      ratedAt\n    }\n  }\n": types.TreatmentComments_CompanyFragmentDoc,
    "\n  mutation ModerateCompanyVerify($input: VerifyCompanyInput!) {\n    verifyCompany(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n": types.ModerateCompanyVerifyDocument,
    "\n  mutation ModerateCompany($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n": types.ModerateCompanyDocument,
    "\n  fragment Figures_counts on AdminStatCounts {\n    totalUsers\n    totalJobs\n    totalCompanies\n    totalApplications\n    activeJobs\n    pendingApplications\n    newUsersToday\n    newJobsToday\n    pendingCompanies\n    suspendedUsers\n    approvedJobs\n    rejectedJobs\n  }\n": types.Figures_CountsFragmentDoc,
    "\n  query Figures {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        recent {\n          ...Figures_counts\n        }\n        before {\n          ...Figures_counts\n        }\n        countedAt\n      }\n    }\n  }\n": types.FiguresDocument,
    "\n  fragment QuickActions_permissions on AdminPermissions {\n    canBulkUpload\n    canManageUsers\n    canManageCompanies\n    canManageJobs\n    canViewAnalytics\n    canAccessSettings\n  }\n": types.QuickActions_PermissionsFragmentDoc,
    "\n  fragment WaitingChanges_admin on Admin {\n    changedJobs: jobs(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n    changedCompanies: companies(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.WaitingChanges_AdminFragmentDoc,
    "\n  fragment WaitingCompanies_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      createdAt\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n": types.WaitingCompanies_CompaniesFragmentDoc,
    "\n  fragment WaitingJobs_jobs on AdminJobConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      waitingSince\n      ...WarningSigns_job\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.WaitingJobs_JobsFragmentDoc,
    "\n  fragment WaitingVerifications_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n": types.WaitingVerifications_CompaniesFragmentDoc,
    "\n  fragment DuplicateJobs_job on AdminJob {\n    id\n    twins {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n  }\n": types.DuplicateJobs_JobFragmentDoc,
    "\n  query JobDialog($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n    }\n  }\n": types.JobDialogDocument,
    "\n  fragment JobReports_job on AdminJob {\n    id\n    reports\n    reportsMade {\n      id\n      reason\n      detail\n      createdAt\n      resolvedAt\n    }\n    job {\n      id\n      title\n    }\n  }\n": types.JobReports_JobFragmentDoc,
    "\n  fragment JobReview_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    waitingSince\n    changedSinceApproval\n    ...WarningSigns_job\n    ...JobReports_job\n    ...DuplicateJobs_job\n    ...RiskyText_job\n    job {\n      id\n      title\n      salary\n      salaryMin\n      salaryMax\n      place\n      type\n      industry\n      categoryTitle\n      experienceLevel\n      applicationDeadline\n      questions {\n        ...QuestionForm_question\n      }\n      ...JobFacts_job\n      pendingChange {\n        id\n        ...ChangeReview_change\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n": types.JobReview_JobFragmentDoc,
    "\n  fragment JobRow_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    waitingSince\n    companyStatus\n    ...WarningSigns_job\n    job {\n      id\n      title\n      description\n      place\n      type\n      pendingChange {\n        id\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n": types.JobRow_JobFragmentDoc,
    "\n  query JobsCompany($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        jobCount\n        owner {\n          firstName\n          lastName\n          email\n        }\n        company {\n          id\n          website\n          ...CompanyLogo_company\n        }\n      }\n    }\n  }\n": types.JobsCompanyDocument,
    "\n  fragment RiskyText_job on AdminJob {\n    riskWords\n    job {\n      ...JobText_job\n    }\n  }\n": types.RiskyText_JobFragmentDoc,
    "\n  fragment WarningSigns_job on AdminJob {\n    reports\n    reportedAt\n    riskSigns\n  }\n": types.WarningSigns_JobFragmentDoc,
    "\n  mutation ModerateJob($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        id\n        ...JobRow_job\n      }\n    }\n  }\n": types.ModerateJobDocument,
    "\n  mutation ModerateJobs($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        id\n        ...JobRow_job\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.ModerateJobsDocument,
    "\n  mutation ResolveReports($input: ResolveJobReportsInput!) {\n    resolveJobReports(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReports_job\n      }\n    }\n  }\n": types.ResolveReportsDocument,
    "\n  mutation AdminLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        id\n        role\n        ...SessionUser_user\n      }\n    }\n  }\n": types.AdminLoginDocument,
    "\n  fragment RecountDetails_recount on Recount {\n    id\n    status\n    requestedAt\n    checked\n    findings {\n      value\n      differing\n      corrected\n      hasFailed\n      examples {\n        id\n        ...RecountExamples_example\n      }\n    }\n  }\n": types.RecountDetails_RecountFragmentDoc,
    "\n  fragment RecountExamples_example on RecountExample {\n    id\n    rowKey\n    subjectKind\n    subjectId\n    subjectName\n    before\n    after\n    correctedAt\n  }\n": types.RecountExamples_ExampleFragmentDoc,
    "\n  fragment RecountList_recount on Recount {\n    id\n    status\n    askedBy\n    requestedAt\n    checked\n    differing\n    corrected\n  }\n": types.RecountList_RecountFragmentDoc,
    "\n  mutation TestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      sent\n      message\n    }\n  }\n": types.TestMailDocument,
    "\n  fragment SettingsForm_settings on SystemSettings {\n    id\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    supportEmail\n    supportPhone\n    postalAddress\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    apiRateLimit\n    apiRateLimitSaved\n    fileUploadLimit\n    cacheTTL\n    enableQueryLogging\n    debugMode\n  }\n": types.SettingsForm_SettingsFragmentDoc,
    "\n  mutation SettingsForm($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...SettingsForm_settings\n      }\n    }\n  }\n": types.SettingsFormDocument,
    "\n  fragment EditUserDialog_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n  }\n": types.EditUserDialog_UserFragmentDoc,
    "\n  mutation EditUserDialog($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        ...EditUserDialog_user\n        ...UserRow_user\n        ...UserFacts_user\n      }\n    }\n  }\n": types.EditUserDialogDocument,
    "\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    phone\n    role\n    locale\n    signsInWithGoogle\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n      adminStatus\n    }\n  }\n": types.UserFacts_UserFragmentDoc,
    "\n  fragment UserFigures_user on AdminUser {\n    id\n    role\n    company {\n      id\n    }\n    figures {\n      jobs\n      applicationsSent\n      applicationsReceived\n    }\n  }\n": types.UserFigures_UserFragmentDoc,
    "\n  fragment UserSession_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n  }\n": types.UserSession_SessionFragmentDoc,
    "\n  fragment UserTwoFactor_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    hasTwoFactor\n  }\n": types.UserTwoFactor_UserFragmentDoc,
    "\n  mutation UserTwoFactor($input: RemoveTwoFactorInput!) {\n    removeTwoFactor(input: $input) {\n      message\n      user {\n        ...UserTwoFactor_user\n      }\n    }\n  }\n": types.UserTwoFactorDocument,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    role\n    isVerified\n    displayStatus\n    suspendedReason\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n    }\n    ...UserStatus_user\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  fragment UserStatus_user on AdminUser {\n    id\n    displayStatus\n    suspendedUntil\n  }\n": types.UserStatus_UserFragmentDoc,
    "\n  mutation BulkUserActionsVerify($input: VerifyUsersInput!) {\n    verifyUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.BulkUserActionsVerifyDocument,
    "\n  mutation BulkUserActionsSuspend($input: SuspendUsersInput!) {\n    suspendUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.BulkUserActionsSuspendDocument,
    "\n  mutation UserActionsVerify($input: VerifyUserInput!) {\n    verifyUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n": types.UserActionsVerifyDocument,
    "\n  mutation UserActionsSuspend($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        id\n        sessions {\n          id\n        }\n        ...UserRow_user\n      }\n    }\n  }\n": types.UserActionsSuspendDocument,
    "\n  mutation UserActionsUnsuspend($input: UnsuspendUserInput!) {\n    unsuspendUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n": types.UserActionsUnsuspendDocument,
    "\n  mutation UserActionsDelete($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      deletedUserId\n    }\n  }\n": types.UserActionsDeleteDocument,
    "\n  fragment SentVerification_verification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    submittedAt\n    note\n    document {\n      id\n      name\n      mediaType\n      url\n    }\n  }\n": types.SentVerification_VerificationFragmentDoc,
    "\n  fragment VerificationReview_company on AdminCompany {\n    id\n    company {\n      id\n      name\n    }\n    verifications {\n      id\n      ...SentVerification_verification\n    }\n  }\n": types.VerificationReview_CompanyFragmentDoc,
    "\n  mutation DecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        ...CompanyRow_company\n        ...VerificationReview_company\n      }\n    }\n  }\n": types.DecideVerificationDocument,
    "\n  fragment AlertHints_settings on UserSettings {\n    id\n    emailNotifications\n    jobAlerts\n  }\n": types.AlertHints_SettingsFragmentDoc,
    "\n  query AlertPreview($input: CreateAlertInput!) {\n    newAlertPreview(input: $input) {\n      total\n      jobs {\n        id\n        title\n        company {\n          id\n          name\n        }\n        place\n      }\n      reasons\n      nextDigestAt\n    }\n  }\n": types.AlertPreviewDocument,
    "\n  fragment AlertRow_alert on Alert {\n    id\n    name\n    keywords\n    companyId\n    company {\n      id\n      slug\n    }\n    location\n    place\n    jobType\n    salaryRange\n    filters\n    frequency\n    isActive\n    matches\n    lastSentAt\n    createdAt\n  }\n": types.AlertRow_AlertFragmentDoc,
    "\n  mutation AlertSwitch($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        id\n        isActive\n      }\n    }\n  }\n": types.AlertSwitchDocument,
    "\n  query JobAlertsPage {\n    viewer {\n      alerts {\n        ...AlertRow_alert\n      }\n      settings {\n        ...AlertHints_settings\n      }\n    }\n  }\n": types.JobAlertsPageDocument,
    "\n  fragment Subscription_subscription on AlertSubscription {\n    alertName\n    isAlertActive\n    areAlertMailsOn\n    areAllMailsOff\n  }\n": types.Subscription_SubscriptionFragmentDoc,
    "\n  mutation SubscriptionEnd($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n": types.SubscriptionEndDocument,
    "\n  mutation SubscriptionReturn($input: ResubscribeInput!) {\n    resubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n": types.SubscriptionReturnDocument,
    "\n  query UnsubscribePage($token: String!) {\n    alertSubscription(token: $token) {\n      ...Subscription_subscription\n    }\n  }\n": types.UnsubscribePageDocument,
    "\n  mutation AlertFormCreate($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n": types.AlertFormCreateDocument,
    "\n  mutation AlertFormUpdate($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...AlertRow_alert\n      }\n    }\n  }\n": types.AlertFormUpdateDocument,
    "\n  mutation DeleteAlert($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n": types.DeleteAlertDocument,
    "\n  mutation DeleteAlertUndo($input: RestoreAlertInput!) {\n    restoreAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n": types.DeleteAlertUndoDocument,
    "\n  fragment ApplicationCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    events {\n      id\n      at\n      ...EventText_event\n    }\n  }\n": types.ApplicationCard_ApplicationFragmentDoc,
    "\n  query ApplicationPage($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        ...OwnApplication_application\n      }\n    }\n  }\n": types.ApplicationPageDocument,
    "\n  query MyApplicationsPage(\n    $status: ApplicationStatus\n    $withdrawn: Boolean\n    $search: String\n    $page: Int\n  ) {\n    viewer {\n      timeZone\n      applications(\n        first: 12\n        status: $status\n        withdrawn: $withdrawn\n        search: $search\n        page: $page\n      ) {\n        totalCount\n        nodes {\n          id\n          job {\n            id\n          }\n          ...ApplicationCard_application\n        }\n      }\n    }\n  }\n": types.MyApplicationsPageDocument,
    "\n  mutation AnswerOfferAccept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n          interviews {\n            id\n            status\n            cancelledBy\n          }\n        }\n      }\n    }\n  }\n": types.AnswerOfferAcceptDocument,
    "\n  mutation AnswerOfferDecline($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n        }\n      }\n    }\n  }\n": types.AnswerOfferDeclineDocument,
    "\n  fragment ApplicationHead_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    ...WithdrawButton_application\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n  }\n": types.ApplicationHead_ApplicationFragmentDoc,
    "\n  query EditDialog($id: ID!) {\n    viewer {\n      resumes {\n        id\n        ...EditForm_resumes\n      }\n      application(id: $id) {\n        id\n        ...EditForm_application\n      }\n    }\n  }\n": types.EditDialogDocument,
    "\n  fragment EditForm_application on Application {\n    id\n    phone\n    coverLetter\n    expectedSalary\n    resumeName\n  }\n": types.EditForm_ApplicationFragmentDoc,
    "\n  fragment EditForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n": types.EditForm_ResumesFragmentDoc,
    "\n  mutation EditForm($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n        ...EditForm_application\n      }\n    }\n  }\n": types.EditFormDocument,
    "\n  fragment NextSteps_application on Application {\n    id\n    status\n    rejectionMessage\n    isEditable\n    events {\n      id\n      kind\n      stageName\n    }\n    progress {\n      since\n      current {\n        id\n        name\n        typicalDays\n      }\n      stages {\n        id\n        name\n        status\n      }\n    }\n    treatment {\n      rating\n    }\n    job {\n      id\n      company {\n        id\n        name\n        ...CompanyAnswers_company\n        ...CompanyTreatment_company\n      }\n    }\n  }\n": types.NextSteps_ApplicationFragmentDoc,
    "\n  fragment OwnApplication_application on Application {\n    id\n    withdrawal {\n      at\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    ...ApplicationHead_application\n    ...WithdrawalNote_application\n    ...NextSteps_application\n    ...TreatmentQuestion_application\n    ...Timeline_application\n    ...SentDetails_application\n  }\n": types.OwnApplication_ApplicationFragmentDoc,
    "\n  query OwnInterviews($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        interviews {\n          id\n          kind\n          title\n          status\n          startsAt\n          cancelledBy\n          invitationPath\n        }\n      }\n    }\n  }\n": types.OwnInterviewsDocument,
    "\n  fragment OwnOffers_offer on Offer {\n    id\n    title\n    status\n    letter\n    companyName\n    ...OfferFacts_offer\n  }\n": types.OwnOffers_OfferFragmentDoc,
    "\n  query OwnOffers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        offers {\n          id\n          ...OwnOffers_offer\n        }\n      }\n    }\n  }\n": types.OwnOffersDocument,
    "\n  fragment SentDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    isEditable\n    resume {\n      name\n      url\n    }\n    ...AnswerList_application\n    ...ProfileAsSent_application\n  }\n": types.SentDetails_ApplicationFragmentDoc,
    "\n  mutation TreatmentForm($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        ...TreatmentQuestion_application\n      }\n    }\n  }\n": types.TreatmentFormDocument,
    "\n  fragment TreatmentQuestion_application on Application {\n    id\n    treatment {\n      rating\n      comment\n      isChangeable\n    }\n    job {\n      id\n      company {\n        id\n        name\n      }\n    }\n  }\n": types.TreatmentQuestion_ApplicationFragmentDoc,
    "\n  fragment WithdrawButton_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n  }\n": types.WithdrawButton_ApplicationFragmentDoc,
    "\n  fragment WithdrawalNote_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n    job {\n      id\n      standing\n      myApplication {\n        id\n      }\n    }\n  }\n": types.WithdrawalNote_ApplicationFragmentDoc,
    "\n  mutation Withdrawal($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n      undoUntil\n    }\n  }\n": types.WithdrawalDocument,
    "\n  mutation WithdrawalUndo($input: UndoWithdrawalInput!) {\n    undoWithdrawal(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n    }\n  }\n": types.WithdrawalUndoDocument,
    "\n  query BlogPage(\n    $search: String\n    $category: PostCategory\n    $sort: PostSort!\n    $tag: String\n    $page: Int!\n    $first: Int!\n  ) {\n    posts(\n      search: $search\n      category: $category\n      sort: $sort\n      tag: $tag\n      page: $page\n      first: $first\n    ) {\n      totalCount\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n    featured: posts(featured: true, first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    recent: posts(first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    postCategories {\n      category\n      count\n    }\n  }\n": types.BlogPageDocument,
    "\n  mutation ConfirmSubscriptionPage($input: SubscriptionTokenInput!) {\n    confirmSubscription(input: $input) {\n      message\n      topic\n    }\n  }\n": types.ConfirmSubscriptionPageDocument,
    "\n  mutation LeaveSubscriptionPage($input: SubscriptionTokenInput!) {\n    leaveSubscription(input: $input) {\n      message\n    }\n  }\n": types.LeaveSubscriptionPageDocument,
    "\n  fragment PostLine_post on Post {\n    slug\n    locale\n    title\n    category\n    ...PostFacts_post\n  }\n": types.PostLine_PostFragmentDoc,
    "\n  query PostPage($slug: String!) {\n    site {\n      name\n    }\n    post(slug: $slug) {\n      id\n      slug\n      locale\n      title\n      excerpt\n      author\n      category\n      tags\n      image\n      bodyHtml\n      publishedAt\n      ...PostFacts_post\n      related {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n": types.PostPageDocument,
    "\n  mutation RecordPostView($input: RecordPostViewInput!) {\n    recordPostView(input: $input) {\n      post {\n        id\n        views\n      }\n    }\n  }\n": types.RecordPostViewDocument,
    "\n  query BrowseCategoriesPage {\n    categories {\n      id\n      ...CategoryTile_category\n    }\n  }\n": types.BrowseCategoriesPageDocument,
    "\n  query BrowseJobsPage($filter: JobFilter, $sort: JobSort, $first: Int, $page: Int, $near: String) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      nodes {\n        id\n      }\n      ...Results_jobs\n      facets {\n        company {\n          value\n          label\n          selected\n        }\n        district {\n          value\n          label\n          selected\n        }\n        state {\n          value\n          label\n          selected\n        }\n        hasDistance\n        ...Facets_facets\n      }\n      advice {\n        didYouMean\n        wanted\n      }\n      readAs {\n        words\n        filters {\n          filter\n          value\n          text\n        }\n      }\n    }\n  }\n": types.BrowseJobsPageDocument,
    "\n  fragment CategoryTile_category on Category {\n    slug\n    title\n    icon\n    hue\n    jobCount\n    change\n    recent\n    before\n  }\n": types.CategoryTile_CategoryFragmentDoc,
    "\n  fragment FacetGroup_value on FacetValue {\n    value\n    label\n    count\n    selected\n  }\n": types.FacetGroup_ValueFragmentDoc,
    "\n  fragment Facets_facets on JobFacets {\n    type {\n      ...FacetGroup_value\n    }\n    remote {\n      ...FacetGroup_value\n    }\n    featured {\n      ...FacetGroup_value\n    }\n    hot {\n      ...FacetGroup_value\n    }\n    verified {\n      ...FacetGroup_value\n    }\n    quickResponders {\n      ...FacetGroup_value\n    }\n    experience {\n      ...FacetGroup_value\n    }\n    experienceYears {\n      ...FacetGroup_value\n    }\n    pay {\n      ...PayFilter_band\n    }\n    salary {\n      ...FacetGroup_value\n    }\n    postedWithin {\n      ...FacetGroup_value\n    }\n    category {\n      ...FacetGroup_value\n    }\n    industry {\n      ...FacetGroup_value\n    }\n    state {\n      ...FacetGroup_value\n    }\n    district {\n      ...FacetGroup_value\n    }\n    facts {\n      name\n      values {\n        ...FacetGroup_value\n      }\n    }\n    company {\n      ...FacetGroup_value\n    }\n    hasDistance\n    areExact\n  }\n": types.Facets_FacetsFragmentDoc,
    "\n  query HiddenCompanies {\n    viewer {\n      id\n      hiddenCompanies {\n        id\n        name\n      }\n    }\n  }\n": types.HiddenCompaniesDocument,
    "\n  mutation HiddenCompaniesHide($input: HideCompanyInput!) {\n    hideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.HiddenCompaniesHideDocument,
    "\n  mutation HiddenCompaniesUnhide($input: UnhideCompanyInput!) {\n    unhideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.HiddenCompaniesUnhideDocument,
    "\n  fragment PayFilter_band on PayBand {\n    from\n    to\n    count\n    selected\n  }\n": types.PayFilter_BandFragmentDoc,
    "\n  fragment EmptyResults_advice on SearchAdvice {\n    without {\n      filter\n      value\n      count\n    }\n  }\n": types.EmptyResults_AdviceFragmentDoc,
    "\n  fragment LeftOut_advice on SearchAdvice {\n    wanted\n    leftOut\n    fewHaveAll\n  }\n": types.LeftOut_AdviceFragmentDoc,
    "\n  fragment Results_jobs on JobConnection {\n    nodes {\n      id\n      distanceKm(from: $near)\n      company {\n        id\n        name\n      }\n      title\n      ...JobCard_job\n    }\n    repeats\n    totalCount\n    totalPages\n    advice {\n      ...EmptyResults_advice\n      ...LeftOut_advice\n    }\n  }\n": types.Results_JobsFragmentDoc,
    "\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text) {\n      kind\n      text\n      filter\n      value\n    }\n  }\n": types.JobSuggestionsDocument,
    "\n  query CompaniesPage(\n    $search: String\n    $industry: String\n    $verified: Boolean\n    $hiring: Boolean\n    $answersQuickly: Boolean\n    $size: String\n    $first: Int\n    $page: Int\n  ) {\n    companies(\n      search: $search\n      industry: $industry\n      verified: $verified\n      hiring: $hiring\n      answersQuickly: $answersQuickly\n      size: $size\n      first: $first\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...CompanyCard_company\n      }\n    }\n    companyIndustries {\n      ...DirectoryTools_industry\n    }\n  }\n": types.CompaniesPageDocument,
    "\n  fragment CompanyFacts_company on Company {\n    size\n    foundedYear\n    website\n  }\n": types.CompanyFacts_CompanyFragmentDoc,
    "\n  fragment CompanyJobs_company on Company {\n    id\n    name\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n": types.CompanyJobs_CompanyFragmentDoc,
    "\n  fragment CompanyOffer_company on Company {\n    offer {\n      benefits\n      pay {\n        jobs\n        salaryMin\n        salaryMax\n        category {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n": types.CompanyOffer_CompanyFragmentDoc,
    "\n  query CompanyPage($slug: String!, $first: Int!, $page: Int!) {\n    company(slug: $slug) {\n      id\n      ...CompanyProfile_company\n      ...CompanyMeta_company\n    }\n  }\n": types.CompanyPageDocument,
    "\n  fragment CompanyProfile_company on Company {\n    id\n    name\n    industry\n    place\n    description\n    recruiter\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n    }\n    ...CompanyLogo_company\n    ...VerifiedBadge_company\n    ...CompanyAnswers_company\n    ...CompanyOffer_company\n    ...FollowCompany_company\n    ...CompanyFacts_company\n    ...CompanyJobs_company\n  }\n": types.CompanyProfile_CompanyFragmentDoc,
    "\n  query FollowButtonAlerts {\n    viewer {\n      alerts {\n        id\n        isActive\n        company {\n          id\n        }\n      }\n    }\n  }\n": types.FollowButtonAlertsDocument,
    "\n  mutation FollowButton($input: FollowCompanyInput!) {\n    followCompany(input: $input) {\n      viewer {\n        alerts {\n          id\n          isActive\n          company {\n            id\n          }\n        }\n        hiddenCompanies {\n          id\n        }\n      }\n    }\n  }\n": types.FollowButtonDocument,
    "\n  mutation FollowButtonStop($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      viewer {\n        alerts {\n          id\n        }\n      }\n    }\n  }\n": types.FollowButtonStopDocument,
    "\n  fragment FollowCompany_company on Company {\n    id\n    slug\n    name\n  }\n": types.FollowCompany_CompanyFragmentDoc,
    "\n  fragment CompanyMeta_company on Company {\n    name\n    slug\n    description\n    industry\n    website\n    logoUrl\n    foundedYear\n    city\n    state\n    country\n    openJobs\n  }\n": types.CompanyMeta_CompanyFragmentDoc,
    "\n  query CompanyContact($slug: String!) {\n    company(slug: $slug) {\n      id\n      name\n      contact {\n        phone\n        email\n        takesLetters\n      }\n    }\n  }\n": types.CompanyContactDocument,
    "\n  mutation WriteToEmployer($input: ContactEmployerInput!) {\n    contactEmployer(input: $input) {\n      message\n    }\n  }\n": types.WriteToEmployerDocument,
    "\n  fragment CompanyCard_company on Company {\n    name\n    slug\n    industry\n    place\n    description\n    openJobs\n    ...CompanyLogo_company\n    ...CompanyAnswers_company\n    ...VerifiedBadge_company\n  }\n": types.CompanyCard_CompanyFragmentDoc,
    "\n  fragment DirectoryTools_industry on CompanyIndustryCount {\n    industry\n    count\n  }\n": types.DirectoryTools_IndustryFragmentDoc,
    "\n  fragment ApprovalNote_profile on CompanyProfile {\n    adminStatus\n    adminNotes\n    approvedAt\n    company {\n      id\n      slug\n    }\n  }\n": types.ApprovalNote_ProfileFragmentDoc,
    "\n  fragment CompanyForm_profile on CompanyProfile {\n    ...CompanyFormValues_companyProfile\n    company {\n      id\n      logoUrl\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n": types.CompanyForm_ProfileFragmentDoc,
    "\n  query CompanyProfilePage {\n    viewer {\n      treatment {\n        ...TreatmentFigures_figures\n      }\n      companyProfile {\n        id\n        ...CompanyView_profile\n        ...CompanyForm_profile\n      }\n    }\n  }\n": types.CompanyProfilePageDocument,
    "\n  fragment CompanyView_profile on CompanyProfile {\n    ...ApprovalNote_profile\n    ...StoredFacts_profile\n    ...VerificationSection_profile\n    pendingChange {\n      ...PendingChange_change\n    }\n    company {\n      id\n      name\n      industry\n      description\n      ...CompanyLogo_company\n    }\n  }\n": types.CompanyView_ProfileFragmentDoc,
    "\n  fragment SaveCompany_payload on CompanyPayload {\n    companyProfile {\n      id\n      pendingChange {\n        ...PendingChange_change\n      }\n      ...CompanyView_profile\n      ...CompanyForm_profile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SaveCompany_PayloadFragmentDoc,
    "\n  mutation SaveCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n": types.SaveCompanyCreateDocument,
    "\n  mutation SaveCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n": types.SaveCompanyUpdateDocument,
    "\n  mutation SaveCompanyLogo($fileId: ID) {\n    setCompanyLogo(input: { fileId: $fileId }) {\n      ...SaveCompany_payload\n    }\n  }\n": types.SaveCompanyLogoDocument,
    "\n  fragment StoredFacts_profile on CompanyProfile {\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      size\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n": types.StoredFacts_ProfileFragmentDoc,
    "\n  fragment TreatmentFigures_figures on TreatmentFigures {\n    ratings\n    treatedWell\n    average\n  }\n": types.TreatmentFigures_FiguresFragmentDoc,
    "\n  mutation DocumentFormRequest($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n": types.DocumentFormRequestDocument,
    "\n  mutation DomainProofSend($email: String!) {\n    sendWorkEmailLink(input: { email: $email }) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n": types.DomainProofSendDocument,
    "\n  fragment Proof_verification on CompanyVerification {\n    id\n    status\n    value\n    email\n    submittedAt\n    verifiedAt\n    note\n    removalReason\n    document {\n      id\n      name\n      url\n    }\n  }\n": types.Proof_VerificationFragmentDoc,
    "\n  fragment VerificationSection_profile on CompanyProfile {\n    id\n    adminStatus\n    company {\n      id\n      website\n    }\n    verifications {\n      id\n      kind\n      ...Proof_verification\n    }\n  }\n": types.VerificationSection_ProfileFragmentDoc,
    "\n  query ComparePage($first: ID!, $second: ID!, $third: ID!) {\n    first: job(id: $first) {\n      id\n      title\n      ...CompareTable_job\n    }\n    second: job(id: $second) {\n      id\n      title\n      ...CompareTable_job\n    }\n    third: job(id: $third) {\n      id\n      title\n      ...CompareTable_job\n    }\n  }\n": types.ComparePageDocument,
    "\n  fragment CompareTable_job on Job {\n    id\n    title\n    standing\n    place\n    type\n    isRemote\n    salary\n    salaryMin\n    salaryMax\n    experienceYears\n    educationLevel\n    skills\n    summary\n    benefits\n    applicationDeadline\n    postedAt\n    company {\n      id\n      slug\n      name\n      size\n      industry\n      verification {\n        domain\n      }\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n      ...CompanyLogo_company\n      ...VerifiedBadge_company\n      ...CompanyAnswers_company\n    }\n    ...JobPay_job\n    ...JobFacts_job\n  }\n": types.CompareTable_JobFragmentDoc,
    "\n  fragment ContactCards_site on Site {\n    supportPhone\n    supportEmail\n    address\n  }\n": types.ContactCards_SiteFragmentDoc,
    "\n  query ContactPage {\n    site {\n      ...ContactCards_site\n      ...OfficeCard_site\n    }\n  }\n": types.ContactPageDocument,
    "\n  fragment OfficeCard_site on Site {\n    name\n    address\n  }\n": types.OfficeCard_SiteFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n": types.SendMessageDocument,
    "\n  query ComingSoon {\n    site {\n      supportEmail\n    }\n  }\n": types.ComingSoonDocument,
    "\n  query EmployerDatabase {\n    viewer {\n      companyProfile {\n        id\n        adminStatus\n      }\n    }\n  }\n": types.EmployerDatabaseDocument,
    "\n  query MatchingCandidatesPage($jobId: ID!, $first: Int!) {\n    matchingCandidates(jobId: $jobId, first: $first) {\n      totalCount\n      nodes {\n        candidate {\n          id\n          ...CandidateCard_candidate\n        }\n        reasons {\n          ...MatchReasons_reason\n        }\n      }\n    }\n  }\n": types.MatchingCandidatesPageDocument,
    "\n  fragment CandidateDetails_candidate on Candidate {\n    id\n    headline\n    summary\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    place\n    preferredPlaces\n    skills\n    experienceMonths\n    career {\n      ...Career_career\n    }\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    salaryExpectation\n    hasBike\n    hasDrivingLicense\n    lastActive\n    ...ContactFacts_candidate\n  }\n": types.CandidateDetails_CandidateFragmentDoc,
    "\n  query CandidateDialog($id: ID!) {\n    candidate(id: $id) {\n      id\n      name\n      mayBeContacted\n      ...CandidateDetails_candidate\n      ...LetterForm_candidate\n    }\n  }\n": types.CandidateDialogDocument,
    "\n  fragment ContactFacts_candidate on Candidate {\n    id\n    email\n    phone\n    mayBeContacted\n  }\n": types.ContactFacts_CandidateFragmentDoc,
    "\n  fragment LetterForm_candidate on Candidate {\n    id\n    name\n    contactedJobIds\n  }\n": types.LetterForm_CandidateFragmentDoc,
    "\n  query LetterForm {\n    site {\n      name\n    }\n    viewer {\n      jobs(show: LIVE, first: 100) {\n        nodes {\n          id\n          title\n          place\n        }\n      }\n    }\n  }\n": types.LetterFormDocument,
    "\n  mutation SendLetter($input: ContactCandidateInput!) {\n    contactCandidate(input: $input) {\n      contactsLeft\n      candidate {\n        id\n        contactedJobIds\n      }\n    }\n  }\n": types.SendLetterDocument,
    "\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    headline\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    experienceMonths\n    place\n    preferredPlaces\n    skills\n    salaryExpectation\n    lastActive\n    contactedJobIds\n  }\n": types.CandidateCard_CandidateFragmentDoc,
    "\n  fragment CandidateList_candidates on CandidateConnection {\n    totalCount\n    nodes {\n      id\n      ...CandidateCard_candidate\n    }\n    advice {\n      ...CandidatesEmpty_advice\n    }\n  }\n": types.CandidateList_CandidatesFragmentDoc,
    "\n  query CandidateSearch(\n    $filter: CandidateFilter\n    $sort: CandidateSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    candidates(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      ...CandidateList_candidates\n    }\n  }\n": types.CandidateSearchDocument,
    "\n  fragment CandidatesEmpty_advice on CandidateAdvice {\n    filter\n    count\n  }\n": types.CandidatesEmpty_AdviceFragmentDoc,
    "\n  query SiteFrame {\n    site {\n      name\n      googleSignIn\n      ...Footer_site\n    }\n  }\n": types.SiteFrameDocument,
    "\n  query OpenCompany {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OpenCompanyDocument,
    "\n  mutation ArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n": types.ArchiveStageDocument,
    "\n  fragment HiringStagesPage_viewer on Viewer {\n    id\n    stages {\n      id\n      ...StageGroup_stage\n    }\n    applicationCounts {\n      stages {\n        stageId\n        total\n      }\n    }\n  }\n": types.HiringStagesPage_ViewerFragmentDoc,
    "\n  query HiringStagesPage {\n    viewer {\n      ...HiringStagesPage_viewer\n    }\n  }\n": types.HiringStagesPageDocument,
    "\n  mutation StageDialogCreate($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n": types.StageDialogCreateDocument,
    "\n  mutation StageDialogUpdate($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n": types.StageDialogUpdateDocument,
    "\n  fragment StageGroup_stage on Stage {\n    id\n    name\n    applicantName\n    status\n    emails\n    typicalDays\n  }\n": types.StageGroup_StageFragmentDoc,
    "\n  mutation StageGroupOrder($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        id\n        stages {\n          id\n          name\n          applicantName\n          status\n          emails\n          typicalDays\n        }\n      }\n    }\n  }\n": types.StageGroupOrderDocument,
    "\n  fragment AlertBanner_site on Site {\n    figures {\n      newJobsThisWeek\n    }\n  }\n": types.AlertBanner_SiteFragmentDoc,
    "\n  fragment CategoryCard_category on Category {\n    slug\n    title\n    icon\n    jobCount\n  }\n": types.CategoryCard_CategoryFragmentDoc,
    "\n  fragment Counters_figures on Figures {\n    activeJobs\n    companies\n    candidates\n  }\n": types.Counters_FiguresFragmentDoc,
    "\n  fragment Hero_site on Site {\n    figures {\n      ...Counters_figures\n    }\n  }\n": types.Hero_SiteFragmentDoc,
    "\n  query HomePage {\n    site {\n      description\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 12) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories(first: 8) {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, filter: { featured: true }) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n    news: posts(first: 3) {\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n": types.HomePageDocument,
    "\n  fragment NewestJobs_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    salaryMax\n    ...JobPay_job\n  }\n": types.NewestJobs_JobFragmentDoc,
    "\n  fragment Completion_completion on ProfileCompletion {\n    percent\n    missing\n  }\n": types.Completion_CompletionFragmentDoc,
    "\n  query Dashboard($seeker: Boolean!) {\n    viewer {\n      savedJobIds @include(if: $seeker)\n      timeZone\n      companyProfile @skip(if: $seeker) {\n        id\n        adminStatus\n      }\n      todos {\n        ...Todos_todo\n      }\n      dashboard {\n        ...StatCards_dashboard\n        ...NextStepCard_dashboard\n        activity {\n          id\n          ...RecentActivity_activity\n        }\n      }\n      user {\n        id\n        profileCompletion {\n          ...Completion_completion\n          ...NextStepCard_completion\n        }\n      }\n    }\n  }\n": types.DashboardDocument,
    "\n  fragment NextStepCard_dashboard on Dashboard {\n    stats {\n      key\n      value\n    }\n    activity {\n      id\n    }\n  }\n": types.NextStepCard_DashboardFragmentDoc,
    "\n  fragment NextStepCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n": types.NextStepCard_CompletionFragmentDoc,
    "\n  fragment RecentActivity_activity on DashboardActivity {\n    id\n    kind\n    at\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n  }\n": types.RecentActivity_ActivityFragmentDoc,
    "\n  query RecommendedJobs {\n    recommendedJobs(first: 4) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n  }\n": types.RecommendedJobsDocument,
    "\n  fragment StatCards_dashboard on Dashboard {\n    stats {\n      key\n      value\n      change\n      compares\n      recent\n      before\n    }\n  }\n": types.StatCards_DashboardFragmentDoc,
    "\n  fragment Todos_todo on Todo {\n    kind\n    dueAt\n    applicationId\n    jobId\n    ...TodoItem_todo\n  }\n": types.Todos_TodoFragmentDoc,
    "\n  mutation CreateKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        name\n      }\n      viewer {\n        id\n        apiKeys {\n          id\n          ...KeyRow_apiKey\n        }\n      }\n    }\n  }\n": types.CreateKeyDocument,
    "\n  mutation EndKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": types.EndKeyDocument,
    "\n  mutation EndKeySecret($id: ID!) {\n    endOldApiKeySecret(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": types.EndKeySecretDocument,
    "\n  fragment KeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    createdAt\n    madeBy\n    answersForIt\n    isOwn\n    wasHandedOver\n    expiresAt\n    lastUsedAt\n    revokedAt\n    oldPrefix\n    oldUntil\n  }\n": types.KeyRow_ApiKeyFragmentDoc,
    "\n  query KeysTab {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      apiKeys {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": types.KeysTabDocument,
    "\n  mutation RenameKey($input: RenameApiKeyInput!) {\n    renameApiKey(input: $input) {\n      apiKey {\n        id\n        name\n      }\n    }\n  }\n": types.RenameKeyDocument,
    "\n  mutation RotateKey($input: RotateApiKeyInput!) {\n    rotateApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n": types.RotateKeyDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedWebhookId\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": types.RotateSecretDocument,
    "\n  mutation WebhookFormCreate($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n": types.WebhookFormCreateDocument,
    "\n  mutation WebhookFormUpdate($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": types.WebhookFormUpdateDocument,
    "\n  query WebhookList {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      webhooks {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": types.WebhookListDocument,
    "\n  fragment WebhookRow_webhook on Webhook {\n    id\n    url\n    events\n    jobSelection\n    applicationSelection\n    answersForIt\n    previousSecretUntil\n    disabledAt\n    disabledReason\n    failingSince\n    lastDeliveredAt\n  }\n": types.WebhookRow_WebhookFragmentDoc,
    "\n  fragment AttemptLine_attempt on WebhookAttempt {\n    id\n    at\n    took\n    status\n    failure\n    answer\n    isReplay\n  }\n": types.AttemptLine_AttemptFragmentDoc,
    "\n  query DeliveryDetails($webhookId: ID!, $id: ID!) {\n    viewer {\n      id\n      webhook(id: $webhookId) {\n        id\n        delivery(id: $id) {\n          id\n          ...DeliveryRow_delivery\n          body\n          attempts {\n            id\n            ...AttemptLine_attempt\n          }\n        }\n      }\n    }\n  }\n": types.DeliveryDetailsDocument,
    "\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    type\n    createdAt\n    outcome\n    attemptCount\n    nextAttemptAt\n    deliveredAt\n  }\n": types.DeliveryRow_DeliveryFragmentDoc,
    "\n  mutation ReplayButton($id: ID!) {\n    replayDelivery(input: { id: $id }) {\n      delivery {\n        id\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n": types.ReplayButtonDocument,
    "\n  query WebhookLog($id: ID!, $outcome: WebhookDeliveryOutcome, $page: Int) {\n    viewer {\n      id\n      webhook(id: $id) {\n        id\n        ...WebhookRow_webhook\n        url\n        disabledReason\n        failingSince\n        deliveries(first: 20, page: $page, outcome: $outcome) {\n          totalCount\n          totalCountIsExact\n          nodes {\n            id\n            ...DeliveryRow_delivery\n          }\n        }\n      }\n    }\n  }\n": types.WebhookLogDocument,
    "\n  mutation WebhookActionEnable($id: ID!) {\n    enableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": types.WebhookActionEnableDocument,
    "\n  mutation WebhookActionDisable($id: ID!) {\n    disableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n": types.WebhookActionDisableDocument,
    "\n  mutation WebhookActionTest($id: ID!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n": types.WebhookActionTestDocument,
    "\n  query InterviewsPage($from: DateTime!, $until: DateTime!) {\n    viewer {\n      timeZone\n      interviews(from: $from, until: $until) {\n        id\n        ...WeekList_interviews\n      }\n    }\n  }\n": types.InterviewsPageDocument,
    "\n  query InvitationPage($token: String!) {\n    interviewInvitation(token: $token) {\n      ...Invitation_invitation\n    }\n  }\n": types.InvitationPageDocument,
    "\n  mutation BookTime($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n": types.BookTimeDocument,
    "\n  mutation DeclineForm($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n": types.DeclineFormDocument,
    "\n  fragment Invitation_invitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    applicationId\n    times {\n      startsAt\n      endsAt\n    }\n  }\n": types.Invitation_InvitationFragmentDoc,
    "\n  query NextInterview($from: DateTime) {\n    viewer {\n      interviews(from: $from) {\n        id\n        status\n        startsAt\n      }\n    }\n  }\n": types.NextInterviewDocument,
    "\n  mutation OwnTimeZone($input: SaveTimeZoneInput!) {\n    saveTimeZone(input: $input) {\n      id\n      timeZone\n    }\n  }\n": types.OwnTimeZoneDocument,
    "\n  fragment WeekList_interviews on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    place\n    link\n    interviewers {\n      id\n      name\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n      }\n    }\n  }\n": types.WeekList_InterviewsFragmentDoc,
    "\n  fragment ByDay_performance on JobPerformance {\n    timeZone\n    days {\n      day\n      counts {\n        views\n        saves\n        applications\n        interviews\n        offers\n        hires\n      }\n    }\n  }\n": types.ByDay_PerformanceFragmentDoc,
    "\n  fragment BySource_performance on JobPerformance {\n    sources {\n      source\n      views\n      applications\n    }\n  }\n": types.BySource_PerformanceFragmentDoc,
    "\n  fragment Funnel_performance on JobPerformance {\n    funnel {\n      step\n      count\n      of\n      ofCount\n    }\n  }\n": types.Funnel_PerformanceFragmentDoc,
    "\n  query JobPerformancePage($jobId: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $jobId, period: $period) {\n        job {\n          id\n          title\n          place\n          postedAt\n          standing\n        }\n        timeZone\n        totals {\n          ...Totals_counts\n        }\n        ...ByDay_performance\n        ...BySource_performance\n        ...Funnel_performance\n        comparison {\n          ...SimilarJobsComparison_comparison\n        }\n        suggestions {\n          ...Suggestions_suggestion\n        }\n      }\n    }\n  }\n": types.JobPerformancePageDocument,
    "\n  fragment SimilarJobsComparison_comparison on JobComparison {\n    jobs\n    companies\n    isByTitle\n    own {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n    similar {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n  }\n": types.SimilarJobsComparison_ComparisonFragmentDoc,
    "\n  fragment Suggestions_suggestion on JobPerformanceSuggestion {\n    kind\n    own\n    other\n    question\n  }\n": types.Suggestions_SuggestionFragmentDoc,
    "\n  fragment Totals_counts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n": types.Totals_CountsFragmentDoc,
    "\n  query JobDetailsPage($id: ID!) {\n    job(id: $id) {\n      id\n      standing\n      ...JobDetails_job\n      ...JobMeta_job\n    }\n  }\n": types.JobDetailsPageDocument,
    "\n  fragment AboutCompany_company on Company {\n    slug\n    name\n    size\n    industry\n    foundedYear\n    website\n    description\n    ...VerifiedBadge_company\n  }\n": types.AboutCompany_CompanyFragmentDoc,
    "\n  fragment JobDetails_job on Job {\n    id\n    title\n    standing\n    applicationDeadline\n    ...JobHead_job\n    ...JobKeyFacts_job\n    ...JobText_job\n    ...ComparePayJob_job\n    ...JobEnded_job\n    ...SimilarJobs_job\n    company {\n      id\n      name\n      ...AboutCompany_company\n    }\n  }\n": types.JobDetails_JobFragmentDoc,
    "\n  fragment JobHead_job on Job {\n    id\n    title\n    place\n    industry\n    isRemote\n    isFeatured\n    isHot\n    recruiter\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...CompanyTreatment_company\n      ...VerifiedBadge_company\n    }\n  }\n": types.JobHead_JobFragmentDoc,
    "\n  fragment JobKeyFacts_job on Job {\n    type\n    experienceLevel\n    experienceYears\n    educationLevel\n    applicationDeadline\n    postedAt\n    ...JobFacts_job\n    ...JobSalary_job\n  }\n": types.JobKeyFacts_JobFragmentDoc,
    "\n  fragment JobSalary_job on Job {\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n": types.JobSalary_JobFragmentDoc,
    "\n  query JobStatistics($id: ID!) {\n    job(id: $id) {\n      id\n      stats {\n        applicants\n        views\n        posted\n        expires\n        answerDays\n      }\n    }\n  }\n": types.JobStatisticsDocument,
    "\n  query JobFit($id: ID!) {\n    jobFit(jobId: $id) {\n      grade\n      reasons {\n        speaksFor\n        ...MatchReasons_reason\n      }\n    }\n  }\n": types.JobFitDocument,
    "\n  query OwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n      }\n    }\n  }\n": types.OwnJobDocument,
    "\n  query ComparedPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      titleSlug\n      placeSlug\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n": types.ComparedPayDocument,
    "\n  fragment ComparePayJob_job on Job {\n    title\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n  }\n": types.ComparePayJob_JobFragmentDoc,
    "\n  mutation ReportJobDialog($input: ReportJobInput!) {\n    reportJob(input: $input) {\n      message\n    }\n  }\n": types.ReportJobDialogDocument,
    "\n  fragment SimilarJob_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n    }\n    ...JobPay_job\n  }\n": types.SimilarJob_JobFragmentDoc,
    "\n  fragment SimilarJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n  }\n": types.SimilarJobs_JobFragmentDoc,
    "\n  query SimilarJobs($id: ID!) {\n    job(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n": types.SimilarJobsDocument,
    "\n  fragment SeenJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n    ...SimilarJob_job\n  }\n": types.SeenJobs_JobFragmentDoc,
    "\n  fragment LocalSimilarJobs_job on Job {\n    id\n    title\n    location\n    type\n    industry\n    experienceLevel\n    category {\n      id\n    }\n  }\n": types.LocalSimilarJobs_JobFragmentDoc,
    "\n  query LocalSimilarJobs {\n    jobs(first: 100) {\n      nodes {\n        id\n        ...LocalSimilarJobs_job\n        ...SimilarJob_job\n      }\n    }\n  }\n": types.LocalSimilarJobsDocument,
    "\n  fragment JobEnded_job on Job {\n    title\n    standing\n    applicationDeadline\n    company {\n      id\n      slug\n      name\n    }\n  }\n": types.JobEnded_JobFragmentDoc,
    "\n  query JobGone($id: ID!) {\n    goneJob(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n": types.JobGoneDocument,
    "\n  mutation RecordJobView($input: RecordJobViewInput!) {\n    recordJobView(input: $input) {\n      counted\n    }\n  }\n": types.RecordJobViewDocument,
    "\n  fragment JobMeta_job on Job {\n    id\n    title\n    place\n    isRemote\n    standing\n    description\n    company {\n      id\n      name\n      logoUrl\n    }\n    ...JobPosting_job\n  }\n": types.JobMeta_JobFragmentDoc,
    "\n  fragment JobPosting_job on Job {\n    id\n    title\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    location\n    city\n    district\n    state\n    type\n    salaryMin\n    salaryMax\n    salaryPeriod\n    experienceYears\n    educationLevel\n    isRemote\n    postedAt\n    applicationDeadline\n    company {\n      id\n      name\n      website\n      logoUrl\n      city\n      state\n      country\n    }\n  }\n": types.JobPosting_JobFragmentDoc,
    "\n  query ManageApplicationsPage(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $isList: Boolean!\n  ) {\n    viewer {\n      ...KnownStages_viewer\n      applicationCounts(\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n      ) {\n        ...StatusCards_counts\n        ...ReceivedApplications_counts\n      }\n      applications(\n        first: 50\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) @include(if: $isList) {\n        ...ReceivedList_page\n      }\n    }\n  }\n": types.ManageApplicationsPageDocument,
    "\n  fragment ReceivedApplications_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n    stages {\n      stageId\n      total\n    }\n    countedAt\n  }\n": types.ReceivedApplications_CountsFragmentDoc,
    "\n  query ReviewDeskPage(\n    $id: ID!\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n  ) {\n    viewer {\n      application(id: $id) {\n        id\n        resumeShownUrl\n        ...DeskHead_application\n        ...ApplicationDetails_application\n        ...DecisionBar_application\n        ...CachedApplication_application\n      }\n      applicationPlace(\n        id: $id\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        previousId\n        nextId\n        ...DeskHead_place\n      }\n    }\n  }\n": types.ReviewDeskPageDocument,
    "\n  fragment StatusCards_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n  }\n": types.StatusCards_CountsFragmentDoc,
    "\n  fragment ApplicantLine_application on Application {\n    expectedSalary\n    summary {\n      experienceMonths\n      jobTitle\n      jobCompany\n      isCurrentJob\n      skills\n      place\n      noticePeriod\n      noticeUntil\n      appliedBefore\n    }\n    match {\n      matchedSkills\n      kilometers\n      isElsewhere\n    }\n  }\n": types.ApplicantLine_ApplicationFragmentDoc,
    "\n  fragment ApplicantMarks_application on Application {\n    isUnread\n    rating {\n      average\n    }\n    summary {\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n": types.ApplicantMarks_ApplicationFragmentDoc,
    "\n  fragment MatchWord_application on Application {\n    match {\n      level\n    }\n  }\n": types.MatchWord_ApplicationFragmentDoc,
    "\n  fragment BoardCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n    }\n    name\n    appliedAt\n    job {\n      id\n      title\n    }\n    isUnread\n    summary {\n      experienceMonths\n      jobTitle\n      isCurrentJob\n      skills\n      place\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    match {\n      level\n      matchedSkills\n    }\n    rating {\n      average\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n": types.BoardCard_ApplicationFragmentDoc,
    "\n  fragment BoardColumn_application on Application {\n    id\n    ...BoardCard_application\n  }\n": types.BoardColumn_ApplicationFragmentDoc,
    "\n  fragment Columns_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      moves\n      stage {\n        id\n      }\n      ...BoardColumn_application\n      ...CachedApplication_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.Columns_PageFragmentDoc,
    "\n  query ColumnsMore(\n    $status: ApplicationStatus!\n    $stageId: ID\n    $jobId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: $first\n        after: $after\n        statuses: [$status]\n        stageId: $stageId\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...Columns_page\n      }\n    }\n  }\n": types.ColumnsMoreDocument,
    "\n  fragment DeskHead_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n  }\n": types.DeskHead_ApplicationFragmentDoc,
    "\n  fragment DeskHead_place on ApplicationPlace {\n    position\n    total\n    previousId\n    nextId\n  }\n": types.DeskHead_PlaceFragmentDoc,
    "\n  fragment MatchPart_application on Application {\n    id\n    match {\n      level\n      reasons {\n        ...MatchReasons_reason\n      }\n    }\n    ...MatchWord_application\n  }\n": types.MatchPart_ApplicationFragmentDoc,
    "\n  fragment OtherApplications_application on Application {\n    id\n    otherApplications {\n      isSameAccount\n      application {\n        id\n        name\n        status\n        appliedAt\n        job {\n          id\n          title\n        }\n      }\n    }\n  }\n": types.OtherApplications_ApplicationFragmentDoc,
    "\n  fragment RatingPart_application on Application {\n    id\n    rating {\n      average\n      count\n      own\n    }\n    ratings {\n      id\n      name\n      stars\n      isMine\n    }\n  }\n": types.RatingPart_ApplicationFragmentDoc,
    "\n  mutation RatingPart($input: RateApplicationInput!) {\n    rateApplication(input: $input) {\n      application {\n        ...RatingPart_application\n      }\n    }\n  }\n": types.RatingPartDocument,
    "\n  fragment TagsPart_application on Application {\n    id\n    tags {\n      id\n      name\n    }\n  }\n": types.TagsPart_ApplicationFragmentDoc,
    "\n  mutation TagsPartAdd($input: TagApplicationInput!) {\n    tagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n": types.TagsPartAddDocument,
    "\n  mutation TagsPartRemove($input: TagApplicationInput!) {\n    untagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n": types.TagsPartRemoveDocument,
    "\n  mutation TagsPartCreate($input: CreateApplicationTagInput!) {\n    createApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n": types.TagsPartCreateDocument,
    "\n  fragment ApplicationDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    resumeShownUrl\n    job {\n      id\n      title\n      place\n      company {\n        id\n        name\n      }\n    }\n    otherApplications {\n      isSameAccount\n    }\n    ...MatchPart_application\n    ...OtherApplications_application\n    ...RatingPart_application\n    ...TagsPart_application\n    ...WithdrawalReason_application\n    ...AnswerList_application\n    ...ProfileAsSent_application\n    ...ResumeView_application\n    ...Notes_application\n    ...Timeline_application\n  }\n": types.ApplicationDetails_ApplicationFragmentDoc,
    "\n  fragment DecisionBar_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    moves\n    ...StageSelect_application\n  }\n": types.DecisionBar_ApplicationFragmentDoc,
    "\n  fragment Notes_application on Application {\n    id\n    notes {\n      id\n      body\n      createdAt\n      authorName\n      mentionedNames\n      isMine\n    }\n  }\n": types.Notes_ApplicationFragmentDoc,
    "\n  fragment ResumeView_application on Application {\n    id\n    name\n    resumeShownUrl\n    resume {\n      id\n      name\n      size\n      url\n    }\n  }\n": types.ResumeView_ApplicationFragmentDoc,
    "\n  fragment StageSelect_application on Application {\n    id\n    status\n    moves\n    stage {\n      id\n      name\n    }\n  }\n": types.StageSelect_ApplicationFragmentDoc,
    "\n  query StageSelect {\n    viewer {\n      ...KnownStages_viewer\n    }\n  }\n": types.StageSelectDocument,
    "\n  fragment WithdrawalReason_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n  }\n": types.WithdrawalReason_ApplicationFragmentDoc,
    "\n  mutation CancelForm($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": types.CancelFormDocument,
    "\n  mutation ChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": types.ChangeInterviewersDocument,
    "\n  fragment CriteriaForm_feedback on InterviewFeedback {\n    criteria {\n      name\n    }\n  }\n": types.CriteriaForm_FeedbackFragmentDoc,
    "\n  mutation CriteriaForm($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        key\n        name\n      }\n    }\n  }\n": types.CriteriaFormDocument,
    "\n  query Feedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        id\n        application {\n          id\n          job {\n            id\n          }\n        }\n        feedback {\n          canSend\n          canChangeCriteria\n          ...CriteriaForm_feedback\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n": types.FeedbackDocument,
    "\n  query FreeTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n      }\n    }\n  }\n": types.FreeTimesDocument,
    "\n  fragment InterviewItem_changed on Interview {\n    ...InterviewItem_interview\n    application {\n      id\n      ...Timeline_application\n    }\n  }\n": types.InterviewItem_ChangedFragmentDoc,
    "\n  fragment InterviewItem_interview on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    minutes\n    place\n    link\n    cancelledBy\n    reason\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      isFree\n    }\n    canOfferTimes\n    canMove\n    canCancel\n    canChangeInterviewers\n    canRecordHeld\n    canRecordMissed\n    feedback {\n      canSend\n    }\n    ...NewTimes_interview\n  }\n": types.InterviewItem_InterviewFragmentDoc,
    "\n  fragment InterviewerChoice_interviewers on Interviewer {\n    id\n    name\n  }\n": types.InterviewerChoice_InterviewersFragmentDoc,
    "\n  query Interviews($id: ID!, $jobId: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        status\n        moves\n        stage {\n          id\n          name\n        }\n        canProposeInterview\n        interviews {\n          id\n          status\n          ...InterviewItem_interview\n        }\n      }\n      timeZone\n      ...KnownStages_viewer\n      interviewers(jobId: $jobId) {\n        ...InterviewerChoice_interviewers\n      }\n    }\n  }\n": types.InterviewsDocument,
    "\n  fragment NewTimes_interview on Interview {\n    id\n    kind\n    status\n    startsAt\n    times {\n      startsAt\n    }\n    place\n    link\n    minutes\n    bufferMinutes\n    interviewers {\n      id\n    }\n  }\n": types.NewTimes_InterviewFragmentDoc,
    "\n  mutation NewTimesMove($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": types.NewTimesMoveDocument,
    "\n  mutation NewTimesOffer($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": types.NewTimesOfferDocument,
    "\n  mutation ProposeForm($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": types.ProposeFormDocument,
    "\n  fragment ScorecardForm_feedback on InterviewFeedback {\n    criteria {\n      key\n      name\n    }\n  }\n": types.ScorecardForm_FeedbackFragmentDoc,
    "\n  mutation ScorecardForm($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        id\n        feedback {\n          canSend\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n": types.ScorecardFormDocument,
    "\n  fragment Scorecards_feedback on InterviewFeedback {\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n    scorecards {\n      authorName\n      recommendation\n      text\n      sentAt\n      ratings {\n        name\n        rating\n      }\n    }\n  }\n": types.Scorecards_FeedbackFragmentDoc,
    "\n  mutation RecordOutcome($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n": types.RecordOutcomeDocument,
    "\n  fragment OfferForm_application on Application {\n    id\n    name\n    job {\n      id\n      title\n      place\n    }\n  }\n": types.OfferForm_ApplicationFragmentDoc,
    "\n  fragment OfferForm_replaced on Offer {\n    id\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    letter\n  }\n": types.OfferForm_ReplacedFragmentDoc,
    "\n  mutation OfferForm($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        id\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n": types.OfferFormDocument,
    "\n  fragment OfferItem_offer on Offer {\n    id\n    title\n    status\n    canWithdraw\n    application {\n      id\n    }\n    ...OfferFacts_offer\n  }\n": types.OfferItem_OfferFragmentDoc,
    "\n  query OfferPreview($input: SendOfferInput!) {\n    viewer {\n      offerPreview(input: $input)\n    }\n  }\n": types.OfferPreviewDocument,
    "\n  query Offers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        canSendOffer\n        ...OfferForm_application\n        offers {\n          id\n          status\n          ...OfferItem_offer\n          ...OfferForm_replaced\n        }\n      }\n    }\n  }\n": types.OffersDocument,
    "\n  mutation TemplateToolsSave($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n": types.TemplateToolsSaveDocument,
    "\n  mutation TemplateToolsDelete($input: DeleteOfferTemplateInput!) {\n    deleteOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n": types.TemplateToolsDeleteDocument,
    "\n  mutation WithdrawForm($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...OfferItem_offer\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n": types.WithdrawFormDocument,
    "\n  query OfferTemplates {\n    viewer {\n      id\n      offerTemplates {\n        id\n        name\n        language\n        letter\n        isOwn\n      }\n    }\n  }\n": types.OfferTemplatesDocument,
    "\n  query Mentions {\n    viewer {\n      id\n      colleagues {\n        id\n        name\n      }\n    }\n  }\n": types.MentionsDocument,
    "\n  mutation NotesAdd($input: AddApplicationNoteInput!) {\n    addApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n": types.NotesAddDocument,
    "\n  mutation NotesDelete($input: DeleteApplicationNoteInput!) {\n    deleteApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n": types.NotesDeleteDocument,
    "\n  mutation RecordView($input: RecordApplicationViewInput!) {\n    recordApplicationView(input: $input) {\n      application {\n        id\n        isUnread\n        phone\n        coverLetter\n        expectedSalary\n        resumeName\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": types.RecordViewDocument,
    "\n  query JobFilter {\n    viewer {\n      jobs(first: 100) {\n        nodes {\n          id\n          title\n          postedAt\n        }\n      }\n    }\n  }\n": types.JobFilterDocument,
    "\n  fragment ApplicationList_application on Application {\n    id\n    ...ApplicationRow_application\n    ...CachedApplication_application\n  }\n": types.ApplicationList_ApplicationFragmentDoc,
    "\n  fragment ApplicationRow_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    excerpt(search: $search) {\n      part\n      text\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n    ...MatchWord_application\n  }\n": types.ApplicationRow_ApplicationFragmentDoc,
    "\n  fragment ReceivedList_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      withdrawal {\n        at\n      }\n      stage {\n        id\n      }\n      ...ApplicationList_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.ReceivedList_PageFragmentDoc,
    "\n  query ReceivedListMore(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: 50\n        after: $after\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...ReceivedList_page\n      }\n    }\n  }\n": types.ReceivedListMoreDocument,
    "\n  mutation ResetStatusMail($input: ResetStatusMailInput!) {\n    resetStatusMail(input: $input) {\n      statusMail {\n        id\n        status\n        subject\n        body\n        isOwn\n      }\n    }\n  }\n": types.ResetStatusMailDocument,
    "\n  fragment StatusMailForm_statusMail on StatusMail {\n    id\n    status\n    subject\n    body\n    isOwn\n  }\n": types.StatusMailForm_StatusMailFragmentDoc,
    "\n  mutation StatusMailForm($input: SaveStatusMailInput!) {\n    saveStatusMail(input: $input) {\n      statusMail {\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n": types.StatusMailFormDocument,
    "\n  query StatusMailsDialog {\n    viewer {\n      statusMails {\n        id\n        status\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n": types.StatusMailsDialogDocument,
    "\n  mutation BulkMessageDialogSelected($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n": types.BulkMessageDialogSelectedDocument,
    "\n  mutation BulkMessageDialogMatching($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n": types.BulkMessageDialogMatchingDocument,
    "\n  mutation BulkMessageDialogUndo($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n": types.BulkMessageDialogUndoDocument,
    "\n  fragment SkippedToast_sent on MessageBatchPayload {\n    count\n    skippedApplications {\n      id\n      message\n      application {\n        id\n        name\n      }\n    }\n  }\n": types.SkippedToast_SentFragmentDoc,
    "\n  fragment CachedApplication_application on Application {\n    id\n    status\n    statusChangedAt\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    job {\n      id\n      title\n    }\n  }\n": types.CachedApplication_ApplicationFragmentDoc,
    "\n  query CachedApplication($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Application {\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        name\n        email\n        appliedAt\n        answersFit {\n          asked\n          fitting\n          missedMust\n        }\n        job {\n          id\n          title\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": types.CachedApplicationDocument,
    "\n  fragment KnownStages_viewer on Viewer {\n    stages {\n      id\n      name\n      status\n      preset\n    }\n  }\n": types.KnownStages_ViewerFragmentDoc,
    "\n  mutation UpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      batchId\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": types.UpdateApplicationStatusDocument,
    "\n  mutation UpdateApplicationStatusStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n": types.UpdateApplicationStatusStageDocument,
    "\n  fragment UpdateApplicationStatus_application on Application {\n    id\n    statusChangedAt\n    events {\n      id\n      kind\n      at\n      actorName\n      stageName\n      plannedFor\n    }\n  }\n": types.UpdateApplicationStatus_ApplicationFragmentDoc,
    "\n  mutation ChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      batchId\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.ChangeApplicationsDocument,
    "\n  mutation ChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      batchId\n      changed\n      remaining\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.ChangeMatchingApplicationsDocument,
    "\n  mutation ChangeMatchingApplicationsUndo($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      changed\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.ChangeMatchingApplicationsUndoDocument,
    "\n  mutation UndoChange($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n": types.UndoChangeDocument,
    "\n  mutation TagsDialogRename($input: RenameApplicationTagInput!) {\n    renameApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n": types.TagsDialogRenameDocument,
    "\n  mutation TagsDialogDelete($input: DeleteApplicationTagInput!) {\n    deleteApplicationTag(input: $input) {\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n": types.TagsDialogDeleteDocument,
    "\n  query CompanyTags {\n    viewer {\n      id\n      applicationTags {\n        id\n        name\n        applications\n      }\n    }\n  }\n": types.CompanyTagsDocument,
    "\n  mutation ViewDialogSave($input: SaveApplicationViewInput!) {\n    saveApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n": types.ViewDialogSaveDocument,
    "\n  mutation ViewDialogDelete($input: DeleteApplicationViewInput!) {\n    deleteApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n": types.ViewDialogDeleteDocument,
    "\n  fragment ViewsBar_viewer on Viewer {\n    id\n    applicationViews {\n      id\n      name\n      isShared\n      isMine\n      ownerName\n      query\n    }\n  }\n": types.ViewsBar_ViewerFragmentDoc,
    "\n  query ViewsBar {\n    viewer {\n      ...ViewsBar_viewer\n    }\n  }\n": types.ViewsBarDocument,
    "\n  fragment JobFigures_figures on OwnJobFigures {\n    total\n    featured\n    hot\n    applications\n  }\n": types.JobFigures_FiguresFragmentDoc,
    "\n  query ManageJobsPage($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $page: Int) {\n    viewer {\n      jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n        ...OwnJobs_jobs\n      }\n    }\n  }\n": types.ManageJobsPageDocument,
    "\n  mutation ChangeJobs(\n    $input: ChangeJobsInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    changeJobs(input: $input) {\n      jobs {\n        id\n        ...OwnJobRow_job\n      }\n      deletedJobIds\n      refused {\n        id\n        message\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n": types.ChangeJobsDocument,
    "\n  fragment EditJobDialog_job on Job {\n    id\n    standing\n    title\n    description\n    requirementsText\n    responsibilitiesText\n    benefitsText\n    salary\n    location\n    type\n    category {\n      id\n      slug\n    }\n    experienceLevel\n    experienceYears\n    isRemote\n    applicationDeadline\n    questions {\n      ...QuestionForm_question\n    }\n    ...JobFacts_job\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n": types.EditJobDialog_JobFragmentDoc,
    "\n  query EditOwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n        ...EditJobDialog_job\n      }\n    }\n  }\n": types.EditOwnJobDocument,
    "\n  mutation EditJob(\n    $input: UpdateJobInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    updateJob(input: $input) {\n      job {\n        id\n        standing\n        pendingChange {\n          ...PendingChange_change\n        }\n        ...OwnJobRow_job\n        ...EditJobDialog_job\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n": types.EditJobDocument,
    "\n  fragment OwnJobRow_job on Job {\n    id\n    title\n    place\n    type\n    status\n    standing\n    adminNotes\n    isFeatured\n    isHot\n    postedAt\n    applicationDeadline\n    renewableFrom\n    views\n    applicationsCount\n    pendingChange {\n      ...PendingChange_change\n    }\n    ...JobPay_job\n  }\n": types.OwnJobRow_JobFragmentDoc,
    "\n  fragment OwnJobs_jobs on OwnJobConnection {\n    totalCount\n    figures {\n      ...JobFigures_figures\n    }\n    nodes {\n      id\n      ...OwnJobRow_job\n    }\n  }\n": types.OwnJobs_JobsFragmentDoc,
    "\n  query EveryJob($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $first: Int!) {\n    viewer {\n      jobs(first: $first, search: $search, show: $show, sort: $sort) {\n        nodes {\n          id\n          title\n          status\n          standing\n          isFeatured\n          isHot\n          applicationDeadline\n          renewableFrom\n          views\n          applicationsCount\n        }\n      }\n    }\n  }\n": types.EveryJobDocument,
    "\n  query ConversationHead($id: ID!) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        name\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ConversationHeadDocument,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    isUnread\n    lastAt\n    lastMessage {\n      id\n      body\n      isMine\n      isRemoved\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ConversationRow_ConversationFragmentDoc,
    "\n  query MessagesPage($search: String, $isUnread: Boolean!, $after: String) {\n    viewer {\n      id\n      unreadConversations\n      conversations(first: 30, search: $search, isUnread: $isUnread, after: $after) {\n        totalCount\n        nodes {\n          id\n          ...ConversationRow_conversation\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.MessagesPageDocument,
    "\n  fragment CompletionCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n": types.CompletionCard_CompletionFragmentDoc,
    "\n  fragment OpenToWork_profile on SeekerProfile {\n    isOpenToWork\n  }\n": types.OpenToWork_ProfileFragmentDoc,
    "\n  mutation OpenToWork($open: Boolean!) {\n    updateProfile(input: { isOpenToWork: $open }) {\n      user {\n        id\n        profile {\n          ...OpenToWork_profile\n        }\n      }\n    }\n  }\n": types.OpenToWorkDocument,
    "\n  fragment ProfileEditor_user on User {\n    id\n    firstName\n    lastName\n    phone\n    profile {\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      ...ProfileValues_profile\n    }\n  }\n": types.ProfileEditor_UserFragmentDoc,
    "\n  query ProfilePage {\n    viewer {\n      ...ImportResume_viewer\n      user {\n        id\n        ...ProfileEditor_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n": types.ProfilePageDocument,
    "\n  fragment ResumeSummary_profile on SeekerProfile {\n    resume\n  }\n": types.ResumeSummary_ProfileFragmentDoc,
    "\n  mutation SaveProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...ProfileEditor_user\n        ...SessionUser_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          career {\n            ...Career_career\n          }\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n": types.SaveProfileDocument,
    "\n  query MakeResumeDialog($input: ResumeDocumentInput!) {\n    viewer {\n      resumeDocument(input: $input)\n    }\n  }\n": types.MakeResumeDialogDocument,
    "\n  mutation MakeResumeDialogStore($input: ResumeDocumentInput!) {\n    storeResumeDocument(input: $input) {\n      viewer {\n        resumes {\n          id\n          ...ResumeRow_resume\n        }\n      }\n    }\n  }\n": types.MakeResumeDialogStoreDocument,
    "\n  fragment ImportResume_viewer on Viewer {\n    readableResumes {\n      id\n      name\n    }\n    resumes {\n      id\n      name\n      isReadable\n      createdAt\n    }\n  }\n": types.ImportResume_ViewerFragmentDoc,
    "\n  query ImportResume {\n    viewer {\n      ...ImportResume_viewer\n    }\n  }\n": types.ImportResumeDocument,
    "\n  query ReviewFindings($resumeId: ID!) {\n    viewer {\n      resumeFindings(resumeId: $resumeId) {\n        phone\n        location\n        experienceType\n        experience\n        noticePeriod\n        currentPay\n        expectedPay\n        technicalSkills\n        functionalSkills\n        otherSkills\n        jobs {\n          title\n          company\n          place\n          from\n          to\n          isCurrent\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        degrees {\n          qualification\n          name\n          field\n          institution\n          from\n          to\n          grade\n          source {\n            page\n            line\n            text\n          }\n        }\n        projects {\n          name\n          link\n          from\n          to\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        certificates {\n          name\n          issuer\n          year\n          link\n          source {\n            page\n            line\n            text\n          }\n        }\n        languages {\n          name\n          level\n          source {\n            page\n            line\n            text\n          }\n        }\n        links {\n          url\n          label\n          source {\n            page\n            line\n            text\n          }\n        }\n      }\n    }\n  }\n": types.ReviewFindingsDocument,
    "\n  query RecommendedJobsPage {\n    recommendedJobs(first: 40) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n    viewer {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n": types.RecommendedJobsPageDocument,
    "\n  fragment ResumeRow_resume on Resume {\n    id\n    name\n    size\n    isDefault\n    isLost\n    createdAt\n    url\n  }\n": types.ResumeRow_ResumeFragmentDoc,
    "\n  query StoredResumes {\n    viewer {\n      resumes {\n        id\n        ...ResumeRow_resume\n      }\n    }\n  }\n": types.StoredResumesDocument,
    "\n  fragment ChangeResume_viewer on Viewer {\n    resumes {\n      id\n      ...ResumeRow_resume\n    }\n    readableResumes {\n      id\n      name\n    }\n    user {\n      id\n      profile {\n        resume\n      }\n      profileCompletion {\n        percent\n        bannerPercent\n        missing\n      }\n    }\n  }\n": types.ChangeResume_ViewerFragmentDoc,
    "\n  mutation ChangeResumeDefault($input: ResumeInput!) {\n    setDefaultResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n": types.ChangeResumeDefaultDocument,
    "\n  mutation ChangeResumeDelete($input: ResumeInput!) {\n    deleteResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n": types.ChangeResumeDeleteDocument,
    "\n  mutation ChangeResumeRestore($input: ResumeInput!) {\n    restoreResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n": types.ChangeResumeRestoreDocument,
    "\n  query SalariesPage {\n    payTitles {\n      title\n      slug\n      jobs\n      low\n      median\n      high\n    }\n  }\n": types.SalariesPageDocument,
    "\n  query SalaryPage($title: String!, $location: String) {\n    payTitle(title: $title) {\n      title\n      slug\n    }\n    payInsight(title: $title, location: $location) {\n      place\n      placeSlug\n      isWider\n      low\n      median\n      high\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n      ...SalaryMeta_insight\n      ...PaySource_insight\n    }\n    payPlaces(title: $title) {\n      place\n      placeSlug\n      jobs\n      low\n      median\n      high\n    }\n  }\n": types.SalaryPageDocument,
    "\n  fragment SalaryMeta_insight on PayInsight {\n    place\n    placeSlug\n    isWider\n    jobs\n    low\n    median\n    high\n  }\n": types.SalaryMeta_InsightFragmentDoc,
    "\n  fragment SavedJobList_savedJobs on SavedJob {\n    savedAt\n    isOpen\n    job {\n      id\n      ...JobCard_job\n    }\n  }\n": types.SavedJobList_SavedJobsFragmentDoc,
    "\n  query SavedJobsPage($after: String) {\n    viewer {\n      savedJobs(first: 12, after: $after) {\n        totalCount\n        nodes {\n          job {\n            id\n          }\n          ...SavedJobList_savedJobs\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.SavedJobsPageDocument,
    "\n  query OwnSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      settings {\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n": types.OwnSettingsDocument,
    "\n  fragment DataSection_viewer on Viewer {\n    hasPassword\n    twoFactor {\n      isOn\n    }\n  }\n": types.DataSection_ViewerFragmentDoc,
    "\n  mutation DeleteAccountDialog($input: DeleteMyAccountInput!) {\n    deleteMyAccount(input: $input) {\n      message\n    }\n  }\n": types.DeleteAccountDialogDocument,
    "\n  mutation ExportData {\n    exportMyData {\n      url\n      expiresAt\n    }\n  }\n": types.ExportDataDocument,
    "\n  query EmployerSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      companyProfile {\n        id\n        ...ProfileTab_profile\n      }\n      employerSettings {\n        id\n        ...ProfileTab_settings\n        ...NotificationsTab_settings\n        ...PrivacyTab_settings\n      }\n    }\n  }\n": types.EmployerSettingsDocument,
    "\n  fragment NotificationsTab_settings on EmployerSettings {\n    id\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n  }\n": types.NotificationsTab_SettingsFragmentDoc,
    "\n  mutation NotificationsTab($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...NotificationsTab_settings\n      }\n    }\n  }\n": types.NotificationsTabDocument,
    "\n  fragment PrivacyTab_settings on EmployerSettings {\n    id\n    contactDecidedBy\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n": types.PrivacyTab_SettingsFragmentDoc,
    "\n  mutation PrivacyTab($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...PrivacyTab_settings\n      }\n    }\n  }\n": types.PrivacyTabDocument,
    "\n  fragment ProfileTab_settings on EmployerSettings {\n    id\n    firstName\n    lastName\n    phone\n  }\n": types.ProfileTab_SettingsFragmentDoc,
    "\n  fragment ProfileTab_profile on CompanyProfile {\n    id\n    company {\n      id\n      name\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n": types.ProfileTab_ProfileFragmentDoc,
    "\n  mutation ProfileTab($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...ProfileTab_settings\n      }\n      viewer {\n        companyProfile {\n          ...ProfileTab_profile\n        }\n        user {\n          ...SessionUser_user\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ProfileTabDocument,
    "\n  query MailLanguage {\n    viewer {\n      user {\n        id\n        locale\n      }\n    }\n  }\n": types.MailLanguageDocument,
    "\n  fragment MailsSection_settings on UserSettings {\n    id\n    emailNotifications\n    applicationAlerts\n    jobAlerts\n    jobRecommendations\n    marketingEmails\n  }\n": types.MailsSection_SettingsFragmentDoc,
    "\n  fragment PrivacySection_settings on UserSettings {\n    id\n    profileVisibility\n    showContactInfo\n    allowDirectContact\n  }\n": types.PrivacySection_SettingsFragmentDoc,
    "\n  query PushSwitch {\n    site {\n      pushNotifications\n    }\n  }\n": types.PushSwitchDocument,
    "\n  query QuietHoursSwitch {\n    viewer {\n      id\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n": types.QuietHoursSwitchDocument,
    "\n  mutation QuietHoursSwitchUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n": types.QuietHoursSwitchUpdateDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n": types.EndSessionDocument,
    "\n  fragment SecuritySection_viewer on Viewer {\n    hasPassword\n    livingApiKeys\n    twoFactor {\n      ...TwoFactorPart_twoFactor\n    }\n    sessions {\n      ...SessionList_sessions\n    }\n  }\n": types.SecuritySection_ViewerFragmentDoc,
    "\n  fragment SessionList_sessions on Session {\n    id\n    current\n    ...SessionRow_session\n  }\n": types.SessionList_SessionsFragmentDoc,
    "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n    current\n  }\n": types.SessionRow_SessionFragmentDoc,
    "\n  mutation EndDialog($input: TwoFactorProofInput!) {\n    endTwoFactor(input: $input) {\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n": types.EndDialogDocument,
    "\n  mutation RenewDialog($input: TwoFactorProofInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n": types.RenewDialogDocument,
    "\n  fragment TwoFactorPart_twoFactor on TwoFactor {\n    isOn\n    since\n    recoveryCodesLeft\n    isDemanded\n  }\n": types.TwoFactorPart_TwoFactorFragmentDoc,
    "\n  mutation SettingUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n": types.SettingUpdateDocument,
    "\n  query ActivityTab($before: String) {\n    viewer {\n      id\n      teamActivity(before: $before) {\n        id\n        at\n        action\n        actorName\n        isKey\n        subjectName\n      }\n    }\n  }\n": types.ActivityTabDocument,
    "\n  mutation HandOverDialog($input: HandOverJobsInput!) {\n    handOverJobs(input: $input) {\n      jobs\n      conversations\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": types.HandOverDialogDocument,
    "\n  fragment InvitationRow_invitation on TeamInvitation {\n    id\n    email\n    role\n    inviterName\n    sentAt\n    expiresAt\n    isExpired\n    jobs {\n      id\n      title\n    }\n  }\n": types.InvitationRow_InvitationFragmentDoc,
    "\n  mutation InvitationRowResend($id: ID!) {\n    resendTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": types.InvitationRowResendDocument,
    "\n  mutation InvitationRowRevoke($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": types.InvitationRowRevokeDocument,
    "\n  mutation InviteDialog($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": types.InviteDialogDocument,
    "\n  mutation LeaveDialogRemove($input: RemoveTeamMemberInput!) {\n    removeTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": types.LeaveDialogRemoveDocument,
    "\n  mutation LeaveDialogLeave($input: LeaveTeamInput!) {\n    leaveTeam(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n": types.LeaveDialogLeaveDocument,
    "\n  fragment MemberRow_member on TeamMember {\n    id\n    userId\n    name\n    email\n    role\n    isYou\n    joinedAt\n    lastActiveAt\n    postedJobs\n    conversations\n    jobs {\n      id\n      title\n    }\n  }\n": types.MemberRow_MemberFragmentDoc,
    "\n  fragment PeopleTab_viewer on Viewer {\n    id\n    team {\n      id\n      members {\n        id\n        ...MemberRow_member\n      }\n      invitations {\n        id\n        ...InvitationRow_invitation\n      }\n    }\n  }\n": types.PeopleTab_ViewerFragmentDoc,
    "\n  query PeopleTab {\n    viewer {\n      ...PeopleTab_viewer\n    }\n  }\n": types.PeopleTabDocument,
    "\n  mutation RoleDialog($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n": types.RoleDialogDocument,
    "\n  query RoleFields($after: String) {\n    viewer {\n      jobs(first: 100, after: $after, show: ALL, sort: TITLE) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          title\n          location\n          postedAt\n        }\n      }\n    }\n  }\n": types.RoleFieldsDocument,
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
export function graphql(source: "\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n"): (typeof documents)["\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    teamRole\n    ...CompleteProfileBanner_user\n  }\n"): (typeof documents)["\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    teamRole\n    ...CompleteProfileBanner_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionUserStart {\n    viewer {\n      unreadNotifications\n      savedJobIds\n      user {\n        locale\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  query SessionUserStart {\n    viewer {\n      unreadNotifications\n      savedJobIds\n      user {\n        locale\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n"): (typeof documents)["\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFrame {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n      waitingCompanies: companies(status: PENDING, first: 1) {\n        totalCount\n      }\n      waitingJobs: jobs(status: PENDING, first: 1) {\n        totalCount\n      }\n      reportedJobs: jobs(reported: true, first: 1) {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminFrame {\n    admin {\n      permissions {\n        canBulkUpload\n        canManageUsers\n        canManageCompanies\n        canManageJobs\n        canViewAnalytics\n        canAccessSettings\n      }\n      waitingCompanies: companies(status: PENDING, first: 1) {\n        totalCount\n      }\n      waitingJobs: jobs(status: PENDING, first: 1) {\n        totalCount\n      }\n      reportedJobs: jobs(reported: true, first: 1) {\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment History_activity on ActivityConnection {\n    totalCount\n    nodes {\n      id\n      ...ActivityItem_entry\n    }\n  }\n"): (typeof documents)["\n  fragment History_activity on ActivityConnection {\n    totalCount\n    nodes {\n      id\n      ...ActivityItem_entry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RequiredTwoFactor {\n    viewer {\n      hasPassword\n    }\n  }\n"): (typeof documents)["\n  query RequiredTwoFactor {\n    viewer {\n      hasPassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityItem_entry on ActivityEntry {\n    id\n    at\n    action\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    before\n    after\n    ...EntryFacts_entry\n  }\n"): (typeof documents)["\n  fragment ActivityItem_entry on ActivityEntry {\n    id\n    at\n    action\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    before\n    after\n    ...EntryFacts_entry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryFacts_entry on ActivityEntry {\n    id\n    at\n    ip\n    requestId\n    actor {\n      kind\n      id\n      name\n      email\n    }\n  }\n"): (typeof documents)["\n  fragment EntryFacts_entry on ActivityEntry {\n    id\n    at\n    ip\n    requestId\n    actor {\n      kind\n      id\n      name\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PinDialog {\n    admin {\n      analytics {\n        dashboards {\n          id\n          name\n          isOwn\n          pins {\n            id\n            report {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PinDialog {\n    admin {\n      analytics {\n        dashboards {\n          id\n          name\n          isOwn\n          pins {\n            id\n            report {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScheduleDialog($id: ID!) {\n    admin {\n      analytics {\n        timeZone\n        report(id: $id) {\n          id\n          schedule {\n            ...ReportSchedule_schedule\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ScheduleDialog($id: ID!) {\n    admin {\n      analytics {\n        timeZone\n        report(id: $id) {\n          id\n          schedule {\n            ...ReportSchedule_schedule\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertTrial($input: FigureAlertInput!) {\n    admin {\n      analytics {\n        tryAlert(input: $input) {\n          isMet\n          finding\n          condition\n          subject\n          days {\n            day\n            value\n            text\n          }\n          groups {\n            name\n            value\n            text\n          }\n          link\n          webhookBody\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertTrial($input: FigureAlertInput!) {\n    admin {\n      analytics {\n        tryAlert(input: $input) {\n          isMet\n          finding\n          condition\n          subject\n          days {\n            day\n            value\n            text\n          }\n          groups {\n            name\n            value\n            text\n          }\n          link\n          webhookBody\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FigureAlertDialog {\n    admin {\n      analytics {\n        model {\n          measures {\n            key\n            name\n            unit\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FigureAlertDialog {\n    admin {\n      analytics {\n        model {\n          measures {\n            key\n            name\n            unit\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FigureAlertDialogSave($input: FigureAlertInput!) {\n    saveFigureAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FigureAlertDialogSave($input: FigureAlertInput!) {\n    saveFigureAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnalyticsChart_answer on AnalyticsAnswer {\n    dimensions {\n      key\n      name\n      unit\n      isAdditive\n    }\n    measures {\n      key\n      name\n      unit\n      isAdditive\n      comparability\n      isWithinPrevious\n      timesStep\n      isStock\n      betterWhen\n      rowMeasures\n    }\n    rows {\n      keys\n      labels\n      values\n      previous\n      counts\n      previousCounts\n    }\n    totals {\n      values\n      previous\n      counts\n      previousCounts\n    }\n    pivot {\n      dimension\n      columns {\n        key\n        label\n      }\n      rows {\n        keys\n        labels\n        cells\n        counts\n      }\n    }\n    from\n    to\n    previousFrom\n    previousTo\n    timeZone\n    grain\n    rowCount\n    isComplete\n    leftOut\n    readAt\n  }\n"): (typeof documents)["\n  fragment AnalyticsChart_answer on AnalyticsAnswer {\n    dimensions {\n      key\n      name\n      unit\n      isAdditive\n    }\n    measures {\n      key\n      name\n      unit\n      isAdditive\n      comparability\n      isWithinPrevious\n      timesStep\n      isStock\n      betterWhen\n      rowMeasures\n    }\n    rows {\n      keys\n      labels\n      values\n      previous\n      counts\n      previousCounts\n    }\n    totals {\n      values\n      previous\n      counts\n      previousCounts\n    }\n    pivot {\n      dimension\n      columns {\n        key\n        label\n      }\n      rows {\n        keys\n        labels\n        cells\n        counts\n      }\n    }\n    from\n    to\n    previousFrom\n    previousTo\n    timeZone\n    grain\n    rowCount\n    isComplete\n    leftOut\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FigureRowItem_row on FigureRow {\n    id\n    at\n    label\n    detail\n    job {\n      id\n      label\n      path\n    }\n    company {\n      id\n      label\n      path\n    }\n    user {\n      id\n      label\n      path\n    }\n  }\n"): (typeof documents)["\n  fragment FigureRowItem_row on FigureRow {\n    id\n    at\n    label\n    detail\n    job {\n      id\n      label\n      path\n    }\n    company {\n      id\n      label\n      path\n    }\n    user {\n      id\n      label\n      path\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FigureRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          nodes {\n            ...FigureRowItem_row\n          }\n          question\n          measure\n          part\n          parts\n          timeZone\n          address\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        model {\n          measures {\n            key\n            name\n            unit\n            dimensions\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FigureRows($figure: AnalyticsFigureInput!, $first: Int!, $after: String) {\n    admin {\n      analytics {\n        rows(figure: $figure, first: $first, after: $after) {\n          nodes {\n            ...FigureRowItem_row\n          }\n          question\n          measure\n          part\n          parts\n          timeZone\n          address\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        model {\n          measures {\n            key\n            name\n            unit\n            dimensions\n          }\n          dimensions {\n            key\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinForm($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        name\n        pins {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinForm($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        name\n        pins {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportSchedule_schedule on AnalyticsSchedule {\n    id\n    every\n    weekday\n    day\n    hour\n    timeZone\n    nextAt\n    lastSentAt\n    isActive\n  }\n"): (typeof documents)["\n  fragment ReportSchedule_schedule on AnalyticsSchedule {\n    id\n    every\n    weekday\n    day\n    hour\n    timeZone\n    nextAt\n    lastSentAt\n    isActive\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleForm($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleForm($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleFormStop($input: UnscheduleReportInput!) {\n    unscheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleFormStop($input: UnscheduleReportInput!) {\n    unscheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SegmentChoices {\n    admin {\n      analytics {\n        segments {\n          id\n          name\n          noun\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SegmentChoices {\n    admin {\n      analytics {\n        segments {\n          id\n          name\n          noun\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaveReport_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    isShared\n  }\n"): (typeof documents)["\n  fragment SaveReport_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    isShared\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveReport($input: SaveReportInput!) {\n    saveReport(input: $input) {\n      report {\n        id\n        updatedAt\n        ...SaveReport_report\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveReport($input: SaveReportInput!) {\n    saveReport(input: $input) {\n      report {\n        id\n        updatedAt\n        ...SaveReport_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventText_event on ApplicationEvent {\n    id\n    kind\n    stageName\n    plannedFor\n  }\n"): (typeof documents)["\n  fragment EventText_event on ApplicationEvent {\n    id\n    kind\n    stageName\n    plannedFor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileAsSent_application on Application {\n    profile {\n      headline\n      summary\n      skills\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileAsSent_application on Application {\n    profile {\n      headline\n      summary\n      skills\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      noticePeriod\n      noticeUntil\n      willingToMove\n      shifts\n      workModes\n      accommodations\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Timeline_application on Application {\n    id\n    events {\n      id\n      at\n      actorName\n      ...EventText_event\n    }\n  }\n"): (typeof documents)["\n  fragment Timeline_application on Application {\n    id\n    events {\n      id\n      at\n      actorName\n      ...EventText_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppliedMark_application on Application {\n    id\n    status\n    appliedAt\n  }\n"): (typeof documents)["\n  fragment AppliedMark_application on Application {\n    id\n    status\n    appliedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplyDialog($jobId: ID!) {\n    viewer {\n      user {\n        id\n        role\n        ...ApplyForm_user\n      }\n      resumes {\n        id\n        ...ApplyForm_resumes\n      }\n    }\n    job(id: $jobId) {\n      id\n      questions {\n        ...AskedQuestions_question\n      }\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApplyDialog($jobId: ID!) {\n    viewer {\n      user {\n        id\n        role\n        ...ApplyForm_user\n      }\n      resumes {\n        id\n        ...ApplyForm_resumes\n      }\n    }\n    job(id: $jobId) {\n      id\n      questions {\n        ...AskedQuestions_question\n      }\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyForm_user on User {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n"): (typeof documents)["\n  fragment ApplyForm_user on User {\n    id\n    firstName\n    lastName\n    email\n    phone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplyForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n"): (typeof documents)["\n  fragment ApplyForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResumeChoice_resumes on Resume {\n    id\n    name\n    size\n    isDefault\n  }\n"): (typeof documents)["\n  fragment ResumeChoice_resumes on Resume {\n    id\n    name\n    size\n    isDefault\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AskedQuestions_question on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n"): (typeof documents)["\n  fragment AskedQuestions_question on JobQuestion {\n    key\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyForm($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        id\n        ...AppliedMark_application\n        job {\n          id\n          applicationsCount\n          myApplication {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyForm($input: ApplyToJobInput!) {\n    applyToJob(input: $input) {\n      application {\n        id\n        ...AppliedMark_application\n        job {\n          id\n          applicationsCount\n          myApplication {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplication($jobId: ID!) {\n    job(id: $jobId) {\n      id\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyApplication($jobId: ID!) {\n    job(id: $jobId) {\n      id\n      myApplication {\n        id\n        ...AppliedMark_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BellItem_notification on Notification {\n    id\n    title\n    body\n    link\n    read\n    createdAt\n    otherCompanyId\n  }\n"): (typeof documents)["\n  fragment BellItem_notification on Notification {\n    id\n    title\n    body\n    link\n    read\n    createdAt\n    otherCompanyId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BellItemRead($input: MarkNotificationReadInput!) {\n    markNotificationRead(input: $input) {\n      notification {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BellItemRead($input: MarkNotificationReadInput!) {\n    markNotificationRead(input: $input) {\n      notification {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllRead {\n    markAllNotificationsRead {\n      notifications {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAllRead {\n    markAllNotificationsRead {\n      notifications {\n        id\n        read\n      }\n      viewer {\n        unreadNotifications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BellMenu {\n    viewer {\n      unreadNotifications\n      user {\n        id\n        locale\n      }\n    }\n  }\n"): (typeof documents)["\n  query BellMenu {\n    viewer {\n      unreadNotifications\n      user {\n        id\n        locale\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BellPanel($after: String) {\n    viewer {\n      unreadNotifications\n      notifications(first: 10, after: $after) {\n        nodes {\n          id\n          read\n          ...BellItem_notification\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BellPanel($after: String) {\n    viewer {\n      unreadNotifications\n      notifications(first: 10, after: $after) {\n        nodes {\n          id\n          read\n          ...BellItem_notification\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BellMenuAdded($since: DateTime) {\n    notificationAdded(since: $since) {\n      notification {\n        id\n        title\n        body\n        link\n        read\n        createdAt\n        otherCompanyId\n        ...BellItem_notification\n      }\n      viewer {\n        unreadNotifications\n      }\n      mayPush\n    }\n  }\n"): (typeof documents)["\n  subscription BellMenuAdded($since: DateTime) {\n    notificationAdded(since: $since) {\n      notification {\n        id\n        title\n        body\n        link\n        read\n        createdAt\n        otherCompanyId\n        ...BellItem_notification\n      }\n      viewer {\n        unreadNotifications\n      }\n      mayPush\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountLanguage($input: SetLocaleInput!) {\n    setLocale(input: $input) {\n      user {\n        id\n        locale\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AccountLanguage($input: SetLocaleInput!) {\n    setLocale(input: $input) {\n      user {\n        id\n        locale\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Career_career on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment Career_career on Career {\n    jobs {\n      title\n      company\n      place\n      from\n      to\n      isCurrent\n      summary\n    }\n    degrees {\n      qualification\n      name\n      field\n      institution\n      from\n      to\n      grade\n    }\n    projects {\n      name\n      link\n      from\n      to\n      summary\n    }\n    certificates {\n      name\n      issuer\n      year\n      link\n    }\n    languages {\n      name\n      level\n    }\n    links {\n      url\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyAnswers_company on Company {\n    responses {\n      applicants\n      answered\n      typicalDays\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyAnswers_company on Company {\n    responses {\n      applicants\n      answered\n      typicalDays\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyLogo_company on Company {\n    name\n    logoUrl\n  }\n"): (typeof documents)["\n  fragment CompanyLogo_company on Company {\n    name\n    logoUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyTreatment_company on Company {\n    responses {\n      ratings\n      treatedWell\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyTreatment_company on Company {\n    responses {\n      ratings\n      treatedWell\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifiedBadge_company on Company {\n    verification {\n      domain\n      domainVerifiedAt\n      gstinVerifiedAt\n      cinVerifiedAt\n    }\n  }\n"): (typeof documents)["\n  fragment VerifiedBadge_company on Company {\n    verification {\n      domain\n      domainVerifiedAt\n      gstinVerifiedAt\n      cinVerifiedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyFormValues_companyProfile on CompanyProfile {\n    id\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      name\n      description\n      industry\n      size\n      website\n      city\n      state\n      country\n      foundedYear\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyFormValues_companyProfile on CompanyProfile {\n    id\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      name\n      description\n      industry\n      size\n      website\n      city\n      state\n      country\n      foundedYear\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockButtonBlock($input: BlockConversationInput!) {\n    blockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BlockButtonBlock($input: BlockConversationInput!) {\n    blockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockButtonUnblock($input: BlockConversationInput!) {\n    unblockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BlockButtonUnblock($input: BlockConversationInput!) {\n    unblockConversation(input: $input) {\n      conversation {\n        id\n        state\n        isBlocked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Composer_conversation on Conversation {\n    id\n    ...TemplateMenu_conversation\n  }\n"): (typeof documents)["\n  fragment Composer_conversation on Conversation {\n    id\n    ...TemplateMenu_conversation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Composer($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Composer($input: SendConversationMessageInput!) {\n    sendConversationMessage(input: $input) {\n      message {\n        id\n      }\n      conversation {\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Conversation_conversation on Conversation {\n    id\n    state\n    isUnread\n    isBlocked\n    canBlock\n    readByOtherAt\n    application {\n      id\n      messages(first: 30) {\n        totalCount\n        nodes {\n          id\n          side\n          sentAt\n          ...MessageItem_message\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n    ...Composer_conversation\n  }\n"): (typeof documents)["\n  fragment Conversation_conversation on Conversation {\n    id\n    state\n    isUnread\n    isBlocked\n    canBlock\n    readByOtherAt\n    application {\n      id\n      messages(first: 30) {\n        totalCount\n        nodes {\n          id\n          side\n          sentAt\n          ...MessageItem_message\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n    ...Composer_conversation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationPanel($id: ID!) {\n    conversation(id: $id) {\n      ...Conversation_conversation\n    }\n  }\n"): (typeof documents)["\n  query ConversationPanel($id: ID!) {\n    conversation(id: $id) {\n      ...Conversation_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierMessages($id: ID!, $after: String) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        messages(first: 30, after: $after) {\n          totalCount\n          nodes {\n            id\n            side\n            sentAt\n            ...MessageItem_message\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EarlierMessages($id: ID!, $after: String) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        messages(first: 30, after: $after) {\n          totalCount\n          nodes {\n            id\n            side\n            sentAt\n            ...MessageItem_message\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageItem_message on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      id\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment MessageItem_message on ConversationMessage {\n    id\n    side\n    authorName\n    isMine\n    body\n    asksForMoney\n    isRemoved\n    sentAt\n    files {\n      id\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportMessageDialog($input: ReportMessageInput!) {\n    reportMessage(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ReportMessageDialog($input: ReportMessageInput!) {\n    reportMessage(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateMenu_conversation on Conversation {\n    id\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TemplateMenu_conversation on Conversation {\n    id\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplatesDialogSave($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TemplatesDialogSave($input: SaveMessageTemplateInput!) {\n    saveMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplatesDialogDelete($input: DeleteMessageTemplateInput!) {\n    deleteMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TemplatesDialogDelete($input: DeleteMessageTemplateInput!) {\n    deleteMessageTemplate(input: $input) {\n      viewer {\n        id\n        messageTemplates {\n          id\n          name\n          body\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageTemplates {\n    viewer {\n      messageTemplates {\n        id\n        name\n        body\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessageTemplates {\n    viewer {\n      messageTemplates {\n        id\n        name\n        body\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveConversations {\n    conversationChanged {\n      conversation {\n        lastAt\n        lastMessage {\n          id\n        }\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription LiveConversations {\n    conversationChanged {\n      conversation {\n        lastAt\n        lastMessage {\n          id\n        }\n        ...Conversation_conversation\n      }\n      viewer {\n        id\n        unreadConversations\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMark($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        id\n        isUnread\n      }\n      viewer {\n        id\n        unreadConversations\n        unreadNotifications\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReadMark($input: MarkConversationReadInput!) {\n    markConversationRead(input: $input) {\n      conversation {\n        id\n        isUnread\n      }\n      viewer {\n        id\n        unreadConversations\n        unreadNotifications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n"): (typeof documents)["\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountLinesUnread {\n    viewer {\n      id\n      unreadConversations\n    }\n  }\n"): (typeof documents)["\n  query AccountLinesUnread {\n    viewer {\n      id\n      unreadConversations\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyLines {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyLines {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobFacts_job on Job {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n"): (typeof documents)["\n  fragment JobFacts_job on Job {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobFacts_draft on JobDraftValues {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n"): (typeof documents)["\n  fragment JobFacts_draft on JobDraftValues {\n    shift\n    workMode\n    noticePeriod\n    language\n    openings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...VerifiedBadge_company\n    }\n    place\n    type\n    experienceYears\n    skills\n    summary\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n"): (typeof documents)["\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...VerifiedBadge_company\n    }\n    place\n    type\n    experienceYears\n    skills\n    summary\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n"): (typeof documents)["\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobText_job on Job {\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    skills\n    isRemote\n  }\n"): (typeof documents)["\n  fragment JobText_job on Job {\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    skills\n    isRemote\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeekerMarks {\n    viewer {\n      jobMarks {\n        appliedJobIds\n        viewedJobIds\n      }\n      user {\n        id\n        profile {\n          skills\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeekerMarks {\n    viewer {\n      jobMarks {\n        appliedJobIds\n        viewedJobIds\n      }\n      user {\n        id\n        profile {\n          skills\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DownloadLetter($id: ID!) {\n    viewer {\n      offerDocument(id: $id)\n    }\n  }\n"): (typeof documents)["\n  query DownloadLetter($id: ID!) {\n    viewer {\n      offerDocument(id: $id)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferFacts_offer on Offer {\n    id\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    status\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n"): (typeof documents)["\n  fragment OfferFacts_offer on Offer {\n    id\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    status\n    endedAt\n    signedName\n    reason\n    withdrawnBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushDevice {\n    site {\n      pushPublicKey\n    }\n  }\n"): (typeof documents)["\n  query PushDevice {\n    site {\n      pushPublicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PushDeviceSave($input: SavePushSubscriptionInput!) {\n    savePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PushDeviceSave($input: SavePushSubscriptionInput!) {\n    savePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PushDeviceDelete($input: DeletePushSubscriptionInput!) {\n    deletePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PushDeviceDelete($input: DeletePushSubscriptionInput!) {\n    deletePushSubscription(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompleteProfileBanner_user on User {\n    id\n    profileCompletion {\n      percent\n      bannerPercent\n    }\n  }\n"): (typeof documents)["\n  fragment CompleteProfileBanner_user on User {\n    id\n    profileCompletion {\n      percent\n      bannerPercent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnboardingDialog {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OnboardingDialog {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SendCompany {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n    }\n  }\n"): (typeof documents)["\n  query SendCompany {\n    viewer {\n      companyProfile {\n        ...CompanyFormValues_companyProfile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SendCompany_payload on CompanyPayload {\n    companyProfile {\n      ...CompanyFormValues_companyProfile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SendCompany_payload on CompanyPayload {\n    companyProfile {\n      ...CompanyFormValues_companyProfile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SendCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SendCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SendCompany_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SendDraftStored {\n    viewer {\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SendDraftStored {\n    viewer {\n      user {\n        id\n        phone\n        profile {\n          ...ProfileValues_profile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendDraft($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        phone\n        profileCompletion {\n          missing\n        }\n        profile {\n          experienceMonths\n          career {\n            ...Career_career\n          }\n          ...ProfileValues_profile\n        }\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendDraft($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        phone\n        profileCompletion {\n          missing\n        }\n        profile {\n          experienceMonths\n          career {\n            ...Career_career\n          }\n          ...ProfileValues_profile\n        }\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendDraftComplete {\n    completeOnboarding(input: { onboardingComplete: true }) {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendDraftComplete {\n    completeOnboarding(input: { onboardingComplete: true }) {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaySource_insight on PayInsight {\n    jobs\n    companies\n    place\n    isWider\n    since\n    until\n  }\n"): (typeof documents)["\n  fragment PaySource_insight on PayInsight {\n    jobs\n    companies\n    place\n    isWider\n    since\n    until\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PendingChange_change on PendingChange {\n    id\n    fields {\n      name\n      before\n      after\n    }\n    questions {\n      ...QuestionForm_question\n    }\n  }\n"): (typeof documents)["\n  fragment PendingChange_change on PendingChange {\n    id\n    fields {\n      name\n      before\n      after\n    }\n    questions {\n      ...QuestionForm_question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n      companyProfile {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawChange($id: ID!) {\n    withdrawPendingChange(input: { id: $id }) {\n      job {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n      companyProfile {\n        id\n        pendingChange {\n          ...PendingChange_change\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDraft_draft on JobDraft {\n    id\n    savedAt\n    values {\n      title\n      description\n      requirements\n      responsibilities\n      benefits\n      location\n      type\n      category\n      industry\n      salary\n      experience\n      experienceLevel\n      applicationDeadline\n      isRemote\n      isFeatured\n      isUrgent\n      questions {\n        kind\n        text\n        options\n        isRequired\n        wanted\n        minimum\n        weight\n      }\n      ...JobFacts_draft\n    }\n  }\n"): (typeof documents)["\n  fragment JobDraft_draft on JobDraft {\n    id\n    savedAt\n    values {\n      title\n      description\n      requirements\n      responsibilities\n      benefits\n      location\n      type\n      category\n      industry\n      salary\n      experience\n      experienceLevel\n      applicationDeadline\n      isRemote\n      isFeatured\n      isUrgent\n      questions {\n        kind\n        text\n        options\n        isRequired\n        wanted\n        minimum\n        weight\n      }\n      ...JobFacts_draft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceDraftDuplicate($input: JobInput!) {\n    duplicateJob(input: $input) {\n      draft {\n        ...JobDraft_draft\n      }\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceDraftDuplicate($input: JobInput!) {\n    duplicateJob(input: $input) {\n      draft {\n        ...JobDraft_draft\n      }\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceDraftDiscard {\n    discardJobDraft {\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceDraftDiscard {\n    discardJobDraft {\n      replaced {\n        ...JobDraft_draft\n      }\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceDraftRestore($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceDraftRestore($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostCard_post on Post {\n    slug\n    locale\n    title\n    excerpt\n    author\n    category\n    tags\n    image\n    ...PostFacts_post\n  }\n"): (typeof documents)["\n  fragment PostCard_post on Post {\n    slug\n    locale\n    title\n    excerpt\n    author\n    category\n    tags\n    image\n    ...PostFacts_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostFacts_post on Post {\n    publishedAt\n    readMinutes\n    views\n    comments\n  }\n"): (typeof documents)["\n  fragment PostFacts_post on Post {\n    publishedAt\n    readMinutes\n    views\n    comments\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeForm($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SubscribeForm($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileValues_profile on SeekerProfile {\n    headline\n    summary\n    location\n    dateOfBirth\n    gender\n    experienceType\n    experience\n    currentCompany\n    currentJobTitle\n    currentCTC\n    salaryExpectation\n    preferredLocations\n    education\n    specialization\n    university\n    yearOfPassing\n    technicalSkills\n    functionalSkills\n    certifications\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    showAccommodations\n    hasBike\n    hasDrivingLicense\n    isOpenToWork\n  }\n"): (typeof documents)["\n  fragment ProfileValues_profile on SeekerProfile {\n    headline\n    summary\n    location\n    dateOfBirth\n    gender\n    experienceType\n    experience\n    currentCompany\n    currentJobTitle\n    currentCTC\n    salaryExpectation\n    preferredLocations\n    education\n    specialization\n    university\n    yearOfPassing\n    technicalSkills\n    functionalSkills\n    certifications\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    showAccommodations\n    hasBike\n    hasDrivingLicense\n    isOpenToWork\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchReasons_reason on MatchReason {\n    kind\n    speaksFor\n    text\n  }\n"): (typeof documents)["\n  fragment MatchReasons_reason on MatchReason {\n    kind\n    speaksFor\n    text\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoveQuestion_user on User {\n    id\n    profile {\n      willingToMove\n    }\n  }\n"): (typeof documents)["\n  fragment MoveQuestion_user on User {\n    id\n    profile {\n      willingToMove\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveQuestionAnswer($wouldMove: Boolean!) {\n    updateProfile(input: { willingToMove: $wouldMove }) {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveQuestionAnswer($wouldMove: Boolean!) {\n    updateProfile(input: { willingToMove: $wouldMove }) {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecommendedList_recommended on RecommendedJob {\n    grade\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n      ...JobCard_job\n    }\n    reasons {\n      ...MatchReasons_reason\n    }\n  }\n"): (typeof documents)["\n  fragment RecommendedList_recommended on RecommendedJob {\n    grade\n    job {\n      id\n      title\n      company {\n        id\n        name\n      }\n      ...JobCard_job\n    }\n    reasons {\n      ...MatchReasons_reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissJob($input: DismissJobInput!) {\n    dismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DismissJob($input: DismissJobInput!) {\n    dismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissJobUndo($input: UndismissJobInput!) {\n    undismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DismissJobUndo($input: UndismissJobInput!) {\n    undismissJob(input: $input) {\n      viewer {\n        ...DismissedJobs_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DismissedJobs_viewer on Viewer {\n    dismissedJobs {\n      jobId\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment DismissedJobs_viewer on Viewer {\n    dismissedJobs {\n      jobId\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DismissedJobs {\n    viewer {\n      ...DismissedJobs_viewer\n    }\n  }\n"): (typeof documents)["\n  query DismissedJobs {\n    viewer {\n      ...DismissedJobs_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSavedJobSave($input: SaveJobInput!) {\n    saveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSavedJobSave($input: SaveJobInput!) {\n    saveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSavedJobUnsave($input: UnsaveJobInput!) {\n    unsaveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSavedJobUnsave($input: UnsaveJobInput!) {\n    unsaveJob(input: $input) {\n      job {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedJobs {\n    viewer {\n      savedJobIds\n    }\n  }\n"): (typeof documents)["\n  query SavedJobs {\n    viewer {\n      savedJobIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnswerList_application on Application {\n    id\n    answers {\n      question\n      kind\n      answer\n      file {\n        id\n        name\n        url\n      }\n      wanted\n      minimum\n      weight\n      fits\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n  }\n"): (typeof documents)["\n  fragment AnswerList_application on Application {\n    id\n    answers {\n      question\n      kind\n      answer\n      file {\n        id\n        name\n        url\n      }\n      wanted\n      minimum\n      weight\n      fits\n    }\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionSuggestions {\n    viewer {\n      questionsAskedBefore {\n        ...QuestionForm_question\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuestionSuggestions {\n    viewer {\n      questionsAskedBefore {\n        ...QuestionForm_question\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionForm_question on JobQuestion {\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n"): (typeof documents)["\n  fragment QuestionForm_question on JobQuestion {\n    kind\n    text\n    options\n    isRequired\n    wanted\n    minimum\n    weight\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OtherCompany($id: ID!) {\n    viewer {\n      otherCompany(id: $id) {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OtherCompany($id: ID!) {\n    viewer {\n      otherCompany(id: $id) {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchCompany($companyId: ID!) {\n    switchCompany(input: { companyId: $companyId }) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchCompany($companyId: ID!) {\n    switchCompany(input: { companyId: $companyId }) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TodoItem_todo on Todo {\n    kind\n    dueAt\n    since\n    count\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n    interviewKind\n    invitationPath\n  }\n"): (typeof documents)["\n  fragment TodoItem_todo on Todo {\n    kind\n    dueAt\n    since\n    count\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n    interviewKind\n    invitationPath\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AppStep($input: ConfirmTwoFactorInput!) {\n    confirmTwoFactor(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          isOn\n          since\n          recoveryCodesLeft\n          isDemanded\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AppStep($input: ConfirmTwoFactorInput!) {\n    confirmTwoFactor(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          isOn\n          since\n          recoveryCodesLeft\n          isDemanded\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordStep($input: StartTwoFactorInput!) {\n    startTwoFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation PasswordStep($input: StartTwoFactorInput!) {\n    startTwoFactor(input: $input) {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FaqPage {\n    site {\n      name\n      supportEmail\n      supportPhone\n    }\n  }\n"): (typeof documents)["\n  query FaqPage {\n    site {\n      name\n      supportEmail\n      supportPhone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrivacyPage {\n    site {\n      name\n      supportEmail\n      address\n      googleSignIn\n    }\n  }\n"): (typeof documents)["\n  query PrivacyPage {\n    site {\n      name\n      supportEmail\n      address\n      googleSignIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmPasswordDialog {\n    viewer {\n      hasPassword\n      twoFactor {\n        isOn\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConfirmPasswordDialog {\n    viewer {\n      hasPassword\n      twoFactor {\n        isOn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasswordDialogSend($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPasswordDialogSend($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmWorkEmailPage($token: String!) {\n    workEmail(input: { token: $token }) {\n      companyName\n      domain\n      email\n    }\n  }\n"): (typeof documents)["\n  query ConfirmWorkEmailPage($token: String!) {\n    workEmail(input: { token: $token }) {\n      companyName\n      domain\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmWorkEmailPageConfirm($token: String!) {\n    confirmWorkEmail(input: { token: $token }) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmWorkEmailPageConfirm($token: String!) {\n    confirmWorkEmail(input: { token: $token }) {\n      workEmail {\n        companyName\n        domain\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JoinTeamForm_invitation on OpenedTeamInvitation {\n    companyName\n    inviterName\n    email\n    role\n    state\n  }\n"): (typeof documents)["\n  fragment JoinTeamForm_invitation on OpenedTeamInvitation {\n    companyName\n    inviterName\n    email\n    role\n    state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinTeamForm($input: JoinTeamInput!) {\n    joinTeam(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinTeamForm($input: JoinTeamInput!) {\n    joinTeam(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JoinTeamPage($token: String!) {\n    teamInvitation(token: $token) {\n      ...JoinTeamForm_invitation\n    }\n  }\n"): (typeof documents)["\n  query JoinTeamPage($token: String!) {\n    teamInvitation(token: $token) {\n      ...JoinTeamForm_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinTeamPageAccept($token: String!) {\n    acceptTeamInvitation(input: { token: $token }) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation JoinTeamPageAccept($token: String!) {\n    acceptTeamInvitation(input: { token: $token }) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResetPasswordForm($token: String!) {\n    passwordResetLink(token: $token) {\n      apiKeys\n    }\n  }\n"): (typeof documents)["\n  query ResetPasswordForm($token: String!) {\n    passwordResetLink(token: $token) {\n      apiKeys\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoogleButton {\n    site {\n      googleSignIn\n    }\n  }\n"): (typeof documents)["\n  query GoogleButton {\n    site {\n      googleSignIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GoogleReturn($input: CompleteGoogleSignInInput!) {\n    completeGoogleSignIn(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GoogleReturn($input: CompleteGoogleSignInInput!) {\n    completeGoogleSignIn(input: $input) {\n      accessToken\n      expiresAt\n      deviceToken\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddJobPage {\n    viewer {\n      user {\n        id\n      }\n      companyProfile {\n        id\n        company {\n          id\n          name\n          industry\n        }\n        ...CompanyNotice_profile\n      }\n      jobDraft {\n        ...JobDraft_draft\n      }\n      jobs(first: 1) {\n        figures {\n          total\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AddJobPage {\n    viewer {\n      user {\n        id\n      }\n      companyProfile {\n        id\n        company {\n          id\n          name\n          industry\n        }\n        ...CompanyNotice_profile\n      }\n      jobDraft {\n        ...JobDraft_draft\n      }\n      jobs(first: 1) {\n        figures {\n          total\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyNotice_profile on CompanyProfile {\n    id\n    adminStatus\n  }\n"): (typeof documents)["\n  fragment CompanyNotice_profile on CompanyProfile {\n    id\n    adminStatus\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExpectedApplicants($title: String!) {\n    viewer {\n      expectedApplicants(title: $title) {\n        isOwn\n        jobs\n        low\n        high\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExpectedApplicants($title: String!) {\n    viewer {\n      expectedApplicants(title: $title) {\n        isOwn\n        jobs\n        low\n        high\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StartFromJob($search: String) {\n    viewer {\n      jobs(first: 20, search: $search) {\n        nodes {\n          id\n          title\n          place\n          postedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query StartFromJob($search: String) {\n    viewer {\n      jobs(first: 20, search: $search) {\n        nodes {\n          id\n          title\n          place\n          postedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DraftAutosaveSave($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DraftAutosaveSave($input: JobDraftInput!) {\n    saveJobDraft(input: $input) {\n      viewer {\n        jobDraft {\n          ...JobDraft_draft\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsualPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n"): (typeof documents)["\n  query UsualPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        id\n        title\n        standing\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostJob($input: CreateJobInput!) {\n    createJob(input: $input) {\n      job {\n        id\n        title\n        standing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostJobDiscard {\n    discardJobDraft {\n      viewer {\n        jobDraft {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostJobDiscard {\n    discardJobDraft {\n      viewer {\n        jobDraft {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminActivityPage(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $page: Int\n  ) {\n    admin {\n      activity(\n        first: 10\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...LogEntries_entry\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminActivityPage(\n    $search: String\n    $action: String\n    $actorId: ID\n    $subjectKind: String\n    $subjectId: ID\n    $from: String\n    $to: String\n    $page: Int\n  ) {\n    admin {\n      activity(\n        first: 10\n        search: $search\n        action: $action\n        actorId: $actorId\n        subjectKind: $subjectKind\n        subjectId: $subjectId\n        from: $from\n        to: $to\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...LogEntries_entry\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAnalyticsPage($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          period\n          from\n          timeZone\n          countedAt\n          users {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          jobs {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          applications {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminAnalyticsPage($period: AnalyticsPeriod!) {\n    admin {\n      analytics {\n        figures(period: $period) {\n          period\n          from\n          timeZone\n          countedAt\n          users {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          jobs {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n          applications {\n            figures {\n              key\n              value\n              change\n              recent\n              before\n              counts {\n                part\n                whole\n                partBefore\n                wholeBefore\n              }\n            }\n            overTime {\n              ...AnalyticsChart_answer\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBulkUploadPage($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        id\n        status\n        ...Preview_upload\n        ...Processing_upload\n        ...Complete_upload\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminBulkUploadPage($id: ID!) {\n    admin {\n      bulkUpload(id: $id) {\n        id\n        status\n        ...Preview_upload\n        ...Processing_upload\n        ...Complete_upload\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompaniesPage(\n    $search: String\n    $status: AdminStatus\n    $changed: Boolean\n    $verification: Boolean\n    $page: Int\n  ) {\n    admin {\n      companies(\n        first: 10\n        search: $search\n        status: $status\n        changed: $changed\n        verificationWaiting: $verification\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          ...CompanyRow_company\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCompaniesPage(\n    $search: String\n    $status: AdminStatus\n    $changed: Boolean\n    $verification: Boolean\n    $page: Int\n  ) {\n    admin {\n      companies(\n        first: 10\n        search: $search\n        status: $status\n        changed: $changed\n        verificationWaiting: $verification\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          ...CompanyRow_company\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompanyPage($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n          ...TreatmentComments_company\n        }\n        ...CompanyReview_company\n      }\n      activity(first: 10, subjectKind: \"company\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminCompanyPage($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n          ...TreatmentComments_company\n        }\n        ...CompanyReview_company\n      }\n      activity(first: 10, subjectKind: \"company\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDashboardPage($id: ID!, $view: AnalyticsDashboardViewInput) {\n    admin {\n      analytics {\n        timeZone\n        dashboard(id: $id) {\n          id\n          name\n          isOwn\n          isShared\n          owner {\n            id\n            name\n          }\n          ...Board_dashboard\n          ...BoardView_dashboard\n          ...DashboardMenu_dashboard\n          ...ShareButton_dashboard\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboardPage($id: ID!, $view: AnalyticsDashboardViewInput) {\n    admin {\n      analytics {\n        timeZone\n        dashboard(id: $id) {\n          id\n          name\n          isOwn\n          isShared\n          owner {\n            id\n            name\n          }\n          ...Board_dashboard\n          ...BoardView_dashboard\n          ...DashboardMenu_dashboard\n          ...ShareButton_dashboard\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFigureAlertsPage {\n    admin {\n      analytics {\n        alerts {\n          id\n          ...FigureAlertRow_alert\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminFigureAlertsPage {\n    admin {\n      analytics {\n        alerts {\n          id\n          ...FigureAlertRow_alert\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJobPage($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n      activity(first: 10, subjectKind: \"job\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminJobPage($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n      activity(first: 10, subjectKind: \"job\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJobsPage(\n    $search: String\n    $companyId: ID\n    $status: AdminStatus\n    $industry: String\n    $reported: Boolean\n    $changed: Boolean\n    $page: Int\n  ) {\n    admin {\n      jobs(\n        first: 10\n        search: $search\n        companyId: $companyId\n        status: $status\n        industry: $industry\n        reported: $reported\n        changed: $changed\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          job {\n            company {\n              name\n            }\n          }\n          ...JobRow_job\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminJobsPage(\n    $search: String\n    $companyId: ID\n    $status: AdminStatus\n    $industry: String\n    $reported: Boolean\n    $changed: Boolean\n    $page: Int\n  ) {\n    admin {\n      jobs(\n        first: 10\n        search: $search\n        companyId: $companyId\n        status: $status\n        industry: $industry\n        reported: $reported\n        changed: $changed\n        page: $page\n      ) {\n        totalCount\n        totalPages\n        nodes {\n          id\n          job {\n            company {\n              name\n            }\n          }\n          ...JobRow_job\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMessagesPage($after: String) {\n    admin {\n      messageReports(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          reason\n          detail\n          isNoticed\n          createdAt\n          body\n          side\n          sentAt\n          authorId\n          authorName\n          companyId\n          companyName\n          jobId\n          jobTitle\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminMessagesPage($after: String) {\n    admin {\n      messageReports(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          reason\n          detail\n          isNoticed\n          createdAt\n          body\n          side\n          sentAt\n          authorId\n          authorName\n          companyId\n          companyName\n          jobId\n          jobTitle\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminMessagesPageResolve($input: ResolveMessageReportsInput!) {\n    resolveMessageReports(input: $input) {\n      resolvedIds\n    }\n  }\n"): (typeof documents)["\n  mutation AdminMessagesPageResolve($input: ResolveMessageReportsInput!) {\n    resolveMessageReports(input: $input) {\n      resolvedIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPage {\n    admin {\n      permissions {\n        ...QuickActions_permissions\n      }\n      companies(status: PENDING, first: 5) {\n        ...WaitingCompanies_companies\n      }\n      jobs(status: PENDING, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      reported: jobs(reported: true, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      verifications: companies(verificationWaiting: true, first: 5) {\n        ...WaitingVerifications_companies\n      }\n      ...WaitingChanges_admin\n    }\n  }\n"): (typeof documents)["\n  query AdminPage {\n    admin {\n      permissions {\n        ...QuickActions_permissions\n      }\n      companies(status: PENDING, first: 5) {\n        ...WaitingCompanies_companies\n      }\n      jobs(status: PENDING, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      reported: jobs(reported: true, first: 5) {\n        ...WaitingJobs_jobs\n      }\n      verifications: companies(verificationWaiting: true, first: 5) {\n        ...WaitingVerifications_companies\n      }\n      ...WaitingChanges_admin\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminRecountsPage($id: ID) {\n    admin {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n      recount(id: $id) {\n        id\n        ...RecountDetails_recount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminRecountsPage($id: ID) {\n    admin {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n      recount(id: $id) {\n        id\n        ...RecountDetails_recount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminRecountsPageRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminRecountsPageRecountNow {\n    recountNow {\n      recounts {\n        isRunning\n        list {\n          id\n          ...RecountList_recount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminReportsPage {\n    admin {\n      analytics {\n        templates {\n          key\n          ...TemplateCard_template\n        }\n        reports {\n          id\n          ...ReportRow_report\n        }\n        dashboards {\n          id\n          ...DashboardCard_dashboard\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminReportsPage {\n    admin {\n      analytics {\n        templates {\n          key\n          ...TemplateCard_template\n        }\n        reports {\n          id\n          ...ReportRow_report\n        }\n        dashboards {\n          id\n          ...DashboardCard_dashboard\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSegmentsPage {\n    admin {\n      analytics {\n        segments {\n          id\n          ...SegmentRow_segment\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminSegmentsPage {\n    admin {\n      analytics {\n        segments {\n          id\n          ...SegmentRow_segment\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSettingsPage {\n    admin {\n      settings {\n        id\n        ...SettingsForm_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminSettingsPage {\n    admin {\n      settings {\n        id\n        ...SettingsForm_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUserPage($id: ID!) {\n    admin {\n      user(id: $id) {\n        id\n        sessions {\n          id\n          ...UserSession_session\n        }\n        ...UserRow_user\n        ...UserStatus_user\n        ...UserFacts_user\n        ...UserFigures_user\n        ...EditUserDialog_user\n        ...UserTwoFactor_user\n      }\n      activity(first: 10, subjectKind: \"user\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUserPage($id: ID!) {\n    admin {\n      user(id: $id) {\n        id\n        sessions {\n          id\n          ...UserSession_session\n        }\n        ...UserRow_user\n        ...UserStatus_user\n        ...UserFacts_user\n        ...UserFigures_user\n        ...EditUserDialog_user\n        ...UserTwoFactor_user\n      }\n      activity(first: 10, subjectKind: \"user\", subjectId: $id) {\n        ...History_activity\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsersPage(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $verified: Boolean\n    $page: Int\n  ) {\n    admin {\n      users(\n        first: 10\n        search: $search\n        role: $role\n        status: $status\n        verified: $verified\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...UserRow_user\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUsersPage(\n    $search: String\n    $role: Role\n    $status: UserStatus\n    $verified: Boolean\n    $page: Int\n  ) {\n    admin {\n      users(\n        first: 10\n        search: $search\n        role: $role\n        status: $status\n        verified: $verified\n        page: $page\n      ) {\n        totalCount\n        totalCountIsExact\n        totalPages\n        nodes {\n          id\n          ...UserRow_user\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogEntries_entry on ActivityEntry {\n    id\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    ...ActivityItem_entry\n  }\n"): (typeof documents)["\n  fragment LogEntries_entry on ActivityEntry {\n    id\n    actor {\n      kind\n      id\n      name\n      email\n    }\n    subject {\n      kind\n      id\n      name\n    }\n    ...ActivityItem_entry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogCheck {\n    admin {\n      activityCheck {\n        whole\n        broken {\n          id\n          how\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LogCheck {\n    admin {\n      activityCheck {\n        whole\n        broken {\n          id\n          how\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertHistoryDialog($id: ID!) {\n    admin {\n      analytics {\n        alert(id: $id) {\n          id\n          crossings {\n            id\n            crossedAt\n            returnedAt\n            finding\n            condition\n            link\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertHistoryDialog($id: ID!) {\n    admin {\n      analytics {\n        alert(id: $id) {\n          id\n          crossings {\n            id\n            crossedAt\n            returnedAt\n            finding\n            condition\n            link\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAlertDialog($input: DeleteFigureAlertInput!) {\n    deleteFigureAlert(input: $input) {\n      deletedAlertId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAlertDialog($input: DeleteFigureAlertInput!) {\n    deleteFigureAlert(input: $input) {\n      deletedAlertId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FigureAlertRow_alert on FigureAlert {\n    id\n    name\n    state\n    problem\n    figure\n    condition\n    finding\n    valueText\n    link\n    measure\n    isPerGroup\n    kind\n    direction\n    amount\n    isPercent\n    isMailed\n    isPosted\n    isActive\n    checkedAt\n    crossedAt\n    report {\n      id\n      name\n    }\n    address\n  }\n"): (typeof documents)["\n  fragment FigureAlertRow_alert on FigureAlert {\n    id\n    name\n    state\n    problem\n    figure\n    condition\n    finding\n    valueText\n    link\n    measure\n    isPerGroup\n    kind\n    direction\n    amount\n    isPercent\n    isMailed\n    isPosted\n    isActive\n    checkedAt\n    crossedAt\n    report {\n      id\n      name\n    }\n    address\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AlertActionsTurn($input: TurnFigureAlertInput!) {\n    turnFigureAlert(input: $input) {\n      alert {\n        ...FigureAlertRow_alert\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AlertActionsTurn($input: TurnFigureAlertInput!) {\n    turnFigureAlert(input: $input) {\n      alert {\n        ...FigureAlertRow_alert\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Board_dashboard on AnalyticsDashboard {\n    id\n    name\n    mayChange\n    owner {\n      id\n      name\n    }\n    pins {\n      id\n      ...Tile_pin\n    }\n    ...SaveDashboard_dashboard\n  }\n"): (typeof documents)["\n  fragment Board_dashboard on AnalyticsDashboard {\n    id\n    name\n    mayChange\n    owner {\n      id\n      name\n    }\n    pins {\n      id\n      ...Tile_pin\n    }\n    ...SaveDashboard_dashboard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Tile_pin on AnalyticsPin {\n    id\n    width\n    address\n    question\n    report {\n      id\n      name\n      chart\n      problem\n      address\n    }\n  }\n"): (typeof documents)["\n  fragment Tile_pin on AnalyticsPin {\n    id\n    width\n    address\n    question\n    report {\n      id\n      name\n      chart\n      problem\n      address\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoardView_dashboard on AnalyticsDashboard {\n    id\n    view(view: $view) {\n      markText\n      pins {\n        pinId\n        address\n        question\n        problem\n        unapplied\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BoardView_dashboard on AnalyticsDashboard {\n    id\n    view(view: $view) {\n      markText\n      pins {\n        pinId\n        address\n        question\n        problem\n        unapplied\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardEvents {\n    admin {\n      analytics {\n        chartEvents {\n          id\n          kind\n          at\n          day\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BoardEvents {\n    admin {\n      analytics {\n        chartEvents {\n          id\n          kind\n          at\n          day\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotedEventsNote($input: NoteChartEventInput!) {\n    noteChartEvent(input: $input) {\n      event {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NotedEventsNote($input: NoteChartEventInput!) {\n    noteChartEvent(input: $input) {\n      event {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotedEventsDelete($input: DeleteChartEventInput!) {\n    deleteChartEvent(input: $input) {\n      deletedEventId\n    }\n  }\n"): (typeof documents)["\n  mutation NotedEventsDelete($input: DeleteChartEventInput!) {\n    deleteChartEvent(input: $input) {\n      deletedEventId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterChoices(\n    $key: AnalyticsDimension!\n    $other: AnalyticsDimension!\n    $hasOther: Boolean!\n    $search: String\n  ) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 8)\n          }\n          other: dimension(key: $other) @include(if: $hasOther) {\n            suggestions(search: $search, first: 8)\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FilterChoices(\n    $key: AnalyticsDimension!\n    $other: AnalyticsDimension!\n    $hasOther: Boolean!\n    $search: String\n  ) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 8)\n          }\n          other: dimension(key: $other) @include(if: $hasOther) {\n            suggestions(search: $search, first: 8)\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinMoves($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          position\n          ...Tile_pin\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PinMoves($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          position\n          ...Tile_pin\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TileAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          from\n          to\n          timeZone\n          grain\n          readAt\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TileAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          from\n          to\n          timeZone\n          grain\n          readAt\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unpin($input: UnpinReportInput!) {\n    unpinReport(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Unpin($input: UnpinReportInput!) {\n    unpinReport(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpinUndo($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        pins {\n          id\n          report {\n            id\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnpinUndo($input: PinReportInput!) {\n    pinReport(input: $input) {\n      dashboard {\n        id\n        pins {\n          id\n          report {\n            id\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpinPlace($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnpinPlace($input: MovePinInput!) {\n    movePin(input: $input) {\n      dashboard {\n        id\n        version\n        updatedAt\n        pins {\n          id\n          ...Tile_pin\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardCard_dashboard on AnalyticsDashboard {\n    id\n    updatedAt\n    owner {\n      id\n      name\n    }\n    isOwn\n    pins {\n      id\n    }\n    ...DashboardMenu_dashboard\n    name\n    isShared\n  }\n"): (typeof documents)["\n  fragment DashboardCard_dashboard on AnalyticsDashboard {\n    id\n    updatedAt\n    owner {\n      id\n      name\n    }\n    isOwn\n    pins {\n      id\n    }\n    ...DashboardMenu_dashboard\n    name\n    isShared\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardMenu_dashboard on AnalyticsDashboard {\n    id\n    mayChange\n    ...SaveDashboard_dashboard\n    ...ShareDashboard_dashboard\n  }\n"): (typeof documents)["\n  fragment DashboardMenu_dashboard on AnalyticsDashboard {\n    id\n    mayChange\n    ...SaveDashboard_dashboard\n    ...ShareDashboard_dashboard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShareButton_dashboard on AnalyticsDashboard {\n    id\n    isShared\n    mayChange\n    ...ShareDashboard_dashboard\n  }\n"): (typeof documents)["\n  fragment ShareButton_dashboard on AnalyticsDashboard {\n    id\n    isShared\n    mayChange\n    ...ShareDashboard_dashboard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDashboard($input: DashboardInput!) {\n    deleteDashboard(input: $input) {\n      dashboard {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteDashboard($input: DashboardInput!) {\n    deleteDashboard(input: $input) {\n      dashboard {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDashboardUndo($input: DashboardInput!) {\n    restoreDashboard(input: $input) {\n      dashboard {\n        ...DashboardCard_dashboard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteDashboardUndo($input: DashboardInput!) {\n    restoreDashboard(input: $input) {\n      dashboard {\n        ...DashboardCard_dashboard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaveDashboard_dashboard on AnalyticsDashboard {\n    id\n    version\n    name\n    isShared\n    range {\n      last\n      unit\n      rolling\n      whole\n      from\n      to\n    }\n    filters {\n      categories\n      places\n      companies\n      segments\n    }\n  }\n"): (typeof documents)["\n  fragment SaveDashboard_dashboard on AnalyticsDashboard {\n    id\n    version\n    name\n    isShared\n    range {\n      last\n      unit\n      rolling\n      whole\n      from\n      to\n    }\n    filters {\n      categories\n      places\n      companies\n      segments\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDashboard($input: SaveDashboardInput!) {\n    saveDashboard(input: $input) {\n      dashboard {\n        id\n        name\n        ...SaveDashboard_dashboard\n        ...Board_dashboard\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDashboard($input: SaveDashboardInput!) {\n    saveDashboard(input: $input) {\n      dashboard {\n        id\n        name\n        ...SaveDashboard_dashboard\n        ...Board_dashboard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShareDashboard_dashboard on AnalyticsDashboard {\n    id\n    pins {\n      id\n      report {\n        id\n        name\n        isShared\n      }\n    }\n    ...SaveDashboard_dashboard\n  }\n"): (typeof documents)["\n  fragment ShareDashboard_dashboard on AnalyticsDashboard {\n    id\n    pins {\n      id\n      report {\n        id\n        name\n        isShared\n      }\n    }\n    ...SaveDashboard_dashboard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareDashboardReport($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n        isShared\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShareDashboardReport($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n        isShared\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportRow_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    question\n    problem\n    address\n    chart\n    isOwn\n    isShared\n    mayChange\n    updatedAt\n    owner {\n      id\n      name\n    }\n    schedule {\n      ...ReportSchedule_schedule\n    }\n  }\n"): (typeof documents)["\n  fragment ReportRow_report on AnalyticsReport {\n    id\n    version\n    name\n    description\n    question\n    problem\n    address\n    chart\n    isOwn\n    isShared\n    mayChange\n    updatedAt\n    owner {\n      id\n      name\n    }\n    schedule {\n      ...ReportSchedule_schedule\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportScheduleState($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportScheduleState($input: ScheduleReportInput!) {\n    scheduleReport(input: $input) {\n      report {\n        id\n        schedule {\n          ...ReportSchedule_schedule\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReport($input: ReportInput!) {\n    deleteReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReport($input: ReportInput!) {\n    deleteReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReportUndo($input: ReportInput!) {\n    restoreReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteReportUndo($input: ReportInput!) {\n    restoreReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportActionsShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportActionsShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        ...ReportRow_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n        ...ReportRow_report\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n        ...ReportRow_report\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateCard_template on AnalyticsTemplate {\n    key\n    name\n    question\n    chart\n    address\n  }\n"): (typeof documents)["\n  fragment TemplateCard_template on AnalyticsTemplate {\n    key\n    name\n    question\n    chart\n    address\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ActionsDuplicate($input: ReportInput!) {\n    duplicateReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainDialog($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        explain(query: $query) {\n          sql\n          values\n          plan\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExplainDialog($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        explain(query: $query) {\n          sql\n          values\n          plan\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareDialogShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShareDialogShare($input: ShareReportInput!) {\n    shareReport(input: $input) {\n      report {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenReport($id: ID!) {\n    admin {\n      analytics {\n        report(id: $id) {\n          id\n          name\n          description\n          isShared\n          isOwn\n          mayChange\n          version\n          address\n          problem\n          owner {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenReport($id: ID!) {\n    admin {\n      analytics {\n        report(id: $id) {\n          id\n          name\n          description\n          isShared\n          isOwn\n          mayChange\n          version\n          address\n          problem\n          owner {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValueSuggestions($key: AnalyticsDimension!, $search: String) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 12)\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ValueSuggestions($key: AnalyticsDimension!, $search: String) {\n    admin {\n      analytics {\n        model {\n          dimension(key: $key) {\n            suggestions(search: $search, first: 12)\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuiltAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          dimensions {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            isStock\n          }\n          exactFrom\n          rowCount\n          isComplete\n          leftOut\n          readAt\n          freshAt\n          milliseconds\n          timeZone\n          grain\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BuiltAnswer($query: AnalyticsQueryInput!) {\n    admin {\n      analytics {\n        answer(query: $query) {\n          dimensions {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            isStock\n          }\n          exactFrom\n          rowCount\n          isComplete\n          leftOut\n          readAt\n          freshAt\n          milliseconds\n          timeZone\n          grain\n          ...AnalyticsChart_answer\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExploreModel {\n    admin {\n      analytics {\n        model {\n          subjects {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            description\n            unit\n            source\n            subject\n            isAdditive\n            betterWhen\n            isStock\n            isPersonal\n            stepOf\n            dimensions\n            segmentNouns\n          }\n          dimensions {\n            key\n            name\n            description\n            kind\n            isPersonal\n            values {\n              key\n              label\n            }\n          }\n          timeZones\n        }\n        segments {\n          id\n          name\n          noun\n          conditions\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExploreModel {\n    admin {\n      analytics {\n        model {\n          subjects {\n            key\n            name\n          }\n          measures {\n            key\n            name\n            description\n            unit\n            source\n            subject\n            isAdditive\n            betterWhen\n            isStock\n            isPersonal\n            stepOf\n            dimensions\n            segmentNouns\n          }\n          dimensions {\n            key\n            name\n            description\n            kind\n            isPersonal\n            values {\n              key\n              label\n            }\n          }\n          timeZones\n        }\n        segments {\n          id\n          name\n          noun\n          conditions\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NamedModel($keys: [AnalyticsGroupKeyInput!]!) {\n    admin {\n      analytics {\n        keyNames(keys: $keys)\n      }\n    }\n  }\n"): (typeof documents)["\n  query NamedModel($keys: [AnalyticsGroupKeyInput!]!) {\n    admin {\n      analytics {\n        keyNames(keys: $keys)\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstQuestions {\n    admin {\n      analytics {\n        templates {\n          key\n          name\n          question\n          chart\n          address\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FirstQuestions {\n    admin {\n      analytics {\n        templates {\n          key\n          name\n          question\n          chart\n          address\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KnownValues($names: [String!]!) {\n    admin {\n      analytics {\n        model {\n          namedValues(names: $names) {\n            name\n            dimension\n            value\n            isExact\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query KnownValues($names: [String!]!) {\n    admin {\n      analytics {\n        model {\n          namedValues(names: $names) {\n            name\n            dimension\n            value\n            isExact\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSegmentDialog($input: DeleteSegmentInput!) {\n    deleteSegment(input: $input) {\n      deletedSegmentId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSegmentDialog($input: DeleteSegmentInput!) {\n    deleteSegment(input: $input) {\n      deletedSegmentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SegmentDialogSave($input: SaveSegmentInput!) {\n    saveSegment(input: $input) {\n      segment {\n        id\n        ...SegmentRow_segment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SegmentDialogSave($input: SaveSegmentInput!) {\n    saveSegment(input: $input) {\n      segment {\n        id\n        ...SegmentRow_segment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SegmentRow_segment on AnalyticsSegment {\n    id\n    name\n    noun\n    isShared\n    isOwn\n    mayChange\n    owner {\n      id\n      name\n    }\n    version\n    conditions\n    problem\n    address\n    uses {\n      kind\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment SegmentRow_segment on AnalyticsSegment {\n    id\n    name\n    noun\n    isShared\n    isOwn\n    mayChange\n    owner {\n      id\n      name\n    }\n    version\n    conditions\n    problem\n    address\n    uses {\n      kind\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SegmentSize($input: SaveSegmentInput!) {\n    admin {\n      analytics {\n        trySegment(input: $input) {\n          size\n          conditions\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SegmentSize($input: SaveSegmentInput!) {\n    admin {\n      analytics {\n        trySegment(input: $input) {\n          size\n          conditions\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BackupList_backups on Backups {\n    list {\n      id\n      at\n      status\n      askedBy\n      fileName\n      size\n      message\n      keptUntil\n      removedAt\n    }\n  }\n"): (typeof documents)["\n  fragment BackupList_backups on Backups {\n    list {\n      id\n      at\n      status\n      askedBy\n      fileName\n      size\n      message\n      keptUntil\n      removedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BackupsPanel {\n    admin {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n"): (typeof documents)["\n  query BackupsPanel {\n    admin {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BackupsPanelBackUpNow {\n    backUpNow {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BackupsPanelBackUpNow {\n    backUpNow {\n      backups {\n        running\n        ...LastBackup_backups\n        ...BackupList_backups\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LastBackup_backups on Backups {\n    running\n    nextDueAt\n    frequency\n    retentionPeriod\n    last {\n      id\n      at\n      ok\n      status\n      size\n      rows\n      files\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment LastBackup_backups on Backups {\n    running\n    nextDueAt\n    frequency\n    retentionPeriod\n    last {\n      id\n      at\n      ok\n      status\n      size\n      rows\n      files\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Complete_upload on BulkUpload {\n    id\n    fileName\n    successful\n    failed\n    undoneAt\n    undoableUntil\n    ...UndoUpload_upload\n  }\n"): (typeof documents)["\n  fragment Complete_upload on BulkUpload {\n    id\n    fileName\n    successful\n    failed\n    undoneAt\n    undoableUntil\n    ...UndoUpload_upload\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Processing_upload on BulkUpload {\n    id\n    fileName\n    total\n    successful\n    failed\n  }\n"): (typeof documents)["\n  fragment Processing_upload on BulkUpload {\n    id\n    fileName\n    total\n    successful\n    failed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UndoUpload_upload on BulkUpload {\n    id\n    fileName\n    successful\n    undoableUntil\n  }\n"): (typeof documents)["\n  fragment UndoUpload_upload on BulkUpload {\n    id\n    fileName\n    successful\n    undoableUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkFile($input: PrepareBulkUploadInput!) {\n    prepareBulkUpload(input: $input) {\n      upload {\n        id\n        ...Preview_upload\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BulkFile($input: PrepareBulkUploadInput!) {\n    prepareBulkUpload(input: $input) {\n      upload {\n        id\n        ...Preview_upload\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkHistory($page: Int) {\n    admin {\n      bulkUploads(first: 10, page: $page) {\n        totalPages\n        nodes {\n          id\n          status\n          ...HistoryRow_upload\n          ...RunningBanner_upload\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BulkHistory($page: Int) {\n    admin {\n      bulkUploads(first: 10, page: $page) {\n        totalPages\n        nodes {\n          id\n          status\n          ...HistoryRow_upload\n          ...RunningBanner_upload\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryRow_upload on BulkUpload {\n    id\n    fileName\n    status\n    successful\n    failed\n    createdAt\n    uploadedBy {\n      id\n      name\n    }\n    ...UndoUpload_upload\n  }\n"): (typeof documents)["\n  fragment HistoryRow_upload on BulkUpload {\n    id\n    fileName\n    status\n    successful\n    failed\n    createdAt\n    uploadedBy {\n      id\n      name\n    }\n    ...UndoUpload_upload\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RunningBanner_upload on BulkUpload {\n    id\n    fileName\n  }\n"): (typeof documents)["\n  fragment RunningBanner_upload on BulkUpload {\n    id\n    fileName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Preview_upload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    errorCount\n    unknownColumns\n    ...PreviewErrors_upload\n    ...PreviewRows_upload\n    ...PreviewActions_upload\n  }\n"): (typeof documents)["\n  fragment Preview_upload on BulkUpload {\n    id\n    fileName\n    status\n    total\n    valid\n    errorCount\n    unknownColumns\n    ...PreviewErrors_upload\n    ...PreviewRows_upload\n    ...PreviewActions_upload\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreviewActions_upload on BulkUpload {\n    id\n    status\n    total\n    valid\n  }\n"): (typeof documents)["\n  fragment PreviewActions_upload on BulkUpload {\n    id\n    status\n    total\n    valid\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreviewErrors_upload on BulkUpload {\n    id\n    fileName\n    errorCount\n    errors(first: 5) {\n      row\n      field\n      message\n      hint\n    }\n  }\n"): (typeof documents)["\n  fragment PreviewErrors_upload on BulkUpload {\n    id\n    fileName\n    errorCount\n    errors(first: 5) {\n      row\n      field\n      message\n      hint\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreviewRows_upload on BulkUpload {\n    id\n    total\n    columns\n    rows(first: 10) {\n      nodes {\n        row\n        cells\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PreviewRows_upload on BulkUpload {\n    id\n    total\n    columns\n    rows(first: 10) {\n      nodes {\n        row\n        cells\n        errors {\n          field\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartBulkUpload($input: StartBulkUploadInput!) {\n    startBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Processing_upload\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartBulkUpload($input: StartBulkUploadInput!) {\n    startBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Processing_upload\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoBulkUpload($input: UndoBulkUploadInput!) {\n    undoBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Complete_upload\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoBulkUpload($input: UndoBulkUploadInput!) {\n    undoBulkUpload(input: $input) {\n      upload {\n        id\n        status\n        ...Complete_upload\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeReview_change on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeReview_change on PendingChange {\n    id\n    proposedAt\n    riskSigns\n    fields {\n      name\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReview_job\n      }\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n        ...CompanyReview_company\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideChange($input: DecidePendingChangeInput!) {\n    decidePendingChange(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReview_job\n      }\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n        ...CompanyReview_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyDialog($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n        }\n        ...CompanyReview_company\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyDialog($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        company {\n          id\n          name\n        }\n        ...CompanyReview_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyReview_company on AdminCompany {\n    id\n    adminStatus\n    ...VerificationReview_company\n    adminNotes\n    createdAt\n    approvedAt\n    changedSinceApproval\n    pendingChange {\n      id\n      ...ChangeReview_change\n    }\n    jobCount\n    phone\n    email\n    address\n    employeeCount\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      slug\n      description\n      size\n      industry\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyReview_company on AdminCompany {\n    id\n    adminStatus\n    ...VerificationReview_company\n    adminNotes\n    createdAt\n    approvedAt\n    changedSinceApproval\n    pendingChange {\n      id\n      ...ChangeReview_change\n    }\n    jobCount\n    phone\n    email\n    address\n    employeeCount\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      slug\n      description\n      size\n      industry\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyRow_company on AdminCompany {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    jobCount\n    pendingChange {\n      id\n    }\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      description\n      size\n      industry\n      place\n      ...CompanyLogo_company\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyRow_company on AdminCompany {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    jobCount\n    pendingChange {\n      id\n    }\n    owner {\n      firstName\n      lastName\n      email\n    }\n    company {\n      id\n      name\n      description\n      size\n      industry\n      place\n      ...CompanyLogo_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TreatmentComments_company on Company {\n    treatmentComments {\n      rating\n      comment\n      ratedAt\n    }\n  }\n"): (typeof documents)["\n  fragment TreatmentComments_company on Company {\n    treatmentComments {\n      rating\n      comment\n      ratedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ModerateCompanyVerify($input: VerifyCompanyInput!) {\n    verifyCompany(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ModerateCompanyVerify($input: VerifyCompanyInput!) {\n    verifyCompany(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ModerateCompany($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ModerateCompany($input: UpdateCompanyStatusInput!) {\n    updateCompanyStatus(input: $input) {\n      company {\n        id\n        approvedAt\n        ...CompanyRow_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Figures_counts on AdminStatCounts {\n    totalUsers\n    totalJobs\n    totalCompanies\n    totalApplications\n    activeJobs\n    pendingApplications\n    newUsersToday\n    newJobsToday\n    pendingCompanies\n    suspendedUsers\n    approvedJobs\n    rejectedJobs\n  }\n"): (typeof documents)["\n  fragment Figures_counts on AdminStatCounts {\n    totalUsers\n    totalJobs\n    totalCompanies\n    totalApplications\n    activeJobs\n    pendingApplications\n    newUsersToday\n    newJobsToday\n    pendingCompanies\n    suspendedUsers\n    approvedJobs\n    rejectedJobs\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Figures {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        recent {\n          ...Figures_counts\n        }\n        before {\n          ...Figures_counts\n        }\n        countedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Figures {\n    admin {\n      stats {\n        totalUsers\n        totalJobs\n        totalCompanies\n        totalApplications\n        activeJobs\n        pendingApplications\n        newUsersToday\n        newJobsToday\n        pendingCompanies\n        suspendedUsers\n        approvedJobs\n        rejectedJobs\n        changes {\n          totalUsers\n          totalJobs\n          totalCompanies\n          totalApplications\n          activeJobs\n          pendingApplications\n          newUsersToday\n          newJobsToday\n          pendingCompanies\n          suspendedUsers\n          approvedJobs\n          rejectedJobs\n        }\n        recent {\n          ...Figures_counts\n        }\n        before {\n          ...Figures_counts\n        }\n        countedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuickActions_permissions on AdminPermissions {\n    canBulkUpload\n    canManageUsers\n    canManageCompanies\n    canManageJobs\n    canViewAnalytics\n    canAccessSettings\n  }\n"): (typeof documents)["\n  fragment QuickActions_permissions on AdminPermissions {\n    canBulkUpload\n    canManageUsers\n    canManageCompanies\n    canManageJobs\n    canViewAnalytics\n    canAccessSettings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingChanges_admin on Admin {\n    changedJobs: jobs(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n    changedCompanies: companies(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WaitingChanges_admin on Admin {\n    changedJobs: jobs(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n    changedCompanies: companies(changed: true, first: 5) {\n      totalCount\n      nodes {\n        id\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingCompanies_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      createdAt\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WaitingCompanies_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      createdAt\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingJobs_jobs on AdminJobConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      waitingSince\n      ...WarningSigns_job\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WaitingJobs_jobs on AdminJobConnection {\n    totalCount\n    nodes {\n      id\n      adminStatus\n      waitingSince\n      ...WarningSigns_job\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingVerifications_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WaitingVerifications_companies on AdminCompanyConnection {\n    totalCount\n    nodes {\n      id\n      company {\n        id\n        name\n        industry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DuplicateJobs_job on AdminJob {\n    id\n    twins {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DuplicateJobs_job on AdminJob {\n    id\n    twins {\n      id\n      title\n      company {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobDialog($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobDialog($id: ID!) {\n    admin {\n      job(id: $id) {\n        id\n        adminStatus\n        updatedAt\n        riskWords\n        job {\n          id\n          title\n        }\n        ...JobReview_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobReports_job on AdminJob {\n    id\n    reports\n    reportsMade {\n      id\n      reason\n      detail\n      createdAt\n      resolvedAt\n    }\n    job {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment JobReports_job on AdminJob {\n    id\n    reports\n    reportsMade {\n      id\n      reason\n      detail\n      createdAt\n      resolvedAt\n    }\n    job {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobReview_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    waitingSince\n    changedSinceApproval\n    ...WarningSigns_job\n    ...JobReports_job\n    ...DuplicateJobs_job\n    ...RiskyText_job\n    job {\n      id\n      title\n      salary\n      salaryMin\n      salaryMax\n      place\n      type\n      industry\n      categoryTitle\n      experienceLevel\n      applicationDeadline\n      questions {\n        ...QuestionForm_question\n      }\n      ...JobFacts_job\n      pendingChange {\n        id\n        ...ChangeReview_change\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment JobReview_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    waitingSince\n    changedSinceApproval\n    ...WarningSigns_job\n    ...JobReports_job\n    ...DuplicateJobs_job\n    ...RiskyText_job\n    job {\n      id\n      title\n      salary\n      salaryMin\n      salaryMax\n      place\n      type\n      industry\n      categoryTitle\n      experienceLevel\n      applicationDeadline\n      questions {\n        ...QuestionForm_question\n      }\n      ...JobFacts_job\n      pendingChange {\n        id\n        ...ChangeReview_change\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRow_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    waitingSince\n    companyStatus\n    ...WarningSigns_job\n    job {\n      id\n      title\n      description\n      place\n      type\n      pendingChange {\n        id\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment JobRow_job on AdminJob {\n    id\n    adminStatus\n    adminNotes\n    createdAt\n    updatedAt\n    waitingSince\n    companyStatus\n    ...WarningSigns_job\n    job {\n      id\n      title\n      description\n      place\n      type\n      pendingChange {\n        id\n      }\n      ...JobPay_job\n      company {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsCompany($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        jobCount\n        owner {\n          firstName\n          lastName\n          email\n        }\n        company {\n          id\n          website\n          ...CompanyLogo_company\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobsCompany($id: ID!) {\n    admin {\n      company(id: $id) {\n        id\n        adminStatus\n        jobCount\n        owner {\n          firstName\n          lastName\n          email\n        }\n        company {\n          id\n          website\n          ...CompanyLogo_company\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RiskyText_job on AdminJob {\n    riskWords\n    job {\n      ...JobText_job\n    }\n  }\n"): (typeof documents)["\n  fragment RiskyText_job on AdminJob {\n    riskWords\n    job {\n      ...JobText_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WarningSigns_job on AdminJob {\n    reports\n    reportedAt\n    riskSigns\n  }\n"): (typeof documents)["\n  fragment WarningSigns_job on AdminJob {\n    reports\n    reportedAt\n    riskSigns\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ModerateJob($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        id\n        ...JobRow_job\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ModerateJob($input: UpdateJobStatusInput!) {\n    updateJobStatus(input: $input) {\n      job {\n        id\n        ...JobRow_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ModerateJobs($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        id\n        ...JobRow_job\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ModerateJobs($input: ChangeJobsStatusInput!) {\n    changeJobsStatus(input: $input) {\n      jobs {\n        id\n        ...JobRow_job\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResolveReports($input: ResolveJobReportsInput!) {\n    resolveJobReports(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReports_job\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResolveReports($input: ResolveJobReportsInput!) {\n    resolveJobReports(input: $input) {\n      job {\n        id\n        ...JobRow_job\n        ...JobReports_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        id\n        role\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        id\n        role\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecountDetails_recount on Recount {\n    id\n    status\n    requestedAt\n    checked\n    findings {\n      value\n      differing\n      corrected\n      hasFailed\n      examples {\n        id\n        ...RecountExamples_example\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RecountDetails_recount on Recount {\n    id\n    status\n    requestedAt\n    checked\n    findings {\n      value\n      differing\n      corrected\n      hasFailed\n      examples {\n        id\n        ...RecountExamples_example\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecountExamples_example on RecountExample {\n    id\n    rowKey\n    subjectKind\n    subjectId\n    subjectName\n    before\n    after\n    correctedAt\n  }\n"): (typeof documents)["\n  fragment RecountExamples_example on RecountExample {\n    id\n    rowKey\n    subjectKind\n    subjectId\n    subjectName\n    before\n    after\n    correctedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecountList_recount on Recount {\n    id\n    status\n    askedBy\n    requestedAt\n    checked\n    differing\n    corrected\n  }\n"): (typeof documents)["\n  fragment RecountList_recount on Recount {\n    id\n    status\n    askedBy\n    requestedAt\n    checked\n    differing\n    corrected\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      sent\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation TestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      sent\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsForm_settings on SystemSettings {\n    id\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    supportEmail\n    supportPhone\n    postalAddress\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    apiRateLimit\n    apiRateLimitSaved\n    fileUploadLimit\n    cacheTTL\n    enableQueryLogging\n    debugMode\n  }\n"): (typeof documents)["\n  fragment SettingsForm_settings on SystemSettings {\n    id\n    siteName\n    siteDescription\n    defaultLanguage\n    timeZone\n    supportEmail\n    supportPhone\n    postalAddress\n    enable2FA\n    sessionTimeout\n    maxLoginAttempts\n    passwordMinLength\n    smtpHost\n    smtpPort\n    smtpUsername\n    smtpPasswordSet\n    fromEmail\n    enableEmailNotifications\n    enablePushNotifications\n    notifyNewJobs\n    notifyApplicationStatus\n    allowRegistration\n    requireEmailVerification\n    autoApproveCompanies\n    autoApproveJobs\n    backupFrequency\n    retentionPeriod\n    apiRateLimit\n    apiRateLimitSaved\n    fileUploadLimit\n    cacheTTL\n    enableQueryLogging\n    debugMode\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettingsForm($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...SettingsForm_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SettingsForm($input: SystemSettingsInput!) {\n    updateSystemSettings(input: $input) {\n      settings {\n        ...SettingsForm_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditUserDialog_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n  }\n"): (typeof documents)["\n  fragment EditUserDialog_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    phone\n    role\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditUserDialog($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        ...EditUserDialog_user\n        ...UserRow_user\n        ...UserFacts_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditUserDialog($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        ...EditUserDialog_user\n        ...UserRow_user\n        ...UserFacts_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    phone\n    role\n    locale\n    signsInWithGoogle\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n      adminStatus\n    }\n  }\n"): (typeof documents)["\n  fragment UserFacts_user on AdminUser {\n    id\n    email\n    phone\n    role\n    locale\n    signsInWithGoogle\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n      adminStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserFigures_user on AdminUser {\n    id\n    role\n    company {\n      id\n    }\n    figures {\n      jobs\n      applicationsSent\n      applicationsReceived\n    }\n  }\n"): (typeof documents)["\n  fragment UserFigures_user on AdminUser {\n    id\n    role\n    company {\n      id\n    }\n    figures {\n      jobs\n      applicationsSent\n      applicationsReceived\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserSession_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n  }\n"): (typeof documents)["\n  fragment UserSession_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserTwoFactor_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    hasTwoFactor\n  }\n"): (typeof documents)["\n  fragment UserTwoFactor_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    hasTwoFactor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserTwoFactor($input: RemoveTwoFactorInput!) {\n    removeTwoFactor(input: $input) {\n      message\n      user {\n        ...UserTwoFactor_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UserTwoFactor($input: RemoveTwoFactorInput!) {\n    removeTwoFactor(input: $input) {\n      message\n      user {\n        ...UserTwoFactor_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    role\n    isVerified\n    displayStatus\n    suspendedReason\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n    }\n    ...UserStatus_user\n  }\n"): (typeof documents)["\n  fragment UserRow_user on AdminUser {\n    id\n    firstName\n    lastName\n    email\n    role\n    isVerified\n    displayStatus\n    suspendedReason\n    lastLoginAt\n    createdAt\n    company {\n      id\n      name\n    }\n    ...UserStatus_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserStatus_user on AdminUser {\n    id\n    displayStatus\n    suspendedUntil\n  }\n"): (typeof documents)["\n  fragment UserStatus_user on AdminUser {\n    id\n    displayStatus\n    suspendedUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkUserActionsVerify($input: VerifyUsersInput!) {\n    verifyUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BulkUserActionsVerify($input: VerifyUsersInput!) {\n    verifyUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkUserActionsSuspend($input: SuspendUsersInput!) {\n    suspendUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BulkUserActionsSuspend($input: SuspendUsersInput!) {\n    suspendUsers(input: $input) {\n      users {\n        id\n        ...UserRow_user\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserActionsVerify($input: VerifyUserInput!) {\n    verifyUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UserActionsVerify($input: VerifyUserInput!) {\n    verifyUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserActionsSuspend($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        id\n        sessions {\n          id\n        }\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UserActionsSuspend($input: SuspendUserInput!) {\n    suspendUser(input: $input) {\n      user {\n        id\n        sessions {\n          id\n        }\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserActionsUnsuspend($input: UnsuspendUserInput!) {\n    unsuspendUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UserActionsUnsuspend($input: UnsuspendUserInput!) {\n    unsuspendUser(input: $input) {\n      user {\n        id\n        ...UserRow_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UserActionsDelete($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      deletedUserId\n    }\n  }\n"): (typeof documents)["\n  mutation UserActionsDelete($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      deletedUserId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentVerification_verification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    submittedAt\n    note\n    document {\n      id\n      name\n      mediaType\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment SentVerification_verification on CompanyVerification {\n    id\n    kind\n    status\n    value\n    email\n    submittedAt\n    note\n    document {\n      id\n      name\n      mediaType\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerificationReview_company on AdminCompany {\n    id\n    company {\n      id\n      name\n    }\n    verifications {\n      id\n      ...SentVerification_verification\n    }\n  }\n"): (typeof documents)["\n  fragment VerificationReview_company on AdminCompany {\n    id\n    company {\n      id\n      name\n    }\n    verifications {\n      id\n      ...SentVerification_verification\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        ...CompanyRow_company\n        ...VerificationReview_company\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideVerification($input: DecideVerificationInput!) {\n    decideVerification(input: $input) {\n      company {\n        id\n        ...CompanyRow_company\n        ...VerificationReview_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertHints_settings on UserSettings {\n    id\n    emailNotifications\n    jobAlerts\n  }\n"): (typeof documents)["\n  fragment AlertHints_settings on UserSettings {\n    id\n    emailNotifications\n    jobAlerts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertPreview($input: CreateAlertInput!) {\n    newAlertPreview(input: $input) {\n      total\n      jobs {\n        id\n        title\n        company {\n          id\n          name\n        }\n        place\n      }\n      reasons\n      nextDigestAt\n    }\n  }\n"): (typeof documents)["\n  query AlertPreview($input: CreateAlertInput!) {\n    newAlertPreview(input: $input) {\n      total\n      jobs {\n        id\n        title\n        company {\n          id\n          name\n        }\n        place\n      }\n      reasons\n      nextDigestAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertRow_alert on Alert {\n    id\n    name\n    keywords\n    companyId\n    company {\n      id\n      slug\n    }\n    location\n    place\n    jobType\n    salaryRange\n    filters\n    frequency\n    isActive\n    matches\n    lastSentAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AlertRow_alert on Alert {\n    id\n    name\n    keywords\n    companyId\n    company {\n      id\n      slug\n    }\n    location\n    place\n    jobType\n    salaryRange\n    filters\n    frequency\n    isActive\n    matches\n    lastSentAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AlertSwitch($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        id\n        isActive\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AlertSwitch($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        id\n        isActive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobAlertsPage {\n    viewer {\n      alerts {\n        ...AlertRow_alert\n      }\n      settings {\n        ...AlertHints_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobAlertsPage {\n    viewer {\n      alerts {\n        ...AlertRow_alert\n      }\n      settings {\n        ...AlertHints_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Subscription_subscription on AlertSubscription {\n    alertName\n    isAlertActive\n    areAlertMailsOn\n    areAllMailsOff\n  }\n"): (typeof documents)["\n  fragment Subscription_subscription on AlertSubscription {\n    alertName\n    isAlertActive\n    areAlertMailsOn\n    areAllMailsOff\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscriptionEnd($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubscriptionEnd($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscriptionReturn($input: ResubscribeInput!) {\n    resubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubscriptionReturn($input: ResubscribeInput!) {\n    resubscribe(input: $input) {\n      subscription {\n        ...Subscription_subscription\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnsubscribePage($token: String!) {\n    alertSubscription(token: $token) {\n      ...Subscription_subscription\n    }\n  }\n"): (typeof documents)["\n  query UnsubscribePage($token: String!) {\n    alertSubscription(token: $token) {\n      ...Subscription_subscription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AlertFormCreate($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AlertFormCreate($input: CreateAlertInput!) {\n    createAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AlertFormUpdate($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...AlertRow_alert\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AlertFormUpdate($input: UpdateAlertInput!) {\n    updateAlert(input: $input) {\n      alert {\n        ...AlertRow_alert\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAlert($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAlert($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      alert {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAlertUndo($input: RestoreAlertInput!) {\n    restoreAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAlertUndo($input: RestoreAlertInput!) {\n    restoreAlert(input: $input) {\n      viewer {\n        alerts {\n          ...AlertRow_alert\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    events {\n      id\n      at\n      ...EventText_event\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    events {\n      id\n      at\n      ...EventText_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationPage($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        ...OwnApplication_application\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApplicationPage($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        ...OwnApplication_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyApplicationsPage(\n    $status: ApplicationStatus\n    $withdrawn: Boolean\n    $search: String\n    $page: Int\n  ) {\n    viewer {\n      timeZone\n      applications(\n        first: 12\n        status: $status\n        withdrawn: $withdrawn\n        search: $search\n        page: $page\n      ) {\n        totalCount\n        nodes {\n          id\n          job {\n            id\n          }\n          ...ApplicationCard_application\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyApplicationsPage(\n    $status: ApplicationStatus\n    $withdrawn: Boolean\n    $search: String\n    $page: Int\n  ) {\n    viewer {\n      timeZone\n      applications(\n        first: 12\n        status: $status\n        withdrawn: $withdrawn\n        search: $search\n        page: $page\n      ) {\n        totalCount\n        nodes {\n          id\n          job {\n            id\n          }\n          ...ApplicationCard_application\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerOfferAccept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n          interviews {\n            id\n            status\n            cancelledBy\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerOfferAccept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n          interviews {\n            id\n            status\n            cancelledBy\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerOfferDecline($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerOfferDecline($input: DeclineOfferInput!) {\n    declineOffer(input: $input) {\n      offer {\n        ...OwnOffers_offer\n        application {\n          ...OwnApplication_application\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationHead_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    ...WithdrawButton_application\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationHead_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    ...WithdrawButton_application\n    job {\n      id\n      title\n      place\n      standing\n      company {\n        id\n        name\n        ...CompanyLogo_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditDialog($id: ID!) {\n    viewer {\n      resumes {\n        id\n        ...EditForm_resumes\n      }\n      application(id: $id) {\n        id\n        ...EditForm_application\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditDialog($id: ID!) {\n    viewer {\n      resumes {\n        id\n        ...EditForm_resumes\n      }\n      application(id: $id) {\n        id\n        ...EditForm_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditForm_application on Application {\n    id\n    phone\n    coverLetter\n    expectedSalary\n    resumeName\n  }\n"): (typeof documents)["\n  fragment EditForm_application on Application {\n    id\n    phone\n    coverLetter\n    expectedSalary\n    resumeName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n"): (typeof documents)["\n  fragment EditForm_resumes on Resume {\n    id\n    isDefault\n    ...ResumeChoice_resumes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditForm($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n        ...EditForm_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditForm($input: EditApplicationInput!) {\n    editApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n        ...EditForm_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextSteps_application on Application {\n    id\n    status\n    rejectionMessage\n    isEditable\n    events {\n      id\n      kind\n      stageName\n    }\n    progress {\n      since\n      current {\n        id\n        name\n        typicalDays\n      }\n      stages {\n        id\n        name\n        status\n      }\n    }\n    treatment {\n      rating\n    }\n    job {\n      id\n      company {\n        id\n        name\n        ...CompanyAnswers_company\n        ...CompanyTreatment_company\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment NextSteps_application on Application {\n    id\n    status\n    rejectionMessage\n    isEditable\n    events {\n      id\n      kind\n      stageName\n    }\n    progress {\n      since\n      current {\n        id\n        name\n        typicalDays\n      }\n      stages {\n        id\n        name\n        status\n      }\n    }\n    treatment {\n      rating\n    }\n    job {\n      id\n      company {\n        id\n        name\n        ...CompanyAnswers_company\n        ...CompanyTreatment_company\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnApplication_application on Application {\n    id\n    withdrawal {\n      at\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    ...ApplicationHead_application\n    ...WithdrawalNote_application\n    ...NextSteps_application\n    ...TreatmentQuestion_application\n    ...Timeline_application\n    ...SentDetails_application\n  }\n"): (typeof documents)["\n  fragment OwnApplication_application on Application {\n    id\n    withdrawal {\n      at\n    }\n    todos {\n      kind\n      dueAt\n      ...TodoItem_todo\n    }\n    ...ApplicationHead_application\n    ...WithdrawalNote_application\n    ...NextSteps_application\n    ...TreatmentQuestion_application\n    ...Timeline_application\n    ...SentDetails_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnInterviews($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        interviews {\n          id\n          kind\n          title\n          status\n          startsAt\n          cancelledBy\n          invitationPath\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnInterviews($id: ID!) {\n    viewer {\n      timeZone\n      application(id: $id) {\n        id\n        interviews {\n          id\n          kind\n          title\n          status\n          startsAt\n          cancelledBy\n          invitationPath\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnOffers_offer on Offer {\n    id\n    title\n    status\n    letter\n    companyName\n    ...OfferFacts_offer\n  }\n"): (typeof documents)["\n  fragment OwnOffers_offer on Offer {\n    id\n    title\n    status\n    letter\n    companyName\n    ...OfferFacts_offer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnOffers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        offers {\n          id\n          ...OwnOffers_offer\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnOffers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        offers {\n          id\n          ...OwnOffers_offer\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    isEditable\n    resume {\n      name\n      url\n    }\n    ...AnswerList_application\n    ...ProfileAsSent_application\n  }\n"): (typeof documents)["\n  fragment SentDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    isEditable\n    resume {\n      name\n      url\n    }\n    ...AnswerList_application\n    ...ProfileAsSent_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TreatmentForm($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        ...TreatmentQuestion_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TreatmentForm($input: RateTreatmentInput!) {\n    rateTreatment(input: $input) {\n      application {\n        ...TreatmentQuestion_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TreatmentQuestion_application on Application {\n    id\n    treatment {\n      rating\n      comment\n      isChangeable\n    }\n    job {\n      id\n      company {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TreatmentQuestion_application on Application {\n    id\n    treatment {\n      rating\n      comment\n      isChangeable\n    }\n    job {\n      id\n      company {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithdrawButton_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment WithdrawButton_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithdrawalNote_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n    job {\n      id\n      standing\n      myApplication {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WithdrawalNote_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n    job {\n      id\n      standing\n      myApplication {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Withdrawal($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n      undoUntil\n    }\n  }\n"): (typeof documents)["\n  mutation Withdrawal($input: WithdrawApplicationInput!) {\n    withdrawApplication(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n      undoUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawalUndo($input: UndoWithdrawalInput!) {\n    undoWithdrawal(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawalUndo($input: UndoWithdrawalInput!) {\n    undoWithdrawal(input: $input) {\n      application {\n        ...OwnApplication_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPage(\n    $search: String\n    $category: PostCategory\n    $sort: PostSort!\n    $tag: String\n    $page: Int!\n    $first: Int!\n  ) {\n    posts(\n      search: $search\n      category: $category\n      sort: $sort\n      tag: $tag\n      page: $page\n      first: $first\n    ) {\n      totalCount\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n    featured: posts(featured: true, first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    recent: posts(first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    postCategories {\n      category\n      count\n    }\n  }\n"): (typeof documents)["\n  query BlogPage(\n    $search: String\n    $category: PostCategory\n    $sort: PostSort!\n    $tag: String\n    $page: Int!\n    $first: Int!\n  ) {\n    posts(\n      search: $search\n      category: $category\n      sort: $sort\n      tag: $tag\n      page: $page\n      first: $first\n    ) {\n      totalCount\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n    featured: posts(featured: true, first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    recent: posts(first: 3) {\n      nodes {\n        id\n        ...PostLine_post\n      }\n    }\n    postCategories {\n      category\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSubscriptionPage($input: SubscriptionTokenInput!) {\n    confirmSubscription(input: $input) {\n      message\n      topic\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSubscriptionPage($input: SubscriptionTokenInput!) {\n    confirmSubscription(input: $input) {\n      message\n      topic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveSubscriptionPage($input: SubscriptionTokenInput!) {\n    leaveSubscription(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveSubscriptionPage($input: SubscriptionTokenInput!) {\n    leaveSubscription(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostLine_post on Post {\n    slug\n    locale\n    title\n    category\n    ...PostFacts_post\n  }\n"): (typeof documents)["\n  fragment PostLine_post on Post {\n    slug\n    locale\n    title\n    category\n    ...PostFacts_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostPage($slug: String!) {\n    site {\n      name\n    }\n    post(slug: $slug) {\n      id\n      slug\n      locale\n      title\n      excerpt\n      author\n      category\n      tags\n      image\n      bodyHtml\n      publishedAt\n      ...PostFacts_post\n      related {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostPage($slug: String!) {\n    site {\n      name\n    }\n    post(slug: $slug) {\n      id\n      slug\n      locale\n      title\n      excerpt\n      author\n      category\n      tags\n      image\n      bodyHtml\n      publishedAt\n      ...PostFacts_post\n      related {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordPostView($input: RecordPostViewInput!) {\n    recordPostView(input: $input) {\n      post {\n        id\n        views\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordPostView($input: RecordPostViewInput!) {\n    recordPostView(input: $input) {\n      post {\n        id\n        views\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseCategoriesPage {\n    categories {\n      id\n      ...CategoryTile_category\n    }\n  }\n"): (typeof documents)["\n  query BrowseCategoriesPage {\n    categories {\n      id\n      ...CategoryTile_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseJobsPage($filter: JobFilter, $sort: JobSort, $first: Int, $page: Int, $near: String) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      nodes {\n        id\n      }\n      ...Results_jobs\n      facets {\n        company {\n          value\n          label\n          selected\n        }\n        district {\n          value\n          label\n          selected\n        }\n        state {\n          value\n          label\n          selected\n        }\n        hasDistance\n        ...Facets_facets\n      }\n      advice {\n        didYouMean\n        wanted\n      }\n      readAs {\n        words\n        filters {\n          filter\n          value\n          text\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrowseJobsPage($filter: JobFilter, $sort: JobSort, $first: Int, $page: Int, $near: String) {\n    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      nodes {\n        id\n      }\n      ...Results_jobs\n      facets {\n        company {\n          value\n          label\n          selected\n        }\n        district {\n          value\n          label\n          selected\n        }\n        state {\n          value\n          label\n          selected\n        }\n        hasDistance\n        ...Facets_facets\n      }\n      advice {\n        didYouMean\n        wanted\n      }\n      readAs {\n        words\n        filters {\n          filter\n          value\n          text\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile_category on Category {\n    slug\n    title\n    icon\n    hue\n    jobCount\n    change\n    recent\n    before\n  }\n"): (typeof documents)["\n  fragment CategoryTile_category on Category {\n    slug\n    title\n    icon\n    hue\n    jobCount\n    change\n    recent\n    before\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FacetGroup_value on FacetValue {\n    value\n    label\n    count\n    selected\n  }\n"): (typeof documents)["\n  fragment FacetGroup_value on FacetValue {\n    value\n    label\n    count\n    selected\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Facets_facets on JobFacets {\n    type {\n      ...FacetGroup_value\n    }\n    remote {\n      ...FacetGroup_value\n    }\n    featured {\n      ...FacetGroup_value\n    }\n    hot {\n      ...FacetGroup_value\n    }\n    verified {\n      ...FacetGroup_value\n    }\n    quickResponders {\n      ...FacetGroup_value\n    }\n    experience {\n      ...FacetGroup_value\n    }\n    experienceYears {\n      ...FacetGroup_value\n    }\n    pay {\n      ...PayFilter_band\n    }\n    salary {\n      ...FacetGroup_value\n    }\n    postedWithin {\n      ...FacetGroup_value\n    }\n    category {\n      ...FacetGroup_value\n    }\n    industry {\n      ...FacetGroup_value\n    }\n    state {\n      ...FacetGroup_value\n    }\n    district {\n      ...FacetGroup_value\n    }\n    facts {\n      name\n      values {\n        ...FacetGroup_value\n      }\n    }\n    company {\n      ...FacetGroup_value\n    }\n    hasDistance\n    areExact\n  }\n"): (typeof documents)["\n  fragment Facets_facets on JobFacets {\n    type {\n      ...FacetGroup_value\n    }\n    remote {\n      ...FacetGroup_value\n    }\n    featured {\n      ...FacetGroup_value\n    }\n    hot {\n      ...FacetGroup_value\n    }\n    verified {\n      ...FacetGroup_value\n    }\n    quickResponders {\n      ...FacetGroup_value\n    }\n    experience {\n      ...FacetGroup_value\n    }\n    experienceYears {\n      ...FacetGroup_value\n    }\n    pay {\n      ...PayFilter_band\n    }\n    salary {\n      ...FacetGroup_value\n    }\n    postedWithin {\n      ...FacetGroup_value\n    }\n    category {\n      ...FacetGroup_value\n    }\n    industry {\n      ...FacetGroup_value\n    }\n    state {\n      ...FacetGroup_value\n    }\n    district {\n      ...FacetGroup_value\n    }\n    facts {\n      name\n      values {\n        ...FacetGroup_value\n      }\n    }\n    company {\n      ...FacetGroup_value\n    }\n    hasDistance\n    areExact\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HiddenCompanies {\n    viewer {\n      id\n      hiddenCompanies {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query HiddenCompanies {\n    viewer {\n      id\n      hiddenCompanies {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HiddenCompaniesHide($input: HideCompanyInput!) {\n    hideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HiddenCompaniesHide($input: HideCompanyInput!) {\n    hideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HiddenCompaniesUnhide($input: UnhideCompanyInput!) {\n    unhideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HiddenCompaniesUnhide($input: UnhideCompanyInput!) {\n    unhideCompany(input: $input) {\n      viewer {\n        id\n        hiddenCompanies {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayFilter_band on PayBand {\n    from\n    to\n    count\n    selected\n  }\n"): (typeof documents)["\n  fragment PayFilter_band on PayBand {\n    from\n    to\n    count\n    selected\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmptyResults_advice on SearchAdvice {\n    without {\n      filter\n      value\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment EmptyResults_advice on SearchAdvice {\n    without {\n      filter\n      value\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeftOut_advice on SearchAdvice {\n    wanted\n    leftOut\n    fewHaveAll\n  }\n"): (typeof documents)["\n  fragment LeftOut_advice on SearchAdvice {\n    wanted\n    leftOut\n    fewHaveAll\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Results_jobs on JobConnection {\n    nodes {\n      id\n      distanceKm(from: $near)\n      company {\n        id\n        name\n      }\n      title\n      ...JobCard_job\n    }\n    repeats\n    totalCount\n    totalPages\n    advice {\n      ...EmptyResults_advice\n      ...LeftOut_advice\n    }\n  }\n"): (typeof documents)["\n  fragment Results_jobs on JobConnection {\n    nodes {\n      id\n      distanceKm(from: $near)\n      company {\n        id\n        name\n      }\n      title\n      ...JobCard_job\n    }\n    repeats\n    totalCount\n    totalPages\n    advice {\n      ...EmptyResults_advice\n      ...LeftOut_advice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text) {\n      kind\n      text\n      filter\n      value\n    }\n  }\n"): (typeof documents)["\n  query JobSuggestions($text: String!) {\n    jobSuggestions(text: $text) {\n      kind\n      text\n      filter\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompaniesPage(\n    $search: String\n    $industry: String\n    $verified: Boolean\n    $hiring: Boolean\n    $answersQuickly: Boolean\n    $size: String\n    $first: Int\n    $page: Int\n  ) {\n    companies(\n      search: $search\n      industry: $industry\n      verified: $verified\n      hiring: $hiring\n      answersQuickly: $answersQuickly\n      size: $size\n      first: $first\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...CompanyCard_company\n      }\n    }\n    companyIndustries {\n      ...DirectoryTools_industry\n    }\n  }\n"): (typeof documents)["\n  query CompaniesPage(\n    $search: String\n    $industry: String\n    $verified: Boolean\n    $hiring: Boolean\n    $answersQuickly: Boolean\n    $size: String\n    $first: Int\n    $page: Int\n  ) {\n    companies(\n      search: $search\n      industry: $industry\n      verified: $verified\n      hiring: $hiring\n      answersQuickly: $answersQuickly\n      size: $size\n      first: $first\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...CompanyCard_company\n      }\n    }\n    companyIndustries {\n      ...DirectoryTools_industry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyFacts_company on Company {\n    size\n    foundedYear\n    website\n  }\n"): (typeof documents)["\n  fragment CompanyFacts_company on Company {\n    size\n    foundedYear\n    website\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyJobs_company on Company {\n    id\n    name\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyJobs_company on Company {\n    id\n    name\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyOffer_company on Company {\n    offer {\n      benefits\n      pay {\n        jobs\n        salaryMin\n        salaryMax\n        category {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyOffer_company on Company {\n    offer {\n      benefits\n      pay {\n        jobs\n        salaryMin\n        salaryMax\n        category {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage($slug: String!, $first: Int!, $page: Int!) {\n    company(slug: $slug) {\n      id\n      ...CompanyProfile_company\n      ...CompanyMeta_company\n    }\n  }\n"): (typeof documents)["\n  query CompanyPage($slug: String!, $first: Int!, $page: Int!) {\n    company(slug: $slug) {\n      id\n      ...CompanyProfile_company\n      ...CompanyMeta_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyProfile_company on Company {\n    id\n    name\n    industry\n    place\n    description\n    recruiter\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n    }\n    ...CompanyLogo_company\n    ...VerifiedBadge_company\n    ...CompanyAnswers_company\n    ...CompanyOffer_company\n    ...FollowCompany_company\n    ...CompanyFacts_company\n    ...CompanyJobs_company\n  }\n"): (typeof documents)["\n  fragment CompanyProfile_company on Company {\n    id\n    name\n    industry\n    place\n    description\n    recruiter\n    slug\n    jobs(first: $first, page: $page) {\n      totalCount\n    }\n    ...CompanyLogo_company\n    ...VerifiedBadge_company\n    ...CompanyAnswers_company\n    ...CompanyOffer_company\n    ...FollowCompany_company\n    ...CompanyFacts_company\n    ...CompanyJobs_company\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowButtonAlerts {\n    viewer {\n      alerts {\n        id\n        isActive\n        company {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowButtonAlerts {\n    viewer {\n      alerts {\n        id\n        isActive\n        company {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowButton($input: FollowCompanyInput!) {\n    followCompany(input: $input) {\n      viewer {\n        alerts {\n          id\n          isActive\n          company {\n            id\n          }\n        }\n        hiddenCompanies {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FollowButton($input: FollowCompanyInput!) {\n    followCompany(input: $input) {\n      viewer {\n        alerts {\n          id\n          isActive\n          company {\n            id\n          }\n        }\n        hiddenCompanies {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowButtonStop($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      viewer {\n        alerts {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FollowButtonStop($input: DeleteAlertInput!) {\n    deleteAlert(input: $input) {\n      viewer {\n        alerts {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowCompany_company on Company {\n    id\n    slug\n    name\n  }\n"): (typeof documents)["\n  fragment FollowCompany_company on Company {\n    id\n    slug\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyMeta_company on Company {\n    name\n    slug\n    description\n    industry\n    website\n    logoUrl\n    foundedYear\n    city\n    state\n    country\n    openJobs\n  }\n"): (typeof documents)["\n  fragment CompanyMeta_company on Company {\n    name\n    slug\n    description\n    industry\n    website\n    logoUrl\n    foundedYear\n    city\n    state\n    country\n    openJobs\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyContact($slug: String!) {\n    company(slug: $slug) {\n      id\n      name\n      contact {\n        phone\n        email\n        takesLetters\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyContact($slug: String!) {\n    company(slug: $slug) {\n      id\n      name\n      contact {\n        phone\n        email\n        takesLetters\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteToEmployer($input: ContactEmployerInput!) {\n    contactEmployer(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation WriteToEmployer($input: ContactEmployerInput!) {\n    contactEmployer(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyCard_company on Company {\n    name\n    slug\n    industry\n    place\n    description\n    openJobs\n    ...CompanyLogo_company\n    ...CompanyAnswers_company\n    ...VerifiedBadge_company\n  }\n"): (typeof documents)["\n  fragment CompanyCard_company on Company {\n    name\n    slug\n    industry\n    place\n    description\n    openJobs\n    ...CompanyLogo_company\n    ...CompanyAnswers_company\n    ...VerifiedBadge_company\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DirectoryTools_industry on CompanyIndustryCount {\n    industry\n    count\n  }\n"): (typeof documents)["\n  fragment DirectoryTools_industry on CompanyIndustryCount {\n    industry\n    count\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApprovalNote_profile on CompanyProfile {\n    adminStatus\n    adminNotes\n    approvedAt\n    company {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  fragment ApprovalNote_profile on CompanyProfile {\n    adminStatus\n    adminNotes\n    approvedAt\n    company {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyForm_profile on CompanyProfile {\n    ...CompanyFormValues_companyProfile\n    company {\n      id\n      logoUrl\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyForm_profile on CompanyProfile {\n    ...CompanyFormValues_companyProfile\n    company {\n      id\n      logoUrl\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyProfilePage {\n    viewer {\n      treatment {\n        ...TreatmentFigures_figures\n      }\n      companyProfile {\n        id\n        ...CompanyView_profile\n        ...CompanyForm_profile\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyProfilePage {\n    viewer {\n      treatment {\n        ...TreatmentFigures_figures\n      }\n      companyProfile {\n        id\n        ...CompanyView_profile\n        ...CompanyForm_profile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyView_profile on CompanyProfile {\n    ...ApprovalNote_profile\n    ...StoredFacts_profile\n    ...VerificationSection_profile\n    pendingChange {\n      ...PendingChange_change\n    }\n    company {\n      id\n      name\n      industry\n      description\n      ...CompanyLogo_company\n    }\n  }\n"): (typeof documents)["\n  fragment CompanyView_profile on CompanyProfile {\n    ...ApprovalNote_profile\n    ...StoredFacts_profile\n    ...VerificationSection_profile\n    pendingChange {\n      ...PendingChange_change\n    }\n    company {\n      id\n      name\n      industry\n      description\n      ...CompanyLogo_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaveCompany_payload on CompanyPayload {\n    companyProfile {\n      id\n      pendingChange {\n        ...PendingChange_change\n      }\n      ...CompanyView_profile\n      ...CompanyForm_profile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SaveCompany_payload on CompanyPayload {\n    companyProfile {\n      id\n      pendingChange {\n        ...PendingChange_change\n      }\n      ...CompanyView_profile\n      ...CompanyForm_profile\n    }\n    viewer {\n      companyProfile {\n        id\n      }\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCompanyCreate($input: CompanyInput!) {\n    createCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCompanyUpdate($input: UpdateCompanyInput!) {\n    updateCompany(input: $input) {\n      ...SaveCompany_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCompanyLogo($fileId: ID) {\n    setCompanyLogo(input: { fileId: $fileId }) {\n      ...SaveCompany_payload\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCompanyLogo($fileId: ID) {\n    setCompanyLogo(input: { fileId: $fileId }) {\n      ...SaveCompany_payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoredFacts_profile on CompanyProfile {\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      size\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n"): (typeof documents)["\n  fragment StoredFacts_profile on CompanyProfile {\n    phone\n    email\n    address\n    employeeCount\n    company {\n      id\n      size\n      foundedYear\n      website\n      place\n      country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TreatmentFigures_figures on TreatmentFigures {\n    ratings\n    treatedWell\n    average\n  }\n"): (typeof documents)["\n  fragment TreatmentFigures_figures on TreatmentFigures {\n    ratings\n    treatedWell\n    average\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentFormRequest($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentFormRequest($input: RequestVerificationInput!) {\n    requestVerification(input: $input) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DomainProofSend($email: String!) {\n    sendWorkEmailLink(input: { email: $email }) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DomainProofSend($email: String!) {\n    sendWorkEmailLink(input: { email: $email }) {\n      companyProfile {\n        id\n        ...VerificationSection_profile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Proof_verification on CompanyVerification {\n    id\n    status\n    value\n    email\n    submittedAt\n    verifiedAt\n    note\n    removalReason\n    document {\n      id\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment Proof_verification on CompanyVerification {\n    id\n    status\n    value\n    email\n    submittedAt\n    verifiedAt\n    note\n    removalReason\n    document {\n      id\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerificationSection_profile on CompanyProfile {\n    id\n    adminStatus\n    company {\n      id\n      website\n    }\n    verifications {\n      id\n      kind\n      ...Proof_verification\n    }\n  }\n"): (typeof documents)["\n  fragment VerificationSection_profile on CompanyProfile {\n    id\n    adminStatus\n    company {\n      id\n      website\n    }\n    verifications {\n      id\n      kind\n      ...Proof_verification\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComparePage($first: ID!, $second: ID!, $third: ID!) {\n    first: job(id: $first) {\n      id\n      title\n      ...CompareTable_job\n    }\n    second: job(id: $second) {\n      id\n      title\n      ...CompareTable_job\n    }\n    third: job(id: $third) {\n      id\n      title\n      ...CompareTable_job\n    }\n  }\n"): (typeof documents)["\n  query ComparePage($first: ID!, $second: ID!, $third: ID!) {\n    first: job(id: $first) {\n      id\n      title\n      ...CompareTable_job\n    }\n    second: job(id: $second) {\n      id\n      title\n      ...CompareTable_job\n    }\n    third: job(id: $third) {\n      id\n      title\n      ...CompareTable_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompareTable_job on Job {\n    id\n    title\n    standing\n    place\n    type\n    isRemote\n    salary\n    salaryMin\n    salaryMax\n    experienceYears\n    educationLevel\n    skills\n    summary\n    benefits\n    applicationDeadline\n    postedAt\n    company {\n      id\n      slug\n      name\n      size\n      industry\n      verification {\n        domain\n      }\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n      ...CompanyLogo_company\n      ...VerifiedBadge_company\n      ...CompanyAnswers_company\n    }\n    ...JobPay_job\n    ...JobFacts_job\n  }\n"): (typeof documents)["\n  fragment CompareTable_job on Job {\n    id\n    title\n    standing\n    place\n    type\n    isRemote\n    salary\n    salaryMin\n    salaryMax\n    experienceYears\n    educationLevel\n    skills\n    summary\n    benefits\n    applicationDeadline\n    postedAt\n    company {\n      id\n      slug\n      name\n      size\n      industry\n      verification {\n        domain\n      }\n      responses {\n        applicants\n        answered\n        typicalDays\n      }\n      ...CompanyLogo_company\n      ...VerifiedBadge_company\n      ...CompanyAnswers_company\n    }\n    ...JobPay_job\n    ...JobFacts_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactCards_site on Site {\n    supportPhone\n    supportEmail\n    address\n  }\n"): (typeof documents)["\n  fragment ContactCards_site on Site {\n    supportPhone\n    supportEmail\n    address\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactPage {\n    site {\n      ...ContactCards_site\n      ...OfficeCard_site\n    }\n  }\n"): (typeof documents)["\n  query ContactPage {\n    site {\n      ...ContactCards_site\n      ...OfficeCard_site\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfficeCard_site on Site {\n    name\n    address\n  }\n"): (typeof documents)["\n  fragment OfficeCard_site on Site {\n    name\n    address\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message\n      reference\n      confirmationSent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComingSoon {\n    site {\n      supportEmail\n    }\n  }\n"): (typeof documents)["\n  query ComingSoon {\n    site {\n      supportEmail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerDatabase {\n    viewer {\n      companyProfile {\n        id\n        adminStatus\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployerDatabase {\n    viewer {\n      companyProfile {\n        id\n        adminStatus\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchingCandidatesPage($jobId: ID!, $first: Int!) {\n    matchingCandidates(jobId: $jobId, first: $first) {\n      totalCount\n      nodes {\n        candidate {\n          id\n          ...CandidateCard_candidate\n        }\n        reasons {\n          ...MatchReasons_reason\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatchingCandidatesPage($jobId: ID!, $first: Int!) {\n    matchingCandidates(jobId: $jobId, first: $first) {\n      totalCount\n      nodes {\n        candidate {\n          id\n          ...CandidateCard_candidate\n        }\n        reasons {\n          ...MatchReasons_reason\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateDetails_candidate on Candidate {\n    id\n    headline\n    summary\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    place\n    preferredPlaces\n    skills\n    experienceMonths\n    career {\n      ...Career_career\n    }\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    salaryExpectation\n    hasBike\n    hasDrivingLicense\n    lastActive\n    ...ContactFacts_candidate\n  }\n"): (typeof documents)["\n  fragment CandidateDetails_candidate on Candidate {\n    id\n    headline\n    summary\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    place\n    preferredPlaces\n    skills\n    experienceMonths\n    career {\n      ...Career_career\n    }\n    noticePeriod\n    noticeUntil\n    willingToMove\n    shifts\n    workModes\n    accommodations\n    salaryExpectation\n    hasBike\n    hasDrivingLicense\n    lastActive\n    ...ContactFacts_candidate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateDialog($id: ID!) {\n    candidate(id: $id) {\n      id\n      name\n      mayBeContacted\n      ...CandidateDetails_candidate\n      ...LetterForm_candidate\n    }\n  }\n"): (typeof documents)["\n  query CandidateDialog($id: ID!) {\n    candidate(id: $id) {\n      id\n      name\n      mayBeContacted\n      ...CandidateDetails_candidate\n      ...LetterForm_candidate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactFacts_candidate on Candidate {\n    id\n    email\n    phone\n    mayBeContacted\n  }\n"): (typeof documents)["\n  fragment ContactFacts_candidate on Candidate {\n    id\n    email\n    phone\n    mayBeContacted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LetterForm_candidate on Candidate {\n    id\n    name\n    contactedJobIds\n  }\n"): (typeof documents)["\n  fragment LetterForm_candidate on Candidate {\n    id\n    name\n    contactedJobIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterForm {\n    site {\n      name\n    }\n    viewer {\n      jobs(show: LIVE, first: 100) {\n        nodes {\n          id\n          title\n          place\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LetterForm {\n    site {\n      name\n    }\n    viewer {\n      jobs(show: LIVE, first: 100) {\n        nodes {\n          id\n          title\n          place\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendLetter($input: ContactCandidateInput!) {\n    contactCandidate(input: $input) {\n      contactsLeft\n      candidate {\n        id\n        contactedJobIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendLetter($input: ContactCandidateInput!) {\n    contactCandidate(input: $input) {\n      contactsLeft\n      candidate {\n        id\n        contactedJobIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    headline\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    experienceMonths\n    place\n    preferredPlaces\n    skills\n    salaryExpectation\n    lastActive\n    contactedJobIds\n  }\n"): (typeof documents)["\n  fragment CandidateCard_candidate on Candidate {\n    id\n    name\n    headline\n    currentJobTitle\n    currentCompany\n    experienceType\n    experience\n    experienceMonths\n    place\n    preferredPlaces\n    skills\n    salaryExpectation\n    lastActive\n    contactedJobIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateList_candidates on CandidateConnection {\n    totalCount\n    nodes {\n      id\n      ...CandidateCard_candidate\n    }\n    advice {\n      ...CandidatesEmpty_advice\n    }\n  }\n"): (typeof documents)["\n  fragment CandidateList_candidates on CandidateConnection {\n    totalCount\n    nodes {\n      id\n      ...CandidateCard_candidate\n    }\n    advice {\n      ...CandidatesEmpty_advice\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateSearch(\n    $filter: CandidateFilter\n    $sort: CandidateSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    candidates(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      ...CandidateList_candidates\n    }\n  }\n"): (typeof documents)["\n  query CandidateSearch(\n    $filter: CandidateFilter\n    $sort: CandidateSort!\n    $first: Int!\n    $page: Int!\n  ) {\n    candidates(filter: $filter, sort: $sort, first: $first, page: $page) {\n      totalCount\n      totalCountIsExact\n      ...CandidateList_candidates\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidatesEmpty_advice on CandidateAdvice {\n    filter\n    count\n  }\n"): (typeof documents)["\n  fragment CandidatesEmpty_advice on CandidateAdvice {\n    filter\n    count\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteFrame {\n    site {\n      name\n      googleSignIn\n      ...Footer_site\n    }\n  }\n"): (typeof documents)["\n  query SiteFrame {\n    site {\n      name\n      googleSignIn\n      ...Footer_site\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenCompany {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenCompany {\n    viewer {\n      memberships {\n        id\n        isCurrent\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArchiveStage($input: ArchiveStageInput!) {\n    archiveStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HiringStagesPage_viewer on Viewer {\n    id\n    stages {\n      id\n      ...StageGroup_stage\n    }\n    applicationCounts {\n      stages {\n        stageId\n        total\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HiringStagesPage_viewer on Viewer {\n    id\n    stages {\n      id\n      ...StageGroup_stage\n    }\n    applicationCounts {\n      stages {\n        stageId\n        total\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HiringStagesPage {\n    viewer {\n      ...HiringStagesPage_viewer\n    }\n  }\n"): (typeof documents)["\n  query HiringStagesPage {\n    viewer {\n      ...HiringStagesPage_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageDialogCreate($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StageDialogCreate($input: CreateStageInput!) {\n    createStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageDialogUpdate($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StageDialogUpdate($input: UpdateStageInput!) {\n    updateStage(input: $input) {\n      viewer {\n        ...HiringStagesPage_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StageGroup_stage on Stage {\n    id\n    name\n    applicantName\n    status\n    emails\n    typicalDays\n  }\n"): (typeof documents)["\n  fragment StageGroup_stage on Stage {\n    id\n    name\n    applicantName\n    status\n    emails\n    typicalDays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageGroupOrder($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        id\n        stages {\n          id\n          name\n          applicantName\n          status\n          emails\n          typicalDays\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StageGroupOrder($input: OrderStagesInput!) {\n    orderStages(input: $input) {\n      viewer {\n        id\n        stages {\n          id\n          name\n          applicantName\n          status\n          emails\n          typicalDays\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertBanner_site on Site {\n    figures {\n      newJobsThisWeek\n    }\n  }\n"): (typeof documents)["\n  fragment AlertBanner_site on Site {\n    figures {\n      newJobsThisWeek\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryCard_category on Category {\n    slug\n    title\n    icon\n    jobCount\n  }\n"): (typeof documents)["\n  fragment CategoryCard_category on Category {\n    slug\n    title\n    icon\n    jobCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Counters_figures on Figures {\n    activeJobs\n    companies\n    candidates\n  }\n"): (typeof documents)["\n  fragment Counters_figures on Figures {\n    activeJobs\n    companies\n    candidates\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hero_site on Site {\n    figures {\n      ...Counters_figures\n    }\n  }\n"): (typeof documents)["\n  fragment Hero_site on Site {\n    figures {\n      ...Counters_figures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    site {\n      description\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 12) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories(first: 8) {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, filter: { featured: true }) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n    news: posts(first: 3) {\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomePage {\n    site {\n      description\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 12) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories(first: 8) {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, filter: { featured: true }) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n    news: posts(first: 3) {\n      nodes {\n        id\n        ...PostCard_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewestJobs_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    salaryMax\n    ...JobPay_job\n  }\n"): (typeof documents)["\n  fragment NewestJobs_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    salaryMax\n    ...JobPay_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Completion_completion on ProfileCompletion {\n    percent\n    missing\n  }\n"): (typeof documents)["\n  fragment Completion_completion on ProfileCompletion {\n    percent\n    missing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard($seeker: Boolean!) {\n    viewer {\n      savedJobIds @include(if: $seeker)\n      timeZone\n      companyProfile @skip(if: $seeker) {\n        id\n        adminStatus\n      }\n      todos {\n        ...Todos_todo\n      }\n      dashboard {\n        ...StatCards_dashboard\n        ...NextStepCard_dashboard\n        activity {\n          id\n          ...RecentActivity_activity\n        }\n      }\n      user {\n        id\n        profileCompletion {\n          ...Completion_completion\n          ...NextStepCard_completion\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Dashboard($seeker: Boolean!) {\n    viewer {\n      savedJobIds @include(if: $seeker)\n      timeZone\n      companyProfile @skip(if: $seeker) {\n        id\n        adminStatus\n      }\n      todos {\n        ...Todos_todo\n      }\n      dashboard {\n        ...StatCards_dashboard\n        ...NextStepCard_dashboard\n        activity {\n          id\n          ...RecentActivity_activity\n        }\n      }\n      user {\n        id\n        profileCompletion {\n          ...Completion_completion\n          ...NextStepCard_completion\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextStepCard_dashboard on Dashboard {\n    stats {\n      key\n      value\n    }\n    activity {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment NextStepCard_dashboard on Dashboard {\n    stats {\n      key\n      value\n    }\n    activity {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextStepCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n"): (typeof documents)["\n  fragment NextStepCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentActivity_activity on DashboardActivity {\n    id\n    kind\n    at\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n  }\n"): (typeof documents)["\n  fragment RecentActivity_activity on DashboardActivity {\n    id\n    kind\n    at\n    applicationId\n    jobId\n    jobTitle\n    companyName\n    personName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecommendedJobs {\n    recommendedJobs(first: 4) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecommendedJobs {\n    recommendedJobs(first: 4) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatCards_dashboard on Dashboard {\n    stats {\n      key\n      value\n      change\n      compares\n      recent\n      before\n    }\n  }\n"): (typeof documents)["\n  fragment StatCards_dashboard on Dashboard {\n    stats {\n      key\n      value\n      change\n      compares\n      recent\n      before\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Todos_todo on Todo {\n    kind\n    dueAt\n    applicationId\n    jobId\n    ...TodoItem_todo\n  }\n"): (typeof documents)["\n  fragment Todos_todo on Todo {\n    kind\n    dueAt\n    applicationId\n    jobId\n    ...TodoItem_todo\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        name\n      }\n      viewer {\n        id\n        apiKeys {\n          id\n          ...KeyRow_apiKey\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        name\n      }\n      viewer {\n        id\n        apiKeys {\n          id\n          ...KeyRow_apiKey\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndKeySecret($id: ID!) {\n    endOldApiKeySecret(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndKeySecret($id: ID!) {\n    endOldApiKeySecret(input: { id: $id }) {\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    createdAt\n    madeBy\n    answersForIt\n    isOwn\n    wasHandedOver\n    expiresAt\n    lastUsedAt\n    revokedAt\n    oldPrefix\n    oldUntil\n  }\n"): (typeof documents)["\n  fragment KeyRow_apiKey on ApiKey {\n    id\n    name\n    prefix\n    scopes\n    state\n    createdAt\n    madeBy\n    answersForIt\n    isOwn\n    wasHandedOver\n    expiresAt\n    lastUsedAt\n    revokedAt\n    oldPrefix\n    oldUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeysTab {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      apiKeys {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"): (typeof documents)["\n  query KeysTab {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      apiKeys {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameKey($input: RenameApiKeyInput!) {\n    renameApiKey(input: $input) {\n      apiKey {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameKey($input: RenameApiKeyInput!) {\n    renameApiKey(input: $input) {\n      apiKey {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateKey($input: RotateApiKeyInput!) {\n    rotateApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateKey($input: RotateApiKeyInput!) {\n    rotateApiKey(input: $input) {\n      token\n      apiKey {\n        id\n        ...KeyRow_apiKey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedWebhookId\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(input: { id: $id }) {\n      deletedWebhookId\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WebhookFormCreate($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WebhookFormCreate($input: CreateWebhookInput!) {\n    createWebhook(input: $input) {\n      secret\n      viewer {\n        id\n        webhooks {\n          id\n          ...WebhookRow_webhook\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WebhookFormUpdate($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WebhookFormUpdate($input: UpdateWebhookInput!) {\n    updateWebhook(input: $input) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookList {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      webhooks {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookList {\n    viewer {\n      id\n      companyProfile {\n        id\n        adminStatus\n      }\n      webhooks {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookRow_webhook on Webhook {\n    id\n    url\n    events\n    jobSelection\n    applicationSelection\n    answersForIt\n    previousSecretUntil\n    disabledAt\n    disabledReason\n    failingSince\n    lastDeliveredAt\n  }\n"): (typeof documents)["\n  fragment WebhookRow_webhook on Webhook {\n    id\n    url\n    events\n    jobSelection\n    applicationSelection\n    answersForIt\n    previousSecretUntil\n    disabledAt\n    disabledReason\n    failingSince\n    lastDeliveredAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttemptLine_attempt on WebhookAttempt {\n    id\n    at\n    took\n    status\n    failure\n    answer\n    isReplay\n  }\n"): (typeof documents)["\n  fragment AttemptLine_attempt on WebhookAttempt {\n    id\n    at\n    took\n    status\n    failure\n    answer\n    isReplay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryDetails($webhookId: ID!, $id: ID!) {\n    viewer {\n      id\n      webhook(id: $webhookId) {\n        id\n        delivery(id: $id) {\n          id\n          ...DeliveryRow_delivery\n          body\n          attempts {\n            id\n            ...AttemptLine_attempt\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeliveryDetails($webhookId: ID!, $id: ID!) {\n    viewer {\n      id\n      webhook(id: $webhookId) {\n        id\n        delivery(id: $id) {\n          id\n          ...DeliveryRow_delivery\n          body\n          attempts {\n            id\n            ...AttemptLine_attempt\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    type\n    createdAt\n    outcome\n    attemptCount\n    nextAttemptAt\n    deliveredAt\n  }\n"): (typeof documents)["\n  fragment DeliveryRow_delivery on WebhookDelivery {\n    id\n    type\n    createdAt\n    outcome\n    attemptCount\n    nextAttemptAt\n    deliveredAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayButton($id: ID!) {\n    replayDelivery(input: { id: $id }) {\n      delivery {\n        id\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayButton($id: ID!) {\n    replayDelivery(input: { id: $id }) {\n      delivery {\n        id\n        ...DeliveryRow_delivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookLog($id: ID!, $outcome: WebhookDeliveryOutcome, $page: Int) {\n    viewer {\n      id\n      webhook(id: $id) {\n        id\n        ...WebhookRow_webhook\n        url\n        disabledReason\n        failingSince\n        deliveries(first: 20, page: $page, outcome: $outcome) {\n          totalCount\n          totalCountIsExact\n          nodes {\n            id\n            ...DeliveryRow_delivery\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookLog($id: ID!, $outcome: WebhookDeliveryOutcome, $page: Int) {\n    viewer {\n      id\n      webhook(id: $id) {\n        id\n        ...WebhookRow_webhook\n        url\n        disabledReason\n        failingSince\n        deliveries(first: 20, page: $page, outcome: $outcome) {\n          totalCount\n          totalCountIsExact\n          nodes {\n            id\n            ...DeliveryRow_delivery\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WebhookActionEnable($id: ID!) {\n    enableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WebhookActionEnable($id: ID!) {\n    enableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WebhookActionDisable($id: ID!) {\n    disableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WebhookActionDisable($id: ID!) {\n    disableWebhook(input: { id: $id }) {\n      webhook {\n        id\n        ...WebhookRow_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WebhookActionTest($id: ID!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WebhookActionTest($id: ID!) {\n    testWebhook(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InterviewsPage($from: DateTime!, $until: DateTime!) {\n    viewer {\n      timeZone\n      interviews(from: $from, until: $until) {\n        id\n        ...WeekList_interviews\n      }\n    }\n  }\n"): (typeof documents)["\n  query InterviewsPage($from: DateTime!, $until: DateTime!) {\n    viewer {\n      timeZone\n      interviews(from: $from, until: $until) {\n        id\n        ...WeekList_interviews\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationPage($token: String!) {\n    interviewInvitation(token: $token) {\n      ...Invitation_invitation\n    }\n  }\n"): (typeof documents)["\n  query InvitationPage($token: String!) {\n    interviewInvitation(token: $token) {\n      ...Invitation_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookTime($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BookTime($input: BookInterviewInput!) {\n    bookInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineForm($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineForm($input: DeclineInterviewInput!) {\n    declineInterview(input: $input) {\n      invitation {\n        ...Invitation_invitation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Invitation_invitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    applicationId\n    times {\n      startsAt\n      endsAt\n    }\n  }\n"): (typeof documents)["\n  fragment Invitation_invitation on InterviewInvitation {\n    kind\n    status\n    title\n    companyName\n    jobTitle\n    place\n    link\n    note\n    minutes\n    interviewerNames\n    startsAt\n    endsAt\n    cancelledBy\n    reason\n    canCancel\n    timeZone\n    applicationId\n    times {\n      startsAt\n      endsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextInterview($from: DateTime) {\n    viewer {\n      interviews(from: $from) {\n        id\n        status\n        startsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query NextInterview($from: DateTime) {\n    viewer {\n      interviews(from: $from) {\n        id\n        status\n        startsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OwnTimeZone($input: SaveTimeZoneInput!) {\n    saveTimeZone(input: $input) {\n      id\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  mutation OwnTimeZone($input: SaveTimeZoneInput!) {\n    saveTimeZone(input: $input) {\n      id\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WeekList_interviews on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    place\n    link\n    interviewers {\n      id\n      name\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WeekList_interviews on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    place\n    link\n    interviewers {\n      id\n      name\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ByDay_performance on JobPerformance {\n    timeZone\n    days {\n      day\n      counts {\n        views\n        saves\n        applications\n        interviews\n        offers\n        hires\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ByDay_performance on JobPerformance {\n    timeZone\n    days {\n      day\n      counts {\n        views\n        saves\n        applications\n        interviews\n        offers\n        hires\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BySource_performance on JobPerformance {\n    sources {\n      source\n      views\n      applications\n    }\n  }\n"): (typeof documents)["\n  fragment BySource_performance on JobPerformance {\n    sources {\n      source\n      views\n      applications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Funnel_performance on JobPerformance {\n    funnel {\n      step\n      count\n      of\n      ofCount\n    }\n  }\n"): (typeof documents)["\n  fragment Funnel_performance on JobPerformance {\n    funnel {\n      step\n      count\n      of\n      ofCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobPerformancePage($jobId: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $jobId, period: $period) {\n        job {\n          id\n          title\n          place\n          postedAt\n          standing\n        }\n        timeZone\n        totals {\n          ...Totals_counts\n        }\n        ...ByDay_performance\n        ...BySource_performance\n        ...Funnel_performance\n        comparison {\n          ...SimilarJobsComparison_comparison\n        }\n        suggestions {\n          ...Suggestions_suggestion\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobPerformancePage($jobId: ID!, $period: JobPeriod!) {\n    viewer {\n      jobPerformance(jobId: $jobId, period: $period) {\n        job {\n          id\n          title\n          place\n          postedAt\n          standing\n        }\n        timeZone\n        totals {\n          ...Totals_counts\n        }\n        ...ByDay_performance\n        ...BySource_performance\n        ...Funnel_performance\n        comparison {\n          ...SimilarJobsComparison_comparison\n        }\n        suggestions {\n          ...Suggestions_suggestion\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarJobsComparison_comparison on JobComparison {\n    jobs\n    companies\n    isByTitle\n    own {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n    similar {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n  }\n"): (typeof documents)["\n  fragment SimilarJobsComparison_comparison on JobComparison {\n    jobs\n    companies\n    isByTitle\n    own {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n    similar {\n      views\n      saves\n      applications\n      interviews\n      offers\n      hires\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Suggestions_suggestion on JobPerformanceSuggestion {\n    kind\n    own\n    other\n    question\n  }\n"): (typeof documents)["\n  fragment Suggestions_suggestion on JobPerformanceSuggestion {\n    kind\n    own\n    other\n    question\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Totals_counts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n"): (typeof documents)["\n  fragment Totals_counts on JobPerformanceCounts {\n    views\n    saves\n    applications\n    interviews\n    offers\n    hires\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobDetailsPage($id: ID!) {\n    job(id: $id) {\n      id\n      standing\n      ...JobDetails_job\n      ...JobMeta_job\n    }\n  }\n"): (typeof documents)["\n  query JobDetailsPage($id: ID!) {\n    job(id: $id) {\n      id\n      standing\n      ...JobDetails_job\n      ...JobMeta_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AboutCompany_company on Company {\n    slug\n    name\n    size\n    industry\n    foundedYear\n    website\n    description\n    ...VerifiedBadge_company\n  }\n"): (typeof documents)["\n  fragment AboutCompany_company on Company {\n    slug\n    name\n    size\n    industry\n    foundedYear\n    website\n    description\n    ...VerifiedBadge_company\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDetails_job on Job {\n    id\n    title\n    standing\n    applicationDeadline\n    ...JobHead_job\n    ...JobKeyFacts_job\n    ...JobText_job\n    ...ComparePayJob_job\n    ...JobEnded_job\n    ...SimilarJobs_job\n    company {\n      id\n      name\n      ...AboutCompany_company\n    }\n  }\n"): (typeof documents)["\n  fragment JobDetails_job on Job {\n    id\n    title\n    standing\n    applicationDeadline\n    ...JobHead_job\n    ...JobKeyFacts_job\n    ...JobText_job\n    ...ComparePayJob_job\n    ...JobEnded_job\n    ...SimilarJobs_job\n    company {\n      id\n      name\n      ...AboutCompany_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobHead_job on Job {\n    id\n    title\n    place\n    industry\n    isRemote\n    isFeatured\n    isHot\n    recruiter\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...CompanyTreatment_company\n      ...VerifiedBadge_company\n    }\n  }\n"): (typeof documents)["\n  fragment JobHead_job on Job {\n    id\n    title\n    place\n    industry\n    isRemote\n    isFeatured\n    isHot\n    recruiter\n    company {\n      id\n      slug\n      name\n      ...CompanyLogo_company\n      ...CompanyAnswers_company\n      ...CompanyTreatment_company\n      ...VerifiedBadge_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobKeyFacts_job on Job {\n    type\n    experienceLevel\n    experienceYears\n    educationLevel\n    applicationDeadline\n    postedAt\n    ...JobFacts_job\n    ...JobSalary_job\n  }\n"): (typeof documents)["\n  fragment JobKeyFacts_job on Job {\n    type\n    experienceLevel\n    experienceYears\n    educationLevel\n    applicationDeadline\n    postedAt\n    ...JobFacts_job\n    ...JobSalary_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobSalary_job on Job {\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n"): (typeof documents)["\n  fragment JobSalary_job on Job {\n    salary\n    salaryMin\n    salaryMax\n    salaryPeriod\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobStatistics($id: ID!) {\n    job(id: $id) {\n      id\n      stats {\n        applicants\n        views\n        posted\n        expires\n        answerDays\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobStatistics($id: ID!) {\n    job(id: $id) {\n      id\n      stats {\n        applicants\n        views\n        posted\n        expires\n        answerDays\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobFit($id: ID!) {\n    jobFit(jobId: $id) {\n      grade\n      reasons {\n        speaksFor\n        ...MatchReasons_reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobFit($id: ID!) {\n    jobFit(jobId: $id) {\n      grade\n      reasons {\n        speaksFor\n        ...MatchReasons_reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComparedPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      titleSlug\n      placeSlug\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n"): (typeof documents)["\n  query ComparedPay($title: String!, $location: String) {\n    payInsight(title: $title, location: $location) {\n      title\n      titleSlug\n      placeSlug\n      place\n      low\n      median\n      high\n      ...PaySource_insight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparePayJob_job on Job {\n    title\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n  }\n"): (typeof documents)["\n  fragment ComparePayJob_job on Job {\n    title\n    location\n    type\n    salary\n    salaryMin\n    salaryMax\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportJobDialog($input: ReportJobInput!) {\n    reportJob(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ReportJobDialog($input: ReportJobInput!) {\n    reportJob(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarJob_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n    }\n    ...JobPay_job\n  }\n"): (typeof documents)["\n  fragment SimilarJob_job on Job {\n    id\n    title\n    place\n    company {\n      id\n      name\n    }\n    ...JobPay_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n  }\n"): (typeof documents)["\n  fragment SimilarJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SimilarJobs($id: ID!) {\n    job(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query SimilarJobs($id: ID!) {\n    job(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeenJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n    ...SimilarJob_job\n  }\n"): (typeof documents)["\n  fragment SeenJobs_job on Job {\n    id\n    ...LocalSimilarJobs_job\n    ...SimilarJob_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LocalSimilarJobs_job on Job {\n    id\n    title\n    location\n    type\n    industry\n    experienceLevel\n    category {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment LocalSimilarJobs_job on Job {\n    id\n    title\n    location\n    type\n    industry\n    experienceLevel\n    category {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocalSimilarJobs {\n    jobs(first: 100) {\n      nodes {\n        id\n        ...LocalSimilarJobs_job\n        ...SimilarJob_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query LocalSimilarJobs {\n    jobs(first: 100) {\n      nodes {\n        id\n        ...LocalSimilarJobs_job\n        ...SimilarJob_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobEnded_job on Job {\n    title\n    standing\n    applicationDeadline\n    company {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment JobEnded_job on Job {\n    title\n    standing\n    applicationDeadline\n    company {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobGone($id: ID!) {\n    goneJob(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobGone($id: ID!) {\n    goneJob(id: $id) {\n      id\n      similar {\n        id\n        ...SimilarJob_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordJobView($input: RecordJobViewInput!) {\n    recordJobView(input: $input) {\n      counted\n    }\n  }\n"): (typeof documents)["\n  mutation RecordJobView($input: RecordJobViewInput!) {\n    recordJobView(input: $input) {\n      counted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobMeta_job on Job {\n    id\n    title\n    place\n    isRemote\n    standing\n    description\n    company {\n      id\n      name\n      logoUrl\n    }\n    ...JobPosting_job\n  }\n"): (typeof documents)["\n  fragment JobMeta_job on Job {\n    id\n    title\n    place\n    isRemote\n    standing\n    description\n    company {\n      id\n      name\n      logoUrl\n    }\n    ...JobPosting_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobPosting_job on Job {\n    id\n    title\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    location\n    city\n    district\n    state\n    type\n    salaryMin\n    salaryMax\n    salaryPeriod\n    experienceYears\n    educationLevel\n    isRemote\n    postedAt\n    applicationDeadline\n    company {\n      id\n      name\n      website\n      logoUrl\n      city\n      state\n      country\n    }\n  }\n"): (typeof documents)["\n  fragment JobPosting_job on Job {\n    id\n    title\n    descriptionHtml\n    responsibilities\n    requirements\n    benefits\n    location\n    city\n    district\n    state\n    type\n    salaryMin\n    salaryMax\n    salaryPeriod\n    experienceYears\n    educationLevel\n    isRemote\n    postedAt\n    applicationDeadline\n    company {\n      id\n      name\n      website\n      logoUrl\n      city\n      state\n      country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageApplicationsPage(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $isList: Boolean!\n  ) {\n    viewer {\n      ...KnownStages_viewer\n      applicationCounts(\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n      ) {\n        ...StatusCards_counts\n        ...ReceivedApplications_counts\n      }\n      applications(\n        first: 50\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) @include(if: $isList) {\n        ...ReceivedList_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManageApplicationsPage(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $isList: Boolean!\n  ) {\n    viewer {\n      ...KnownStages_viewer\n      applicationCounts(\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n      ) {\n        ...StatusCards_counts\n        ...ReceivedApplications_counts\n      }\n      applications(\n        first: 50\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) @include(if: $isList) {\n        ...ReceivedList_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReceivedApplications_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n    stages {\n      stageId\n      total\n    }\n    countedAt\n  }\n"): (typeof documents)["\n  fragment ReceivedApplications_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n    stages {\n      stageId\n      total\n    }\n    countedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewDeskPage(\n    $id: ID!\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n  ) {\n    viewer {\n      application(id: $id) {\n        id\n        resumeShownUrl\n        ...DeskHead_application\n        ...ApplicationDetails_application\n        ...DecisionBar_application\n        ...CachedApplication_application\n      }\n      applicationPlace(\n        id: $id\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        previousId\n        nextId\n        ...DeskHead_place\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewDeskPage(\n    $id: ID!\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n  ) {\n    viewer {\n      application(id: $id) {\n        id\n        resumeShownUrl\n        ...DeskHead_application\n        ...ApplicationDetails_application\n        ...DecisionBar_application\n        ...CachedApplication_application\n      }\n      applicationPlace(\n        id: $id\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        previousId\n        nextId\n        ...DeskHead_place\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatusCards_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n  }\n"): (typeof documents)["\n  fragment StatusCards_counts on ApplicationCounts {\n    total\n    pending\n    reviewed\n    shortlisted\n    rejected\n    hired\n    withdrawn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicantLine_application on Application {\n    expectedSalary\n    summary {\n      experienceMonths\n      jobTitle\n      jobCompany\n      isCurrentJob\n      skills\n      place\n      noticePeriod\n      noticeUntil\n      appliedBefore\n    }\n    match {\n      matchedSkills\n      kilometers\n      isElsewhere\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicantLine_application on Application {\n    expectedSalary\n    summary {\n      experienceMonths\n      jobTitle\n      jobCompany\n      isCurrentJob\n      skills\n      place\n      noticePeriod\n      noticeUntil\n      appliedBefore\n    }\n    match {\n      matchedSkills\n      kilometers\n      isElsewhere\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicantMarks_application on Application {\n    isUnread\n    rating {\n      average\n    }\n    summary {\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicantMarks_application on Application {\n    isUnread\n    rating {\n      average\n    }\n    summary {\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchWord_application on Application {\n    match {\n      level\n    }\n  }\n"): (typeof documents)["\n  fragment MatchWord_application on Application {\n    match {\n      level\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoardCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n    }\n    name\n    appliedAt\n    job {\n      id\n      title\n    }\n    isUnread\n    summary {\n      experienceMonths\n      jobTitle\n      isCurrentJob\n      skills\n      place\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    match {\n      level\n      matchedSkills\n    }\n    rating {\n      average\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n"): (typeof documents)["\n  fragment BoardCard_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n    }\n    name\n    appliedAt\n    job {\n      id\n      title\n    }\n    isUnread\n    summary {\n      experienceMonths\n      jobTitle\n      isCurrentJob\n      skills\n      place\n      tagNames\n      appliedBefore\n      nextInterviewAt\n    }\n    match {\n      level\n      matchedSkills\n    }\n    rating {\n      average\n    }\n    lastOfferStatus\n    todos {\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoardColumn_application on Application {\n    id\n    ...BoardCard_application\n  }\n"): (typeof documents)["\n  fragment BoardColumn_application on Application {\n    id\n    ...BoardCard_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Columns_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      moves\n      stage {\n        id\n      }\n      ...BoardColumn_application\n      ...CachedApplication_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment Columns_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      moves\n      stage {\n        id\n      }\n      ...BoardColumn_application\n      ...CachedApplication_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ColumnsMore(\n    $status: ApplicationStatus!\n    $stageId: ID\n    $jobId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: $first\n        after: $after\n        statuses: [$status]\n        stageId: $stageId\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...Columns_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query ColumnsMore(\n    $status: ApplicationStatus!\n    $stageId: ID\n    $jobId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $first: Int!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: $first\n        after: $after\n        statuses: [$status]\n        stageId: $stageId\n        jobId: $jobId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...Columns_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskHead_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n  }\n"): (typeof documents)["\n  fragment DeskHead_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskHead_place on ApplicationPlace {\n    position\n    total\n    previousId\n    nextId\n  }\n"): (typeof documents)["\n  fragment DeskHead_place on ApplicationPlace {\n    position\n    total\n    previousId\n    nextId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchPart_application on Application {\n    id\n    match {\n      level\n      reasons {\n        ...MatchReasons_reason\n      }\n    }\n    ...MatchWord_application\n  }\n"): (typeof documents)["\n  fragment MatchPart_application on Application {\n    id\n    match {\n      level\n      reasons {\n        ...MatchReasons_reason\n      }\n    }\n    ...MatchWord_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OtherApplications_application on Application {\n    id\n    otherApplications {\n      isSameAccount\n      application {\n        id\n        name\n        status\n        appliedAt\n        job {\n          id\n          title\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OtherApplications_application on Application {\n    id\n    otherApplications {\n      isSameAccount\n      application {\n        id\n        name\n        status\n        appliedAt\n        job {\n          id\n          title\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RatingPart_application on Application {\n    id\n    rating {\n      average\n      count\n      own\n    }\n    ratings {\n      id\n      name\n      stars\n      isMine\n    }\n  }\n"): (typeof documents)["\n  fragment RatingPart_application on Application {\n    id\n    rating {\n      average\n      count\n      own\n    }\n    ratings {\n      id\n      name\n      stars\n      isMine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RatingPart($input: RateApplicationInput!) {\n    rateApplication(input: $input) {\n      application {\n        ...RatingPart_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RatingPart($input: RateApplicationInput!) {\n    rateApplication(input: $input) {\n      application {\n        ...RatingPart_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TagsPart_application on Application {\n    id\n    tags {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment TagsPart_application on Application {\n    id\n    tags {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagsPartAdd($input: TagApplicationInput!) {\n    tagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TagsPartAdd($input: TagApplicationInput!) {\n    tagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagsPartRemove($input: TagApplicationInput!) {\n    untagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TagsPartRemove($input: TagApplicationInput!) {\n    untagApplication(input: $input) {\n      application {\n        ...TagsPart_application\n        ...ApplicantMarks_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagsPartCreate($input: CreateApplicationTagInput!) {\n    createApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TagsPartCreate($input: CreateApplicationTagInput!) {\n    createApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    resumeShownUrl\n    job {\n      id\n      title\n      place\n      company {\n        id\n        name\n      }\n    }\n    otherApplications {\n      isSameAccount\n    }\n    ...MatchPart_application\n    ...OtherApplications_application\n    ...RatingPart_application\n    ...TagsPart_application\n    ...WithdrawalReason_application\n    ...AnswerList_application\n    ...ProfileAsSent_application\n    ...ResumeView_application\n    ...Notes_application\n    ...Timeline_application\n  }\n"): (typeof documents)["\n  fragment ApplicationDetails_application on Application {\n    id\n    name\n    email\n    phone\n    appliedAt\n    expectedSalary\n    coverLetter\n    resumeShownUrl\n    job {\n      id\n      title\n      place\n      company {\n        id\n        name\n      }\n    }\n    otherApplications {\n      isSameAccount\n    }\n    ...MatchPart_application\n    ...OtherApplications_application\n    ...RatingPart_application\n    ...TagsPart_application\n    ...WithdrawalReason_application\n    ...AnswerList_application\n    ...ProfileAsSent_application\n    ...ResumeView_application\n    ...Notes_application\n    ...Timeline_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DecisionBar_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    moves\n    ...StageSelect_application\n  }\n"): (typeof documents)["\n  fragment DecisionBar_application on Application {\n    id\n    name\n    status\n    withdrawal {\n      at\n    }\n    moves\n    ...StageSelect_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Notes_application on Application {\n    id\n    notes {\n      id\n      body\n      createdAt\n      authorName\n      mentionedNames\n      isMine\n    }\n  }\n"): (typeof documents)["\n  fragment Notes_application on Application {\n    id\n    notes {\n      id\n      body\n      createdAt\n      authorName\n      mentionedNames\n      isMine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResumeView_application on Application {\n    id\n    name\n    resumeShownUrl\n    resume {\n      id\n      name\n      size\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment ResumeView_application on Application {\n    id\n    name\n    resumeShownUrl\n    resume {\n      id\n      name\n      size\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StageSelect_application on Application {\n    id\n    status\n    moves\n    stage {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment StageSelect_application on Application {\n    id\n    status\n    moves\n    stage {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StageSelect {\n    viewer {\n      ...KnownStages_viewer\n    }\n  }\n"): (typeof documents)["\n  query StageSelect {\n    viewer {\n      ...KnownStages_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithdrawalReason_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment WithdrawalReason_application on Application {\n    id\n    withdrawal {\n      at\n      reason\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelForm($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelForm($input: CancelInterviewInput!) {\n    cancelInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeInterviewers($input: ChangeInterviewersInput!) {\n    changeInterviewers(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CriteriaForm_feedback on InterviewFeedback {\n    criteria {\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CriteriaForm_feedback on InterviewFeedback {\n    criteria {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CriteriaForm($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        key\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CriteriaForm($input: SaveInterviewCriteriaInput!) {\n    saveInterviewCriteria(input: $input) {\n      criteria {\n        key\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        id\n        application {\n          id\n          job {\n            id\n          }\n        }\n        feedback {\n          canSend\n          canChangeCriteria\n          ...CriteriaForm_feedback\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Feedback($id: ID!) {\n    viewer {\n      interview(id: $id) {\n        id\n        application {\n          id\n          job {\n            id\n          }\n        }\n        feedback {\n          canSend\n          canChangeCriteria\n          ...CriteriaForm_feedback\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query FreeTimes(\n    $interviewerIds: [ID!]!\n    $kind: InterviewKind!\n    $from: String!\n    $until: String!\n    $weekdays: [Int!]!\n    $startTime: String!\n    $endTime: String!\n    $minutes: Int!\n    $buffer: Int!\n    $timeZone: String!\n  ) {\n    viewer {\n      freeInterviewTimes(\n        interviewerIds: $interviewerIds\n        kind: $kind\n        from: $from\n        until: $until\n        weekdays: $weekdays\n        startTime: $startTime\n        endTime: $endTime\n        minutes: $minutes\n        buffer: $buffer\n        timeZone: $timeZone\n      ) {\n        startsAt\n        endsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InterviewItem_changed on Interview {\n    ...InterviewItem_interview\n    application {\n      id\n      ...Timeline_application\n    }\n  }\n"): (typeof documents)["\n  fragment InterviewItem_changed on Interview {\n    ...InterviewItem_interview\n    application {\n      id\n      ...Timeline_application\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InterviewItem_interview on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    minutes\n    place\n    link\n    cancelledBy\n    reason\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      isFree\n    }\n    canOfferTimes\n    canMove\n    canCancel\n    canChangeInterviewers\n    canRecordHeld\n    canRecordMissed\n    feedback {\n      canSend\n    }\n    ...NewTimes_interview\n  }\n"): (typeof documents)["\n  fragment InterviewItem_interview on Interview {\n    id\n    kind\n    title\n    status\n    startsAt\n    endsAt\n    minutes\n    place\n    link\n    cancelledBy\n    reason\n    interviewers {\n      id\n      name\n    }\n    times {\n      startsAt\n      isFree\n    }\n    canOfferTimes\n    canMove\n    canCancel\n    canChangeInterviewers\n    canRecordHeld\n    canRecordMissed\n    feedback {\n      canSend\n    }\n    ...NewTimes_interview\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InterviewerChoice_interviewers on Interviewer {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment InterviewerChoice_interviewers on Interviewer {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Interviews($id: ID!, $jobId: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        status\n        moves\n        stage {\n          id\n          name\n        }\n        canProposeInterview\n        interviews {\n          id\n          status\n          ...InterviewItem_interview\n        }\n      }\n      timeZone\n      ...KnownStages_viewer\n      interviewers(jobId: $jobId) {\n        ...InterviewerChoice_interviewers\n      }\n    }\n  }\n"): (typeof documents)["\n  query Interviews($id: ID!, $jobId: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        status\n        moves\n        stage {\n          id\n          name\n        }\n        canProposeInterview\n        interviews {\n          id\n          status\n          ...InterviewItem_interview\n        }\n      }\n      timeZone\n      ...KnownStages_viewer\n      interviewers(jobId: $jobId) {\n        ...InterviewerChoice_interviewers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewTimes_interview on Interview {\n    id\n    kind\n    status\n    startsAt\n    times {\n      startsAt\n    }\n    place\n    link\n    minutes\n    bufferMinutes\n    interviewers {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment NewTimes_interview on Interview {\n    id\n    kind\n    status\n    startsAt\n    times {\n      startsAt\n    }\n    place\n    link\n    minutes\n    bufferMinutes\n    interviewers {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewTimesMove($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NewTimesMove($input: MoveInterviewInput!) {\n    moveInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewTimesOffer($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NewTimesOffer($input: OfferInterviewTimesInput!) {\n    offerInterviewTimes(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeForm($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProposeForm($input: ProposeInterviewInput!) {\n    proposeInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScorecardForm_feedback on InterviewFeedback {\n    criteria {\n      key\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ScorecardForm_feedback on InterviewFeedback {\n    criteria {\n      key\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScorecardForm($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        id\n        feedback {\n          canSend\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScorecardForm($input: SendScorecardInput!) {\n    sendScorecard(input: $input) {\n      interview {\n        id\n        feedback {\n          canSend\n          isHidden\n          sentCount\n          interviewerCount\n          ...ScorecardForm_feedback\n          ...Scorecards_feedback\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Scorecards_feedback on InterviewFeedback {\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n    scorecards {\n      authorName\n      recommendation\n      text\n      sentAt\n      ratings {\n        name\n        rating\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Scorecards_feedback on InterviewFeedback {\n    averages {\n      name\n      average\n    }\n    recommendations {\n      recommendation\n      count\n    }\n    scorecards {\n      authorName\n      recommendation\n      text\n      sentAt\n      ratings {\n        name\n        rating\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordOutcome($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordOutcome($input: RecordInterviewInput!) {\n    recordInterview(input: $input) {\n      interview {\n        ...InterviewItem_changed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferForm_application on Application {\n    id\n    name\n    job {\n      id\n      title\n      place\n    }\n  }\n"): (typeof documents)["\n  fragment OfferForm_application on Application {\n    id\n    name\n    job {\n      id\n      title\n      place\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferForm_replaced on Offer {\n    id\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    letter\n  }\n"): (typeof documents)["\n  fragment OfferForm_replaced on Offer {\n    id\n    language\n    title\n    pay\n    variablePay\n    place\n    joiningDate\n    expiresOn\n    letter\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferForm($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        id\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OfferForm($input: SendOfferInput!) {\n    sendOffer(input: $input) {\n      offer {\n        id\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferItem_offer on Offer {\n    id\n    title\n    status\n    canWithdraw\n    application {\n      id\n    }\n    ...OfferFacts_offer\n  }\n"): (typeof documents)["\n  fragment OfferItem_offer on Offer {\n    id\n    title\n    status\n    canWithdraw\n    application {\n      id\n    }\n    ...OfferFacts_offer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferPreview($input: SendOfferInput!) {\n    viewer {\n      offerPreview(input: $input)\n    }\n  }\n"): (typeof documents)["\n  query OfferPreview($input: SendOfferInput!) {\n    viewer {\n      offerPreview(input: $input)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Offers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        canSendOffer\n        ...OfferForm_application\n        offers {\n          id\n          status\n          ...OfferItem_offer\n          ...OfferForm_replaced\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Offers($id: ID!) {\n    viewer {\n      application(id: $id) {\n        id\n        canSendOffer\n        ...OfferForm_application\n        offers {\n          id\n          status\n          ...OfferItem_offer\n          ...OfferForm_replaced\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplateToolsSave($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TemplateToolsSave($input: SaveOfferTemplateInput!) {\n    saveOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplateToolsDelete($input: DeleteOfferTemplateInput!) {\n    deleteOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TemplateToolsDelete($input: DeleteOfferTemplateInput!) {\n    deleteOfferTemplate(input: $input) {\n      viewer {\n        id\n        offerTemplates {\n          id\n          name\n          language\n          letter\n          isOwn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawForm($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...OfferItem_offer\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawForm($input: WithdrawOfferInput!) {\n    withdrawOffer(input: $input) {\n      offer {\n        ...OfferItem_offer\n        application {\n          id\n          status\n          stage {\n            id\n            name\n          }\n          lastOfferStatus\n          ...Timeline_application\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferTemplates {\n    viewer {\n      id\n      offerTemplates {\n        id\n        name\n        language\n        letter\n        isOwn\n      }\n    }\n  }\n"): (typeof documents)["\n  query OfferTemplates {\n    viewer {\n      id\n      offerTemplates {\n        id\n        name\n        language\n        letter\n        isOwn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mentions {\n    viewer {\n      id\n      colleagues {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Mentions {\n    viewer {\n      id\n      colleagues {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotesAdd($input: AddApplicationNoteInput!) {\n    addApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NotesAdd($input: AddApplicationNoteInput!) {\n    addApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotesDelete($input: DeleteApplicationNoteInput!) {\n    deleteApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NotesDelete($input: DeleteApplicationNoteInput!) {\n    deleteApplicationNote(input: $input) {\n      application {\n        ...Notes_application\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordView($input: RecordApplicationViewInput!) {\n    recordApplicationView(input: $input) {\n      application {\n        id\n        isUnread\n        phone\n        coverLetter\n        expectedSalary\n        resumeName\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordView($input: RecordApplicationViewInput!) {\n    recordApplicationView(input: $input) {\n      application {\n        id\n        isUnread\n        phone\n        coverLetter\n        expectedSalary\n        resumeName\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobFilter {\n    viewer {\n      jobs(first: 100) {\n        nodes {\n          id\n          title\n          postedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobFilter {\n    viewer {\n      jobs(first: 100) {\n        nodes {\n          id\n          title\n          postedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationList_application on Application {\n    id\n    ...ApplicationRow_application\n    ...CachedApplication_application\n  }\n"): (typeof documents)["\n  fragment ApplicationList_application on Application {\n    id\n    ...ApplicationRow_application\n    ...CachedApplication_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationRow_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    excerpt(search: $search) {\n      part\n      text\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n    ...MatchWord_application\n  }\n"): (typeof documents)["\n  fragment ApplicationRow_application on Application {\n    id\n    status\n    withdrawal {\n      at\n    }\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    excerpt(search: $search) {\n      part\n      text\n    }\n    job {\n      id\n      title\n    }\n    ...ApplicantLine_application\n    ...ApplicantMarks_application\n    ...MatchWord_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReceivedList_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      withdrawal {\n        at\n      }\n      stage {\n        id\n      }\n      ...ApplicationList_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment ReceivedList_page on ApplicationConnection {\n    nodes {\n      id\n      status\n      withdrawal {\n        at\n      }\n      stage {\n        id\n      }\n      ...ApplicationList_application\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReceivedListMore(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: 50\n        after: $after\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...ReceivedList_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReceivedListMore(\n    $jobId: ID\n    $statuses: [ApplicationStatus!]\n    $withdrawn: Boolean\n    $stageId: ID\n    $search: String\n    $appliedFrom: String\n    $appliedTo: String\n    $applicants: ApplicantFilter\n    $meetsMustHaves: Boolean\n    $sort: ApplicationSort!\n    $after: String\n  ) {\n    viewer {\n      applications(\n        first: 50\n        after: $after\n        jobId: $jobId\n        statuses: $statuses\n        withdrawn: $withdrawn\n        stageId: $stageId\n        search: $search\n        appliedFrom: $appliedFrom\n        appliedTo: $appliedTo\n        applicants: $applicants\n        meetsMustHaves: $meetsMustHaves\n        sort: $sort\n      ) {\n        ...ReceivedList_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetStatusMail($input: ResetStatusMailInput!) {\n    resetStatusMail(input: $input) {\n      statusMail {\n        id\n        status\n        subject\n        body\n        isOwn\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetStatusMail($input: ResetStatusMailInput!) {\n    resetStatusMail(input: $input) {\n      statusMail {\n        id\n        status\n        subject\n        body\n        isOwn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatusMailForm_statusMail on StatusMail {\n    id\n    status\n    subject\n    body\n    isOwn\n  }\n"): (typeof documents)["\n  fragment StatusMailForm_statusMail on StatusMail {\n    id\n    status\n    subject\n    body\n    isOwn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StatusMailForm($input: SaveStatusMailInput!) {\n    saveStatusMail(input: $input) {\n      statusMail {\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StatusMailForm($input: SaveStatusMailInput!) {\n    saveStatusMail(input: $input) {\n      statusMail {\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StatusMailsDialog {\n    viewer {\n      statusMails {\n        id\n        status\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n"): (typeof documents)["\n  query StatusMailsDialog {\n    viewer {\n      statusMails {\n        id\n        status\n        ...StatusMailForm_statusMail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkMessageDialogSelected($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n"): (typeof documents)["\n  mutation BulkMessageDialogSelected($input: SendConversationMessagesInput!) {\n    sendConversationMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkMessageDialogMatching($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n"): (typeof documents)["\n  mutation BulkMessageDialogMatching($input: SendMatchingMessagesInput!) {\n    sendMatchingMessages(input: $input) {\n      batchId\n      count\n      ...SkippedToast_sent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkMessageDialogUndo($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation BulkMessageDialogUndo($input: UndoConversationMessagesInput!) {\n    undoConversationMessages(input: $input) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SkippedToast_sent on MessageBatchPayload {\n    count\n    skippedApplications {\n      id\n      message\n      application {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SkippedToast_sent on MessageBatchPayload {\n    count\n    skippedApplications {\n      id\n      message\n      application {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CachedApplication_application on Application {\n    id\n    status\n    statusChangedAt\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    job {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment CachedApplication_application on Application {\n    id\n    status\n    statusChangedAt\n    moves\n    stage {\n      id\n      name\n    }\n    name\n    email\n    appliedAt\n    answersFit {\n      asked\n      fitting\n      missedMust\n    }\n    job {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CachedApplication($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Application {\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        name\n        email\n        appliedAt\n        answersFit {\n          asked\n          fitting\n          missedMust\n        }\n        job {\n          id\n          title\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CachedApplication($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      id\n      ... on Application {\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        name\n        email\n        appliedAt\n        answersFit {\n          asked\n          fitting\n          missedMust\n        }\n        job {\n          id\n          title\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KnownStages_viewer on Viewer {\n    stages {\n      id\n      name\n      status\n      preset\n    }\n  }\n"): (typeof documents)["\n  fragment KnownStages_viewer on Viewer {\n    stages {\n      id\n      name\n      status\n      preset\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      batchId\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateApplicationStatus($input: UpdateApplicationStatusInput!) {\n    updateApplicationStatus(input: $input) {\n      batchId\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateApplicationStatusStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateApplicationStatusStage($input: MoveApplicationToStageInput!) {\n    moveApplicationToStage(input: $input) {\n      application {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n        events {\n          id\n          kind\n          at\n          actorName\n          stageName\n          plannedFor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpdateApplicationStatus_application on Application {\n    id\n    statusChangedAt\n    events {\n      id\n      kind\n      at\n      actorName\n      stageName\n      plannedFor\n    }\n  }\n"): (typeof documents)["\n  fragment UpdateApplicationStatus_application on Application {\n    id\n    statusChangedAt\n    events {\n      id\n      kind\n      at\n      actorName\n      stageName\n      plannedFor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      batchId\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeApplications($input: ChangeApplicationsInput!) {\n    changeApplications(input: $input) {\n      batchId\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      batchId\n      changed\n      remaining\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {\n    changeMatchingApplications(input: $input) {\n      batchId\n      changed\n      remaining\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMatchingApplicationsUndo($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      changed\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMatchingApplicationsUndo($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      changed\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoChange($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoChange($input: UndoApplicationsInput!) {\n    undoApplications(input: $input) {\n      applications {\n        id\n        status\n        statusChangedAt\n        moves\n        stage {\n          id\n          name\n        }\n      }\n      refused {\n        id\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagsDialogRename($input: RenameApplicationTagInput!) {\n    renameApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TagsDialogRename($input: RenameApplicationTagInput!) {\n    renameApplicationTag(input: $input) {\n      tag {\n        id\n        name\n      }\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagsDialogDelete($input: DeleteApplicationTagInput!) {\n    deleteApplicationTag(input: $input) {\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TagsDialogDelete($input: DeleteApplicationTagInput!) {\n    deleteApplicationTag(input: $input) {\n      viewer {\n        id\n        applicationTags {\n          id\n          name\n          applications\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyTags {\n    viewer {\n      id\n      applicationTags {\n        id\n        name\n        applications\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyTags {\n    viewer {\n      id\n      applicationTags {\n        id\n        name\n        applications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewDialogSave($input: SaveApplicationViewInput!) {\n    saveApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ViewDialogSave($input: SaveApplicationViewInput!) {\n    saveApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewDialogDelete($input: DeleteApplicationViewInput!) {\n    deleteApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ViewDialogDelete($input: DeleteApplicationViewInput!) {\n    deleteApplicationView(input: $input) {\n      viewer {\n        ...ViewsBar_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewsBar_viewer on Viewer {\n    id\n    applicationViews {\n      id\n      name\n      isShared\n      isMine\n      ownerName\n      query\n    }\n  }\n"): (typeof documents)["\n  fragment ViewsBar_viewer on Viewer {\n    id\n    applicationViews {\n      id\n      name\n      isShared\n      isMine\n      ownerName\n      query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewsBar {\n    viewer {\n      ...ViewsBar_viewer\n    }\n  }\n"): (typeof documents)["\n  query ViewsBar {\n    viewer {\n      ...ViewsBar_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobFigures_figures on OwnJobFigures {\n    total\n    featured\n    hot\n    applications\n  }\n"): (typeof documents)["\n  fragment JobFigures_figures on OwnJobFigures {\n    total\n    featured\n    hot\n    applications\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageJobsPage($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $page: Int) {\n    viewer {\n      jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n        ...OwnJobs_jobs\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManageJobsPage($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $page: Int) {\n    viewer {\n      jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n        ...OwnJobs_jobs\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeJobs(\n    $input: ChangeJobsInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    changeJobs(input: $input) {\n      jobs {\n        id\n        ...OwnJobRow_job\n      }\n      deletedJobIds\n      refused {\n        id\n        message\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeJobs(\n    $input: ChangeJobsInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    changeJobs(input: $input) {\n      jobs {\n        id\n        ...OwnJobRow_job\n      }\n      deletedJobIds\n      refused {\n        id\n        message\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditJobDialog_job on Job {\n    id\n    standing\n    title\n    description\n    requirementsText\n    responsibilitiesText\n    benefitsText\n    salary\n    location\n    type\n    category {\n      id\n      slug\n    }\n    experienceLevel\n    experienceYears\n    isRemote\n    applicationDeadline\n    questions {\n      ...QuestionForm_question\n    }\n    ...JobFacts_job\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n"): (typeof documents)["\n  fragment EditJobDialog_job on Job {\n    id\n    standing\n    title\n    description\n    requirementsText\n    responsibilitiesText\n    benefitsText\n    salary\n    location\n    type\n    category {\n      id\n      slug\n    }\n    experienceLevel\n    experienceYears\n    isRemote\n    applicationDeadline\n    questions {\n      ...QuestionForm_question\n    }\n    ...JobFacts_job\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditOwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n        ...EditJobDialog_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditOwnJob($id: ID!) {\n    viewer {\n      ownJob(id: $id) {\n        id\n        ...EditJobDialog_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditJob(\n    $input: UpdateJobInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    updateJob(input: $input) {\n      job {\n        id\n        standing\n        pendingChange {\n          ...PendingChange_change\n        }\n        ...OwnJobRow_job\n        ...EditJobDialog_job\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditJob(\n    $input: UpdateJobInput!\n    $search: String\n    $show: OwnJobsShown!\n    $sort: OwnJobsSort!\n    $page: Int\n  ) {\n    updateJob(input: $input) {\n      job {\n        id\n        standing\n        pendingChange {\n          ...PendingChange_change\n        }\n        ...OwnJobRow_job\n        ...EditJobDialog_job\n      }\n      viewer {\n        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {\n          ...OwnJobs_jobs\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnJobRow_job on Job {\n    id\n    title\n    place\n    type\n    status\n    standing\n    adminNotes\n    isFeatured\n    isHot\n    postedAt\n    applicationDeadline\n    renewableFrom\n    views\n    applicationsCount\n    pendingChange {\n      ...PendingChange_change\n    }\n    ...JobPay_job\n  }\n"): (typeof documents)["\n  fragment OwnJobRow_job on Job {\n    id\n    title\n    place\n    type\n    status\n    standing\n    adminNotes\n    isFeatured\n    isHot\n    postedAt\n    applicationDeadline\n    renewableFrom\n    views\n    applicationsCount\n    pendingChange {\n      ...PendingChange_change\n    }\n    ...JobPay_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnJobs_jobs on OwnJobConnection {\n    totalCount\n    figures {\n      ...JobFigures_figures\n    }\n    nodes {\n      id\n      ...OwnJobRow_job\n    }\n  }\n"): (typeof documents)["\n  fragment OwnJobs_jobs on OwnJobConnection {\n    totalCount\n    figures {\n      ...JobFigures_figures\n    }\n    nodes {\n      id\n      ...OwnJobRow_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EveryJob($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $first: Int!) {\n    viewer {\n      jobs(first: $first, search: $search, show: $show, sort: $sort) {\n        nodes {\n          id\n          title\n          status\n          standing\n          isFeatured\n          isHot\n          applicationDeadline\n          renewableFrom\n          views\n          applicationsCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EveryJob($search: String, $show: OwnJobsShown!, $sort: OwnJobsSort!, $first: Int!) {\n    viewer {\n      jobs(first: $first, search: $search, show: $show, sort: $sort) {\n        nodes {\n          id\n          title\n          status\n          standing\n          isFeatured\n          isHot\n          applicationDeadline\n          renewableFrom\n          views\n          applicationsCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationHead($id: ID!) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        name\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConversationHead($id: ID!) {\n    conversation(id: $id) {\n      id\n      application {\n        id\n        name\n        job {\n          id\n          title\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    isUnread\n    lastAt\n    lastMessage {\n      id\n      body\n      isMine\n      isRemoved\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow_conversation on Conversation {\n    id\n    isUnread\n    lastAt\n    lastMessage {\n      id\n      body\n      isMine\n      isRemoved\n    }\n    application {\n      id\n      name\n      job {\n        id\n        title\n        company {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessagesPage($search: String, $isUnread: Boolean!, $after: String) {\n    viewer {\n      id\n      unreadConversations\n      conversations(first: 30, search: $search, isUnread: $isUnread, after: $after) {\n        totalCount\n        nodes {\n          id\n          ...ConversationRow_conversation\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessagesPage($search: String, $isUnread: Boolean!, $after: String) {\n    viewer {\n      id\n      unreadConversations\n      conversations(first: 30, search: $search, isUnread: $isUnread, after: $after) {\n        totalCount\n        nodes {\n          id\n          ...ConversationRow_conversation\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompletionCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n"): (typeof documents)["\n  fragment CompletionCard_completion on ProfileCompletion {\n    percent\n    missing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenToWork_profile on SeekerProfile {\n    isOpenToWork\n  }\n"): (typeof documents)["\n  fragment OpenToWork_profile on SeekerProfile {\n    isOpenToWork\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenToWork($open: Boolean!) {\n    updateProfile(input: { isOpenToWork: $open }) {\n      user {\n        id\n        profile {\n          ...OpenToWork_profile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpenToWork($open: Boolean!) {\n    updateProfile(input: { isOpenToWork: $open }) {\n      user {\n        id\n        profile {\n          ...OpenToWork_profile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileEditor_user on User {\n    id\n    firstName\n    lastName\n    phone\n    profile {\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      ...ProfileValues_profile\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileEditor_user on User {\n    id\n    firstName\n    lastName\n    phone\n    profile {\n      experienceMonths\n      career {\n        ...Career_career\n      }\n      ...ProfileValues_profile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    viewer {\n      ...ImportResume_viewer\n      user {\n        id\n        ...ProfileEditor_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    viewer {\n      ...ImportResume_viewer\n      user {\n        id\n        ...ProfileEditor_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResumeSummary_profile on SeekerProfile {\n    resume\n  }\n"): (typeof documents)["\n  fragment ResumeSummary_profile on SeekerProfile {\n    resume\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...ProfileEditor_user\n        ...SessionUser_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          career {\n            ...Career_career\n          }\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...ProfileEditor_user\n        ...SessionUser_user\n        profileCompletion {\n          ...CompletionCard_completion\n        }\n        profile {\n          career {\n            ...Career_career\n          }\n          ...OpenToWork_profile\n          ...ResumeSummary_profile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MakeResumeDialog($input: ResumeDocumentInput!) {\n    viewer {\n      resumeDocument(input: $input)\n    }\n  }\n"): (typeof documents)["\n  query MakeResumeDialog($input: ResumeDocumentInput!) {\n    viewer {\n      resumeDocument(input: $input)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeResumeDialogStore($input: ResumeDocumentInput!) {\n    storeResumeDocument(input: $input) {\n      viewer {\n        resumes {\n          id\n          ...ResumeRow_resume\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MakeResumeDialogStore($input: ResumeDocumentInput!) {\n    storeResumeDocument(input: $input) {\n      viewer {\n        resumes {\n          id\n          ...ResumeRow_resume\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportResume_viewer on Viewer {\n    readableResumes {\n      id\n      name\n    }\n    resumes {\n      id\n      name\n      isReadable\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment ImportResume_viewer on Viewer {\n    readableResumes {\n      id\n      name\n    }\n    resumes {\n      id\n      name\n      isReadable\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportResume {\n    viewer {\n      ...ImportResume_viewer\n    }\n  }\n"): (typeof documents)["\n  query ImportResume {\n    viewer {\n      ...ImportResume_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewFindings($resumeId: ID!) {\n    viewer {\n      resumeFindings(resumeId: $resumeId) {\n        phone\n        location\n        experienceType\n        experience\n        noticePeriod\n        currentPay\n        expectedPay\n        technicalSkills\n        functionalSkills\n        otherSkills\n        jobs {\n          title\n          company\n          place\n          from\n          to\n          isCurrent\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        degrees {\n          qualification\n          name\n          field\n          institution\n          from\n          to\n          grade\n          source {\n            page\n            line\n            text\n          }\n        }\n        projects {\n          name\n          link\n          from\n          to\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        certificates {\n          name\n          issuer\n          year\n          link\n          source {\n            page\n            line\n            text\n          }\n        }\n        languages {\n          name\n          level\n          source {\n            page\n            line\n            text\n          }\n        }\n        links {\n          url\n          label\n          source {\n            page\n            line\n            text\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewFindings($resumeId: ID!) {\n    viewer {\n      resumeFindings(resumeId: $resumeId) {\n        phone\n        location\n        experienceType\n        experience\n        noticePeriod\n        currentPay\n        expectedPay\n        technicalSkills\n        functionalSkills\n        otherSkills\n        jobs {\n          title\n          company\n          place\n          from\n          to\n          isCurrent\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        degrees {\n          qualification\n          name\n          field\n          institution\n          from\n          to\n          grade\n          source {\n            page\n            line\n            text\n          }\n        }\n        projects {\n          name\n          link\n          from\n          to\n          summary\n          source {\n            page\n            line\n            text\n          }\n        }\n        certificates {\n          name\n          issuer\n          year\n          link\n          source {\n            page\n            line\n            text\n          }\n        }\n        languages {\n          name\n          level\n          source {\n            page\n            line\n            text\n          }\n        }\n        links {\n          url\n          label\n          source {\n            page\n            line\n            text\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecommendedJobsPage {\n    recommendedJobs(first: 40) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n    viewer {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecommendedJobsPage {\n    recommendedJobs(first: 40) {\n      basis\n      totalCount\n      fittingCount\n      appliedCount\n      nodes {\n        ...RecommendedList_recommended\n      }\n    }\n    viewer {\n      user {\n        ...MoveQuestion_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResumeRow_resume on Resume {\n    id\n    name\n    size\n    isDefault\n    isLost\n    createdAt\n    url\n  }\n"): (typeof documents)["\n  fragment ResumeRow_resume on Resume {\n    id\n    name\n    size\n    isDefault\n    isLost\n    createdAt\n    url\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredResumes {\n    viewer {\n      resumes {\n        id\n        ...ResumeRow_resume\n      }\n    }\n  }\n"): (typeof documents)["\n  query StoredResumes {\n    viewer {\n      resumes {\n        id\n        ...ResumeRow_resume\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeResume_viewer on Viewer {\n    resumes {\n      id\n      ...ResumeRow_resume\n    }\n    readableResumes {\n      id\n      name\n    }\n    user {\n      id\n      profile {\n        resume\n      }\n      profileCompletion {\n        percent\n        bannerPercent\n        missing\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeResume_viewer on Viewer {\n    resumes {\n      id\n      ...ResumeRow_resume\n    }\n    readableResumes {\n      id\n      name\n    }\n    user {\n      id\n      profile {\n        resume\n      }\n      profileCompletion {\n        percent\n        bannerPercent\n        missing\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeResumeDefault($input: ResumeInput!) {\n    setDefaultResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeResumeDefault($input: ResumeInput!) {\n    setDefaultResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeResumeDelete($input: ResumeInput!) {\n    deleteResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeResumeDelete($input: ResumeInput!) {\n    deleteResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeResumeRestore($input: ResumeInput!) {\n    restoreResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeResumeRestore($input: ResumeInput!) {\n    restoreResume(input: $input) {\n      viewer {\n        ...ChangeResume_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SalariesPage {\n    payTitles {\n      title\n      slug\n      jobs\n      low\n      median\n      high\n    }\n  }\n"): (typeof documents)["\n  query SalariesPage {\n    payTitles {\n      title\n      slug\n      jobs\n      low\n      median\n      high\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SalaryPage($title: String!, $location: String) {\n    payTitle(title: $title) {\n      title\n      slug\n    }\n    payInsight(title: $title, location: $location) {\n      place\n      placeSlug\n      isWider\n      low\n      median\n      high\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n      ...SalaryMeta_insight\n      ...PaySource_insight\n    }\n    payPlaces(title: $title) {\n      place\n      placeSlug\n      jobs\n      low\n      median\n      high\n    }\n  }\n"): (typeof documents)["\n  query SalaryPage($title: String!, $location: String) {\n    payTitle(title: $title) {\n      title\n      slug\n    }\n    payInsight(title: $title, location: $location) {\n      place\n      placeSlug\n      isWider\n      low\n      median\n      high\n      byExperience {\n        experienceLevel\n        jobs\n        low\n        median\n        high\n      }\n      byCompanySize {\n        companySize\n        jobs\n        low\n        median\n        high\n      }\n      ...SalaryMeta_insight\n      ...PaySource_insight\n    }\n    payPlaces(title: $title) {\n      place\n      placeSlug\n      jobs\n      low\n      median\n      high\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SalaryMeta_insight on PayInsight {\n    place\n    placeSlug\n    isWider\n    jobs\n    low\n    median\n    high\n  }\n"): (typeof documents)["\n  fragment SalaryMeta_insight on PayInsight {\n    place\n    placeSlug\n    isWider\n    jobs\n    low\n    median\n    high\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedJobList_savedJobs on SavedJob {\n    savedAt\n    isOpen\n    job {\n      id\n      ...JobCard_job\n    }\n  }\n"): (typeof documents)["\n  fragment SavedJobList_savedJobs on SavedJob {\n    savedAt\n    isOpen\n    job {\n      id\n      ...JobCard_job\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedJobsPage($after: String) {\n    viewer {\n      savedJobs(first: 12, after: $after) {\n        totalCount\n        nodes {\n          job {\n            id\n          }\n          ...SavedJobList_savedJobs\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedJobsPage($after: String) {\n    viewer {\n      savedJobs(first: 12, after: $after) {\n        totalCount\n        nodes {\n          job {\n            id\n          }\n          ...SavedJobList_savedJobs\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      settings {\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      settings {\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DataSection_viewer on Viewer {\n    hasPassword\n    twoFactor {\n      isOn\n    }\n  }\n"): (typeof documents)["\n  fragment DataSection_viewer on Viewer {\n    hasPassword\n    twoFactor {\n      isOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccountDialog($input: DeleteMyAccountInput!) {\n    deleteMyAccount(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccountDialog($input: DeleteMyAccountInput!) {\n    deleteMyAccount(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportData {\n    exportMyData {\n      url\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation ExportData {\n    exportMyData {\n      url\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployerSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      companyProfile {\n        id\n        ...ProfileTab_profile\n      }\n      employerSettings {\n        id\n        ...ProfileTab_settings\n        ...NotificationsTab_settings\n        ...PrivacyTab_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployerSettings {\n    viewer {\n      ...SecuritySection_viewer\n      ...DataSection_viewer\n      companyProfile {\n        id\n        ...ProfileTab_profile\n      }\n      employerSettings {\n        id\n        ...ProfileTab_settings\n        ...NotificationsTab_settings\n        ...PrivacyTab_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationsTab_settings on EmployerSettings {\n    id\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationsTab_settings on EmployerSettings {\n    id\n    notifications {\n      emailNotifications\n      applicationAlerts\n      jobExpiryAlerts\n      weeklyReports\n      marketingEmails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NotificationsTab($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...NotificationsTab_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NotificationsTab($input: UpdateEmployerNotificationsInput!) {\n    updateEmployerNotifications(input: $input) {\n      settings {\n        ...NotificationsTab_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrivacyTab_settings on EmployerSettings {\n    id\n    contactDecidedBy\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n"): (typeof documents)["\n  fragment PrivacyTab_settings on EmployerSettings {\n    id\n    contactDecidedBy\n    privacy {\n      profileVisibility\n      showContactInfo\n      allowDirectContact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PrivacyTab($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...PrivacyTab_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PrivacyTab($input: UpdateEmployerPrivacyInput!) {\n    updateEmployerPrivacy(input: $input) {\n      settings {\n        ...PrivacyTab_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileTab_settings on EmployerSettings {\n    id\n    firstName\n    lastName\n    phone\n  }\n"): (typeof documents)["\n  fragment ProfileTab_settings on EmployerSettings {\n    id\n    firstName\n    lastName\n    phone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileTab_profile on CompanyProfile {\n    id\n    company {\n      id\n      name\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n"): (typeof documents)["\n  fragment ProfileTab_profile on CompanyProfile {\n    id\n    company {\n      id\n      name\n    }\n    pendingChange {\n      ...PendingChange_change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProfileTab($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...ProfileTab_settings\n      }\n      viewer {\n        companyProfile {\n          ...ProfileTab_profile\n        }\n        user {\n          ...SessionUser_user\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProfileTab($input: UpdateEmployerProfileInput!) {\n    updateEmployerProfile(input: $input) {\n      settings {\n        ...ProfileTab_settings\n      }\n      viewer {\n        companyProfile {\n          ...ProfileTab_profile\n        }\n        user {\n          ...SessionUser_user\n          company {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailLanguage {\n    viewer {\n      user {\n        id\n        locale\n      }\n    }\n  }\n"): (typeof documents)["\n  query MailLanguage {\n    viewer {\n      user {\n        id\n        locale\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailsSection_settings on UserSettings {\n    id\n    emailNotifications\n    applicationAlerts\n    jobAlerts\n    jobRecommendations\n    marketingEmails\n  }\n"): (typeof documents)["\n  fragment MailsSection_settings on UserSettings {\n    id\n    emailNotifications\n    applicationAlerts\n    jobAlerts\n    jobRecommendations\n    marketingEmails\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrivacySection_settings on UserSettings {\n    id\n    profileVisibility\n    showContactInfo\n    allowDirectContact\n  }\n"): (typeof documents)["\n  fragment PrivacySection_settings on UserSettings {\n    id\n    profileVisibility\n    showContactInfo\n    allowDirectContact\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushSwitch {\n    site {\n      pushNotifications\n    }\n  }\n"): (typeof documents)["\n  query PushSwitch {\n    site {\n      pushNotifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuietHoursSwitch {\n    viewer {\n      id\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuietHoursSwitch {\n    viewer {\n      id\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuietHoursSwitchUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QuietHoursSwitchUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        quietHours\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecuritySection_viewer on Viewer {\n    hasPassword\n    livingApiKeys\n    twoFactor {\n      ...TwoFactorPart_twoFactor\n    }\n    sessions {\n      ...SessionList_sessions\n    }\n  }\n"): (typeof documents)["\n  fragment SecuritySection_viewer on Viewer {\n    hasPassword\n    livingApiKeys\n    twoFactor {\n      ...TwoFactorPart_twoFactor\n    }\n    sessions {\n      ...SessionList_sessions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionList_sessions on Session {\n    id\n    current\n    ...SessionRow_session\n  }\n"): (typeof documents)["\n  fragment SessionList_sessions on Session {\n    id\n    current\n    ...SessionRow_session\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n    current\n  }\n"): (typeof documents)["\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndDialog($input: TwoFactorProofInput!) {\n    endTwoFactor(input: $input) {\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndDialog($input: TwoFactorProofInput!) {\n    endTwoFactor(input: $input) {\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewDialog($input: TwoFactorProofInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewDialog($input: TwoFactorProofInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      viewer {\n        id\n        twoFactor {\n          ...TwoFactorPart_twoFactor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TwoFactorPart_twoFactor on TwoFactor {\n    isOn\n    since\n    recoveryCodesLeft\n    isDemanded\n  }\n"): (typeof documents)["\n  fragment TwoFactorPart_twoFactor on TwoFactor {\n    isOn\n    since\n    recoveryCodesLeft\n    isDemanded\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettingUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SettingUpdate($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        id\n        ...MailsSection_settings\n        ...PrivacySection_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityTab($before: String) {\n    viewer {\n      id\n      teamActivity(before: $before) {\n        id\n        at\n        action\n        actorName\n        isKey\n        subjectName\n      }\n    }\n  }\n"): (typeof documents)["\n  query ActivityTab($before: String) {\n    viewer {\n      id\n      teamActivity(before: $before) {\n        id\n        at\n        action\n        actorName\n        isKey\n        subjectName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverDialog($input: HandOverJobsInput!) {\n    handOverJobs(input: $input) {\n      jobs\n      conversations\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HandOverDialog($input: HandOverJobsInput!) {\n    handOverJobs(input: $input) {\n      jobs\n      conversations\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationRow_invitation on TeamInvitation {\n    id\n    email\n    role\n    inviterName\n    sentAt\n    expiresAt\n    isExpired\n    jobs {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment InvitationRow_invitation on TeamInvitation {\n    id\n    email\n    role\n    inviterName\n    sentAt\n    expiresAt\n    isExpired\n    jobs {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitationRowResend($id: ID!) {\n    resendTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InvitationRowResend($id: ID!) {\n    resendTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitationRowRevoke($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InvitationRowRevoke($id: ID!) {\n    revokeTeamInvitation(input: { id: $id }) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteDialog($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteDialog($input: InviteToTeamInput!) {\n    inviteToTeam(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveDialogRemove($input: RemoveTeamMemberInput!) {\n    removeTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveDialogRemove($input: RemoveTeamMemberInput!) {\n    removeTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveDialogLeave($input: LeaveTeamInput!) {\n    leaveTeam(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveDialogLeave($input: LeaveTeamInput!) {\n    leaveTeam(input: $input) {\n      viewer {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRow_member on TeamMember {\n    id\n    userId\n    name\n    email\n    role\n    isYou\n    joinedAt\n    lastActiveAt\n    postedJobs\n    conversations\n    jobs {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment MemberRow_member on TeamMember {\n    id\n    userId\n    name\n    email\n    role\n    isYou\n    joinedAt\n    lastActiveAt\n    postedJobs\n    conversations\n    jobs {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PeopleTab_viewer on Viewer {\n    id\n    team {\n      id\n      members {\n        id\n        ...MemberRow_member\n      }\n      invitations {\n        id\n        ...InvitationRow_invitation\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PeopleTab_viewer on Viewer {\n    id\n    team {\n      id\n      members {\n        id\n        ...MemberRow_member\n      }\n      invitations {\n        id\n        ...InvitationRow_invitation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleTab {\n    viewer {\n      ...PeopleTab_viewer\n    }\n  }\n"): (typeof documents)["\n  query PeopleTab {\n    viewer {\n      ...PeopleTab_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RoleDialog($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RoleDialog($input: UpdateTeamMemberInput!) {\n    updateTeamMember(input: $input) {\n      viewer {\n        ...PeopleTab_viewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoleFields($after: String) {\n    viewer {\n      jobs(first: 100, after: $after, show: ALL, sort: TITLE) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          title\n          location\n          postedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RoleFields($after: String) {\n    viewer {\n      jobs(first: 100, after: $after, show: ALL, sort: TITLE) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          title\n          location\n          postedAt\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;