import { CircleCheck, Smartphone } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import type { Remote } from './use-remote.ts';

const REMOTE_PATH = '/remote';
const MARGIN = 2;

interface RemotePanelProps {
  remote: Remote;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Makes a telephone the remote of this prompter: its address, as words and as a code for a camera. */
export function RemotePanel({ remote, isOpen, onOpen }: RemotePanelProps) {
  const t = useWords('prompter');
  const place = useRef<HTMLDivElement>(null);
  const close = useLatest(() => onOpen(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, close]);
  const toggle = () => {
    remote.turnOn();
    onOpen(!isOpen);
  };
  return (
    <div ref={place} className="relative shrink-0">
      <IconButton
        size="lg"
        label={t('remote.name')}
        isOn={remote.isOn}
        aria-expanded={isOpen}
        icon={<Smartphone size={20} aria-hidden="true" />}
        onClick={toggle}
      />
      {isOpen && (
        <section
          aria-label={t('remote.name')}
          className="absolute top-[calc(100%+8px)] right-0 z-1 w-[272px] max-w-[calc(100vw-24px)] rounded-card bg-raised p-4 text-sm shadow-pop appear-menu"
        >
          <p className="text-ink-2">{t('remote.text')}</p>
          <Code address={location.origin + REMOTE_PATH} />
          <p className="text-center font-mono text-xs break-all text-ink select-text">
            {location.origin + REMOTE_PATH}
          </p>
          {isOnlyHere(location.hostname) && <p className="mt-2 text-warn">{t('remote.onlyHere')}</p>}
          <p role="status" className="mt-2 flex items-center gap-1.5 font-semibold text-ok empty:hidden">
            {remote.isHeard && (
              <>
                <CircleCheck size={16} aria-hidden="true" />
                {t('remote.heard')}
              </>
            )}
          </p>
        </section>
      )}
    </div>
  );
}

/** Nobody else can open an address of this machine alone. */
const isOnlyHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

function Code({ address }: { address: string }) {
  const t = useWords('prompter');
  const { size, path } = useMemo(() => {
    const { data } = encode(address, { border: 0 });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: data.length, path: dots.join('') };
  }, [address]);
  const whole = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={t('remote.code')}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      className="mx-auto my-3 size-[168px] rounded-control bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
