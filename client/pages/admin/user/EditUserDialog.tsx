import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { updateUserSchema, type UpdateUserValues } from '#schema/validation/adminUsers.ts';
import type { EditUserDialog_UserFragment, Role, UpdateUserInput } from '#client/gql/graphql.ts';
import { lower, upper } from '#schema/options/letters.ts';

export const EditUserDialog_user = graphql(`
  fragment EditUserDialog_user on AdminUser {
    id
    firstName
    lastName
    email
    phone
    role
    status
  }
`);

const EditUserDialogMutation = graphql(`
  mutation EditUserDialog($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        id
        ...EditUserDialog_user
        ...UserRow_user
        ...UserFacts_user
      }
    }
  }
`);

interface EditUserDialogProps {
  user: FragmentType<typeof EditUserDialog_user>;
  onClose: () => void;
}

/** Only changed fields are sent, because another administrator may be changing the rest. */
export function EditUserDialog(props: EditUserDialogProps) {
  const user = readFragment(EditUserDialog_user, props.user);
  const { onClose } = props;
  const t = useTranslations('adminUsers');
  const client = useApolloClient();
  const { user: own } = useSession();
  const isOwn = own?.id === user.id;
  const [update] = useMutation(EditUserDialogMutation);
  const form = useServerForm({
    schema: updateUserSchema,
    fields: EDIT_FIELDS,
    defaultValues: valuesOf(user),
    send: async (values) => {
      const changes = changesOf(user, values);
      if (Object.keys(changes).length > 0)
        await update({ variables: { input: { id: user.id, ...changes } } });
    },
    onSent: () => {
      toast({ kind: 'success', title: t('done.edit') });
      onClose();
      void refreshLists(client);
    },
  });
  const standing = user.status !== 'SUSPENDED' && !isOwn;
  return (
    <FormDialog
      form={form}
      title={t('edit.title')}
      closeLabel={t('edit.close')}
      cancelLabel={t('edit.cancel')}
      saveLabel={t('edit.save')}
      failureTitle={t('failed.edit')}
      dismissable={!form.busy}
      onClose={onClose}
    >
      <div className="grid gap-4 xs:grid-cols-2">
        <TextField
          label={t('edit.firstName')}
          autoComplete="off"
          maxLength={100}
          {...form.field('firstName')}
        />
        <TextField
          label={t('edit.lastName')}
          autoComplete="off"
          maxLength={100}
          {...form.field('lastName')}
        />
      </div>
      <TextField
        type="email"
        label={t('edit.email')}
        hint={t('edit.emailHint')}
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField type="tel" label={t('edit.phone')} autoComplete="off" {...form.field('phone')} />
      {isOwn && <p className="text-sm text-soft">{t('page.ownAccount')}</p>}
      {!isOwn && (
        <SelectField
          label={t('edit.role')}
          hint={t('edit.roleHint')}
          options={rolesFor(user.role).map((role) => ({
            value: role.toLowerCase(),
            label: t(`role.${role}`),
          }))}
          {...form.field('role')}
        />
      )}
      {standing && (
        <SelectField
          label={t('edit.status')}
          hint={t('edit.statusHint')}
          options={[
            { value: 'active', label: t('edit.active') },
            { value: 'inactive', label: t('edit.inactive') },
          ]}
          {...form.field('status')}
        />
      )}
    </FormDialog>
  );
}

type User = EditUserDialog_UserFragment;

const EDIT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'role', 'status'] as const;

function valuesOf({ firstName, lastName, email, phone, role, status }: User) {
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    role: lower(role),
    status: lower(status),
  };
}

/** Users cannot be made administrators here. */
function rolesFor(role: Role): readonly Role[] {
  return role === 'ADMIN' ? ['ADMIN', 'EMPLOYER', 'JOB_SEEKER'] : ['EMPLOYER', 'JOB_SEEKER'];
}

/** Only the fields that differ from the stored ones. */
function changesOf(user: User, values: UpdateUserValues): Omit<UpdateUserInput, 'id'> {
  const { firstName = '', lastName = '', email, phone = null, role, status } = values;
  return {
    ...(firstName !== user.firstName && { firstName }),
    ...(lastName !== user.lastName && { lastName }),
    ...(email && email !== user.email && { email }),
    ...(phone !== user.phone && { phone }),
    ...(role && upper(role) !== user.role && { role: upper(role) }),
    ...(status && upper(status) !== user.status && { status: upper(status) }),
  };
}
