import { describe, expect, it } from 'vitest';
import { acceptedTranscripts, documentTypes, isTranscriptName, typeOfFile } from './file-types.ts';
import { canvasFileTypes, checkCanvasFile, type FileEnding } from './upload-check.ts';

const offered = acceptedTranscripts.split(',').flatMap((one) => (one.startsWith('.') ? one.slice(1) : []));

describe('captions and transcripts', () => {
  it('are offered under every ending that is read as captions', () => {
    const endings = Object.entries(canvasFileTypes).filter(
      ([, { mimeType }]) => documentTypes[mimeType] === 'captions',
    );
    expect(endings.map(([ending]) => ending)).toEqual(expect.arrayContaining(['srt', 'vtt', 'smi', 'sbv', 'json']));
    expect(offered).toEqual(expect.arrayContaining(endings.map(([ending]) => ending)));
  });

  it.each(offered)('under .%s are taken by a board, a project and the dialog of transcripts alike', (ending) => {
    const name = `말.${ending.toUpperCase()}`;
    expect(checkCanvasFile({ name, size: 1 })).toEqual({ ok: true, value: ending });
    expect(typeOfFile('text/plain', name)).toBe(canvasFileTypes[ending as FileEnding].mimeType);
    expect(isTranscriptName(name)).toBe(true);
  });
});
