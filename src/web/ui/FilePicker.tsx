import type { RefObject } from 'react';

interface FilePickerProps {
  /** Press it to open the dialog. */
  field: RefObject<HTMLInputElement | null>;
  /** As the `accept` of a file field. */
  accept: string;
  /** Said of the field itself, where a person may reach it; otherwise it is hidden from everybody. */
  label?: string;
  /** One file only, where absent. */
  multiple?: true;
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** The browser's own dialog for files, behind a field that is not seen. The same file can be chosen twice in a row. */
export function FilePicker({ field, accept, label, multiple, onFiles }: FilePickerProps) {
  return (
    <input
      ref={field}
      type="file"
      multiple={multiple}
      accept={accept}
      className="hidden"
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
      tabIndex={-1}
      onChange={(event) => {
        const [file, ...others] = event.target.files ?? [];
        event.target.value = '';
        if (file) onFiles([file, ...others]);
      }}
    />
  );
}
