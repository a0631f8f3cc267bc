import type { ChangeEvent, RefObject } from 'react';
import { canvasFileTypes } from '#contract/files/upload-check.ts';

const ACCEPTED = Object.keys(canvasFileTypes)
  .map((ending) => `.${ending}`)
  .join(',');

interface FilePickerProps {
  field: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
}

/** The browser's own dialog for files; opened by pressing the hidden field. */
export function FilePicker({ field, onFiles }: FilePickerProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(Array.from(event.target.files ?? []));
    event.target.value = '';
  };
  return (
    <input
      ref={field}
      type="file"
      multiple
      accept={ACCEPTED}
      className="hidden"
      aria-hidden="true"
      tabIndex={-1}
      onChange={choose}
    />
  );
}
