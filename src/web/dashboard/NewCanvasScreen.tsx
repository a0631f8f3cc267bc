import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** '/canvas' without an id: makes a canvas once and takes its address. */
export function NewCanvasScreen() {
  const t = useWords('dashboard');
  const common = useWords('common');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  const create = useAct(
    (title: string) => call(canvasesApi.create, { body: { title, language } }),
    {
      done: { title: t('autoCreated'), text: t('autoCreatedText') },
      failed: { title: common('error'), text: t('autoCreateFailed') },
    },
    (canvas) => {
      void client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
      void navigate(`/canvas/${canvas.id}`, { replace: true });
    },
  );
  const { mutate } = create;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(t('autoTitle'));
  }, [mutate, t]);
  usePageTitle(t('autoCreating'));
  return (
    <main id="content" className="flex flex-1 flex-col items-center justify-center board-dots px-4">
      {create.error ? (
        <ErrorView error={create.error} title={t('autoCreateFailed')} onRetry={() => create.mutate(t('autoTitle'))} />
      ) : (
        <div role="status" className="flex flex-col items-center gap-4 text-ink-2">
          <BrandMark sizePx={40} className="animate-pulse" />
          <p className="text-h3 font-[650]">{t('autoCreating')}</p>
        </div>
      )}
    </main>
  );
}
