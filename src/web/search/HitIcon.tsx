import { FileAudio, FileImage, FileText, FileVideo, Folder, LayoutGrid } from 'lucide-react';
import type { NodeKindId } from '#contract/board/kinds/index.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { KindGlyph, kindColours } from '../ui/KindIcon.tsx';

const size = { size: 15, strokeWidth: 1.9, 'aria-hidden': true } as const;
const plate = 'inline-flex size-6 shrink-0 items-center justify-center rounded-[6px]';

/** The plate before a hit: a canvas, a project, a node in its kind's tint, a file by its MIME type. */
export function HitIcon({ kind, type }: { kind: string; type: string | null }) {
  if (kind === 'node') return <NodeIcon type={type} />;
  return (
    <span className={`${plate} ${kind === 'file' ? 'bg-k-file-soft text-k-file-ink' : 'bg-surface-3 text-ink-2'}`}>
      {kind === 'canvas' ? <LayoutGrid {...size} /> : kind === 'project' ? <Folder {...size} /> : fileGlyph(type)}
    </span>
  );
}

function NodeIcon({ type }: { type: string | null }) {
  const kind: NodeKindId = type !== null && type in nodeKinds ? (type as NodeKindId) : 'text';
  return (
    <span style={kindColours(kind)} className={`${plate} bg-(--ks) text-(--ki)`}>
      <KindGlyph kind={kind} />
    </span>
  );
}

function fileGlyph(type: string | null) {
  const [family] = (type ?? '').split('/');
  if (family === 'image') return <FileImage {...size} />;
  if (family === 'video') return <FileVideo {...size} />;
  return family === 'audio' ? <FileAudio {...size} /> : <FileText {...size} />;
}
