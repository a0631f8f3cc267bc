import { useMemo } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { mayBeScript } from '../../recipes/may-be-script.ts';
import { withWords } from '../../words/index.ts';

const ScriptBar = lazyComponent(() => withWords(['board', 'recipes'], import('./ScriptBar.tsx')), 'ScriptBar');

/** The bar of a note that may be a script; what is done with scripts is fetched when the first such note is seen. */
export function PossibleScript({ node, mayEdit }: { node: BoardNode; mayEdit: boolean }) {
  const { title, content } = node;
  const isPossible = useMemo(() => mayBeScript(title, content), [title, content]);
  return isPossible && <ScriptBar node={node} mayEdit={mayEdit} />;
}
