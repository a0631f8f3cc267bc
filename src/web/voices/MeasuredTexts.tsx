import { Plus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import type { BoardPlace } from '../lib/board-place.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { call } from '../lib/api.ts';
import { useAct } from '../lib/act.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { Fold } from './Fold.tsx';
import { isNothing, linkProblem, sentMaterial } from './material.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { useMaterialDraft } from './use-material-draft.ts';
import { useReason, useRefreshVoices } from './use-voices.ts';

type MeasuredText = VoiceView['texts'][number];

/** What a voice was measured on: to leave out, to add to, and to measure again. */
export function MeasuredTexts({ voice, place }: { voice: VoiceView; place: BoardPlace | null }) {
  const t = useWords('voices');
  const more = useMaterialDraft(`voice-more:${voice.id}`);
  const [isRefused, setRefused] = useState(false);
  const [asked, ask] = useState<MeasuredText | null>(null);
  const measure = useMeasuring(voice.id, more);
  return (
    <div className="flex flex-col gap-1">
      <Fold head={t('texts', { count: voice.texts.length })}>
        <ul className="flex flex-col">
          {voice.texts.map((text) => (
            <li key={text.id} className="flex items-center gap-2 text-sm text-ink-2">
              <span className="min-w-0 grow truncate">{text.title}</span>
              {voice.texts.length > 1 && (
                <IconButton
                  size="sm"
                  label={t('drop', { title: text.title })}
                  className="pointer-coarse:size-11"
                  icon={<X size={14} aria-hidden="true" />}
                  disabled={measure.isPending}
                  onClick={() => (text.kind === 'pasted' ? ask(text) : measure.mutate(text))}
                />
              )}
            </li>
          ))}
        </ul>
        <p className="mt-1.5 text-ink-3">{t('againText')}</p>
        <Button
          size="sm"
          className="mt-1.5 pointer-coarse:h-11"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          isBusy={measure.isPending && measure.variables === 'again'}
          disabled={measure.isPending}
          onClick={() => measure.mutate('again')}
        >
          {t('again')}
        </Button>
      </Fold>
      <Fold head={t('more')}>
        <MaterialFields material={more.material} onChange={more.change} place={place} isRefused={isRefused} />
        <Button
          size="sm"
          className="mt-3 pointer-coarse:h-11"
          icon={<Plus size={14} aria-hidden="true" />}
          isBusy={measure.isPending && measure.variables === 'more'}
          disabled={measure.isPending || isNothing(more.material)}
          onClick={() => {
            const isWrong = linkProblem(more.material) !== null;
            setRefused(isWrong);
            if (!isWrong) measure.mutate('more');
          }}
        >
          {t('more')}
        </Button>
      </Fold>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => ask(null)}
          onConfirm={() => {
            ask(null);
            measure.mutate(asked);
          }}
          title={t('dropAsk', { title: asked.title })}
          text={t('dropText')}
          action={t('dropShort')}
        />
      )}
    </div>
  );
}

/** Measures a voice without one of its texts, again on all of them, or with more material. */
function useMeasuring(voiceId: string, more: ReturnType<typeof useMaterialDraft>) {
  const t = useWords('voices');
  const reason = useReason();
  const refresh = useRefreshVoices();
  return useAct(
    (asked: MeasuredText | 'again' | 'more') => {
      const body = asked === 'again' ? {} : asked === 'more' ? sentMaterial(more.material) : { dropped: [asked.id] };
      return call(voicesApi.measure, { params: { voiceId }, body });
    },
    {
      done: ({ unread }) =>
        unread.length === 0
          ? { title: t('measured') }
          : { title: t('measured'), text: t('unread', { titles: unread.join(', ') }) },
      failed: (error) => ({ title: t('failed'), text: reason(error) }),
    },
    async (_, asked) => {
      if (asked === 'more') more.clear();
      await refresh();
    },
  );
}
