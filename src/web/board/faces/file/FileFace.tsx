import type { FaceProps } from '../face.ts';

export function FileFace({ node }: FaceProps) {
  return (
    <div className="flex h-full flex-col overflow-hidden p-3">
      <b className="truncate font-semibold">{node.title}</b>
      <p className="text-sm text-ink-2">{node.content}</p>
    </div>
  );
}
