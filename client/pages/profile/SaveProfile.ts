import { graphql } from '#client/gql/gql.ts';

/** For every part and for the import: returns everything the page shows. */
export const SaveProfileMutation = graphql(`
  mutation SaveProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        ...ProfileEditor_user
        ...SessionUser_user
        profileCompletion {
          ...CompletionCard_completion
        }
        profile {
          ...OpenToWork_profile
          ...ResumeSummary_profile
        }
      }
    }
  }
`);
