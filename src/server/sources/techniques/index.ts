import type { SourceKind } from '../sources.store.ts';
import { readFile } from './file.ts';
import { readInstagram } from './instagram.ts';
import type { Technique } from './technique.ts';
import { readWebsiteOrPost } from './posts.ts';
import { orRecording } from './recorded.ts';
import { readYoutube } from './youtube.ts';

/** THE REGISTRY: how each kind of source is read. */
export const techniques = {
  website: orRecording(readWebsiteOrPost),
  youtube: readYoutube,
  instagram: orRecording(readInstagram),
  file: readFile,
} as const satisfies Record<SourceKind, Technique>;
