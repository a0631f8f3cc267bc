import { useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { withLine, withLineBelow, withoutLine } from '../../recipes/result/edit-lines.ts';
import { placeKey, type EditPlace, type Edits } from '../../recipes/result/edits.ts';
import { LineField } from '../../recipes/result/LineField.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import type { Editing } from '../typing/use-editing.ts';

interface Begun {
  place: EditPlace;
  /** The text in which the place stands. */
  base: string;
}

/**
 * The editing of a note line by line: what is typed into one is typed into the whole text at that place, and is kept, saved
 * and offered back as the whole text is. Null edits where the note may not be changed, or a draft waits to be decided on.
 */
export function useLineEdits({ id, content }: BoardNode, editing: Editing, mayEdit: boolean) {
  const t = useWords('making');
  const notes = useWords('notes');
  const editor = useEditor();
  const [begun, setBegun] = useState<Begun | null>(null);
  const open = editing.isEditing ? begun : null;
  const begin = (place: EditPlace) => {
    if (editor.node(id)?.content !== content) return;
    editing.begin();
    setBegun({ place, base: content });
  };
  const end = (how: 'save' | 'leave' | 'cancel') => editing.end(how);
  const remove = ({ place, base }: Begun) => {
    if (place.what !== 'line') return;
    const { line } = place;
    editing.draft.type(withoutLine(base, line));
    end('save');
  };
  const below = ({ place, base }: Begun) => {
    if (place.what !== 'line') return;
    end('save');
    const now = editor.node(id)?.content ?? base;
    const grown = now.length - base.length;
    const { line } = place;
    editing.begin();
    setBegun({ place: { what: 'below', line: { ...line, at: [line.at[0], line.at[1] + grown] } }, base: now });
  };
  const field = open && (
    <LineField
      key={placeKey(open.place)}
      label={labelOf(t, open.place)}
      start={startOf(open)}
      isLong={open.place.what === 'part'}
      onType={(words) => editing.draft.type(typed(open, words))}
      onSave={() => end('save')}
      onLeave={() => end('leave')}
      onCancel={() => end('cancel')}
      {...(open.place.what === 'line' && { onBelow: () => below(open), onRemove: () => remove(open) })}
      trouble={
        editing.excess > 0
          ? notes('tooLong', { count: editing.excess })
          : editing.meanwhile !== null
            ? t('meanwhile')
            : null
      }
    />
  );
  const isFree = mayEdit && editing.found === null && (!editing.isEditing || begun !== null);
  const edits: Edits | null = isFree ? { begin, open: open && field ? { place: open.place, field } : null } : null;
  return { edits, isLine: open !== null, forget: () => setBegun(null) };
}

const labelOf = (t: ReturnType<typeof useWords<'making'>>, { what }: EditPlace): string =>
  t(what === 'part' ? 'partField' : what === 'below' ? 'newLineField' : 'lineField');

function startOf({ place, base }: Begun): string {
  if (place.what === 'below') return '';
  return place.what === 'part' ? base.slice(...place.at) : base.slice(...place.line.at);
}

/** The whole text with these words at the place. */
function typed({ place, base }: Begun, words: string): string {
  const isEmpty = words.trim() === '';
  switch (place.what) {
    case 'part':
      return base.slice(0, place.at[0]) + words.trim() + base.slice(place.at[1]);
    case 'below':
      return isEmpty ? base : withLineBelow(base, place.line.at, words);
    case 'line':
      return isEmpty ? withoutLine(base, place.line) : withLine(base, place.line.at, words);
  }
}
