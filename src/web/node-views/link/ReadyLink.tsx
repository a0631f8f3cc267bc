import { Suspense, useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { cut, initialOf } from '#contract/base/letters.ts';
import { readLeftOut } from '#contract/sources/left-out-kinds.ts';
import { LINK } from '#contract/limits.ts';
import { classes } from '../../ui/classes.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { languageName } from '../../lib/language-name.ts';
import { useEditor, usePlayed } from '../../board-context/hooks.ts';
import { ActionLink, CardActions, ReadAction } from '../shared/CardActions.tsx';
import { fileFact, linkFact, textFact } from '../../editor/facts.ts';
import { LeftOutNote, Player, StructureStrip } from '../file/lazy-files.ts';
import { Refreshed } from '../shared/Refreshed.tsx';
import { TitleField } from '../typing/TitleField.tsx';
import { BringWords } from './bring-words.ts';
import { Picture } from './Picture.tsx';
import type { SourceId } from '#contract/sources/index.ts';
import type { NodeViewProps } from '../node-view.ts';

/** What was read of a link: its picture, title, where it comes from, and what it is about. */
export function ReadyLink({ node, source, isSelected }: LinkProps) {
  const t = useWords('nodeViews');
  const editor = useEditor();
  const card = useRef<HTMLDivElement>(null);
  const played = usePlayed(node.id);
  const href = linkFact(node);
  const about = cut(textFact(node, 'description') ?? '', LINK.descriptionLength);
  const isVideo = source === 'youtube';
  const picture = <Picture node={node} source={source} onPlay={() => editor.playing.start(node.id)} />;
  const leftOut = readLeftOut(node.metadata['leftOut']);
  const foundFor = textFact(node, 'foundFor');
  return (
    <div
      ref={card}
      style={kindColours(source)}
      className="group/card relative flex h-full flex-col overflow-hidden rounded-[inherit]"
    >
      {played ? (
        <Suspense fallback={picture}>
          <Player node={node} played={played} onClose={editor.playing.stop} />
        </Suspense>
      ) : (
        picture
      )}
      {Boolean(node.metadata['beats']) && (
        <Suspense>
          <StructureStrip node={node} />
        </Suspense>
      )}
      <div
        className={classes(
          'shrink-0 px-3 pt-2.5 pb-[11px]',
          !hasPicture(node) && !isVideo && about !== '' && 'flex min-h-0 grow flex-col',
        )}
      >
        {source === 'instagram' && <Sender node={node} className="mb-1" />}
        <div className="shrink-0">
          <TitleField node={node} className="text-base leading-5 font-[650] tracking-[-0.012em]">
            <span className="line-clamp-2">{node.title}</span>
          </TitleField>
        </div>
        {about && (
          <p
            className={classes(
              'mt-[5px] text-[12.5px] leading-[19px] text-ink-2',
              isVideo ? 'line-clamp-1' : hasPicture(node) ? 'line-clamp-2' : 'line-clamp-5',
            )}
          >
            {about}
          </p>
        )}
        {source !== 'instagram' && <Sender node={node} className={isVideo ? 'mt-[5px]' : 'mt-[7px]'} />}
        {leftOut && (
          <p className="mt-[5px] line-clamp-2 text-xs text-ink-3 tnum">
            <Suspense>
              <LeftOutNote leftOut={leftOut} />
            </Suspense>
          </p>
        )}
        <Refreshed node={node} />
        {foundFor && <p className="mt-[5px] truncate text-xs text-ink-3">{t('foundFor', { question: foundFor })}</p>}
        {(textFact(node, 'level') === 'caption' || textFact(node, 'wordless')) && (
          <div className="nodrag mt-1.5 flex flex-wrap gap-1 text-xs text-ink-3">
            {textFact(node, 'level') === 'caption' && <span className="w-full">{t('level.caption')}</span>}
            <Suspense>
              <BringWords node={node} isPage={false} zone={card} />
            </Suspense>
          </div>
        )}
      </div>
      {!played && (
        <CardActions isSelected={isSelected}>
          <ReadAction
            label={t(isVideo ? 'openTranscript' : 'openReader')}
            onClick={() => editor.openEvidence({ nodeId: node.id, passageId: null })}
          />
          {href && <ActionLink href={href} label={t('openLink')} kind="open" />}
        </CardActions>
      )}
    </div>
  );
}

const hasPicture = (node: BoardNode): boolean => fileFact(node, 'thumbnail') !== null;

/** Who or where it comes from: channel, account or domain, with its sign. */
function Sender({ node, className }: { node: BoardNode; className: string }) {
  const t = useWords('nodeViews');
  const { language } = useLanguage();
  const account = textFact(node, 'username');
  const name =
    textFact(node, 'channelTitle') ??
    // Posts that tell no title are called by their account.
    (node.title === `@${account}` ? null : account) ??
    textFact(node, 'domain') ??
    hostOf(linkFact(node));
  if (!name) return null;
  const favicon = fileFact(node, 'favicon');
  const spoken = textFact(node, 'channelTitle') ? textFact(node, 'language') : null;
  return (
    <p className={classes('flex items-center gap-1.5 text-xs text-ink-3', className)}>
      {favicon ? (
        <img src={favicon} alt="" className="size-4 shrink-0 rounded-[4px]" draggable={false} />
      ) : (
        <Initial name={name} isRound={!textFact(node, 'domain')} />
      )}
      <span className="truncate">{name}</span>
      {spoken && (
        <>
          <span aria-hidden="true">·</span>
          <span className="shrink-0">{t('captions', { language: languageName(spoken, language) })}</span>
        </>
      )}
    </p>
  );
}

const hostOf = (address: string | null): string | null =>
  address ? new URL(address).host.replace(/^www\./, '') : null;

interface LinkProps extends NodeViewProps {
  source: SourceId;
}

/** The first letter of a name in the kind's colour, where there is no picture of it. */
function Initial({ name, isRound }: { name: string; isRound: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex size-4 shrink-0 items-center justify-center bg-(--ks) text-[9px] font-extrabold text-(--ki)',
        isRound ? 'rounded-full' : 'rounded-[4px]',
      )}
    >
      {initialOf(name)}
    </span>
  );
}
