import { BULK_TEMPLATE_FILE } from '#schema/options/screens/bulkUpload.ts';

export const BULK_PATH = '/admin/bulk-upload';
export const TEMPLATE_PATH = `/api/admin/jobs/bulk-upload/${BULK_TEMPLATE_FILE}`;

export const pathOfHistory = (page: number) => (page > 1 ? `${BULK_PATH}?page=${page}` : BULK_PATH);

/** The path of an upload, whichever of its four steps it is in. */
export const pathOfUpload = (id: string) => `${BULK_PATH}?upload=${id}`;

export const annotatedPath = (id: string) => `/api/admin/jobs/bulk-upload/uploads/${id}/file`;
