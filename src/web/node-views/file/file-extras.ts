/** What only some files need; see lazy-files.ts. */
export { DescribeButton } from './DescribeButton.tsx';
export { LeftOutNote } from '../../sources/LeftOutNote.tsx';
export { FileWays } from './FileWays.tsx';
export { Player } from '../link/Player.tsx';
export { MediaFile } from './MediaFile.tsx';
export { StructureStrip } from '../structure/StructureStrip.tsx';
