import { Mail } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { KindGlyph } from '../../ui/KindIcon.tsx';
import { at } from './parts.tsx';
import { Stage } from './Stage.tsx';
import { useScene } from './use-scene.ts';

/** The same work scattered: paused videos, notes, mail and a last version of a document lie over each other. */
export function DeskScene() {
  const { say, picture } = useScene();
  const { desk } = say;
  return (
    <div aria-hidden="true" className="rounded-3xl bg-surface-2">
      <Stage width={604} height={480}>
        <Window style={{ ...at(36, 44, 300), rotate: '-3deg' }} icon={<KindGlyph kind="youtube" />} name={desk.stopped}>
          <img src={picture.cup} alt="" loading="lazy" className="block h-[168px] w-full object-cover" />
        </Window>
        <Window style={{ ...at(268, 124, 290), rotate: '2deg' }} icon={<KindGlyph kind="youtube" />} name={desk.tab}>
          <img src={picture.gear} alt="" loading="lazy" className="block h-[163px] w-full object-cover" />
        </Window>
        <Window style={{ ...at(70, 252, 252), rotate: '1.5deg' }} className="bg-k-sticky-soft">
          <div className="px-3.5 py-3 text-[15px] leading-[25px]">
            {desk.notes.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Window>
        <Window style={{ ...at(300, 318, 292), rotate: '-2deg' }} icon={<Mail size={13} />} name={desk.mail[0]}>
          <p className="px-3.5 py-3 text-ink-2">{desk.mail[1]}</p>
        </Window>
        <Window style={{ ...at(412, 36, 172), rotate: '4deg' }}>
          <div className="px-3.5 pt-3 pb-4">
            <b className="block truncate">{desk.file}</b>
            <span className="mt-2.5 block h-2 rounded-full bg-surface-3" />
            <span className="mt-2 block h-2 w-[70%] rounded-full bg-surface-3" />
            <span className="mt-2 block h-4 w-[1.5px] bg-ring" />
          </div>
        </Window>
      </Stage>
    </div>
  );
}

function Window({
  style,
  icon,
  name,
  className = 'bg-surface',
  children,
}: {
  style: CSSProperties;
  icon?: ReactNode;
  name?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div style={style} className={`overflow-hidden rounded-[10px] text-sm shadow-pop ${className}`}>
      {name && (
        <p className="flex h-7 items-center gap-1.5 bg-surface-3 px-2.5 text-micro font-[550] text-ink-3">
          {icon}
          <span className="truncate">{name}</span>
        </p>
      )}
      {children}
    </div>
  );
}
