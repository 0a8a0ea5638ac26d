import { graphql } from '#client/gql/gql.ts';

/** Used by every part of the page and by the import, so it returns everything the page shows. */
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
          career {
            ...Career_career
          }
          ...OpenToWork_profile
          ...ResumeSummary_profile
        }
      }
    }
  }
`);
