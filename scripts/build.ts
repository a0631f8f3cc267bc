import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { BUILT_MARKER } from './web-freshness.ts';

/** Builds the web into dist/web, with a compressed copy beside every text file. */
await build({ logLevel: 'warn' });
writeFileSync(BUILT_MARKER, '');
