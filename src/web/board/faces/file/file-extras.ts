/** What only some files need; see lazy-files.ts. */
export { DescribeButton } from './DescribeButton.tsx';
export { FileWays } from './FileWays.tsx';
export { Film } from './Film.tsx';
export { MediaFile } from './MediaFile.tsx';
export { StructureStrip } from '../structure/StructureStrip.tsx';
