import { Suspense } from 'react';
import type { NodeViewProps } from '../node-view.ts';
import { numberFact, textFact } from '../../editor/facts.ts';
import { FailedFile } from '../shared/lazy-failed.ts';
import { OnItsWay } from '../shared/OnItsWay.tsx';
import { useUpload } from '../../board-context/hooks.ts';
import { MediaFile } from './lazy-files.ts';
import { LoadingFile } from './LoadingFile.tsx';
import { ReadyFile } from './ReadyFile.tsx';

/** A file: on its way to the server, being read, failed with its reason, or ready. */
export function FileView(props: NodeViewProps) {
  const { node } = props;
  const upload = useUpload(node.id);
  if (upload && !upload.retry && !upload.choose) return <LoadingFile node={node} percent={upload.percent} isSending />;
  const lacksFile = upload !== null && textFact(node, 'fileId') === null;
  if (lacksFile || textFact(node, 'processingError'))
    return (
      <Suspense fallback={<OnItsWay kind="file" title={node.title} />}>
        <FailedFile node={node} upload={lacksFile ? upload : null} />
      </Suspense>
    );
  // What has been read stays in sight while it is read again.
  if (node.metadata['isProcessing'] === true && !numberFact(node, 'passageCount'))
    return <LoadingFile node={node} percent={null} isSending={node.metadata['isUploading'] === true} />;
  if (textFact(node, 'media') && textFact(node, 'recording'))
    return (
      <Suspense fallback={<LoadingFile node={node} percent={null} isSending={false} />}>
        <MediaFile {...props} />
      </Suspense>
    );
  return <ReadyFile {...props} />;
}
