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
    "\n  fragment Footer_site on Site {\n    supportEmail\n    supportPhone\n    address\n  }\n": typeof types.Footer_SiteFragmentDoc,
    "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n  }\n": typeof types.SessionUser_UserFragmentDoc,
    "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": typeof types.SessionUserDocument,
    "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n": typeof types.SiteFrameDocument,
};
const documents: Documents = {
    "\n  fragment Footer_site on Site {\n    supportEmail\n    supportPhone\n    address\n  }\n": types.Footer_SiteFragmentDoc,
    "\n  fragment SessionUser_user on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    onboardingComplete\n    emailVerified\n  }\n": types.SessionUser_UserFragmentDoc,
    "\n  query SessionUser {\n    viewer {\n      user {\n        ...SessionUser_user\n      }\n    }\n  }\n": types.SessionUserDocument,
    "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n": types.LogoutDocument,
    "\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n": types.SiteFrameDocument,
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
export function graphql(source: "\n  fragment Footer_site on Site {\n    supportEmail\n    supportPhone\n    address\n  }\n"): (typeof documents)["\n  fragment Footer_site on Site {\n    supportEmail\n    supportPhone\n    address\n  }\n"];
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
export function graphql(source: "\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n"): (typeof documents)["\n  query SiteFrame {\n    site {\n      name\n      ...Footer_site\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;