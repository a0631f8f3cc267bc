import AwsS3 from '@uppy/aws-s3';
import Uppy, { type UppyFile } from '@uppy/core';
import '@uppy/core/css/style.min.css';
import Dashboard from '@uppy/dashboard';
import '@uppy/dashboard/css/style.min.css';
import { UPLOAD } from '#contract/limits.ts';
import { noteAnswer } from '../../lib/api.ts';
import { declared, type SentFile } from '../send-project-file.ts';
import './uploader.css';

type Held = UppyFile<Record<string, unknown>, Record<string, never>>;

interface UploaderParts {
  target: HTMLElement;
  /** The uploader's words in its own notation. */
  words: Record<string, string>;
  theme: 'light' | 'dark';
  /** Asks for the address of one file. Its rejection fails that file, which can be tried again. */
  begin: (file: ReturnType<typeof declared>) => Promise<SentFile>;
  /** The bytes of one file have arrived. */
  onSent: (file: SentFile) => void;
  /** Everything that was chosen has been tried. */
  onOver: (result: { hasFailures: boolean }) => void;
  onDone: () => void;
}

export interface Uploader {
  /** Sends these at once where all of them may come; otherwise the dialog says which may not, and asks. */
  send: (files: readonly File[]) => void;
  isBusy: () => boolean;
  destroy: () => void;
}

/**
 * The upload dialog's inside: at most 5 files per selection and 50 MB each, a single PUT to the address that the server
 * gives for each.
 */
export function createUploader({ target, words, theme, begin, onSent, onOver, onDone }: UploaderParts): Uploader {
  const sent = new Map<string, SentFile>();
  const uppy = new Uppy<Record<string, unknown>, Record<string, never>>({
    autoProceed: false,
    restrictions: { maxNumberOfFiles: UPLOAD.projectFiles, maxFileSize: UPLOAD.projectFileBytes },
    locale: { strings: words, pluralize: () => 0 },
  });
  uppy.use(Dashboard, {
    target,
    inline: true,
    theme,
    singleFileFullScreen: false,
    proudlyDisplayPoweredByUppy: false,
    doneButtonHandler: onDone,
  });
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    generateObjectKey: (file) => file.id,
    async signRequest({ key }) {
      const address = await begin(describe(uppy.getFile(key)));
      sent.set(key, address);
      return { url: new URL(address.uploadURL, window.location.origin).href };
    },
  });
  uppy.on('upload-success', (file) => {
    const address = file && sent.get(file.id);
    if (address) onSent(address);
  });
  uppy.on('upload-error', (_, error) => {
    if ('status' in error) noteAnswer(Number(error.status));
  });
  uppy.on('complete', ({ failed }) => onOver({ hasFailures: (failed ?? []).length > 0 }));
  const lists = nameLists(target);
  return {
    send(files) {
      addFiles(uppy, files);
      const held = uppy.getFiles().length;
      // What fails is said by the dialog, with the way to try again.
      if (held > 0 && held === files.length) uppy.upload().catch(() => undefined);
    },
    isBusy: () => Object.keys(uppy.getState().currentUploads).length > 0,
    destroy() {
      lists.disconnect();
      uppy.destroy();
    },
  };
}

/** A single file is drawn as an item without a list around it; those who do not see it need the list, too. */
function nameLists(target: HTMLElement): MutationObserver {
  const observer = new MutationObserver(() =>
    target.querySelector('.uppy-Dashboard-files:not([role])')?.setAttribute('role', 'list'),
  );
  observer.observe(target, { childList: true, subtree: true });
  return observer;
}

const describe = (file: Held | undefined) =>
  declared({ name: file?.name ?? '', type: file?.type ?? '', size: file?.size ?? 0 });

/** What may not come is said inside the dialog, by the uploader itself. */
function addFiles(uppy: Uppy<Record<string, unknown>, Record<string, never>>, files: readonly File[]): void {
  if (files.length === 0) return;
  try {
    uppy.addFiles(files.map((data) => ({ name: data.name, type: data.type, data, source: 'drop' })));
  } catch {
    return;
  }
}
