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
    "\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestRegisterDocument,
    "\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestLoginDocument,
    "\n  mutation RestRefresh {\n    refreshSession {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestRefreshDocument,
    "\n  mutation RestLogout {\n    logout {\n      message\n    }\n  }\n": typeof types.RestLogoutDocument,
    "\n  mutation RestChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestChangePasswordDocument,
    "\n  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": typeof types.RestRequestPasswordResetDocument,
    "\n  mutation RestResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": typeof types.RestResetPasswordDocument,
    "\n  mutation RestVerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": typeof types.RestVerifyEmailDocument,
    "\n  mutation RestResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": typeof types.RestResendVerificationDocument,
    "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      isOpenToWork\n      resume\n    }\n  }\n": typeof types.RestUserFragmentDoc,
    "\n  query RestProfile {\n    viewer {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestProfileDocument,
    "\n  mutation RestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestUpdateProfileDocument,
    "\n  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": typeof types.RestCompleteOnboardingDocument,
    "\n  query RestOnboardingStatus {\n    viewer {\n      user {\n        onboardingComplete\n      }\n    }\n  }\n": typeof types.RestOnboardingStatusDocument,
};
const documents: Documents = {
    "\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestRegisterDocument,
    "\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestLoginDocument,
    "\n  mutation RestRefresh {\n    refreshSession {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestRefreshDocument,
    "\n  mutation RestLogout {\n    logout {\n      message\n    }\n  }\n": types.RestLogoutDocument,
    "\n  mutation RestChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      message\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestChangePasswordDocument,
    "\n  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": types.RestRequestPasswordResetDocument,
    "\n  mutation RestResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      message\n    }\n  }\n": types.RestResetPasswordDocument,
    "\n  mutation RestVerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      message\n    }\n  }\n": types.RestVerifyEmailDocument,
    "\n  mutation RestResendVerification {\n    resendVerification {\n      message\n    }\n  }\n": types.RestResendVerificationDocument,
    "\n  fragment RestUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n    createdAt\n    company {\n      id\n      name\n    }\n    profile {\n      phone\n      headline\n      summary\n      experience\n      experienceType\n      education\n      specialization\n      university\n      yearOfPassing\n      skills\n      technicalSkills\n      functionalSkills\n      certifications\n      location\n      preferredLocations\n      dateOfBirth\n      gender\n      currentCompany\n      currentJobTitle\n      currentCTC\n      salaryExpectation\n      hasBike\n      hasDrivingLicense\n      isOpenToWork\n      resume\n    }\n  }\n": types.RestUserFragmentDoc,
    "\n  query RestProfile {\n    viewer {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestProfileDocument,
    "\n  mutation RestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestUpdateProfileDocument,
    "\n  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      user {\n        ...RestUser\n      }\n    }\n  }\n": types.RestCompleteOnboardingDocument,
    "\n  query RestOnboardingStatus {\n    viewer {\n      user {\n        onboardingComplete\n      }\n    }\n  }\n": types.RestOnboardingStatusDocument,
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
export function graphql(source: "\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestLogin($input: LoginInput!) {\n    login(input: $input) {\n      accessToken\n      expiresAt\n      user {\n        ...RestUser\n      }\n    }\n  }\n"];
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

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;