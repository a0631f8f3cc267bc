import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { BoardExport, type ExportFormat } from '../board/export/BoardExport.tsx';
import { tidyBoard } from '../editor/rules/tidy.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useWords } from '../words/index.ts';

interface ExportCanvasProps {
  canvas: CanvasListing;
  format: ExportFormat;
  onClose: () => void;
}

/** Saves a canvas as a file without opening it, as its own board would. */
export function ExportCanvas({ canvas, format, onClose }: ExportCanvasProps) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const navigate = useNavigate();
  const params = { canvasId: canvas.id };
  const read = useAct(
    async () => {
      const { nodes, edges } = await call(canvasesApi.readBoard, { params });
      return tidyBoard({ nodes, edges }, Math.random);
    },
    {
      failed: { title: common('error'), text: t('exportFailed') },
    },
  );
  const latest = useLatest(read.mutate);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(undefined));
    return () => clearTimeout(timer);
  }, [latest]);
  if (!read.data) return null;
  const show = (nodeId: string) => void navigate(`/canvas/${canvas.id}?node=${nodeId}`);
  return <BoardExport board={read.data} title={canvas.title} format={format} onShow={show} onClose={onClose} />;
}
