import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { nearestVoice, type VoicePlace } from '#contract/voices/used-voice.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { ListedVoice } from '#contract/voices/voices.schema.ts';
import { useReading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';
import { useAttachVoice, useVoicePlaces, type VoicedChat } from './use-voices.ts';
import { VoicesDialog } from './VoicesDialog.tsx';

/** Where nothing of one's own is there yet: two lines beside a button, three on a telephone. */
const ROOM = 'mt-4 min-h-17 sm:min-h-12';

/** In whose voice is written in this chat, and where that is laid down; nothing where it is not known yet. */
export function VoiceChoice(chat: VoicedChat) {
  const t = useWords('voices');
  const { data: mine, isPending } = useReading(voicesApi.list);
  const places = useVoicePlaces(chat);
  const attach = useAttachVoice();
  const used = nearestVoice(places ?? []);
  const [chosen, choosePlace] = useState<string | null>(null);
  const [open, setOpen] = useState<'list' | 'new' | null>(null);
  const at = places?.find(({ id }) => id === chosen) ?? used ?? places?.[0];
  // Its room is kept, so that no button below moves away under a press.
  if (isPending || places === null) return <div className={ROOM} />;
  if (!mine || !at) return null;
  const isFirst = mine.length === 0 && !used;
  return (
    <section aria-label={t('voice')} className={ROOM}>
      {!isFirst && (
        <div className="flex flex-wrap items-end gap-2">
          <Select
            className="min-w-40 grow"
            label={t('own')}
            value={at.voice?.id ?? ''}
            disabled={attach.isPending}
            onChoose={(id) => attach.mutate({ at, voiceId: id === '' ? null : id })}
            options={optionsOf(mine, at, t)}
          />
          {places.length > 1 && (
            <Select
              className="min-w-32"
              label={t('where')}
              value={at.id}
              onChoose={choosePlace}
              options={places.map((place) => ({ value: place.id, label: nameOf(place, t) }))}
            />
          )}
        </div>
      )}
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-ink-3">
          {used?.voice
            ? used.id === at.id
              ? t('usedHere', { name: used.voice.name })
              : t('usedFrom', { name: used.voice.name, where: nameOf(used, t) })
            : isFirst && t('text')}
        </p>
        <Button
          size="sm"
          className="shrink-0 pointer-coarse:h-11"
          icon={<AudioLines size={14} aria-hidden="true" />}
          onClick={() => setOpen(isFirst ? 'new' : 'list')}
        >
          {t(isFirst ? 'add' : 'manage')}
        </Button>
      </div>
      {open && (
        <VoicesDialog
          start={open}
          place={chat.place}
          onMade={({ id }) => attach.mutate({ at, voiceId: id })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type T = ReturnType<typeof useWords<'voices'>>;

const nameOf = ({ kind, title }: VoicePlace, t: T): string =>
  kind === 'group' ? t('group', { title: title ?? '' }) : t(kind);

function optionsOf(mine: readonly ListedVoice[], { voice }: VoicePlace, t: T) {
  const foreign = voice && !voice.isMine ? [{ value: voice.id, label: t('others', { name: voice.name }) }] : [];
  return [{ value: '', label: t('none') }, ...mine.map(({ id, name }) => ({ value: id, label: name })), ...foreign];
}
