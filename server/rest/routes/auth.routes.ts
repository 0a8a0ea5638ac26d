import { restRoute } from '../restRoute.ts';
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
  restRoute({
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account and log in',
    operation: Register,
    body: 'input',
    answer: ['register'],
    status: 201,
  }),
  restRoute({
    method: 'POST',
    path: '/auth/login',
    summary: 'Log in',
    operation: Login,
    body: 'input',
    signsIn: true,
    answer: ['login'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange the token for a new one',
    operation: Refresh,
    answer: ['refreshSession'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Log out: end this session',
    operation: Logout,
    answer: ['logout'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/confirm-password',
    summary: 'Confirm the password for actions that require a recent one',
    operation: ConfirmPassword,
    body: 'input',
    answer: ['confirmPassword'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the password; ends all older tokens',
    operation: ChangePassword,
    body: 'input',
    answer: ['changePassword'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Email a password reset link if the account exists',
    operation: RequestPasswordReset,
    body: 'input',
    answer: ['requestPasswordReset'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the token of a reset link',
    operation: ResetPassword,
    body: 'input',
    answer: ['resetPassword'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Verify an email address with the token of a link',
    operation: VerifyEmail,
    body: 'input',
    answer: ['verifyEmail'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Send the verification link again',
    operation: ResendVerification,
    answer: ['resendVerification'],
  }),
];
