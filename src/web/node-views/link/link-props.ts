import type { SourceId } from '#contract/sources/index.ts';
import type { NodeViewProps } from '../node-view.ts';

export interface LinkProps extends NodeViewProps {
  source: SourceId;
}
