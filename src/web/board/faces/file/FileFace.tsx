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
  if (upload && !upload.retry && !upload.choose) return <LoadingFile node={node} percent={upload.percent} isSending />;
  const lacksFile = upload !== null && textFact(node, 'fileId') === null;
  if (lacksFile || textFact(node, 'processingError'))
    return <FailedFile node={node} upload={lacksFile ? upload : null} />;
  if (node.metadata['isProcessing'] === true)
    return <LoadingFile node={node} percent={null} isSending={node.metadata['isUploading'] === true} />;
  return <ReadyFile {...props} />;
}
