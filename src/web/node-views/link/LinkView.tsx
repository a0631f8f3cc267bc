import { Suspense } from 'react';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { sourceIds } from '#contract/sources/index.ts';
import type { NodeViewProps } from '../node-view.ts';
import { numberFact, textFact } from '../../editor/facts.ts';
import { FailedLink } from '../shared/lazy-failed.ts';
import { OnItsWay } from '../shared/OnItsWay.tsx';
import { LoadingLink } from './LoadingLink.tsx';
import { ReadyLink } from './ReadyLink.tsx';

/** A video, a post or a page of the web: being read, failed with its reason, or with what was read. */
export function LinkView(props: NodeViewProps) {
  const { node } = props;
  const kind = toNodeKind(node.type, node.metadata);
  const source = sourceIds.find((id) => id === kind) ?? 'website';
  // What has been read stays in sight while it is read again.
  if (node.metadata['isProcessing'] === true && !numberFact(node, 'passageCount'))
    return <LoadingLink node={node} source={source} />;
  if (textFact(node, 'processingError'))
    return (
      <Suspense fallback={<OnItsWay kind={source} title={node.title} />}>
        <FailedLink node={node} source={source} />
      </Suspense>
    );
  return <ReadyLink {...props} source={source} />;
}
