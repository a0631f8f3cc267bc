import type { ReactNode } from 'react';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useWords } from '../words/index.ts';
import { usePersonName } from './people.ts';

interface RowProps {
  face: ReactNode;
  title: ReactNode;
  text?: string | null;
  children?: ReactNode;
}

/** One line of the list of people: a face, a name with a line below it, and at the right what can be done. */
export function Row({ face, title, text, children }: RowProps) {
  return (
    <li className="flex min-h-[50px] items-center gap-3 py-1.5">
      {face}
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-[650]">{title}</p>
        {text && (
          <p className="truncate text-sm text-ink-3" title={text}>
            {text}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

interface PersonRowProps {
  person: Sharing['owner'];
  isSelf: boolean;
  /** He is not in the organisation that the canvas is shared with. */
  isOutside?: boolean;
  children?: ReactNode;
}

export function PersonRow({ person, isSelf, isOutside = false, children }: PersonRowProps) {
  const t = useWords('sharing');
  const name = usePersonName()(person);
  return (
    <Row
      face={<Avatar name={name} colourKey={person.id} size="lg" src={person.profileImageUrl} />}
      title={
        <>
          {name}
          {isSelf && <span className="ml-1 text-sm font-normal text-ink-3">{t('self')}</span>}
          {isOutside && (
            <Badge tone="warn" className="ml-2 align-[1px] font-normal">
              {t('outside')}
            </Badge>
          )}
        </>
      }
      text={person.email === name ? null : person.email}
    >
      {children}
    </Row>
  );
}
