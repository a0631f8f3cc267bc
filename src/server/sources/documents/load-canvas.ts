import { createRequire } from 'node:module';

/**
 * Loaded before the drawer of pages loses the way to native code: pdf.js draws on this canvas and finds it here again. Where
 * it is not installed pdf.js says so when it draws.
 */
try {
  createRequire(import.meta.resolve('pdfjs-dist/package.json'))('@napi-rs/canvas');
} catch {
  // The drawer answers that it cannot draw.
}
