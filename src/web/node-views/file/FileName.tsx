import { Fragment } from 'react';

/** A file's name that may break after '_' and '-', never inside its ending. */
export function FileName({ name }: { name: string }) {
  const parts = name.split(/(?<=[_-])/);
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
