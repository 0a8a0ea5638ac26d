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
    "\n  fragment CompanyLogo_company on Company {\n    name\n  }\n": typeof types.CompanyLogo_CompanyFragmentDoc,
    "\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n": typeof types.Footer_SiteFragmentDoc,
    "\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    location\n    type\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n": typeof types.JobCard_JobFragmentDoc,
    "\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n": typeof types.JobPay_JobFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": typeof types.ResendVerificationDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n  }\n": typeof types.SessionUser_UserFragmentDoc,
    "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SessionUserDocument,
    "\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n": typeof types.OfficeAddress_SiteFragmentDoc,
    "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query SettingsPage {\n    viewer {\n      sessions {\n        ...SessionList_sessions\n      }\n    }\n  }\n": typeof types.SettingsPageDocument,
    "\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n": typeof types.AccountRulesDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  fragment SessionList_sessions on Session {\n    id\n    current\n    ...SessionRow_session\n  }\n": typeof types.SessionList_SessionsFragmentDoc,
    "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n    current\n  }\n": typeof types.SessionRow_SessionFragmentDoc,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n": typeof types.SiteFrameDocument,
    "\n  fragment AlertBanner_site on Site {\n    figures {\n      newJobsThisWeek\n    }\n  }\n": typeof types.AlertBanner_SiteFragmentDoc,
    "\n  fragment CategoryCard_category on Category {\n    slug\n    title\n    icon\n    jobCount\n  }\n": typeof types.CategoryCard_CategoryFragmentDoc,
    "\n  fragment Counters_figures on Figures {\n    activeJobs\n    companies\n    candidates\n  }\n": typeof types.Counters_FiguresFragmentDoc,
    "\n  fragment Hero_site on Site {\n    figures {\n      ...Counters_figures\n    }\n  }\n": typeof types.Hero_SiteFragmentDoc,
    "\n  query HomePage {\n    site {\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 3) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, featured: true) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n": typeof types.HomePageDocument,
    "\n  fragment NewestJobs_job on Job {\n    id\n    title\n    location\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    ...JobPay_job\n  }\n": typeof types.NewestJobs_JobFragmentDoc,
};
const documents: Documents = {
    "\n  fragment CompanyLogo_company on Company {\n    name\n  }\n": types.CompanyLogo_CompanyFragmentDoc,
    "\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n": types.Footer_SiteFragmentDoc,
    "\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    location\n    type\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n": types.JobCard_JobFragmentDoc,
    "\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n": types.JobPay_JobFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": types.ResendVerificationDocument,
    "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n  }\n": types.SessionUser_UserFragmentDoc,
    "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SessionUserDocument,
    "\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n": types.OfficeAddress_SiteFragmentDoc,
    "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n": types.LogoutDocument,
    "\n  query SettingsPage {\n    viewer {\n      sessions {\n        ...SessionList_sessions\n      }\n    }\n  }\n": types.SettingsPageDocument,
    "\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n": types.AccountRulesDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n": types.EndSessionDocument,
    "\n  fragment SessionList_sessions on Session {\n    id\n    current\n    ...SessionRow_session\n  }\n": types.SessionList_SessionsFragmentDoc,
    "\n  fragment SessionRow_session on Session {\n    id\n    createdAt\n    lastUsedAt\n    ip\n    userAgent\n    current\n  }\n": types.SessionRow_SessionFragmentDoc,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n": types.SiteFrameDocument,
    "\n  fragment AlertBanner_site on Site {\n    figures {\n      newJobsThisWeek\n    }\n  }\n": types.AlertBanner_SiteFragmentDoc,
    "\n  fragment CategoryCard_category on Category {\n    slug\n    title\n    icon\n    jobCount\n  }\n": types.CategoryCard_CategoryFragmentDoc,
    "\n  fragment Counters_figures on Figures {\n    activeJobs\n    companies\n    candidates\n  }\n": types.Counters_FiguresFragmentDoc,
    "\n  fragment Hero_site on Site {\n    figures {\n      ...Counters_figures\n    }\n  }\n": types.Hero_SiteFragmentDoc,
    "\n  query HomePage {\n    site {\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 3) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, featured: true) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n": types.HomePageDocument,
    "\n  fragment NewestJobs_job on Job {\n    id\n    title\n    location\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    ...JobPay_job\n  }\n": types.NewestJobs_JobFragmentDoc,
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
export function graphql(source: "\n  fragment CompanyLogo_company on Company {\n    name\n  }\n"): (typeof documents)["\n  fragment CompanyLogo_company on Company {\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n"): (typeof documents)["\n  fragment Footer_site on Site {\n    name\n    ...OfficeAddress_site\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    location\n    type\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n"): (typeof documents)["\n  fragment JobCard_job on Job {\n    id\n    title\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    location\n    type\n    isRemote\n    isFeatured\n    isHot\n    postedAt\n    ...JobPay_job\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n"): (typeof documents)["\n  fragment JobPay_job on Job {\n    salary\n    salaryMin\n    salaryMax\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n  }\n"): (typeof documents)["\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n"): (typeof documents)["\n  fragment OfficeAddress_site on Site {\n    address\n    supportEmail\n    supportPhone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsPage {\n    viewer {\n      sessions {\n        ...SessionList_sessions\n      }\n    }\n  }\n"): (typeof documents)["\n  query SettingsPage {\n    viewer {\n      sessions {\n        ...SessionList_sessions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n"): (typeof documents)["\n  query AccountRules {\n    site {\n      allowRegistration\n      passwordMinLength\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      message\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n"): (typeof documents)["\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n"];
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
export function graphql(source: "\n  query HomePage {\n    site {\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 3) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, featured: true) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomePage {\n    site {\n      ...Hero_site\n      ...AlertBanner_site\n    }\n    newest: jobs(first: 3) {\n      nodes {\n        id\n        ...NewestJobs_job\n      }\n    }\n    categories {\n      id\n      ...CategoryCard_category\n    }\n    featured: jobs(first: 6, featured: true) {\n      nodes {\n        id\n        ...JobCard_job\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewestJobs_job on Job {\n    id\n    title\n    location\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    ...JobPay_job\n  }\n"): (typeof documents)["\n  fragment NewestJobs_job on Job {\n    id\n    title\n    location\n    company {\n      id\n      name\n      ...CompanyLogo_company\n    }\n    ...JobPay_job\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;