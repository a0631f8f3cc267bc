import { ListOrdered } from 'lucide-react';
import { useContext } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { formatMoment } from '#contract/base/moment.ts';
import { BEAT_NAMES, beatsOf, type Beat, type Xray } from '#contract/recipes/structure/beats.ts';
import { structureApi } from '#contract/recipes/structure/structure.api.ts';
import { totalsLine } from '#contract/recipes/structure/totals-line.ts';
import { useReading } from '../../lib/query.ts';
import { useNotices } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { putBeatSheet } from '../../editor/commands/put-beat-sheet.ts';
import { MountedBoardContext } from '../../board-context/mounted-board.ts';
import { beatColours } from './beat-colours.ts';
import { useAround } from '../../board-context/use-around.ts';
import { openStructured, hasStructure, MOST_STRUCTURES, structuredIn } from './structured.ts';
import { useEditorState, useMembers } from '../../board-context/hooks.ts';
import { ComparedStructures } from './ComparedStructures.tsx';

/** What the lines of a recording do, one by one; a line opens its second, and all of them become a beat sheet. */
export function StructurePanel({ node, onClose }: { node: BoardNode; onClose: () => void }) {
  const t = useWords('media');
  const { data, error, refetch } = useReading(structureApi.readStructure, { params: { nodeId: node.id } });
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex max-h-[min(520px,60dvh,calc(var(--radix-popover-content-available-height)-28px))] flex-col gap-3">
      <p className="text-base font-[650]">{t('structure.title')}</p>
      {data === undefined ? (
        <Waiting label={t('structure.loading')} className="flex flex-col gap-2.5">
          {[92, 84, 96, 60].map((width) => (
            <Skeleton key={width} className="h-4" style={{ width: `${width}%` }} />
          ))}
        </Waiting>
      ) : data.xray === null || beatsOf(data.xray).length === 0 ? (
        <p className="text-sm text-ink-2">{t('structure.none')}</p>
      ) : (
        <Told node={node} xray={data.xray} onClose={onClose} />
      )}
    </div>
  );
}

function Told({ node, xray, onClose }: { node: BoardNode; xray: Xray; onClose: () => void }) {
  const t = useWords('media');
  const { language } = useLanguage();
  const around = useAround();
  const { editor } = around;
  const board = useContext(MountedBoardContext);
  const notices = useNotices();
  const makeSheet = () => {
    if (!board || !putBeatSheet(board.editor, node.id, xray, language)) return;
    onClose();
    notices.show({ tone: 'done', title: t('structure.sheetMade'), text: t('structure.sheetMadeText') });
  };
  const open = (nodeId: string, startSec: number) => {
    onClose();
    openStructured(around, nodeId, startSec);
  };
  return (
    <>
      <p className="text-xs text-ink-3 tnum">
        {totalsLine({ durationSec: xray.durationSec, ...xray.totals }, language)}
      </p>
      <ul className="-mx-1.5 min-h-24 overflow-y-auto overscroll-contain">
        {beatsOf(xray).map((beat) => (
          <li key={`${beat.kind}${beat.startSec}`}>
            <BeatRow beat={beat} onOpen={() => open(node.id, beat.startSec)} />
          </li>
        ))}
      </ul>
      <SharedStructure node={node} onOpen={open} />
      {editor.mayBring && board && (
        <Button
          size="sm"
          icon={<ListOrdered size={14} aria-hidden="true" />}
          onClick={makeSheet}
          className="self-start"
        >
          {t('structure.makeSheet')}
        </Button>
      )}
      <p className="text-xs text-ink-3">{t('structure.byRule')}</p>
    </>
  );
}

function BeatRow({ beat, onOpen }: { beat: Beat; onOpen: () => void }) {
  const { language } = useLanguage();
  return (
    <button
      type="button"
      onClick={onOpen}
      title={beat.reason[language]}
      className="flex w-full items-baseline gap-2 rounded-control px-1.5 py-1.5 text-left text-sm hover:bg-surface-3 pointer-coarse:min-h-11"
    >
      <span aria-hidden="true" className={classes('size-2 shrink-0 rounded-full', beatColours[beat.kind])} />
      <span className="w-[5.5em] shrink-0 font-semibold">{BEAT_NAMES[beat.kind][language]}</span>
      <span className="w-[6.5em] shrink-0 text-ink-3 tnum">
        {formatMoment(beat.startSec)}–{formatMoment(beat.endSec)}
      </span>
      <span className="min-w-0 grow truncate text-ink-2">{beat.text}</span>
    </button>
  );
}

interface SharedStructureProps {
  node: BoardNode;
  onOpen: (nodeId: string, startSec: number) => void;
}

/** The recording beside the recordings and beat sheets that are chosen with it, else beside those of its group; nothing where it is alone. */
function SharedStructure({ node, onOpen }: SharedStructureProps) {
  const t = useWords('media');
  const chosen = useEditorState((editor) => structuredIn(editor.selection(), editor));
  const members = useMembers(node.parentId ?? '');
  const isChosen = chosen.length > 1 && chosen.some(({ id }) => id === node.id);
  const others = (isChosen ? chosen : members.filter(hasStructure)).filter(({ id }) => id !== node.id);
  if (others.length === 0) return null;
  const name = t(isChosen ? 'structure.chosen' : 'structure.shared');
  return (
    <section aria-label={name} className="rounded-control bg-surface-2 px-3 py-2 text-sm">
      <p className="mb-1.5 font-semibold">{name}</p>
      <ComparedStructures nodes={[node, ...others.slice(0, MOST_STRUCTURES - 1)]} onOpen={onOpen} />
    </section>
  );
}
