import { post } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

const Register = graphql(`
  mutation RestRegister($input: RegisterInput!) {
    register(input: $input) {
      accessToken
      expiresAt
      deviceToken
      user {
        ...RestUser
      }
    }
  }
`);

const Login = graphql(`
  mutation RestLogin($input: LoginInput!) {
    login(input: $input) {
      accessToken
      expiresAt
      deviceToken
      user {
        ...RestUser
      }
    }
  }
`);

const Refresh = graphql(`
  mutation RestRefresh {
    refreshSession {
      accessToken
      expiresAt
      user {
        ...RestUser
      }
    }
  }
`);

const Logout = graphql(`
  mutation RestLogout {
    logout {
      message
    }
  }
`);

const ChangePassword = graphql(`
  mutation RestChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      message
      accessToken
      expiresAt
      user {
        ...RestUser
      }
    }
  }
`);

const RequestPasswordReset = graphql(`
  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      message
    }
  }
`);

const ResetPassword = graphql(`
  mutation RestResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`);

const VerifyEmail = graphql(`
  mutation RestVerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      message
    }
  }
`);

const ResendVerification = graphql(`
  mutation RestResendVerification {
    resendVerification {
      message
    }
  }
`);

const ConfirmPassword = graphql(`
  mutation RestConfirmPassword($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      message
      confirmedUntil
    }
  }
`);

export const authRoutes = [
  post('/auth/register', 'Create an account and log in', Register, {
    answer: ['register'],
    status: 201,
  }),
  post('/auth/login', 'Log in', Login, { signsIn: true, answer: ['login'] }),
  post('/auth/refresh', 'Exchange the token for a new one', Refresh, {
    answer: ['refreshSession'],
  }),
  post('/auth/logout', 'Log out: end this session', Logout, { answer: ['logout'] }),
  post(
    '/auth/confirm-password',
    'Confirm the password for actions that require a recent one',
    ConfirmPassword,
    { answer: ['confirmPassword'] },
  ),
  post('/auth/change-password', 'Change the password; ends all older tokens', ChangePassword, {
    answer: ['changePassword'],
  }),
  post(
    '/auth/forgot-password',
    'Email a password reset link if the account exists',
    RequestPasswordReset,
    { answer: ['requestPasswordReset'] },
  ),
  post('/auth/reset-password', 'Set a new password with the token of a reset link', ResetPassword, {
    answer: ['resetPassword'],
  }),
  post('/auth/verify-email', 'Verify an email address with the token of a link', VerifyEmail, {
    answer: ['verifyEmail'],
  }),
  post('/auth/resend-verification', 'Send the verification link again', ResendVerification, {
    answer: ['resendVerification'],
  }),
];
