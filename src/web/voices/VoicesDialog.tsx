import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import type { BoardPlace } from '../lib/board-place.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { forgetDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { MeasuredTexts } from './MeasuredTexts.tsx';
import { NewVoice } from './NewVoice.tsx';
import { useReason, useRefreshVoices } from './use-voices.ts';
import { draftOfVoice } from './draft-of-voice.ts';
import { VoiceEditor } from './VoiceEditor.tsx';
import { VoiceFacts } from './VoiceFacts.tsx';
import { VoiceList } from './VoiceList.tsx';

interface VoicesDialogProps {
  /** What is shown first: the list, the form of a new one, or one of them by its id. */
  start?: 'list' | 'new' | { id: string };
  /** The open board; its sources are offered first. */
  place?: BoardPlace | null;
  onMade?: (voice: VoiceView) => void;
  onClose: () => void;
}

/** The own voices: to make, look at, change and delete. */
export function VoicesDialog({ start = 'list', place = null, onMade, onClose }: VoicesDialogProps) {
  const t = useWords('voices');
  const [shown, show] = useState(start);
  const toList = (
    <Button icon={<ArrowLeft size={15} aria-hidden="true" />} onClick={() => show('list')}>
      {t('back')}
    </Button>
  );
  if (shown === 'list')
    return (
      <Dialog isOpen onClose={onClose} title={t('title')} text={t('text')} widthPx={520}>
        <Listed onOpen={(id) => show({ id })} onAdd={() => show('new')} />
      </Dialog>
    );
  if (shown === 'new') {
    const made = (voice: VoiceView) => {
      onMade?.(voice);
      show({ id: voice.id });
    };
    return (
      <Dialog isOpen onClose={onClose} title={t('add')} text={t('addText')} widthPx={520}>
        <NewVoice place={place} onMade={made} back={toList} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('voice')} widthPx={520}>
      <OpenVoice id={shown.id} place={place} onSaved={onClose} onGone={() => show('list')} back={toList} />
    </Dialog>
  );
}

function Listed({ onOpen, onAdd }: { onOpen: (id: string) => void; onAdd: () => void }) {
  const t = useWords('voices');
  const { data, error, refetch } = useReading(voicesApi.list);
  return (
    <div className="mt-3">
      {data ? (
        <VoiceList voices={data} onOpen={onOpen} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-11" />
      )}
      <DialogActions>
        <Button variant="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={onAdd}>
          {t('add')}
        </Button>
      </DialogActions>
    </div>
  );
}

interface OpenVoiceProps {
  id: string;
  place: BoardPlace | null;
  onSaved: () => void;
  onGone: () => void;
  back: React.ReactNode;
}

function OpenVoice({ id, place, onSaved, onGone, back }: OpenVoiceProps) {
  const { data: voice, error, refetch } = useReading(voicesApi.read, { params: { voiceId: id } });
  const [isLeaving, setLeaving] = useState(false);
  if (!voice)
    return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Skeleton className="mt-4 h-40" />;
  return (
    <>
      <div className="mt-4 flex flex-col gap-2">
        <VoiceFacts profile={voice.profile} />
        <MeasuredTexts voice={voice} place={place} />
      </div>
      <VoiceEditor voice={voice} onSaved={onSaved} onRemove={() => setLeaving(true)} back={back} />
      {isLeaving && <RemoveVoice voice={voice} onClose={() => setLeaving(false)} onGone={onGone} />}
    </>
  );
}

interface RemoveVoiceProps {
  voice: VoiceView;
  onClose: () => void;
  onGone: () => void;
}

function RemoveVoice({ voice, onClose, onGone }: RemoveVoiceProps) {
  const t = useWords('voices');
  const reason = useReason();
  const refresh = useRefreshVoices();
  return (
    <ConfirmAct
      act={() => call(voicesApi.remove, { params: { voiceId: voice.id } })}
      said={{ done: { title: t('removed') }, failed: (error) => ({ title: t('removeFailed'), text: reason(error) }) }}
      onDone={async () => {
        forgetDraft(draftOfVoice(voice.id));
        onGone();
        await refresh();
      }}
      onClose={onClose}
      title={t('removeAsk', { name: voice.profile.name })}
      text={t('removeText')}
      action={t('remove')}
    />
  );
}
