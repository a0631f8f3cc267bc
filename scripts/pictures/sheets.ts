import { files, groups, links, notes, type Language, type Sheet } from './cards.ts';
import { fileTroubles, linkTroubles } from './troubles.ts';

export const sheetsOf = (language: Language): Sheet[] =>
  [links, files, notes, groups, linkTroubles, fileTroubles].map((make) => make(language));
