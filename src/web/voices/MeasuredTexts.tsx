import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import type { BoardPlace } from '#contract/board/place.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { call } from '../lib/api.ts';
import { useAct } from '../lib/act.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { Fold } from './Fold.tsx';
import { isNothing, noMaterial, sentMaterial, type Material } from './material.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { useReason, useRefreshVoices } from './use-voices.ts';

/** What a voice was measured on: to leave out, to add to, and to measure again. */
export function MeasuredTexts({ voice, place }: { voice: VoiceView; place: BoardPlace | null }) {
  const t = useWords('voices');
  const reason = useReason();
  const refresh = useRefreshVoices();
  const [more, setMore] = useState<Material>(noMaterial);
  const measure = useAct(
    (dropped: readonly string[]) => {
      const body = { ...sentMaterial(more), dropped: [...dropped] };
      return call(voicesApi.measure, { params: { voiceId: voice.id }, body });
    },
    { done: { title: t('measured') }, failed: (error) => ({ title: t('failed'), text: reason(error) }) },
    async () => {
      setMore(noMaterial);
      await refresh();
    },
  );
  return (
    <div className="mt-4 flex flex-col gap-1">
      <Fold head={t('texts', { count: voice.texts.length })}>
        <ul className="flex flex-col">
          {voice.texts.map(({ id, title }) => (
            <li key={id} className="flex items-center gap-2 text-sm text-ink-2">
              <span className="min-w-0 grow truncate">{title}</span>
              {voice.texts.length > 1 && (
                <IconButton
                  size="sm"
                  label={t('drop', { title })}
                  className="pointer-coarse:size-11"
                  icon={<X size={14} aria-hidden="true" />}
                  disabled={measure.isPending}
                  onClick={() => measure.mutate([id])}
                />
              )}
            </li>
          ))}
        </ul>
      </Fold>
      <Fold head={t('more')}>
        <MaterialFields material={more} onChange={setMore} place={place} />
        <Button
          size="sm"
          className="mt-3 pointer-coarse:h-11"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          isBusy={measure.isPending}
          onClick={() => measure.mutate([])}
        >
          {isNothing(more) ? t('again') : t('more')}
        </Button>
      </Fold>
    </div>
  );
}
