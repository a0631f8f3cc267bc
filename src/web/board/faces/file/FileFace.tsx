import type { FaceProps } from '../face.ts';
import { textFact } from '../facts.ts';
import { useUpload } from '../../editor/hooks.ts';
import { FailedFile } from './FailedFile.tsx';
import { LoadingFile } from './LoadingFile.tsx';
import { ReadyFile } from './ReadyFile.tsx';

/** A file: on its way to the server, being read, failed with its reason, or ready. */
export function FileFace(props: FaceProps) {
  const { node } = props;
  const upload = useUpload(node.id);
  const isSending = upload !== null && upload.retry === null;
  if (isSending) return <LoadingFile node={node} percent={upload.percent} isSending />;
  if (upload?.retry || textFact(node, 'processingError'))
    return <FailedFile node={node} onRetry={upload?.retry ?? null} />;
  if (node.metadata['isProcessing'] === true)
    return <LoadingFile node={node} percent={null} isSending={node.metadata['isUploading'] === true} />;
  return <ReadyFile {...props} />;
}
