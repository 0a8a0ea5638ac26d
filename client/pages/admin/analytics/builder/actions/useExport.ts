import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { downloadFile } from '#client/lib/downloadFile.ts';
import { fileNameOf } from '#client/lib/fileNameOf.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { toast } from '#client/ui/toast.ts';
import type { Question } from '#client/pages/admin/analytics/builder/question/question.ts';
import { addressOfQuestion } from '#client/pages/admin/analytics/builder/question/questionAddress.ts';

interface ExportedQuestion {
  question: Question;
  title: string;
  /** The period of the question, in words. */
  subtitle: string;
  locale: SiteLocale;
  svgRef: RefObject<SVGSVGElement | null>;
}

/** Downloads the full result as a file, or the chart as an image. */
export function useExport({ question, title, subtitle, locale, svgRef }: ExportedQuestion) {
  const t = useTranslations('analytics');
  return {
    csv: async () => {
      const address = addressOfQuestion(question);
      const path = `/api/admin/analytics/export?${address}`;
      await downloadFile({ path, locale, name: `${fileNameOf(title)}.csv` });
      toast({ kind: 'success', title: t('builder.export.csvDone') });
    },
    png: async () => {
      const drawn = svgRef.current;
      if (!drawn) {
        toast({ kind: 'info', title: t('builder.export.noPicture') });
        return;
      }
      const { chartImage } =
        await import('#client/components/analytics/charts/image/chartImage.ts');
      await chartImage(drawn, { title, subtitle });
      toast({ kind: 'success', title: t('builder.export.pngDone') });
    },
  };
}
