import { lazy } from 'react';
import { withWords } from '../../../words/index.ts';

const extras = () => withWords(['board', 'talk', 'media'], import('./file-extras.ts'));

/** What only some files need, fetched where a card first shows it. */
export const MediaFile = lazy(() => extras().then((m) => ({ default: m.MediaFile })));
export const FileWays = lazy(() => extras().then((m) => ({ default: m.FileWays })));
export const DescribeButton = lazy(() => extras().then((m) => ({ default: m.DescribeButton })));
export const Film = lazy(() => extras().then((m) => ({ default: m.Film })));
