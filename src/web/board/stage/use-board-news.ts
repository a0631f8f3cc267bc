import { useCallback } from 'react';
import { reaches } from '#contract/access/roles.ts';
import type { FaultCode } from '#contract/base/fault.ts';
import type { BoardEdge, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { sourceOfType } from '#contract/sources/index.ts';
import type { EditorNews } from '../../editor/board-editor.ts';
import { ApiError, isMissing, isUnauthorized } from '../../lib/api.ts';
import { useNotices } from '../../lib/notices.ts';
import { SHOWN_IN_PLACE } from '../../ui/shown-in-place.ts';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import type { board } from '../../words/board.ts';
import { useWords } from '../../words/index.ts';
import type { WordKey } from '../../words/translate.ts';

/** What was typed stands in the notice: long enough to be taken over. */
const LABEL_READ_MS = 30_000;

/** Puts into words what the server has taken, and what it has refused or not stored, by what the gesture was. */
export function useBoardNews(): (news: EditorNews) => void {
  const notices = useNotices();
  const t = useWords('board');
  const sentenceOf = useErrorSentence();
  return useCallback(
    (news: EditorNews) => {
      if (news.what === 'gone') {
        return void notices.show({ tone: 'failed', title: t('gone'), text: t('goneText'), durationMs: 60_000 });
      }
      if (news.what === 'kept') {
        const isText = news.subject === 'text';
        if (isText && document.querySelector(`[${SHOWN_IN_PLACE}]`)) return;
        const words = isText
          ? { title: t('nodeUpdated'), text: t('nodeUpdatedText') }
          : { title: t('groupUpdated'), text: t('groupUpdatedText') };
        return void notices.show({ tone: 'done', ...words, isEcho: true });
      }
      if (news.what === 'unsaved') {
        if (isUnauthorized(news.error) || isMissing(news.error)) return;
        return void notices.show({ tone: 'failed', title: t('saveFailedTitle'), text: t('saveFailedSentence') });
      }
      if (news.what === 'held') {
        return void notices.show(
          news.isHeld
            ? { tone: 'failed', title: t('held'), text: t('heldText'), durationMs: LABEL_READ_MS }
            : { tone: 'done', title: t('released') },
        );
      }
      if (news.what === 'damaged') {
        const { count } = news;
        return void notices.show({ tone: 'failed', title: t('damaged', { count }), text: t('damagedText') });
      }
      if (news.what === 'access') {
        const isEditor = reaches(news.role, 'editor');
        const words = isEditor ? { title: t('mayEditNow') } : { title: t('mayViewNow'), text: t('mayViewNowText') };
        return void notices.show({ tone: 'done', ...words, durationMs: 12_000 });
      }
      const said = refusalWords(news);
      notices.show({
        tone: 'failed',
        title: t(said.title),
        text: saysWhy(news.error, said)
          ? sentenceOf(news.error)
          : said.label
            ? t('labelFailedText', { label: said.label })
            : t(said.text),
        ...(said.label && { durationMs: LABEL_READ_MS }),
      });
    },
    [notices, t, sentenceOf],
  );
}

type Words = (typeof board)['en'];
type BoardWord = Exclude<Extract<WordKey<Words>, keyof Words>, 'labelFailedText'>;
interface RefusalWords {
  title: BoardWord;
  text: BoardWord;
  /** The server's own sentence stands in for the text where there is one. */
  prefersServer?: boolean;
  /** What was typed at a wire, for `labelFailedText`. */
  label?: string;
}

/** Refusals that tell what to do, which what was tried does not. */
const ROOM: readonly (FaultCode | null)[] = ['board-full', 'account-full', 'too-large'];

/** Whether the refusal's own sentence is shown. What was typed at a wire stands in the notice only, and is shown before all. */
export const saysWhy = (
  error: unknown,
  { label, prefersServer }: Pick<RefusalWords, 'label' | 'prefersServer'>,
): boolean =>
  error instanceof ApiError &&
  error.sentence !== null &&
  (prefersServer === true || (label === undefined && ROOM.includes(error.code)));

const isLink = (change: BoardChange): boolean => change.do === 'add-node' && sourceOfType(change.node.type) !== null;

/** Which words of the specification's catalogue fit a refused gesture. */
export function refusalWords(refused: {
  changes: readonly BoardChange[];
  ofGroup: boolean;
  wires?: readonly BoardEdge[];
}): RefusalWords {
  const { changes, ofGroup, wires = [] } = refused;
  const kinds = new Set(changes.map((change) => change.do));
  if (changes.some(isLink)) return { title: 'processFailed', text: 'linkCreationFailedText' };
  if (kinds.has('add-node')) return { title: 'creationFailed', text: 'creationFailedText' };
  if (kinds.has('remove-node')) return { title: 'deleteFailed', text: 'deleteNodeFailedText', prefersServer: true };
  const known = changedWire(changes, wires);
  if (known) return { title: 'updateFailed', text: 'wireFailedText', ...known };
  if (kinds.has('add-edge')) return { title: 'connectionFailed', text: 'connectionFailedText' };
  if (kinds.has('remove-edge')) return { title: 'deleteFailed', text: 'deleteWireFailedText' };
  return patchRefusalWords(changes, ofGroup);
}

/** The new label of a wire that stood already; nothing of it where something else about the wire was to change. */
function changedWire(changes: readonly BoardChange[], wires: readonly BoardEdge[]): { label?: string } | null {
  for (const change of changes) {
    const was = change.do === 'add-edge' ? wires.find(({ id }) => id === change.edge.id) : undefined;
    if (!was || change.do !== 'add-edge') continue;
    const { label } = change.edge;
    return label !== null && label !== was.label ? { label } : {};
  }
  return null;
}

function patchRefusalWords(changes: readonly BoardChange[], ofGroup: boolean): RefusalWords {
  const patches = changes.flatMap((change) => (change.do === 'patch-node' ? [change.patch] : []));
  const has = (key: keyof NodePatch) => patches.some((patch) => patch[key] !== undefined);
  if (has('parentId')) return { title: 'updateFailed', text: 'parentFailedText' };
  if (!ofGroup) return { title: 'updateFailed', text: 'updateFailedText' };
  if (has('size')) return { title: 'sizeFailed', text: 'sizeFailedText' };
  if (has('title')) return { title: 'titleFailed', text: 'titleFailedText' };
  if (has('content') || has('metadata')) return { title: 'groupFailed', text: 'groupFailedText' };
  return { title: 'updateFailed', text: 'updateFailedText' };
}
