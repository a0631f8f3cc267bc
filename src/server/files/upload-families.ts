import { z } from 'zod';
import { yes, type Verdict } from '#contract/base/verdict.ts';
import { checkCanvasFile, checkProjectFile } from '#contract/files/upload-check.ts';
import { UPLOAD } from '#contract/limits.ts';
import { checkContent, proveContent, type ContentProblem } from './check-content.ts';
import { uploadSentences as sentences } from './upload-sentences.ts';

export const uploadFamilyId = z.enum(['canvas', 'project']);
export type UploadFamilyId = z.infer<typeof uploadFamilyId>;

interface Examined {
  mimeType: string;
  isImage: boolean;
  /** For a file of which the uploader said no name. */
  fallbackName: string;
}

/** What a place accepts. */
interface UploadFamily {
  mostBytes: number;
  tooLarge: string;
  /** A picture that cannot be drawn is kept as it came, for download only. */
  keepsAnything: boolean;
  /** Why what the uploader says beforehand cannot come true; null when it can. */
  refusalOf: (said: {
    name?: string | undefined;
    size?: number | undefined;
  }) => 'too-large' | 'empty' | 'wrong-type' | null;
  examine: (bytes: Buffer, name: string | null) => Promise<Verdict<Examined, ContentProblem>>;
}

export const uploadFamilies: Record<UploadFamilyId, UploadFamily> = {
  canvas: {
    mostBytes: UPLOAD.canvasFileBytes,
    tooLarge: sentences['too-large'],
    keepsAnything: false,
    refusalOf({ name, size }) {
      if (name === undefined && size === undefined) return null;
      const verdict = checkCanvasFile({ name: name ?? 'x.txt', size: size ?? 1 });
      return verdict.ok ? null : verdict.reason;
    },
    async examine(bytes, name) {
      const content = await checkContent(bytes, name);
      return content.ok ? yes({ ...content.value, fallbackName: `file.${content.value.ending}` }) : content;
    },
  },
  project: {
    mostBytes: UPLOAD.projectFileBytes,
    tooLarge: sentences['too-large-for-project'],
    keepsAnything: true,
    refusalOf({ size }) {
      const verdict = checkProjectFile(size ?? 1);
      return verdict.ok ? null : verdict.reason;
    },
    examine: async (bytes) => yes({ ...(await proveContent(bytes)), fallbackName: 'file' }),
  },
};
