import { FileVideo } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { UPLOAD } from '#contract/limits.ts';
import { mediaApi } from '#contract/sources/media.api.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { useWords } from '../../words/index.ts';
import { useMountedBoard } from '../../board-context/mounted-board.ts';

const ACCEPTED = '.mp4,.m4v,.mov,.webm,.mp3,.m4a,.wav';
const FILM = /\.(?:mp4|m4v|mov|webm|mp3|m4a|wav)$/i;

/** Makes a post whole by its own film: chosen, or dropped onto the card. */
export function BringFilm({ node, zone }: { node: BoardNode; zone: RefObject<HTMLElement | null> }) {
  const t = useWords('media');
  const sentenceOf = useErrorSentence();
  const { editor } = useMountedBoard();
  const field = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const { sendFile } = editor;
  const bring = useAct(
    async (film: File) => {
      if (film.size > UPLOAD.canvasFileBytes) throw new TooLarge();
      const sent = await sendFile?.(film, (share) => setPercent(Math.round(share * 100)));
      if (sent) await call(mediaApi.putRecording, { params: { nodeId: node.id }, body: { fileId: sent.fileId } });
    },
    {
      failed: (error) => ({
        title: t('film.failed'),
        text:
          error instanceof TooLarge
            ? t('film.tooLarge')
            : sentenceOf(error instanceof Error && error.cause ? error.cause : error),
      }),
    },
  );
  const { mutate } = bring;
  const take = useCallback((film: File) => mutate(film), [mutate]);
  useEffect(() => {
    const element = zone.current;
    if (!element || !sendFile) return;
    const handleDrop = (event: DragEvent) => {
      const [file, ...others] = event.dataTransfer?.files ?? [];
      if (!file || others.length > 0 || !FILM.test(file.name)) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    };
    element.addEventListener('drop', handleDrop);
    return () => element.removeEventListener('drop', handleDrop);
  }, [sendFile, take, zone]);
  useEffect(() => (bring.isPending ? editor.pin(node.id) : undefined), [editor, node.id, bring.isPending]);
  if (!sendFile) return null;
  return (
    <>
      <Button
        size="sm"
        isBusy={bring.isPending}
        icon={<FileVideo size={13} aria-hidden="true" />}
        onClick={() => field.current?.click()}
      >
        {bring.isPending && percent !== null ? t('film.sending', { percent }) : t('film.add')}
      </Button>
      <FilePicker field={field} accept={ACCEPTED} label={t('film.add')} onFiles={([film]) => take(film)} />
    </>
  );
}

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}
