import { useQueryClient } from '@tanstack/react-query';
import { fileSourcesApi } from '#contract/sources/file-sources.api.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useWords } from '../../words/index.ts';
import { NoteForAi } from './NoteForAi.tsx';

interface FileNoteProps {
  fileId: string;
  note: string | null;
  mayEdit: boolean;
  /** Under which key the file's source is read again. */
  queryKey: readonly unknown[];
}

/** The note for the AI of a file that is read without its card. */
export function FileNote({ fileId, note, mayEdit, queryKey }: FileNoteProps) {
  const t = useWords('sources');
  const client = useQueryClient();
  const sentenceOf = useErrorSentence();
  const save = useAct(
    (typed: string | null) => call(fileSourcesApi.putFileNote, { params: { fileId }, body: { note: typed } }),
    { failed: (error) => ({ title: t('bring.failed'), text: sentenceOf(error) }) },
    () => client.invalidateQueries({ queryKey }),
  );
  const shown = save.isPending ? save.variables : note;
  return (
    <NoteForAi
      draftKey={`note-for-ai:${fileId}`}
      note={shown}
      save={mayEdit ? (typed) => save.mutate(typed) : null}
      asked={0}
    />
  );
}
