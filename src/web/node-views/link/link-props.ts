import type { SourceId } from '#contract/sources/index.ts';
import type { FaceProps } from '../node-view.ts';

export interface LinkProps extends FaceProps {
  source: SourceId;
}
