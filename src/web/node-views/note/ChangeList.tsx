import type { SourceChange } from '../../recipes/changes-since.ts';
import { useWords } from '../../words/index.ts';
import { changeSentence } from './change-words.ts';

/** Why a result is stale: which source or which section of it has changed. */
export function ChangeList({ changes }: { changes: readonly SourceChange[] }) {
  const t = useWords('recipes');
  return (
    <ul className="flex flex-col gap-1 rounded-control bg-surface-2 px-3 py-2 text-sm shadow-[inset_3px_0_0_var(--warn-dot)]">
      {changes.map((change) => (
        <li key={change.nodeId}>{changeSentence(t, change)}</li>
      ))}
    </ul>
  );
}
