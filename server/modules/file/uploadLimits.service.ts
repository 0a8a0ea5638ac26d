import {
  LOGO_RECOMMENDED_PX,
  RESUME_EXTENSIONS,
  RESUME_MAX_BYTES_APPLICATION,
  RESUME_MAX_BYTES_HOME,
  RESUME_MIME_TYPES,
  RESUMES_MAX,
} from '#schema/options/limits.ts';
import type { Services } from '#server/services.ts';
import { uploadLimitOf, MOST_BYTES, MOST_FILES } from './file.rules.ts';

/** The upload limits, for programs that check them before sending. */
export async function uploadLimits({ settings }: Services) {
  const maxFileSize = uploadLimitOf(await settings.current());
  const least = (bytes: number) => Math.min(bytes, maxFileSize);
  return {
    maxFileSize,
    allowedTypes: [...RESUME_EXTENSIONS],
    resume: {
      maxFileSize,
      homeMaxFileSize: least(RESUME_MAX_BYTES_HOME),
      applicationMaxFileSize: least(RESUME_MAX_BYTES_APPLICATION - 1),
      allowedTypes: [...RESUME_EXTENSIONS],
      mediaTypes: Object.values(RESUME_MIME_TYPES),
      maxStored: RESUMES_MAX,
    },
    companyLogo: {
      maxFileSize,
      mediaTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
      recommendedPixels: LOGO_RECOMMENDED_PX,
    },
    perUser: { maxFiles: MOST_FILES, maxBytes: MOST_BYTES },
  };
}
