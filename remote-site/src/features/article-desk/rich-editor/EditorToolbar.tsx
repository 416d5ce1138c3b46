import { LinkOutlined, PictureOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Tooltip } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './RichTextEditor.module.css';
import { blocks, lines, marks, steps, type Tool, tableTools } from './toolbar-tools.tsx';

type EditorToolbarProps = {
  editor: Editor;
  isLinking: boolean;
  onLink: () => void;
  onPicture: () => void;
};

const groups = [lines, marks, blocks, steps];

/** The tools of the editor: one stop of the Tab key, and the arrow keys within. */
export function EditorToolbar({ editor, isLinking, onLink, onPicture }: EditorToolbarProps) {
  const { t } = useArticleWords();
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({ editor, selector: ({ editor: at }) => stateOf(at) });
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.word}
      label={t(tool.word)}
      isOn={tool.isOn ? state.on.includes(tool.word) : undefined}
      isDisabled={state.off.includes(tool.word)}
      onPress={() => tool.run(editor)}
    >
      {tool.face ?? t(tool.word)}
    </ToolButton>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('tools')}
      className={styles.toolbar}
      onKeyDown={(event) => moveFocus(event, bar.current)}
      onFocus={(event) => keepOneStop(bar.current, event.target)}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.word} className={styles.group}>
          {tools.map(button)}
          {tools === blocks && (
            <>
              <ToolButton label={t('link')} isOn={isLinking || state.isLink} onPress={onLink}>
                <LinkOutlined />
              </ToolButton>
              <ToolButton label={t('picture')} onPress={onPicture}>
                <PictureOutlined />
              </ToolButton>
            </>
          )}
        </div>
      ))}
      {state.isTable && <div className={styles.group}>{tableTools.map(button)}</div>}
    </div>
  );
}

function stateOf(editor: Editor) {
  const tools = groups.flat();
  return {
    on: tools.filter(({ isOn }) => isOn?.(editor)).map(({ word }) => word),
    off: tools.filter(({ can }) => can && !can(editor)).map(({ word }) => word),
    isLink: editor.isActive('link'),
    isTable: editor.isActive('table'),
  };
}

type ToolButtonProps = {
  label: string;
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function ToolButton({ label, isOn, isDisabled = false, onPress, children }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-pressed={isOn}
        // It keeps its place among the keys: one that cannot be reached would take the focus away with it.
        aria-disabled={isDisabled || undefined}
        // The words that are chosen stay chosen.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isDisabled && onPress()}
      >
        <span aria-hidden="true">{children}</span>
      </button>
    </Tooltip>
  );
}

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll('button') ?? [])];

/** Tab leads to the tool that was used last, and from it out of the bar. */
function keepOneStop(bar: HTMLElement | null, focused: EventTarget) {
  for (const each of buttonsOf(bar)) each.tabIndex = each === focused ? 0 : -1;
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null) {
  const tools = buttonsOf(bar);
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  const moves: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tools.length - 1,
  };
  const to = moves[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  tools[(to + tools.length) % tools.length]?.focus();
}
