const PATHS: Readonly<Record<string, (id: string) => string>> = {
  company: (id) => `/admin/companies/${id}`,
  job: (id) => `/admin/jobs/${id}`,
  user: (id) => `/admin/users/${id}`,
  settings: () => '/admin/settings',
  backup: () => '/admin/settings',
  recount: (id) => `/admin/settings/recounts?recount=${id}`,
  bulk_upload: () => '/admin/bulk-upload',
};

/** The admin page of the subject; null if it has none. */
export function subjectPath({ kind, id }: { kind: string; id: string }): string | null {
  return PATHS[kind]?.(encodeURIComponent(id)) ?? null;
}
