/** Written by npm run codegen: what PostgreSQL says of each statement. */
type Maybe<T> = T | null | undefined;

/** A row of a page; where the page is empty, one row has only the total. */
type PageOf<Total, Row> = (Total & Row) | (Total & { [Column in keyof Row]: null });

export interface Statements {
  'active-administrators': {
    parameters: readonly [];
    row: {
      id: string;
    };
  };
  'activity': {
    parameters: readonly unknown[];
    row: PageOf<{
      total: number;
    }, {
      id: string;
      at: Date;
      action: string;
      ip: string | null;
      requestId: string | null;
      before: unknown;
      after: unknown;
      previousHash: string | null;
      hash: string;
      actor: unknown;
      subject: unknown;
    }>;
  };
  'activity-append': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'activity-entries': {
    parameters: readonly [Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      at: Date;
      actorKind: 'user' | 'key' | 'system';
      actorId: string | null;
      action: string;
      subjectKind: string | null;
      subjectId: string | null;
      ip: string | null;
      requestId: string | null;
      before: unknown;
      after: unknown;
      previousHash: string | null;
      hash: string;
    };
  };
  'activity-exported': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      at: Date;
      action: string;
      ip: string | null;
      requestId: string | null;
      before: unknown;
      after: unknown;
      previousHash: string | null;
      hash: string;
      actor: unknown;
      subject: unknown;
    };
  };
  'activity-head': {
    parameters: readonly [];
    row: {
      id: string;
      hash: string | null;
    };
  };
  'add-alert-run': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<number>];
    row: {};
  };
  'add-alert-sent-jobs': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'add-known-device': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Buffer>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'add-recommended-jobs': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {};
  };
  'add-recovery-codes': {
    parameters: readonly [Maybe<string>, Maybe<readonly Buffer[] | string>];
    row: {};
  };
  'add-sign-in-code': {
    parameters: readonly [Maybe<Buffer>, Maybe<string>, Maybe<Buffer>, Maybe<Date | string>, Maybe<boolean>];
    row: {};
  };
  'admin-companies-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      approvedAt: Date | null;
      website: string | null;
      phone: string | null;
      email: string | null;
      address: string | null;
      employeeCount: number;
      jobCount: number;
      owner: unknown;
      company: unknown;
    };
  };
  'admin-companies-changed': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: PageOf<{
      total: number;
    }, {
      id: string;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      approvedAt: Date | null;
      website: string | null;
      phone: string | null;
      email: string | null;
      address: string | null;
      employeeCount: number;
      jobCount: number;
      owner: unknown;
      company: unknown;
      age: Date;
    }>;
  };
  'admin-companies-newest': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: PageOf<{
      total: number;
    }, {
      id: string;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      approvedAt: Date | null;
      website: string | null;
      phone: string | null;
      email: string | null;
      address: string | null;
      employeeCount: number;
      jobCount: number;
      owner: unknown;
      company: unknown;
      age: Date;
    }>;
  };
  'admin-companies-oldest': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: PageOf<{
      total: number;
    }, {
      id: string;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      approvedAt: Date | null;
      website: string | null;
      phone: string | null;
      email: string | null;
      address: string | null;
      employeeCount: number;
      jobCount: number;
      owner: unknown;
      company: unknown;
      age: Date;
    }>;
  };
  'admin-companies-waiting': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: PageOf<{
      total: number;
    }, {
      id: string;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      approvedAt: Date | null;
      website: string | null;
      phone: string | null;
      email: string | null;
      address: string | null;
      employeeCount: number;
      jobCount: number;
      owner: unknown;
      company: unknown;
      age: Date | null;
    }>;
  };
  'admin-jobs': {
    parameters: readonly unknown[];
    row: PageOf<{
      total: number;
    }, {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
      questions: unknown;
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      waitingSince: Date;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      companyWebsite: string | null;
      companyEmail: string | null;
      reports: number;
      reportedAt: Date | null;
      changedAt: Date | null;
      feeReports: number;
      takenDown: number;
      twins: number;
      details: unknown;
    }>;
  };
  'admin-jobs-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
      questions: unknown;
      adminNotes: string | null;
      createdAt: Date;
      updatedAt: Date;
      waitingSince: Date;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      companyWebsite: string | null;
      companyEmail: string | null;
      reports: number;
      reportedAt: Date | null;
      changedAt: Date | null;
      feeReports: number;
      takenDown: number;
      twins: number;
      details: unknown;
    };
  };
  'admin-twins-of-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      twinOf: string;
      __typename: string | null;
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'admin-user-figures': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobs: number;
      applicationsSent: number;
      applicationsReceived: number;
    };
  };
  'admin-users': {
    parameters: readonly unknown[];
    row: PageOf<{
      total: number;
    }, {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string | null;
      role: 'job_seeker' | 'employer' | 'admin';
      locale: 'en' | 'hi' | 'es';
      status: 'active' | 'inactive' | 'suspended';
      isVerified: boolean;
      suspendedUntil: Date | null;
      suspendedReason: string | null;
      signsInWithGoogle: boolean;
      lastLoginAt: Date | null;
      createdAt: Date;
      company: unknown;
    }>;
  };
  'admin-users-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string | null;
      role: 'job_seeker' | 'employer' | 'admin';
      locale: 'en' | 'hi' | 'es';
      status: 'active' | 'inactive' | 'suspended';
      isVerified: boolean;
      suspendedUntil: Date | null;
      suspendedReason: string | null;
      signsInWithGoogle: boolean;
      lastLoginAt: Date | null;
      createdAt: Date;
      company: unknown;
    };
  };
  'administrators-with-password': {
    parameters: readonly [];
    row: {
      email: string;
      passwordHash: string;
    };
  };
  'advisory-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      pg_advisory_xact_lock: string | null;
    };
  };
  'alert-sendable-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'alert-subscription': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      alertName: string | null;
      isAlertActive: boolean;
      areAlertMailsOn: boolean;
      areAllMailsOff: boolean;
    };
  };
  'analytics-answer': {
    parameters: readonly unknown[];
    row: {
      part: number;
      place: string | null;
      t: number | null;
      keys: string[] | null;
      labels: string[] | null;
      values: number[];
      total: number | null;
      leftOut: number | null;
    };
  };
  'analytics-exact-from': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      from: Date | null;
    };
  };
  'analytics-extent': {
    parameters: readonly unknown[];
    row: {
      from: Date | null;
      to: Date | null;
    };
  };
  'analytics-labels': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {
      at: number | null;
      label: string | null;
    };
  };
  'analytics-named-values': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<string>];
    row: {
      dimension: string;
      value: string;
      name: string;
      exact: boolean;
    };
  };
  'analytics-row-count': {
    parameters: readonly unknown[];
    row: {
      total: number;
    };
  };
  'analytics-rows': {
    parameters: readonly unknown[];
    row: {
      id: string;
      at: Date;
      application: string | null;
      name: string | null;
      detail: string | null;
      jobId: string | null;
      jobTitle: string | null;
      isJobGone: boolean;
      companyId: string | null;
      companyName: string | null;
      isCompanyGone: boolean;
      userId: string | null;
      userName: string | null;
      isUserGone: boolean;
    };
  };
  'analytics-suggestions': {
    parameters: readonly unknown[];
    row: {
      value: string;
    };
  };
  'any-jobs-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'api-key-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      prefix: string;
      storedScopes: string[];
      createdAt: Date;
      expiresAt: Date;
      lastUsedAt: Date | null;
      revokedAt: Date | null;
      madeBy: string | null;
      answersForIt: string | null;
      wasHandedOver: boolean;
      oldPrefix: string | null;
      oldUntil: Date | null;
      isOwn: boolean;
      state: 'revoked' | 'expired' | 'living' | 'barred';
    };
  };
  'api-key-calls-add': {
    parameters: readonly [Maybe<readonly (Date | string)[] | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly number[] | string>];
    row: {};
  };
  'api-key-company-status': {
    parameters: readonly [Maybe<string>];
    row: {
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'api-keys': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      prefix: string;
      storedScopes: string[];
      createdAt: Date;
      expiresAt: Date;
      lastUsedAt: Date | null;
      revokedAt: Date | null;
      madeBy: string | null;
      answersForIt: string | null;
      wasHandedOver: boolean;
      oldPrefix: string | null;
      oldUntil: Date | null;
      isOwn: boolean;
      state: 'revoked' | 'expired' | 'living' | 'barred';
    };
  };
  'applicant-prepare': {
    parameters: readonly [Maybe<string>, Maybe<number>, Maybe<number>, Maybe<string>, Maybe<number>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'applicants-unprepared': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      applicationId: string;
      appliedAt: Date;
      expectedSalary: string | null;
      hasProfile: boolean;
      headline: string | null;
      home: string | null;
      ownSkills: unknown;
      jobs: unknown;
      ownMonths: number | null;
      id: string;
      companyId: string;
      title: string;
      skills: string[];
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      shift: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      postedAt: Date;
      noticePeriod: string | null;
      noticeUntil: string | null;
      resumeFileId: string | null;
      knownText: string | null;
      storageKey: string | null;
      mediaType: string | null;
      isRead: boolean;
      jobUpdatedAt: Date;
    };
  };
  'applicants-waiting': {
    parameters: readonly [Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'application-answers': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      answers: unknown;
    };
  };
  'application-batch-create': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'application-batch-lock': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      ids: string[];
      undoUntil: Date;
      undoneAt: Date | null;
    };
  };
  'application-batch-mark-undone': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'application-batch-undo': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'application-batch-until': {
    parameters: readonly [Maybe<string>];
    row: {
      undoUntil: Date;
    };
  };
  'application-batches-extend': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'application-colleagues': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      name: string;
    };
  };
  'application-edit': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'application-excerpts': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<number>, Maybe<number>];
    row: {
      id: string;
      part: 'letter' | 'resume' | 'answers';
      text: string;
    };
  };
  'application-is-opened': {
    parameters: readonly [Maybe<string>];
    row: {
      isOpened: boolean;
    };
  };
  'application-lock-own': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      status: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      name: string;
      movedTo: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | null;
      withdrawnAt: Date | null;
      notifiedAt: Date | null;
      companyId: string;
      jobId: string;
      jobTitle: string;
      isJobGone: boolean;
    };
  };
  'application-lock-sent': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      seekerId: string;
      name: string;
      currentStatus: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'pending';
      batchId: string | null;
      companyId: string;
      jobId: string;
      jobTitle: string;
      companyName: string;
      hasLeft: boolean;
      isWithdrawn: boolean;
      toldStatus: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      stageId: string | null;
      movedTold: unknown;
      rejectionMessage: string | null;
      stageEmails: boolean | null;
    };
  };
  'application-lock-withdrawn': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      status: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      name: string;
      movedTo: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | null;
      withdrawnAt: Date | null;
      notifiedAt: Date | null;
      companyId: string;
      jobId: string;
      jobTitle: string;
      isJobGone: boolean;
    };
  };
  'application-note': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      applicationId: string;
      authorId: string | null;
      jobId: string;
    };
  };
  'application-note-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'application-note-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'application-note-mention': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'application-notes': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      applicationId: string;
      body: string;
      createdAt: Date;
      mentionedNames: string[];
      authorId: string | null;
      authorName: string | null;
    };
  };
  'application-others': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>, Maybe<number | string | bigint>, Maybe<readonly string[] | string>];
    row: {
      ofId: string;
      id: string;
      isSameAccount: boolean;
    };
  };
  'application-own-event': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'application-place': {
    parameters: readonly unknown[];
    row: {
      total: number;
      before: number;
      previousId: string | null;
      nextId: string | null;
    };
  };
  'application-place-key': {
    parameters: readonly unknown[];
    row: {
      key: string;
    };
  };
  'application-progress': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      status: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      stageId: string | null;
      isWithdrawn: boolean;
      since: Date;
      stages: unknown;
    };
  };
  'application-rate': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<number>, Maybe<Date | string>];
    row: {};
  };
  'application-ratings': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      applicationId: string;
      userId: string;
      stars: number;
      name: string | null;
    };
  };
  'application-sent-profiles': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      appliedAt: Date;
      profile: unknown;
    };
  };
  'application-sent-resume': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      seekerId: string;
      fileId: string | null;
      isAnswer: boolean;
    };
  };
  'application-sent-values': {
    parameters: readonly [Maybe<string>];
    row: {
      phone: string | null;
      coverLetter: string;
      expectedSalary: string | null;
      resume: string | null;
    };
  };
  'application-summaries': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {
      id: string;
      appliedAt: Date;
      location: string | null;
      skills: unknown;
      jobs: unknown;
      ownMonths: number | null;
      noticePeriod: string | null;
      noticeUntil: string | null;
      hasProfile: boolean;
      isUnread: boolean;
      averageHundredths: number | null;
      ratedBy: number;
      ownStars: number | null;
      tags: unknown;
      nextInterviewAt: Date | null;
      appliedBefore: boolean;
    };
  };
  'application-tag-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      tagId: string;
    };
  };
  'application-tag-remove': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      tagId: string;
    };
  };
  'application-undo-withdrawal': {
    parameters: readonly [Maybe<string>];
    row: {
      batchId: string | null;
    };
  };
  'application-unrate': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'application-update-status': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'application-view-delete': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'application-view-save': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'application-views': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      query: string;
      isShared: boolean;
      isMine: boolean;
      ownerName: string | null;
    };
  };
  'application-views-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'application-withdraw': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'application-withdrawal-told': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'applications': {
    parameters: readonly unknown[];
    row: {
      __typename: 'Application';
      id: string;
      jobId: string;
      seekerId: string;
      companyId: string;
      isReceived: boolean;
      status: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      statusChangedAt: Date;
      appliedAt: Date;
      name: string;
      email: string;
      phone: string | null;
      coverLetter: string;
      expectedSalary: string | null;
      stage: unknown;
      rejectionMessage: string | null;
      rejectionReason: string | null;
      answersAsked: number;
      answersFitting: number;
      mustsMissed: number;
      sentResume: unknown;
      withdrawal: unknown;
      events: unknown;
      nameKey: string;
      numberKey: number;
    };
  };
  'applications-by-job': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Application';
      id: string;
      jobId: string;
      seekerId: string;
      companyId: string;
      isReceived: boolean;
      status: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      statusChangedAt: Date;
      appliedAt: Date;
      name: string;
      email: string;
      phone: string | null;
      coverLetter: string;
      expectedSalary: string | null;
      stage: unknown;
      rejectionMessage: string | null;
      rejectionReason: string | null;
      answersAsked: number;
      answersFitting: number;
      mustsMissed: number;
      sentResume: unknown;
      withdrawal: unknown;
      events: unknown;
    };
  };
  'applications-by-status': {
    parameters: readonly unknown[];
    row: {
      status: string;
      stageId: string | null;
      total: number;
    };
  };
  'applications-change-statuses': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'applications-complete-changes': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'applications-count': {
    parameters: readonly unknown[];
    row: {
      total: number;
    };
  };
  'applications-lock': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<string>];
    row: {
      id: string;
      seekerId: string;
      name: string;
      currentStatus: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'pending';
      batchId: string | null;
      companyId: string;
      jobId: string;
      jobTitle: string;
      companyName: string;
      hasLeft: boolean;
      isWithdrawn: boolean;
      toldStatus: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      stageId: string | null;
      movedTold: unknown;
      rejectionMessage: string | null;
      stageEmails: boolean | null;
    };
  };
  'applications-lock-in-stage': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      isIn: boolean;
    };
  };
  'applications-lock-of-batch': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {
      id: string;
      seekerId: string;
      name: string;
      currentStatus: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'pending';
      batchId: string | null;
      companyId: string;
      jobId: string;
      jobTitle: string;
      companyName: string;
      hasLeft: boolean;
      isWithdrawn: boolean;
      toldStatus: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      stageId: string | null;
      movedTold: unknown;
      rejectionMessage: string | null;
      stageEmails: boolean | null;
    };
  };
  'applications-matching': {
    parameters: readonly unknown[];
    row: {
      id: string;
      total: number;
    };
  };
  'applications-received-by-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Application';
      id: string;
      jobId: string;
      seekerId: string;
      companyId: string;
      isReceived: boolean;
      status: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'pending';
      statusChangedAt: Date;
      appliedAt: Date;
      name: string;
      email: string;
      phone: string | null;
      coverLetter: string;
      expectedSalary: string | null;
      stage: unknown;
      rejectionMessage: string | null;
      rejectionReason: string | null;
      answersAsked: number;
      answersFitting: number;
      mustsMissed: number;
      sentResume: unknown;
      withdrawal: unknown;
      events: unknown;
    };
  };
  'applications-sent-by-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Application';
      id: string;
      jobId: string;
      seekerId: string;
      companyId: string;
      isReceived: boolean;
      status: 'pending' | 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      statusChangedAt: Date;
      appliedAt: Date;
      name: string;
      email: string;
      phone: string | null;
      coverLetter: string;
      expectedSalary: string | null;
      stage: unknown;
      rejectionMessage: string | null;
      rejectionReason: string | null;
      answersAsked: number;
      answersFitting: number;
      mustsMissed: number;
      sentResume: unknown;
      withdrawal: unknown;
      events: unknown;
    };
  };
  'backed-up-files': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      key: string;
      size: number;
      sha256: string;
    };
  };
  'backup-begin': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'backup-complete': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>, Maybe<number>, Maybe<number>, Maybe<string>];
    row: {};
  };
  'backup-due': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      due: Date | null;
      nextDueAt: Date;
    };
  };
  'backup-fail': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'backup-interrupted': {
    parameters: readonly [Maybe<Date | string>];
    row: {};
  };
  'backup-list': {
    parameters: readonly [Maybe<number | string | bigint>];
    row: {
      id: string;
      askedBy: 'schedule' | 'administrator' | 'command';
      status: 'waiting' | 'running' | 'complete' | 'failed';
      fileName: string | null;
      at: Date;
      finishedAt: Date | null;
      size: number | null;
      rows: number | null;
      files: number | null;
      missingFiles: number | null;
      reason: 'disk_full' | 'disk' | 'database' | 'interrupted' | 'other' | null;
      removedAt: Date | null;
    };
  };
  'backup-removed': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'backup-standing': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      running: boolean;
      waiting: boolean;
    };
  };
  'backup-wait': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'batches-to-resume': {
    parameters: readonly [];
    row: {
      id: string;
    };
  };
  'bulk-add-jobs': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'bulk-categories': {
    parameters: readonly [];
    row: {
      id: string;
      slug: string;
    };
  };
  'bulk-companies-called': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      name: string;
      ids: string[];
    };
  };
  'bulk-delete-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'bulk-existing-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      row: number;
    };
  };
  'bulk-lock-companies': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      industry: string;
    };
  };
  'bulk-some-companies': {
    parameters: readonly [];
    row: {
      name: string;
    };
  };
  'bulk-upload-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'bulk-upload-add-rows': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'bulk-upload-count': {
    parameters: readonly [Maybe<number>, Maybe<number>, Maybe<number>, Maybe<number>, Maybe<string>];
    row: {};
  };
  'bulk-upload-count-rows': {
    parameters: readonly [Maybe<number>, Maybe<number>, Maybe<number>, Maybe<string>];
    row: {};
  };
  'bulk-upload-fail': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'bulk-upload-finish': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      status: 'pending' | 'running' | 'complete' | 'failed' | 'undone';
      successful: number;
      failed: number;
    };
  };
  'bulk-upload-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      status: 'pending' | 'running' | 'complete' | 'failed' | 'undone';
      valid: number;
      total: number;
      successful: number;
      uploadedBy: string | null;
      fileName: string;
      finishedAt: Date | null;
    };
  };
  'bulk-upload-mark-rows': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'bulk-upload-refused': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<number | string | bigint>];
    row: {
      uploadId: string;
      row: number;
      issues: unknown;
    };
  };
  'bulk-upload-rows': {
    parameters: readonly [Maybe<string>, Maybe<number>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      row: number;
      data: unknown;
      outcome: 'waiting' | 'created' | 'refused';
      issues: unknown;
      jobId: string | null;
    };
  };
  'bulk-upload-source': {
    parameters: readonly [Maybe<string>];
    row: {
      fileName: string;
      storageKey: string | null;
    };
  };
  'bulk-upload-start': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'bulk-upload-undo': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'bulk-upload-waiting': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {
      row: number;
      data: unknown;
      company: string | null;
    };
  };
  'bulk-uploads': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: PageOf<{
      totalCount: number;
    }, {
      id: string;
      fileName: string;
      status: 'pending' | 'running' | 'complete' | 'failed' | 'undone';
      total: number;
      valid: number;
      successful: number;
      failed: number;
      errorCount: number;
      columns: string[];
      unknownColumns: string[];
      createdAt: Date;
      finishedAt: Date | null;
      undoneAt: Date | null;
      uploadedBy: unknown;
    }>;
  };
  'bulk-uploads-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      fileName: string;
      status: 'pending' | 'running' | 'complete' | 'failed' | 'undone';
      total: number;
      valid: number;
      successful: number;
      failed: number;
      errorCount: number;
      columns: string[];
      unknownColumns: string[];
      createdAt: Date;
      finishedAt: Date | null;
      undoneAt: Date | null;
      uploadedBy: unknown;
    };
  };
  'bulk-uploads-running': {
    parameters: readonly [];
    row: {
      id: string;
    };
  };
  'candidates': {
    parameters: readonly unknown[];
    row: {
      allowed: boolean | null;
      total: number | null;
      rows: unknown;
    };
  };
  'candidates-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Candidate';
      id: string;
      name: string;
      headline: string | null;
      summary: string | null;
      currentJobTitle: string | null;
      currentCompany: string | null;
      experienceType: 'fresher' | 'experienced' | null;
      experience: string | null;
      location: string | null;
      preferredLocations: string[];
      skills: string[];
      education: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      specialization: string | null;
      university: string | null;
      yearOfPassing: number | null;
      salaryExpectation: number | null;
      career: unknown;
      ownMonths: number | null;
      noticePeriod: 'immediately' | 'days_15' | 'month_1' | 'months_2' | 'months_3' | 'serving' | null;
      noticeUntil: string | null;
      willingToMove: boolean | null;
      shifts: string[];
      workModes: string[];
      accommodations: string | null;
      hasBike: boolean | null;
      hasDrivingLicense: boolean | null;
      email: string | null;
      phone: string | null;
      mayBeContacted: boolean;
      contactedJobIds: string[];
      activeOn: string;
    };
  };
  'candidates-without': {
    parameters: readonly unknown[];
    row: {
      filter: string;
      count: number;
    };
  };
  'categories': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      __typename: 'Category';
      id: string;
      slug: string;
      title: string;
      icon: string;
      hue: number;
      jobCount: number;
    };
  };
  'categories-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      __typename: 'Category';
      id: string;
      slug: string;
      title: string;
      icon: string;
      hue: number;
    };
  };
  'category-changes': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      id: string;
      recent: number;
      before: number;
    };
  };
  'category-names': {
    parameters: readonly [];
    row: {
      id: string;
      slug: string;
      title: string;
    };
  };
  'chart-event-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<number>];
    row: {
      id: string;
    };
  };
  'chart-event-delete': {
    parameters: readonly [Maybe<string>];
    row: {
      kind: 'release' | 'campaign' | 'other';
      day: string;
      name: string;
    };
  };
  'chart-events': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<string>, Maybe<number>];
    row: {
      id: string;
      kind: string;
      at: Date;
      day: string | null;
      name: string | null;
      facts: unknown;
    };
  };
  'checksums-of-files': {
    parameters: readonly [];
    row: {
      key: string;
      sha256: string;
    };
  };
  'clear-account_tokens': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-alerts': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-analytics_dashboards': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-analytics_reports': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-api_key_calls': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-application_batches': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-bulk_uploads': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-company_letters': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-figure_alert_crossings': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-idempotent_answers': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-inbound_mails': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-known_devices': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-login_attempts': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-own_writes': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-post_views': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-push_deliveries': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-recounts': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-sessions': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-sign_in_codes': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-webhook_deliveries': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'clear-work_email_links': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'companies-changed-since-approval': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      names: string[];
    };
  };
  'company-add-owner': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'company-by-slug': {
    parameters: readonly [Maybe<string>];
    row: {
      __typename: 'Company';
      id: string;
      slug: string;
      name: string;
      description: string;
      industry: string;
      size: 'employees_1_10' | 'employees_11_50' | 'employees_51_200' | 'employees_201_500' | 'employees_501_1000' | 'employees_1000_plus' | null;
      website: string | null;
      city: string | null;
      state: string | null;
      country: string;
      foundedYear: number | null;
      logoFileId: string | null;
      verification: unknown;
      responses: unknown;
    };
  };
  'company-descriptions': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      description: string;
    };
  };
  'company-directory': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<boolean>, Maybe<Date | string>, Maybe<boolean>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'Company';
      id: string;
      slug: string;
      name: string;
      description: string;
      industry: string;
      size: 'employees_1_10' | 'employees_11_50' | 'employees_51_200' | 'employees_201_500' | 'employees_501_1000' | 'employees_1000_plus' | null;
      website: string | null;
      city: string | null;
      state: string | null;
      country: string;
      foundedYear: number | null;
      logoFileId: string | null;
      verification: unknown;
      responses: unknown;
    };
  };
  'company-directory-count': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<boolean>, Maybe<Date | string>, Maybe<boolean>, Maybe<string>];
    row: {
      total: number;
    };
  };
  'company-faces': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      name: string;
      slug: string;
      phone: string | null;
      email: string | null;
      owner: unknown;
    };
  };
  'company-first-owner': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      firstName: string;
      lastName: string;
    };
  };
  'company-industries': {
    parameters: readonly [];
    row: {
      industry: string;
      count: number;
    };
  };
  'company-job-counts': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      total: number;
    };
  };
  'company-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'company-letter-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'company-letters-sent': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      sent: number;
    };
  };
  'company-logo-in-use': {
    parameters: readonly [Maybe<string>];
    row: {
      isLogo: boolean;
    };
  };
  'company-offers': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      benefits: unknown;
      pay: unknown;
    };
  };
  'company-responses-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      responses: unknown;
    };
  };
  'company-responses-count': {
    parameters: readonly [Maybe<Date | string>];
    row: {};
  };
  'company-slugs-taken': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      slug: string;
    };
  };
  'company-tag': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      name: string;
    };
  };
  'company-tag-create': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'company-tag-delete': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      name: string;
    };
  };
  'company-tag-rename': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      oldName: string;
    };
  };
  'company-tags': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      name: string;
      applications: number;
    };
  };
  'company-tags-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'contact-already-sent': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'contact-candidate': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      mayBeContacted: boolean;
    };
  };
  'contact-company': {
    parameters: readonly [Maybe<string>];
    row: {
      name: string;
      email: string | null;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'contact-job': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {
      id: string;
      title: string;
      isLive: boolean;
    };
  };
  'contact-lock-person': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'contact-record': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'contact-sender': {
    parameters: readonly [Maybe<string>];
    row: {
      email: string;
    };
  };
  'contacts-sent': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      sentAt: Date;
    };
  };
  'conversation-already-notified': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'conversation-company-readers': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'conversation-lock-people': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      hasLeft: boolean;
    };
  };
  'conversation-lock-reader': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      mailDueAt: Date | null;
      replyKey: string | null;
      isSeeker: boolean;
      wantsQuiet: boolean;
      jobTitle: string;
      companyName: string;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      companyId: string;
      applicantName: string;
    };
  };
  'conversation-lock-received': {
    parameters: readonly [Maybe<string>];
    row: {
      lastAt: Date;
      seekerId: string;
      companyId: string;
      applicantName: string;
      jobId: string;
      jobTitle: string;
      companyName: string;
      unanswered: number;
      isBlocked: boolean;
      isBlockedByOther: boolean;
      hasLeft: boolean;
      isJobGone: boolean;
      isWithdrawn: boolean;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'conversation-lock-sent': {
    parameters: readonly [Maybe<string>];
    row: {
      lastAt: Date;
      seekerId: string;
      companyId: string;
      applicantName: string;
      jobId: string;
      jobTitle: string;
      companyName: string;
      unanswered: number;
      isBlocked: boolean;
      isBlockedByOther: boolean;
      hasLeft: boolean;
      isJobGone: boolean;
      isWithdrawn: boolean;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'conversation-mark-bell': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'conversation-mark-read': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      readAt: Date;
    };
  };
  'conversation-messages': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<Date | string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'ConversationMessage';
      id: string;
      applicationId: string;
      authorId: string | null;
      jobId: string;
      side: 'company' | 'applicant';
      body: string;
      asksForMoney: boolean;
      sentAt: Date;
      isRemoved: boolean;
      authorName: string | null;
      sentFiles: unknown;
    };
  };
  'conversation-messages-count': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      total: number;
    };
  };
  'conversation-next-time': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      sentAt: Date;
    };
  };
  'conversation-note-mailed': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'conversation-open': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'conversation-plan-mail': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number>];
    row: {
      mailDueAt: Date;
    };
  };
  'conversation-set-due': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'conversation-touch': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<boolean>];
    row: {};
  };
  'conversation-unread-messages': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      body: string;
      sentAt: Date;
      files: number;
    };
  };
  'conversations': {
    parameters: readonly unknown[];
    row: {
      id: string;
      jobId: string;
      isReceived: boolean;
      lastAt: Date;
      isUnread: boolean;
      readByOtherAt: Date | null;
      unanswered: number;
      isBlocked: boolean;
      isBlockedByOther: boolean;
      hasLeft: boolean;
      isJobGone: boolean;
      isWithdrawn: boolean;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'conversations-count': {
    parameters: readonly unknown[];
    row: {
      total: number;
    };
  };
  'conversations-received-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobId: string;
      isReceived: boolean;
      lastAt: Date | null;
      isUnread: boolean;
      readByOtherAt: Date | null;
      unanswered: number;
      isBlocked: boolean;
      isBlockedByOther: boolean;
      hasLeft: boolean;
      isJobGone: boolean;
      isWithdrawn: boolean;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'conversations-sent-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobId: string;
      isReceived: boolean;
      lastAt: Date | null;
      isUnread: boolean;
      readByOtherAt: Date | null;
      unanswered: number;
      isBlocked: boolean;
      isBlockedByOther: boolean;
      hasLeft: boolean;
      isJobGone: boolean;
      isWithdrawn: boolean;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'conversations-unread-received': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<readonly string[] | string>];
    row: {
      total: number;
    };
  };
  'conversations-unread-sent': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<readonly string[] | string>];
    row: {
      total: number;
    };
  };
  'copied-tables': {
    parameters: readonly [];
    row: {
      name: string;
      columns: string[];
    };
  };
  'count-experience': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      last: string;
    };
  };
  'count-pay': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'dashboard-employer': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<number | string | bigint>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      stats: unknown;
      activity: unknown;
    };
  };
  'dashboard-seeker': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      stats: unknown;
      activity: unknown;
    };
  };
  'discard-job-draft': {
    parameters: readonly [Maybe<string>];
    row: {
      replaced: unknown;
    };
  };
  'dismiss-job': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      isThere: boolean;
    };
  };
  'dismissed-jobs': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {
      jobId: string;
      reason: 'far' | 'pay' | 'work' | 'company' | 'other';
      dismissedAt: Date;
    };
  };
  'drop-mails-to-company': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'due-alerts': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      id: string;
      userId: string;
      name: string;
      keywords: string;
      location: string | null;
      jobType: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary' | 'remote' | null;
      salaryRange: string | null;
      filters: string | null;
      companyId: string | null;
      frequency: 'daily' | 'weekly' | 'monthly';
      createdAt: Date;
      lastRunAt: Date | null;
      updatedAt: Date;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
    };
  };
  'due-recommendations': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      id: string;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
    };
  };
  'emails-unsent': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      waiting: number;
      since: Date | null;
    };
  };
  'employers-of-companies': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      companyId: string;
    };
  };
  'empty-roll-up': {
    parameters: readonly unknown[];
    row: {};
  };
  'end-sessions-of-users': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'end-sign-ins-of-user': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-account-tokens': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-address-in-mail': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-alert-jobs': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-alerts': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-answer-files': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-api-key-maker': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-api-keys': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-application-resumes': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-application-views': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-close-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'erase-companies-of': {
    parameters: readonly [Maybe<string>];
    row: {
      companyId: string;
    };
  };
  'erase-company-letters': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-contact-messages': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-contact-sender': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-conversation-reader': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-dismissed-jobs': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-files': {
    parameters: readonly [Maybe<string>];
    row: {
      key: string;
    };
  };
  'erase-hand-over-work': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-hidden-companies': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-idempotent-answers': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-interview-reasons': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-invitations': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-invitations-of-others': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-job-draft': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-job-reports': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-job-views': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-known-devices': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-last-invitations': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-lock-companies': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'erase-mail-to': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-mailed-interviews': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-mailed-letters': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-mailed-mentions': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-mailed-messages': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-make-owners': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {};
  };
  'erase-memberships': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-mention-author': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-message-author': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-message-blocker': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-message-blocks': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-message-reports': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-messages': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-note-mentions': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-notifications': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-offers': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-only-owner-of': {
    parameters: readonly [Maybe<string>];
    row: {
      name: string;
      nextOwner: string;
    };
  };
  'erase-other-message-reports': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-outbox': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-pending-verifications': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-push-subscriptions': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-received-contacts': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-recommendation-runs': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-recommended-jobs': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-recount-examples': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-recovery-codes': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-resumes': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-saved-jobs': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-searches': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-seeker-profile': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-sessions': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-settings': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-sign-in-codes': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-subscriptions': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-template-author': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-treatment-ratings': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-verification-submitter': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-visits': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-waiting-conversations': {
    parameters: readonly [Maybe<string>];
    row: {
      applicationId: string;
    };
  };
  'erase-waiting-messages': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-webhook-bodies': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'erase-withdraw-applications': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'erase-work-email-links': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'expected-applicants': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {
      isOwn: boolean;
      jobs: number;
      low: number;
      median: number;
      high: number;
    };
  };
  'export-account': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-alert-jobs': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-alerts': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-api-keys': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-application-views': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-applications': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-conversations': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-devices': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-dismissed-jobs': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-figure-alerts': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-files': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-hidden-companies': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-interviews': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-invitations': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-job-draft': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-letters': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-memberships': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-message-blocks': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-message-reports': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-message-templates': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-messages': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-notifications': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-offers': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-profile': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-push-devices': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-recommended-jobs': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-reports': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-saved-jobs': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-scorecards': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-searches': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-segments': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-sessions': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-standings': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-stored-files': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      name: string;
      key: string;
      createdAt: Date;
    };
  };
  'export-verifications': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'export-visits': {
    parameters: readonly [Maybe<string>];
    row: {
      data: unknown;
    };
  };
  'external-ids-of-jobs': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      externalId: string | null;
    };
  };
  'feed-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
      title: string;
      company: string;
      website: string | null;
      companyCity: string | null;
      companyState: string | null;
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      category: string | null;
      salary: string;
      salaryMin: number | null;
      salaryMax: number | null;
      salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      educationLevel: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      skills: string[];
      descriptionHtml: string;
      responsibilities: string;
      requirements: string;
      benefits: string;
      postedAt: Date;
      updatedAt: Date;
      applicationDeadline: Date | null;
    };
  };
  'feed-state': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      version: string;
      changedAt: Date;
      readAt: Date;
    };
  };
  'figure-alert-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'figure-alert-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      userId: string;
      name: string;
      reportId: string | null;
      measure: string;
      isPerGroup: boolean;
      kind: 'threshold' | 'change' | 'unusual';
      direction: 'above' | 'below' | 'either';
      amount: number | null;
      isPercent: boolean;
      isMailed: boolean;
      isPosted: boolean;
      isActive: boolean;
      checkedAt: Date | null;
      reading: unknown;
      crossedAt: Date | null;
      failure: string | null;
      createdAt: Date;
      stored: unknown;
      isReadable: boolean;
    };
  };
  'figure-alert-change': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<Date | string>, Maybe<boolean>];
    row: {};
  };
  'figure-alert-checked': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'figure-alert-crossed-groups': {
    parameters: readonly [Maybe<string>];
    row: {
      keys: unknown;
    };
  };
  'figure-alert-crossed-groups-add': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'figure-alert-crossed-groups-end': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'figure-alert-crossing-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'figure-alert-crossing-end': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'figure-alert-crossings': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
      alertId: string;
      crossedAt: Date;
      returnedAt: Date | null;
      facts: unknown;
    };
  };
  'figure-alert-delete': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'figure-alert-failed': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'figure-alert-lock': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      reportId: string | null;
      query: unknown;
      measure: string;
      isPerGroup: boolean;
      kind: 'threshold' | 'change' | 'unusual';
      direction: 'above' | 'below' | 'either';
      amount: number | null;
      isPercent: boolean;
      isMailed: boolean;
      isPosted: boolean;
      isActive: boolean;
    };
  };
  'figure-alert-skipped': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'figure-alert-stop-mail': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'figure-alert-take': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<boolean>];
    row: {
      id: string;
      userId: string;
      name: string;
      measure: string;
      isPerGroup: boolean;
      kind: 'threshold' | 'change' | 'unusual';
      direction: 'above' | 'below' | 'either';
      amount: number | null;
      isPercent: boolean;
      isMailed: boolean;
      crossedAt: Date | null;
      failures: number;
      query: unknown;
      locale: 'en' | 'hi' | 'es';
      isReadable: boolean;
      isWanted: boolean;
    };
  };
  'figure-alert-turn': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'figure-alerts': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      userId: string;
      name: string;
      reportId: string | null;
      measure: string;
      isPerGroup: boolean;
      kind: 'threshold' | 'change' | 'unusual';
      direction: 'above' | 'below' | 'either';
      amount: number | null;
      isPercent: boolean;
      isMailed: boolean;
      isPosted: boolean;
      isActive: boolean;
      checkedAt: Date | null;
      reading: unknown;
      crossedAt: Date | null;
      failure: string | null;
      createdAt: Date;
      stored: unknown;
      isReadable: boolean;
    };
  };
  'figure-alerts-count': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'figure-alerts-due': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'figure-alerts-start-over': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'figure-alerts-start-over-by-segment': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'file-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      name: string;
      mediaType: string;
      size: number;
      storageKey: string;
    };
  };
  'files-clear-unused': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      storageKey: string;
    };
  };
  'files-held': {
    parameters: readonly [Maybe<string>];
    row: {
      files: number;
      bytes: number;
    };
  };
  'files-known-keys': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      key: string;
    };
  };
  'files-mark-found': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {};
  };
  'files-mark-lost': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'files-page': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      key: string;
      isLost: boolean;
    };
  };
  'foreign-keys': {
    parameters: readonly [];
    row: {
      table: string;
      name: string;
      definition: string;
    };
  };
  'forget-devices': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'forget-job_views': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'forget-oldest-devices': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'forget-outbox': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'forget-pay-figures': {
    parameters: readonly [];
    row: {};
  };
  'forget-recovery-codes': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'forget-rolled-periods': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'forget-searches': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'forget-webhooks': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      cleared: number;
    };
  };
  'gone-job': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'hidden-company-ids': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'hide-company': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      isThere: boolean;
      hasRoom: boolean;
    };
  };
  'highlighted-jobs': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
      title: string;
      isFeatured: boolean;
      isHot: boolean;
    };
  };
  'hold-idempotency-key': {
    parameters: readonly [Maybe<string>];
    row: {
      isHeld: boolean;
    };
  };
  'idempotent-answer': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      asked: string;
      status: number;
      answer: string;
    };
  };
  'inbound-mail-known': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'inbound-mail-take': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'indexes-for-reading': {
    parameters: readonly [];
    row: {
      name: string;
      definition: string;
    };
  };
  'interview-add-event': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'interview-add-people': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'interview-add-times': {
    parameters: readonly [Maybe<string>, Maybe<readonly (Date | string)[] | string>];
    row: {};
  };
  'interview-book': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<number>, Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'interview-cancel': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<Date | string>];
    row: {};
  };
  'interview-change-people': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'interview-change-place': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'interview-clear-leavers': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'interview-clear-times': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'interview-concerned': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      isInterviewer: boolean;
      timeZone: string;
    };
  };
  'interview-criteria': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      jobId: string;
      criteria: string[];
    };
  };
  'interview-criteria-save': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {};
  };
  'interview-end-with-job': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      cancel_interviews: string | null;
    };
  };
  'interview-former-or-new': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      timeZone: string;
      isMember: boolean;
    };
  };
  'interview-invitation': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      __typename: 'Interview';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      seekerId: string;
      isReceived: boolean;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      timeZone: string;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdAt: Date;
      interviewers: unknown;
      times: unknown;
      companyName: string;
      jobTitle: string;
      readerTimeZone: string;
      applicantChanges: number;
    };
  };
  'interview-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      applicationId: string;
      companyId: string;
      jobId: string;
      seekerId: string;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      sequence: number;
      applicantChanges: number;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdBy: string | null;
      remindDayAt: Date | null;
      remindHourAt: Date | null;
      untoldSince: Date | null;
      leavers: string[];
      jobTitle: string;
      companyName: string;
      isCompanyClosed: boolean;
      applicantName: string;
      isJobDeleted: boolean;
    };
  };
  'interview-lock-application': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'interview-lock-people': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'interview-mark-reminded': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'interview-mark-told': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'interview-members': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      name: string | null;
    };
  };
  'interview-offered-time': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      startsAt: Date;
      endsAt: Date;
    };
  };
  'interview-own-job': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'interview-people': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'interview-planners': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      timeZone: string;
    };
  };
  'interview-propose': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<number>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'interview-record': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'interview-remove-held-event': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'interview-remove-people': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'interview-reopen': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'interview-score-send': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      sentAt: Date;
    };
  };
  'interview-scores': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      interviewId: string;
      userId: string;
      authorName: string | null;
      ratings: unknown;
      recommendation: 'strong_yes' | 'yes' | 'no' | 'strong_no';
      text: string;
      sentAt: Date;
    };
  };
  'interview-time-taken': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      byInterviewer: boolean;
      byApplicant: boolean;
    };
  };
  'interviewers-busy': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      start: Date;
      end: Date;
    };
  };
  'interviews-count-of-application': {
    parameters: readonly [Maybe<string>];
    row: {
      total: number;
    };
  };
  'interviews-of-deleted-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'interviews-over': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'interviews-planned': {
    parameters: readonly unknown[];
    row: {
      __typename: 'Interview';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      seekerId: string;
      isReceived: boolean;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      timeZone: string;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdAt: Date;
      interviewers: unknown;
      times: unknown;
    };
  };
  'interviews-received-by-application': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Interview';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      seekerId: string;
      isReceived: boolean;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      timeZone: string;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdAt: Date;
      interviewers: unknown;
      times: unknown;
    };
  };
  'interviews-received-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Interview';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      seekerId: string;
      isReceived: boolean;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      timeZone: string;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdAt: Date;
      interviewers: unknown;
      times: unknown;
    };
  };
  'interviews-sent-by-application': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Interview';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      seekerId: string;
      isReceived: boolean;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      timeZone: string;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdAt: Date;
      interviewers: unknown;
      times: unknown;
    };
  };
  'interviews-sent-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Interview';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      seekerId: string;
      isReceived: boolean;
      kind: 'phone' | 'video' | 'on_site' | 'walk_in';
      title: string;
      place: string | null;
      link: string | null;
      note: string;
      minutes: number;
      buffer: number;
      timeZone: string;
      status: 'proposed' | 'booked' | 'held' | 'missed' | 'cancelled';
      startsAt: Date | null;
      endsAt: Date | null;
      cancelledBy: 'company' | 'applicant' | 'ended' | null;
      reason: string | null;
      createdAt: Date;
      interviewers: unknown;
      times: unknown;
    };
  };
  'interviews-to-remind': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'interviews-untold': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'interviews-with-leavers': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'is-pay-counted': {
    parameters: readonly [];
    row: {
      path: string;
    };
  };
  'job-as-draft': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      title: string;
      description: string;
      requirements: string;
      responsibilities: string;
      benefits: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      category: string | null;
      industry: string;
      salary: string;
      experience: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      isRemote: boolean;
      isFeatured: boolean;
      isUrgent: boolean;
      facts: unknown;
      questions: unknown;
    };
  };
  'job-deciders': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'job-details-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      description: string;
      responsibilities: string;
      requirements: string;
      benefits: string;
      educationLevel: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
      descriptionHtml: string;
    };
  };
  'job-draft': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      values: unknown;
      savedAt: Date;
    };
  };
  'job-external-ids-in-use': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      externalId: string;
    };
  };
  'job-fee-reporters': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      reporters: number;
    };
  };
  'job-lock-uploads': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      isUndone: boolean;
    };
  };
  'job-long-texts': {
    parameters: readonly [Maybe<string>];
    row: {
      description: string;
      requirements: string;
      responsibilities: string;
      benefits: string;
    };
  };
  'job-marks': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      appliedJobIds: string[];
      viewedJobIds: string[];
    };
  };
  'job-performance-by-day': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number>];
    row: {
      day: string;
      views: number;
      saves: number;
      applications: number;
      interviews: number;
      offers: number;
      hires: number;
    };
  };
  'job-performance-by-source': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number>];
    row: {
      source: string | null;
      views: number;
      applications: number;
    };
  };
  'job-performance-compared': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      companyId: string;
      isOwn: boolean;
      hasTitle: boolean;
      showsPay: boolean;
      days: number;
      views: number;
      searched: number;
      saves: number;
      applications: number;
      interviews: number;
      offers: number;
      hires: number;
    };
  };
  'job-performance-progress': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number>];
    row: {
      applications: number;
      reviewed: number;
      interviews: number;
      reviewedInterviews: number;
      offers: number;
      interviewedOffers: number;
      reviewedOffers: number;
      hires: number;
      offeredHires: number;
      interviewedHires: number;
      reviewedHires: number;
      waiting: number;
      missed: unknown;
    };
  };
  'job-posters': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      firstName: string;
      lastName: string;
      privacies: unknown;
    };
  };
  'job-reports': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobId: string;
      reason: 'fee' | 'fake' | 'offensive' | 'expired' | 'other';
      detail: string;
      createdAt: Date;
      resolvedAt: Date | null;
    };
  };
  'job-standing-under-lock': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
    };
  };
  'job-stats-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      views: number;
      applicants: number;
      posted: Date;
      expires: Date | null;
      interviewed: number;
      shortlisted: number;
      hired: number;
      answerDays: number | null;
    };
  };
  'job-suggestions': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {
      kind: string;
      text: string;
      value: string | null;
      count: number;
    };
  };
  'job-view-count': {
    parameters: readonly [Maybe<string>];
    row: {
      views: number;
    };
  };
  'jobs-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'jobs-changed-since-approval': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      names: string[];
    };
  };
  'jobs-of-decided-company': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      posted: number;
      live: number;
      waiting: number;
    };
  };
  'keep-idempotent-answer': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'key-by-secret': {
    parameters: readonly [Maybe<Buffer>, Maybe<Date | string>];
    row: {
      id: string;
      scopes: string[];
      lastUsedAt: Date | null;
      userId: string;
      role: 'job_seeker' | 'employer' | 'admin';
      companyId: string | null;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
      teamRole: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | null;
      teamJobIds: string[] | null;
      emailVerified: boolean;
      hasTwoFactor: boolean;
    };
  };
  'key-touch': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'keys-of-files': {
    parameters: readonly [];
    row: {
      key: string;
    };
  };
  'known-device-by-email': {
    parameters: readonly [Maybe<Buffer>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'known-device-owners': {
    parameters: readonly [Maybe<string>, Maybe<Buffer>, Maybe<Date | string>];
    row: {
      id: string;
      isOwn: boolean;
    };
  };
  'learn-title-relations': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      done: number;
    };
  };
  'living-api-keys': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      living: number;
    };
  };
  'lock-company-for-status': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      name: string;
      standing: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      updatedAt: Date;
    };
  };
  'lock-jobs': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      title: string;
      standing: 'pending' | 'approved' | 'rejected' | 'suspended';
      adminNotes: string | null;
      updatedAt: Date;
      status: 'active' | 'closed';
      deadline: Date | null;
      companyId: string;
      companyName: string;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'lock-reported-job': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'lock-users': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      email: string;
      firstName: string;
      role: 'job_seeker' | 'employer' | 'admin';
      locale: 'en' | 'hi' | 'es';
      status: 'active' | 'inactive' | 'suspended';
      suspendedUntil: Date | null;
      isVerified: boolean;
    };
  };
  'login-attempt-count': {
    parameters: readonly [Maybe<Buffer>, Maybe<Date | string>, Maybe<Date | string>, Maybe<number>, Maybe<Date | string>];
    row: {
      failures: number;
      lockedUntil: Date | null;
    };
  };
  'login-attempt-forget': {
    parameters: readonly [Maybe<Buffer>];
    row: {};
  };
  'login-attempt-take-back': {
    parameters: readonly [Maybe<Buffer>];
    row: {};
  };
  'logo-by-id': {
    parameters: readonly [Maybe<string>];
    row: {
      name: string;
      mediaType: string;
      size: number;
      storageKey: string;
    };
  };
  'long-texts-of-job': {
    parameters: readonly [Maybe<string>];
    row: {
      description: string;
      requirements: string;
      responsibilities: string;
      benefits: string;
    };
  };
  'mail-claim': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      recipient: string;
      subject: string;
      bodyText: string;
      bodyHtml: string;
      headers: unknown;
      calendar: unknown;
      createdAt: Date;
      attempts: number;
      messageId: string | null;
      hasOpenAttempt: boolean;
    };
  };
  'mail-is-waiting': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'mail-note-failure': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'mail-note-sent': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'mails-to-resume': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'mark-period-as-rolled-up': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'market-figures': {
    parameters: readonly unknown[];
    row: {
      answers: unknown;
    };
  };
  'message-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'message-add-files': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'message-batch-applicants': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<string>];
    row: {
      id: string;
      seekerId: string;
    };
  };
  'message-batch-create': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'message-batch-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      companyId: string;
      body: string;
      remainingIds: string[];
      undoUntil: Date;
      undoneAt: Date | null;
      senderId: string | null;
      senderName: string;
    };
  };
  'message-batch-lock-of-company': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      ids: string[];
      undoUntil: Date;
      undoneAt: Date | null;
    };
  };
  'message-batch-mark-undone': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'message-batch-recipients': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobId: string;
      unanswered: number;
      isBlocked: boolean;
      isBlockedByOther: boolean;
      hasLeft: boolean;
      isJobGone: boolean;
      isWithdrawn: boolean;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'message-batch-set-remaining': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'message-batches-sent-since': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      total: number;
    };
  };
  'message-batches-to-resume': {
    parameters: readonly [];
    row: {
      id: string;
    };
  };
  'message-block': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'message-mails-to-resume': {
    parameters: readonly [];
    row: {
      applicationId: string;
      userId: string;
    };
  };
  'message-reports-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      applicationId: string;
    };
  };
  'message-reports-resolve': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {};
  };
  'message-sent-file': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      isSent: number;
    };
  };
  'message-template-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      body: string;
      updatedAt: Date;
    };
  };
  'message-template-delete': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'message-template-same-name': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'message-template-update': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      body: string;
      updatedAt: Date;
    };
  };
  'message-templates': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      name: string;
      body: string;
      updatedAt: Date;
    };
  };
  'message-unblock': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'messages-received-by-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'ConversationMessage';
      id: string;
      applicationId: string;
      authorId: string | null;
      jobId: string;
      side: 'company' | 'applicant';
      body: string;
      asksForMoney: boolean;
      sentAt: Date;
      isRemoved: boolean;
      authorName: string | null;
      sentFiles: unknown;
    };
  };
  'messages-sent-by-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'ConversationMessage';
      id: string;
      applicationId: string;
      authorId: string | null;
      jobId: string;
      side: 'company' | 'applicant';
      body: string;
      asksForMoney: boolean;
      sentAt: Date;
      isRemoved: boolean;
      authorName: string | null;
      sentFiles: unknown;
    };
  };
  'migrations-by-name': {
    parameters: readonly [];
    row: {
      name: string;
    };
  };
  'move-company': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'news-posts': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      title: string;
      excerpt: string;
      slug: string;
    };
  };
  'next-news-readers': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      id: string;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
      since: Date;
    };
  };
  'next-period-to-roll-up': {
    parameters: readonly unknown[];
    row: {
      startsAt: Date;
      endsAt: Date;
    };
  };
  'node-tables': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      table: string;
    };
  };
  'note-alert-run': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<number>];
    row: {};
  };
  'note-empty-alert-runs': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'notification-mark': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      __typename: 'Notification';
      id: string;
      kind: 'application_received' | 'candidate_contacted' | 'webhook_disabled' | 'api_key_expiring' | 'jobs_recommended' | 'application_withdrawn' | 'message_received' | 'interview_changed' | 'note_mention' | 'offer_changed' | 'figures_corrected' | 'figure_alert' | 'integrations_handed_over' | 'application_sent' | 'application_status_changed' | 'job_alert_matched' | 'job_status_changed' | 'company_status_changed' | 'job_expiring' | 'weekly_report';
      link: string | null;
      data: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'notification-reader': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      userId: string;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
      status: 'active' | 'inactive' | 'suspended';
      companyId: string | null;
      isCompanyClosed: boolean;
      deletedAt: Date | null;
      emailVerified: boolean;
      emailNotifications: boolean;
      applicationAlerts: boolean;
      jobExpiryAlerts: boolean;
      jobAlerts: boolean;
      jobRecommendations: boolean;
      weeklyReports: boolean;
      marketingEmails: boolean;
    };
  };
  'notifications': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'Notification';
      id: string;
      kind: 'application_received' | 'candidate_contacted' | 'webhook_disabled' | 'api_key_expiring' | 'jobs_recommended' | 'application_withdrawn' | 'message_received' | 'interview_changed' | 'note_mention' | 'offer_changed' | 'figures_corrected' | 'figure_alert' | 'integrations_handed_over' | 'application_sent' | 'application_status_changed' | 'job_alert_matched' | 'job_status_changed' | 'company_status_changed' | 'job_expiring' | 'weekly_report';
      link: string | null;
      data: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'notifications-by-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Notification';
      id: string;
      kind: 'application_received' | 'candidate_contacted' | 'webhook_disabled' | 'api_key_expiring' | 'jobs_recommended' | 'application_withdrawn' | 'message_received' | 'interview_changed' | 'note_mention' | 'offer_changed' | 'figures_corrected' | 'figure_alert' | 'integrations_handed_over' | 'application_sent' | 'application_status_changed' | 'job_alert_matched' | 'job_status_changed' | 'company_status_changed' | 'job_expiring' | 'weekly_report';
      link: string | null;
      data: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'notifications-count': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {
      total: number;
    };
  };
  'notifications-mark-all': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      __typename: 'Notification';
      id: string;
      kind: 'application_received' | 'candidate_contacted' | 'webhook_disabled' | 'api_key_expiring' | 'jobs_recommended' | 'application_withdrawn' | 'message_received' | 'interview_changed' | 'note_mention' | 'offer_changed' | 'figures_corrected' | 'figure_alert' | 'integrations_handed_over' | 'application_sent' | 'application_status_changed' | 'job_alert_matched' | 'job_status_changed' | 'company_status_changed' | 'job_expiring' | 'weekly_report';
      link: string | null;
      data: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'notifications-of-other-companies': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      companyId: string | null;
    };
  };
  'notifications-since': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'notifications-unread': {
    parameters: readonly [Maybe<string>];
    row: {
      total: number;
    };
  };
  'offer-add-event': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'offer-applicant': {
    parameters: readonly [Maybe<string>];
    row: {
      seekerId: string;
    };
  };
  'offer-end': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'offer-end-with-job': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      end_offers: string | null;
    };
  };
  'offer-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      applicationId: string;
      jobId: string;
      seekerId: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      joiningDate: string;
      expiresAt: Date;
      remindAt: Date | null;
      untoldSince: Date | null;
      jobTitle: string;
      companyName: string;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      applicantName: string;
      fromStageId: string | null;
      fromPreset: string | null;
      applicationStatus: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'pending';
      isWithdrawn: boolean;
      hasLeft: boolean;
      isJobDeleted: boolean;
    };
  };
  'offer-lock-application': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'offer-lock-open': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      applicationId: string;
      jobId: string;
      seekerId: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      joiningDate: string;
      expiresAt: Date;
      remindAt: Date | null;
      untoldSince: Date | null;
      jobTitle: string;
      companyName: string;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      applicantName: string;
      fromStageId: string | null;
      fromPreset: string | null;
      applicationStatus: 'reviewed' | 'shortlisted' | 'rejected' | 'hired' | 'pending';
      isWithdrawn: boolean;
      hasLeft: boolean;
      isJobDeleted: boolean;
    };
  };
  'offer-mark-reminded': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'offer-mark-told': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'offer-send': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'offer-share-applicant': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'offer-share-job': {
    parameters: readonly [Maybe<string>];
    row: {
      companyName: string;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'offer-statuses-received': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      applicationId: string;
      jobId: string;
      status: 'expired' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
    };
  };
  'offer-statuses-sent': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      applicationId: string;
      jobId: string;
      status: 'expired' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
    };
  };
  'offer-template-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      language: 'en' | 'hi' | 'es';
      letter: string;
      isOwn: boolean;
    };
  };
  'offer-template-delete': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'offer-template-same-name': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'offer-template-update': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      language: 'en' | 'hi' | 'es';
      letter: string;
      isOwn: boolean;
    };
  };
  'offer-templates': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      name: string;
      language: 'en' | 'hi' | 'es';
      letter: string;
      isOwn: boolean;
    };
  };
  'offers-count-of-application': {
    parameters: readonly [Maybe<string>];
    row: {
      total: number;
    };
  };
  'offers-expired': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'offers-of-deleted-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'offers-received-by-application': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Offer';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      isReceived: boolean;
      language: 'en' | 'hi' | 'es';
      title: string;
      pay: number;
      variablePay: string | null;
      place: string;
      joiningDate: string;
      expiresOn: string;
      expiresAt: Date;
      letter: string;
      companyName: string;
      candidateName: string;
      status: 'expired' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
      sentAt: Date;
      endedAt: Date | null;
      signedName: string | null;
      reason: string | null;
      withdrawnBy: 'company' | 'replaced' | 'ended' | null;
    };
  };
  'offers-received-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Offer';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      isReceived: boolean;
      language: 'en' | 'hi' | 'es';
      title: string;
      pay: number;
      variablePay: string | null;
      place: string;
      joiningDate: string;
      expiresOn: string;
      expiresAt: Date;
      letter: string;
      companyName: string;
      candidateName: string;
      status: 'expired' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
      sentAt: Date;
      endedAt: Date | null;
      signedName: string | null;
      reason: string | null;
      withdrawnBy: 'company' | 'replaced' | 'ended' | null;
    };
  };
  'offers-sent-by-application': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Offer';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      isReceived: boolean;
      language: 'en' | 'hi' | 'es';
      title: string;
      pay: number;
      variablePay: string | null;
      place: string;
      joiningDate: string;
      expiresOn: string;
      expiresAt: Date;
      letter: string;
      companyName: string;
      candidateName: string;
      status: 'expired' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
      sentAt: Date;
      endedAt: Date | null;
      signedName: string | null;
      reason: string | null;
      withdrawnBy: 'company' | 'replaced' | 'ended' | null;
    };
  };
  'offers-sent-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Offer';
      id: string;
      applicationId: string;
      jobId: string;
      companyId: string;
      isReceived: boolean;
      language: 'en' | 'hi' | 'es';
      title: string;
      pay: number;
      variablePay: string | null;
      place: string;
      joiningDate: string;
      expiresOn: string;
      expiresAt: Date;
      letter: string;
      companyName: string;
      candidateName: string;
      status: 'expired' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
      sentAt: Date;
      endedAt: Date | null;
      signedName: string | null;
      reason: string | null;
      withdrawnBy: 'company' | 'replaced' | 'ended' | null;
    };
  };
  'offers-to-remind': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'offers-untold': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'open-message-reports': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      reason: 'fee' | 'fake' | 'offensive' | 'other';
      detail: string;
      isNoticed: boolean;
      createdAt: Date;
      body: string;
      side: 'company' | 'applicant';
      sentAt: Date;
      authorId: string | null;
      authorName: string | null;
      companyId: string;
      companyName: string;
      jobId: string;
      jobTitle: string;
    };
  };
  'open-message-reports-count': {
    parameters: readonly [];
    row: {
      total: number;
    };
  };
  'open-reports-of-job': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'operation-find': {
    parameters: readonly [Maybe<string>];
    row: {
      document: string;
    };
  };
  'operations-forget': {
    parameters: readonly [Maybe<Date | string>];
    row: {};
  };
  'operations-publish': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {};
  };
  'outbox-newest': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      to: string;
      subject: string;
      text: string;
      html: string;
      sentAt: Date | null;
      createdAt: Date;
      calendar: string | null;
    };
  };
  'own-job': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'own-job-by-external-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'own-job-ids-by-external-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      externalId: string;
    };
  };
  'own-jobs-by-date': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'own-jobs-by-title': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'own-jobs-figures': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>];
    row: {
      listed: number;
      total: number;
      featured: number;
      hot: number;
      applications: number;
      views: number;
    };
  };
  'own-jobs-file-by-date': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<number | string | bigint>];
    row: {
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      category: string | null;
      industry: string;
      salary: string;
      experienceYears: number | null;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      isFeatured: boolean;
      isHot: boolean;
      isRemote: boolean;
      postedAt: Date;
      applicationDeadline: Date | null;
      views: number;
      applications: number;
    };
  };
  'own-jobs-file-by-title': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<number | string | bigint>];
    row: {
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      category: string | null;
      industry: string;
      salary: string;
      experienceYears: number | null;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      isFeatured: boolean;
      isHot: boolean;
      isRemote: boolean;
      postedAt: Date;
      applicationDeadline: Date | null;
      views: number;
      applications: number;
    };
  };
  'own-jobs-locations': {
    parameters: readonly [Maybe<string>];
    row: {
      location: string;
    };
  };
  'own-living-keys': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      count: number;
    };
  };
  'own-writes-note': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'partner-categories': {
    parameters: readonly [];
    row: {
      id: string;
      slug: string;
    };
  };
  'pay-insight': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<string>, Maybe<string>];
    row: {
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      companySize: 'employees_1_10' | 'employees_11_50' | 'employees_51_200' | 'employees_201_500' | 'employees_501_1000' | 'employees_1000_plus' | null;
      isWhole: boolean;
      jobs: number;
      companies: number;
      low: number;
      median: number;
      high: number;
    };
  };
  'pay-places': {
    parameters: readonly [Maybe<string>];
    row: {
      state: string;
      district: string | null;
      jobs: number;
      low: number;
      median: number;
      high: number;
    };
  };
  'pay-titles': {
    parameters: readonly [];
    row: {
      title: string;
      jobs: number;
      low: number;
      median: number;
      high: number;
    };
  };
  'pending-changes-of-companies': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobId: string | null;
      companyId: string;
      proposed: unknown;
      riskSigns: string[];
      proposedAt: Date;
      now: unknown;
    };
  };
  'pending-changes-of-jobs': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      jobId: string | null;
      companyId: string;
      proposed: unknown;
      riskSigns: string[];
      proposedAt: Date;
      now: unknown;
    };
  };
  'post-by-slug': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      __typename: 'Post';
      id: string;
      slug: string;
      locale: 'hi' | 'es' | 'en';
      title: string;
      excerpt: string;
      author: string;
      category: 'technology' | 'career' | 'workplace' | 'industry_news';
      tags: string[];
      image: string | null;
      featured: boolean;
      views: number;
      comments: number;
      readMinutes: number;
      publishedAt: Date;
      body: string;
    };
  };
  'post-categories': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      category: 'technology' | 'career' | 'workplace' | 'industry_news';
      count: number;
    };
  };
  'post-record-view': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Buffer>, Maybe<Buffer>, Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {};
  };
  'posting-admin-notes': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      notes: string | null;
    };
  };
  'posting-category': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'posting-company': {
    parameters: readonly [Maybe<string>];
    row: {
      name: string;
      website: string | null;
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
    };
  };
  'posting-company-name': {
    parameters: readonly [Maybe<string>];
    row: {
      name: string;
    };
  };
  'posts': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<readonly string[] | string>, Maybe<number | string | bigint>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      __typename: 'Post';
      id: string;
      slug: string;
      locale: 'hi' | 'es' | 'en';
      title: string;
      excerpt: string;
      author: string;
      category: 'technology' | 'career' | 'workplace' | 'industry_news';
      tags: string[];
      image: string | null;
      featured: boolean;
      views: number;
      comments: number;
      readMinutes: number;
      publishedAt: Date;
      rank: string;
    };
  };
  'posts-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Post';
      id: string;
      slug: string;
      locale: 'hi' | 'es' | 'en';
      title: string;
      excerpt: string;
      author: string;
      category: 'technology' | 'career' | 'workplace' | 'industry_news';
      tags: string[];
      image: string | null;
      featured: boolean;
      views: number;
      comments: number;
      readMinutes: number;
      publishedAt: Date;
      body: string;
    };
  };
  'posts-count': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<readonly string[] | string>];
    row: {
      total: number;
    };
  };
  'posts-newer': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {
      title: string;
      excerpt: string;
      slug: string;
    };
  };
  'posts-related': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<number | string | bigint>];
    row: {
      relatedTo: string;
      __typename: 'Post';
      id: string;
      slug: string;
      locale: 'hi' | 'es' | 'en';
      title: string;
      excerpt: string;
      author: string;
      category: 'technology' | 'career' | 'workplace' | 'industry_news';
      tags: string[];
      image: string | null;
      featured: boolean;
      views: number;
      comments: number;
      readMinutes: number;
      publishedAt: Date;
    };
  };
  'public-jobs-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'push-claim': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
      attempts: number;
      subscriptionId: string;
      userId: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      notificationId: string;
      kind: 'application_received' | 'candidate_contacted' | 'webhook_disabled' | 'api_key_expiring' | 'jobs_recommended' | 'application_withdrawn' | 'message_received' | 'interview_changed' | 'note_mention' | 'offer_changed' | 'figures_corrected' | 'figure_alert' | 'integrations_handed_over' | 'application_sent' | 'application_status_changed' | 'job_alert_matched' | 'job_status_changed' | 'company_status_changed' | 'job_expiring' | 'weekly_report';
      data: unknown;
      link: string | null;
      createdAt: Date;
      readAt: Date | null;
      locale: 'en' | 'hi' | 'es';
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
      companyId: string | null;
    };
  };
  'push-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'push-delete-oldest': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {};
  };
  'push-delete-own': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'push-keep-keys': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'push-keys': {
    parameters: readonly [];
    row: {
      publicKey: string;
      privateKey: string;
    };
  };
  'push-note-failure': {
    parameters: readonly [Maybe<string>, Maybe<number>];
    row: {};
  };
  'push-note-ok': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'push-queue': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'push-release': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'push-save-subscription': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'push-settle': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'questions-asked-before': {
    parameters: readonly [Maybe<string>];
    row: {
      question: unknown;
    };
  };
  'questions-of-job': {
    parameters: readonly [Maybe<string>];
    row: {
      questions: unknown;
    };
  };
  'questions-of-jobs': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      questions: unknown;
    };
  };
  'rate-counts-add': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<readonly (Date | string)[] | string>, Maybe<readonly number[] | string>];
    row: {
      key: string;
      startedAt: Date;
      count: number;
    };
  };
  'rate-counts-forget': {
    parameters: readonly [Maybe<Date | string>];
    row: {};
  };
  'recommendation-applicants': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      applicationId: string;
      appliedAt: Date;
      expectedSalary: string | null;
      hasProfile: boolean;
      headline: string | null;
      home: string | null;
      ownSkills: unknown;
      jobs: unknown;
      ownMonths: number | null;
      id: string;
      companyId: string;
      title: string;
      skills: string[];
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      shift: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      postedAt: Date;
    };
  };
  'recommendation-candidates': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly number[] | string>];
    row: {
      id: string;
      headline: string | null;
      summary: string | null;
      currentJobTitle: string | null;
      location: string | null;
      willingToMove: boolean | null;
      workModes: string[];
      shifts: string[];
      pastTitles: string[];
      studies: string[];
      education: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      experienceType: 'fresher' | 'experienced' | null;
      hasBike: boolean | null;
      hasDrivingLicense: boolean | null;
      text: string;
      preferredLocations: string[];
      skills: string[];
      salaryExpectation: number | null;
      months: number;
      monthsMost: number;
    };
  };
  'recommendation-job': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      companyId: string;
      title: string;
      skills: string[];
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      shift: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      postedAt: Date;
    };
  };
  'recommendation-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly number[] | string>];
    row: {
      id: string;
      companyId: string;
      title: string;
      skills: string[];
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      shift: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      postedAt: Date;
      isAppliedFor: boolean;
    };
  };
  'recommendation-newest': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      id: string;
      companyId: string;
      title: string;
      skills: string[];
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      shift: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      postedAt: Date;
    };
  };
  'recommendation-own-job': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      companyId: string;
      title: string;
      skills: string[];
      location: string;
      district: string | null;
      state: string | null;
      isRemote: boolean;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      shift: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      postedAt: Date;
      isAllowed: boolean;
      stems: unknown;
    };
  };
  'recommendation-seeker': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>, Maybe<Date | string>];
    row: {
      headline: string | null;
      summary: string | null;
      currentJobTitle: string | null;
      location: string | null;
      willingToMove: boolean | null;
      workModes: string[];
      shifts: string[];
      pastTitles: string[];
      studies: string[];
      education: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      experienceType: 'fresher' | 'experienced' | null;
      hasBike: boolean | null;
      hasDrivingLicense: boolean | null;
      text: string;
      preferredLocations: string[];
      skills: string[];
      salaryExpectation: number | null;
      months: number;
      monthsMost: number;
      stems: unknown;
      dismissed: unknown;
    };
  };
  'recommended-before': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      jobId: string | null;
    };
  };
  'record-event-once': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'record-job-view': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Buffer>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number>, Maybe<string>];
    row: {
      job_id: string;
    };
  };
  'record-search': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<Date | string>];
    row: {};
  };
  'recount-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'recount-add-examples': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'recount-add-finding': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'recount-broken-roll-ups': {
    parameters: readonly [];
    row: {
      name: string;
    };
  };
  'recount-common-searches': {
    parameters: readonly [];
    row: {};
  };
  'recount-differing': {
    parameters: readonly unknown[];
    row: {
      id: string;
      key: string;
      subjectId: string | null;
      before: unknown;
      after: unknown;
    };
  };
  'recount-differing-at-all': {
    parameters: readonly unknown[];
    row: {
      id: string;
      key: string;
      subjectId: string | null;
      before: unknown;
      after: unknown;
    };
  };
  'recount-end-stale': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'recount-examples': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      recountId: string;
      value: string;
      rowKey: string;
      subjectKind: string | null;
      subjectId: string | null;
      before: unknown;
      after: unknown;
      correctedAt: Date | null;
      subjectName: string | null;
    };
  };
  'recount-findings': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      recountId: string;
      value: string;
      checked: number;
      differing: number;
      corrected: number;
      hasFailed: boolean;
    };
  };
  'recount-finish': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'recount-lock': {
    parameters: readonly unknown[];
    row: {
      locked: number;
    };
  };
  'recount-lock-sealed': {
    parameters: readonly unknown[];
    row: {
      locked: number;
    };
  };
  'recount-mark-corrected': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {};
  };
  'recount-next-batch': {
    parameters: readonly unknown[];
    row: {
      until: string;
      found: number;
    };
  };
  'recount-note-active': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'recount-note-checked': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<number>, Maybe<number>, Maybe<boolean>];
    row: {};
  };
  'recount-note-differing': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<number>, Maybe<number>];
    row: {};
  };
  'recount-repair': {
    parameters: readonly unknown[];
    row: {
      repaired: number;
    };
  };
  'recount-rows': {
    parameters: readonly unknown[];
    row: {
      total: number;
    };
  };
  'recount-sealed-rows': {
    parameters: readonly unknown[];
    row: {};
  };
  'recount-start': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'recount-still-differing': {
    parameters: readonly unknown[];
    row: {
      id: string;
      key: string;
      subjectId: string | null;
      before: unknown;
      after: unknown;
    };
  };
  'recounts': {
    parameters: readonly [Maybe<number | string | bigint>];
    row: {
      id: string;
      askedBy: 'schedule' | 'administrator';
      status: 'waiting' | 'running' | 'complete' | 'failed';
      requestedAt: Date;
      finishedAt: Date | null;
      checked: number;
      differing: number;
      corrected: number;
    };
  };
  'recounts-by-id': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      askedBy: 'schedule' | 'administrator';
      status: 'waiting' | 'running' | 'complete' | 'failed';
      requestedAt: Date;
      finishedAt: Date | null;
      checked: number;
      differing: number;
      corrected: number;
    };
  };
  'recovery-codes-left': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'related-titles': {
    parameters: readonly [Maybe<string>];
    row: {
      other: string;
      weight: number;
    };
  };
  'reply-writer': {
    parameters: readonly [Maybe<string>];
    row: {
      applicationId: string;
      userId: string;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
      role: 'job_seeker' | 'employer' | 'admin';
      companyId: string | null;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      teamRole: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | null;
      teamJobIds: string[] | null;
      emailVerified: boolean;
      otherName: string;
    };
  };
  'report-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'report-board-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-board-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      isShared: boolean;
      storedRange: unknown;
      storedFilters: unknown;
      version: number;
      createdAt: Date;
      updatedAt: Date;
      owner: unknown;
    };
  };
  'report-board-change': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-board-delete': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-board-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      isShared: boolean;
      range: unknown;
      filters: unknown;
      version: number;
      deletedAt: Date | null;
    };
  };
  'report-board-private-reports': {
    parameters: readonly [Maybe<string>];
    row: {
      name: string;
    };
  };
  'report-board-touch': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-boards': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      isShared: boolean;
      storedRange: unknown;
      storedFilters: unknown;
      version: number;
      createdAt: Date;
      updatedAt: Date;
      owner: unknown;
    };
  };
  'report-boards-count': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'report-change': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'report-delete': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-job': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-leaver-alerts': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-boards-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-boards-keep': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-reports-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-reports-keep': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-schedules': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-segments-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-leaver-segments-keep': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      description: string;
      query: unknown;
      chart: string;
      isShared: boolean;
      version: number;
      deletedAt: Date | null;
    };
  };
  'report-message': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-owner-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'report-pin-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>];
    row: {};
  };
  'report-pin-board': {
    parameters: readonly [Maybe<string>];
    row: {
      boardId: string;
    };
  };
  'report-pin-remove': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'report-pin-widen': {
    parameters: readonly [Maybe<string>, Maybe<number>];
    row: {};
  };
  'report-pins': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      boardId: string;
      reportId: string;
      width: number;
      range: unknown;
      filters: unknown;
      position: number;
    };
  };
  'report-pins-in-order': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      reportId: string;
      isSeen: boolean;
    };
  };
  'report-pins-order': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {};
  };
  'report-schedule-failed': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<number>, Maybe<boolean>];
    row: {};
  };
  'report-schedule-lock': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'report-schedule-move': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'report-schedule-save': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<number>, Maybe<number>, Maybe<number>, Maybe<string>, Maybe<Date | string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'report-schedule-sent': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'report-schedule-skipped': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'report-schedule-stop': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      reportId: string;
    };
  };
  'report-schedule-take': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<boolean>];
    row: {
      id: string;
      every: 'daily' | 'weekly' | 'monthly';
      weekday: number | null;
      day: number | null;
      hour: number;
      failures: number;
      userId: string;
      reportId: string;
      name: string;
      query: unknown;
      chart: string;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
      isWanted: boolean | null;
    };
  };
  'report-schedules': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      reportId: string;
      every: 'daily' | 'weekly' | 'monthly';
      weekday: number | null;
      day: number | null;
      hour: number;
      timeZone: string;
      nextAt: Date;
      lastSentAt: Date | null;
      isActive: boolean;
      failures: number;
    };
  };
  'report-schedules-count': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'report-schedules-due': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>];
    row: {
      id: string;
    };
  };
  'report-schedules-elsewhere': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      every: 'daily' | 'weekly' | 'monthly';
      weekday: number | null;
      day: number | null;
      hour: number;
      lastSentAt: Date | null;
    };
  };
  'report-share': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'report-unschedule': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'reports': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      description: string;
      stored: unknown;
      chart: string;
      isShared: boolean;
      version: number;
      createdAt: Date;
      updatedAt: Date;
      owner: unknown;
    };
  };
  'reports-by-id': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      description: string;
      stored: unknown;
      chart: string;
      isShared: boolean;
      version: number;
      createdAt: Date;
      updatedAt: Date;
      owner: unknown;
    };
  };
  'reports-count': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'resolve-job-reports': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'resume-keep-text': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'resume-names': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      userId: string;
      name: string;
    };
  };
  'resume-text': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      text: string;
    };
  };
  'resume-unread': {
    parameters: readonly [Maybe<string>];
    row: {
      storageKey: string;
      mediaType: string;
    };
  };
  'resumes-of': {
    parameters: readonly [Maybe<string>];
    row: {
      __typename: 'Resume';
      id: string;
      name: string;
      size: number;
      mediaType: string;
      isDefault: boolean;
      isLost: boolean;
      isReadable: boolean | null;
      createdAt: Date;
    };
  };
  'resumes-readable': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      name: string;
      uploadedAt: Date;
    };
  };
  'resumes-to-read': {
    parameters: readonly [];
    row: {
      id: string;
    };
  };
  'review-twins': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<string>];
    row: {
      text: string;
    };
  };
  'revoke-keys-of-users': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'revoke-own-keys': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'roll-up': {
    parameters: readonly unknown[];
    row: {};
  };
  'rolled-in-other-zone': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      name: string;
    };
  };
  'salary-texts': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {
      salary: string;
    };
  };
  'salary-texts-correct': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'save-application-answers': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'save-job': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      isThere: boolean;
      hasRoom: boolean;
    };
  };
  'save-job-draft': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      draft: unknown;
      replaced: unknown;
    };
  };
  'save-settings': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'save-time-zone': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'saved-job-ids': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'saved-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      jobId: string;
      savedAt: Date;
      isOpen: boolean;
    };
  };
  'saved-jobs-count': {
    parameters: readonly [Maybe<string>];
    row: {
      total: number;
    };
  };
  'search-count': {
    parameters: readonly unknown[];
    row: {
      total: number;
    };
  };
  'search-counts': {
    parameters: readonly unknown[];
    row: {
      counts: number[];
    };
  };
  'search-facets': {
    parameters: readonly unknown[];
    row: {
      facet: string;
      value: string;
      label: string | null;
      count: number;
    };
  };
  'search-most-words': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      at: number;
    };
  };
  'search-page': {
    parameters: readonly unknown[];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      description: string;
      responsibilities: string;
      requirements: string;
      benefits: string;
      educationLevel: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
      categoryTitle: string | null;
      descriptionHtml: string;
      company: unknown;
      sortPlace: string;
      total: number | null;
    };
  };
  'search-stems': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      word: string;
      stem: string;
    };
  };
  'search-words': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<readonly boolean[] | string>];
    row: {
      word: string;
      stem: string;
      jobs: number;
      isSpelt: boolean;
      near: unknown;
    };
  };
  'seed-categories': {
    parameters: readonly [];
    row: {
      id: string;
      slug: string;
    };
  };
  'seed-rows': {
    parameters: readonly unknown[];
    row: {};
  };
  'segment-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'segment-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      noun: 'person' | 'company' | 'job' | 'application';
      stored: unknown;
      isShared: boolean;
      version: number;
      createdAt: Date;
      updatedAt: Date;
      owner: unknown;
    };
  };
  'segment-change': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>, Maybe<Date | string>];
    row: {};
  };
  'segment-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'segment-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      noun: 'person' | 'company' | 'job' | 'application';
      definition: unknown;
      isShared: boolean;
      version: number;
    };
  };
  'segment-lock-alerts': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'segment-lock-dashboards': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'segment-lock-reports': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'segment-replace-in-alerts': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      query: unknown;
    };
  };
  'segment-replace-in-dashboards': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'segment-replace-in-reports': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
      query: unknown;
    };
  };
  'segment-uses': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<string>];
    row: {
      segmentId: string;
      kind: string;
      isShared: boolean;
      ownerId: string | null;
      question: unknown;
      id: string | null;
      name: string | null;
    };
  };
  'segments': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      noun: 'person' | 'company' | 'job' | 'application';
      stored: unknown;
      isShared: boolean;
      version: number;
      createdAt: Date;
      updatedAt: Date;
      owner: unknown;
    };
  };
  'segments-count': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'segments-keep': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      ownerId: string | null;
      name: string;
      isShared: boolean;
    };
  };
  'segments-to-ask': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<string>];
    row: {
      id: string;
      name: string;
      noun: 'person' | 'company' | 'job' | 'application';
      definition: unknown;
    };
  };
  'sequences': {
    parameters: readonly [];
    row: {
      name: string;
      value: string | null;
    };
  };
  'session-by-token': {
    parameters: readonly [Maybe<readonly Buffer[] | string>, Maybe<Date | string>, Maybe<boolean>];
    row: {
      tokenHash: Buffer;
      sessionId: string;
      lastUsedAt: Date;
      passwordConfirmedAt: Date | null;
      userId: string;
      role: 'job_seeker' | 'employer' | 'admin';
      status: 'active' | 'inactive' | 'suspended';
      suspendedUntil: Date | null;
      companyId: string | null;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
      teamRole: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | null;
      teamJobIds: string[] | null;
      emailVerified: boolean;
      hasTwoFactor: boolean;
      wroteUpTo: number | null;
    };
  };
  'session-end-idle': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'session-end-living': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      visitId: string | null;
      deviceId: string | null;
      passwordConfirmedAt: Date | null;
    };
  };
  'session-forget-device': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {};
  };
  'session-touch': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'session-work': {
    parameters: readonly [Maybe<string>];
    row: {
      companyId: string;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      teamRole: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | null;
      teamJobIds: string[] | null;
    };
  };
  'sessions-standing': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<Date | string>];
    row: {
      id: string;
      lastUsedAt: Date;
      role: 'job_seeker' | 'employer' | 'admin';
      status: 'active' | 'inactive' | 'suspended';
      suspendedUntil: Date | null;
      deletedAt: Date | null;
    };
  };
  'set-sequence': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>];
    row: {
      setval: string | null;
    };
  };
  'settings': {
    parameters: readonly [];
    row: {
      key: string;
      value: unknown;
    };
  };
  'shown-jobs-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'shut-out-by-token': {
    parameters: readonly [Maybe<Buffer>];
    row: {
      status: 'active' | 'inactive' | 'suspended';
      suspendedUntil: Date | null;
      suspendedReason: string | null;
    };
  };
  'similar-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<readonly number[] | string>, Maybe<string>];
    row: {
      of: string;
      tier: number;
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      company: unknown;
    };
  };
  'similar-jobs-compared': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      title: string;
      skills: string[];
      stems: unknown;
    };
  };
  'site-figures': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>];
    row: {
      activeJobs: number;
      newJobsThisWeek: number;
      companies: number;
      candidates: number;
    };
  };
  'sitemap-categories': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      name: string;
      changedAt: Date | null;
    };
  };
  'sitemap-companies': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      name: string;
      changedAt: Date;
    };
  };
  'sitemap-counts': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      jobs: number;
      companies: number;
      posts: number;
      categories: number;
      salaries: number;
    };
  };
  'sitemap-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      name: string;
      changedAt: Date;
    };
  };
  'sitemap-posts': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      name: string;
      changedAt: Date;
    };
  };
  'sitemap-salaries': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      name: string;
      changedAt: Date;
    };
  };
  'spend-recovery-code': {
    parameters: readonly [Maybe<string>, Maybe<Buffer>, Maybe<Date | string>];
    row: {
      user_id: string;
    };
  };
  'spend-two-factor-step': {
    parameters: readonly [Maybe<string>, Maybe<number>];
    row: {
      id: string;
    };
  };
  'stage-add': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>];
    row: {};
  };
  'stage-archive': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'stage-empty': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<readonly string[] | string>, Maybe<string>];
    row: {};
  };
  'stage-times': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      stageId: string;
      typicalDays: number;
    };
  };
  'stage-times-count': {
    parameters: readonly [Maybe<Date | string>];
    row: {};
  };
  'stage-update': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<boolean>];
    row: {};
  };
  'stages': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      preset: 'screening' | 'shortlist' | 'interview' | 'test' | 'offer' | null;
      ownName: string | null;
      ownApplicantName: string | null;
      status: 'reviewed' | 'shortlisted';
      emails: boolean;
      isOwn: boolean;
    };
  };
  'stages-copy': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'stages-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'stages-order': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {};
  };
  'stages-settle': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'stages-share': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'status-mail-reset': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'status-mail-save': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'status-mails': {
    parameters: readonly [Maybe<string>];
    row: {
      status: 'reviewed' | 'shortlisted' | 'rejected' | 'hired';
      subject: string;
      body: string;
    };
  };
  'subscriber-leave': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      topic: 'blog' | 'candidate_database';
    };
  };
  'subscribers-next-to-tell': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      id: string;
      email: string;
      locale: 'en' | 'hi' | 'es';
      since: Date;
    };
  };
  'suspend-users': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'suspensions-over': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      id: string;
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
    };
  };
  'switch-alert': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<boolean>];
    row: {};
  };
  'switch-alert-mails': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<boolean>];
    row: {};
  };
  'take-backup-lock': {
    parameters: readonly [Maybe<number>, Maybe<number>];
    row: {
      taken: boolean;
    };
  };
  'take-due-alert': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<Date | string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'take-due-recommendation': {
    parameters: readonly [Maybe<Date | string>, Maybe<Date | string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'take-expiring-api-keys': {
    parameters: readonly [Maybe<Date | string>];
    row: {
      apiKeyId: string;
      keyName: string;
      maker: string;
      role: 'job_seeker' | 'employer' | 'admin' | null;
      companyId: string | null;
      days: number;
    };
  };
  'take-expiring-jobs': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      jobId: string;
      jobTitle: string;
      days: number;
      people: string[];
    };
  };
  'take-sign-in-code': {
    parameters: readonly [Maybe<Buffer>];
    row: {
      userId: string;
      challenge: Buffer;
      expiresAt: Date;
      awaitsCode: boolean;
    };
  };
  'team-activity': {
    parameters: readonly [Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      at: Date;
      action: string;
      isKey: boolean;
      actorName: string | null;
      subjectName: string | null;
      role: string | null;
      status: string | null;
    };
  };
  'team-add-invitation': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<Buffer>, Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'team-add-member': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'team-choose-company': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'team-company-of': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      companyId: string;
    };
  };
  'team-delete-member': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'team-delete-notifications': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'team-hand-over-conversations': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      mailDueAt: Date | null;
    };
  };
  'team-hand-over-interviews': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'team-hand-over-keys': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'team-hand-over-posted': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'team-hand-over-webhooks': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'team-has-address': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'team-invitation': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      email: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
    };
  };
  'team-invitation-by-token': {
    parameters: readonly [Maybe<Buffer>];
    row: {
      id: string;
      companyId: string;
      email: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
      jobIds: string[];
      invitedBy: string | null;
      expiresAt: Date;
      acceptedAt: Date | null;
      revokedAt: Date | null;
      companyName: string;
      inviterName: string | null;
      accountId: string | null;
      accountRole: 'job_seeker' | 'employer' | 'admin' | null;
    };
  };
  'team-invitations': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      email: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
      jobIds: string[];
      sentAt: Date;
      expiresAt: Date;
      inviterName: string | null;
    };
  };
  'team-invitations-sent': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      byCompany: number;
      toAddress: number;
    };
  };
  'team-jobs-of-company': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'team-lock': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      name: string;
      isReviewed: boolean;
    };
  };
  'team-member': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      userId: string;
      companyId: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
    };
  };
  'team-member-by-user': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      userId: string;
      companyId: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
      email: string;
      firstName: string;
      locale: 'en' | 'hi' | 'es';
    };
  };
  'team-members': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      userId: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
      joinedAt: Date;
      name: string | null;
      email: string;
      lastActiveAt: Date | null;
      jobIds: string[];
      postedJobs: number;
      conversations: number;
    };
  };
  'team-memberships': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      companyId: string;
      role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer';
      joinedAt: Date;
      isCurrent: boolean;
      isOnlyOwner: boolean;
    };
  };
  'team-next-owner': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      userId: string;
    };
  };
  'team-open-invitation': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      expiresAt: Date;
    };
  };
  'team-owners': {
    parameters: readonly [Maybe<string>];
    row: {
      userId: string;
    };
  };
  'team-renew-invitation': {
    parameters: readonly [Maybe<string>, Maybe<Buffer>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'team-revoke-invitation': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'team-revoke-keys': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'team-set-jobs': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'team-set-role': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'team-size': {
    parameters: readonly [Maybe<string>];
    row: {
      size: number;
    };
  };
  'team-switch': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'team-use-invitation': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      id: string;
    };
  };
  'team-verify-address': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'time-zone': {
    parameters: readonly [Maybe<string>];
    row: {
      timeZone: string | null;
    };
  };
  'title-relations-learnt': {
    parameters: readonly [];
    row: {
      isLearnt: boolean;
    };
  };
  'todos-employer': {
    parameters: readonly unknown[];
    row: {
      kind: string;
      dueAt: Date | null;
      since: Date;
      count: number;
      applicationId: string | null;
      jobId: string;
      jobTitle: string;
      companyName: string;
      personName: string | null;
      interviewId: string | null;
      interviewKind: string | null;
    };
  };
  'todos-seeker': {
    parameters: readonly unknown[];
    row: {
      kind: string;
      dueAt: Date | null;
      since: Date;
      count: number;
      applicationId: string | null;
      jobId: string;
      jobTitle: string;
      companyName: string;
      personName: string | null;
      interviewId: string | null;
      interviewKind: string | null;
    };
  };
  'touch-known-device': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'treatment-by-application': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      id: string;
      endedAt: Date | null;
      rating: number | null;
      comment: string | null;
      firstRatedAt: Date | null;
    };
  };
  'treatment-comments-by-company': {
    parameters: readonly [Maybe<readonly string[] | string>, Maybe<number | string | bigint>];
    row: {
      companyId: string;
      rating: number;
      comment: string;
      ratedAt: Date;
    };
  };
  'treatment-lock-application': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      endedAt: Date | null;
      rating: number | null;
      comment: string | null;
      firstRatedAt: Date | null;
    };
  };
  'treatment-of-company': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>];
    row: {
      ratings: number;
      average: number | null;
      treatedWell: number;
    };
  };
  'treatment-save': {
    parameters: readonly [Maybe<string>, Maybe<number>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'turn-off-recommendations': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
    };
  };
  'two-factor-on': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
    };
  };
  'undismiss-job': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'unhide-company': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'unsave-job': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'unsuspend-users': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'update-job-status': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'use-known-device': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {};
  };
  'user-has-history': {
    parameters: readonly [Maybe<string>];
    row: {
      hasHistory: boolean;
    };
  };
  'user-settings': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      emailNotifications: boolean;
      applicationAlerts: boolean;
      jobAlerts: boolean;
      jobRecommendations: boolean;
      jobExpiryAlerts: boolean;
      weeklyReports: boolean;
      marketingEmails: boolean;
      quietHours: boolean;
      profileVisibility: string;
      showContactInfo: boolean;
      allowDirectContact: boolean;
    };
  };
  'user-settings-update': {
    parameters: readonly [Maybe<string>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<boolean>, Maybe<string>, Maybe<boolean>, Maybe<boolean>];
    row: {
      id: string;
      emailNotifications: boolean;
      applicationAlerts: boolean;
      jobAlerts: boolean;
      jobRecommendations: boolean;
      jobExpiryAlerts: boolean;
      weeklyReports: boolean;
      marketingEmails: boolean;
      quietHours: boolean;
      profileVisibility: 'public' | 'private';
      showContactInfo: boolean;
      allowDirectContact: boolean;
    };
  };
  'verification-document-reader': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      found: number;
    };
  };
  'verifications-of-companies': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      companyId: string;
      kind: 'domain' | 'gstin' | 'cin';
      status: 'pending' | 'verified' | 'rejected' | 'removed';
      value: string;
      email: string | null;
      submittedAt: Date;
      decidedAt: Date | null;
      verifiedAt: Date | null;
      note: string | null;
      removalReason: 'name' | 'website' | 'replaced' | 'administrator' | 'account' | null;
      document: unknown;
    };
  };
  'verified-companies': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      verification: unknown;
    };
  };
  'verify-users': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {};
  };
  'webhook-add-test': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-answering': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      userId: string;
      role: 'job_seeker' | 'employer' | 'admin';
      companyId: string | null;
      companyStatus: 'pending' | 'approved' | 'rejected' | 'suspended' | null;
      teamRole: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | null;
      teamJobIds: string[] | null;
      emailVerified: boolean;
      hasTwoFactor: boolean;
    };
  };
  'webhook-attempts': {
    parameters: readonly [Maybe<readonly string[] | string>];
    row: {
      id: string;
      deliveryId: string;
      at: Date;
      took: number;
      status: number | null;
      failure: 'address' | 'unknown_host' | 'connection' | 'certificate' | 'timeout' | 'redirect' | 'status' | 'not_allowed' | 'secret' | null;
      answer: string | null;
      isReplay: boolean;
    };
  };
  'webhook-claim': {
    parameters: readonly [Maybe<Date | string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      webhookId: string;
      type: string;
      subjectId: string | null;
      facts: unknown;
      createdAt: Date;
      body: string | null;
      attempts: number;
      isReplay: boolean;
      hasArrived: boolean;
      url: string;
      jobSelection: string;
      applicationSelection: string;
      secret: string;
      previousSecret: string | null;
      answersForIt: string | null;
    };
  };
  'webhook-count-scheduled': {
    parameters: readonly [Maybe<string>, Maybe<readonly string[] | string>];
    row: {
      count: number;
    };
  };
  'webhook-create': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-delete': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'webhook-deliveries': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<number | string | bigint>, Maybe<number | string | bigint>];
    row: {
      id: string;
      webhookId: string;
      type: string;
      subjectId: string | null;
      createdAt: Date;
      outcome: 'waiting' | 'delivered' | 'failed';
      attemptCount: number;
      nextAttemptAt: Date | null;
      deliveredAt: Date | null;
      body: string | null;
    };
  };
  'webhook-deliveries-count': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<number | string | bigint>];
    row: {
      total: number;
    };
  };
  'webhook-delivery-by-id': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      webhookId: string;
      type: string;
      subjectId: string | null;
      createdAt: Date;
      outcome: 'waiting' | 'delivered' | 'failed';
      attemptCount: number;
      nextAttemptAt: Date | null;
      deliveredAt: Date | null;
      body: string | null;
    };
  };
  'webhook-disable': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-enable': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-expired': {
    parameters: readonly [Maybe<Date | string>];
    row: {};
  };
  'webhook-hold': {
    parameters: readonly [Maybe<string>];
    row: {};
  };
  'webhook-job-is-there': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      '?column?': number;
    };
  };
  'webhook-keep-body': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {};
  };
  'webhook-let-go': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-lock': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
      url: string;
      events: string[];
      jobSelection: string;
      applicationSelection: string;
      secret: string;
      previousSecret: string | null;
      previousSecretUntil: Date | null;
      disabledAt: Date | null;
      disabledReason: 'switched_off' | 'gone' | 'failing' | null;
      createdBy: string | null;
    };
  };
  'webhook-lock-delivery': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      webhookId: string;
      type: string;
      disabledAt: Date | null;
      isUnderWay: boolean;
    };
  };
  'webhook-lock-for-attempt': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      url: string;
      companyId: string | null;
      createdBy: string | null;
      failingSince: Date | null;
      disabledAt: Date | null;
    };
  };
  'webhook-note-attempt': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<number>, Maybe<number>, Maybe<string>, Maybe<string>, Maybe<boolean>];
    row: {};
  };
  'webhook-note-delivered': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-note-failing': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-release': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-replay': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-rotate': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<Date | string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-settle': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-update': {
    parameters: readonly [Maybe<string>, Maybe<string>, Maybe<readonly string[] | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<Date | string>];
    row: {};
  };
  'webhook-users-to-notify': {
    parameters: readonly [Maybe<string>, Maybe<string>];
    row: {
      id: string;
    };
  };
  'webhooks': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>];
    row: {
      __typename: 'Webhook';
      id: string;
      url: string;
      events: string[];
      jobSelection: string;
      applicationSelection: string;
      createdAt: Date;
      answersForIt: string | null;
      previousSecretUntil: Date | null;
      disabledAt: Date | null;
      disabledReason: 'switched_off' | 'gone' | 'failing' | null;
      failingSince: Date | null;
      lastDeliveredAt: Date | null;
    };
  };
  'webhooks-by-id': {
    parameters: readonly [Maybe<string>, Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Webhook';
      id: string;
      url: string;
      events: string[];
      jobSelection: string;
      applicationSelection: string;
      createdAt: Date;
      answersForIt: string | null;
      previousSecretUntil: Date | null;
      disabledAt: Date | null;
      disabledReason: 'switched_off' | 'gone' | 'failing' | null;
      failingSince: Date | null;
      lastDeliveredAt: Date | null;
    };
  };
  'webhooks-count': {
    parameters: readonly [Maybe<string>];
    row: {
      count: number;
    };
  };
  'weekly-report-figures': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<string>, Maybe<string>, Maybe<string>];
    row: {
      id: string;
      title: string;
      views: number;
      applications: number;
      waiting: number;
      closesIn: number | null;
    };
  };
  'weekly-report-take': {
    parameters: readonly [Maybe<string>];
    row: {
      id: string;
      companyId: string;
    };
  };
  'whole-public-jobs-by-id': {
    parameters: readonly [Maybe<Date | string>, Maybe<readonly string[] | string>];
    row: {
      __typename: 'Job';
      id: string;
      title: string;
      location: string;
      type: 'full_time' | 'part_time' | 'contract' | 'intern' | 'temporary';
      industry: string;
      salary: string;
      experienceLevel: 'entry_level' | 'mid_level' | 'senior_level' | 'executive' | null;
      skills: string[];
      isRemote: boolean;
      isFeatured: boolean;
      isHot: boolean;
      postedAt: Date;
      standing: 'closed' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'expired' | 'live';
      categoryId: string | null;
      district: string | null;
      state: string | null;
      salaryMin: number | null;
      salaryMax: number | null;
      experienceYears: number | null;
      applicationDeadline: Date | null;
      views: number;
      applicationsCount: number;
      facts: unknown;
      ownStatus: 'active' | 'closed';
      adminStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
      opening: string;
      description: string;
      responsibilities: string;
      requirements: string;
      benefits: string;
      educationLevel: 'high_school' | 'diploma' | 'bachelor' | 'master' | 'phd' | 'other' | null;
      salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
      categoryTitle: string | null;
      descriptionHtml: string;
      company: unknown;
    };
  };
  'withdrawals-to-resume': {
    parameters: readonly [];
    row: {
      id: string;
    };
  };
  'work-email-link': {
    parameters: readonly [Maybe<Buffer>];
    row: {
      email: string;
      usedAt: Date | null;
      expiresAt: Date;
      companyName: string;
      website: string | null;
    };
  };
  'work-email-mails-sent': {
    parameters: readonly [Maybe<Date | string>, Maybe<string>, Maybe<Date | string>, Maybe<string>];
    row: {
      byCompany: number;
      toAddress: number;
    };
  };
}
