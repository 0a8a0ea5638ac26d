import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePdf, type PdfPage } from './usePdf.ts';

/** In pixels: sharp on most screens, but not more than they can show. */
const WIDTH = 1400;

/** The pages of a link or of a file as images, each with its text for screen readers. */
export function PdfPages({ source, label }: { source: string | Blob; label: string }) {
  const t = useTranslations('manageApplications');
  const { state, count, pages } = usePdf(source, WIDTH);
  if (state === 'failed')
    return (
      <p role="status" className="text-sm text-soft">
        {t('resume.failed')}
      </p>
    );
  return (
    <>
      <div
        role="region"
        aria-label={label}
        aria-busy={state === 'loading'}
        className="grid min-h-40 justify-items-center gap-3 rounded-card border border-line bg-tint p-3"
      >
        {state === 'loading' && (
          <p role="status" className="self-center text-sm text-soft">
            {t('resume.loading')}
          </p>
        )}
        {pages.map((page) => (
          <Picture
            key={page.page}
            {...page}
            title={t('resume.page', { page: page.page, pages: count })}
          />
        ))}
      </div>
      {state === 'shown' && pages.length < count && (
        <p className="text-sm text-soft">
          {t('resume.shownOf', { shown: pages.length, pages: count })}
        </p>
      )}
    </>
  );
}

function Picture({ picture, text, title }: PdfPage & { title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <figure className="w-full max-w-[800px]">
      <figcaption className="sr-only">
        <p>{title}</p>
        <p>{text}</p>
      </figcaption>
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={picture.width}
        height={picture.height}
        className="h-auto w-full border border-line"
      />
    </figure>
  );
}
