import type { ChangeEvent, RefObject } from 'react';
import { acceptedFiles } from '../commands/add-file.ts';

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
      accept={acceptedFiles}
      className="hidden"
      aria-hidden="true"
      tabIndex={-1}
      onChange={choose}
    />
  );
}
