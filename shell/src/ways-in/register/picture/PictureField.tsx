import { identityPaperNames } from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import { FieldFrame, useMediaQuery } from '@berth/ui';
import { type ReactNode, useRef } from 'react';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import { idOfField } from '../fields/use-registration-form.ts';
import styles from './PictureField.module.css';
import { PictureState } from './PictureState.tsx';
import { ShownPicture } from './ShownPicture.tsx';
import type { Picture } from './use-picture.ts';

type PictureFieldProps = { state: Picture; error?: string; note?: ReactNode; isOver: boolean };

/** The picture of a paper: chosen, photographed, dropped or pasted; turned, replaced, removed. */
export function PictureField({ state, error, note, isOver }: PictureFieldProps) {
  const { t, locale } = useTranslation('register');
  const id = idOfField(state.paper);
  const name = localized(identityPaperNames[state.paper], locale);
  const hasPicture = state.held !== null || state.sending !== null;
  return (
    <FieldFrame
      id={id}
      label={name}
      isGroup
      error={error}
      help={
        <>
          {note}
          {t('picture.rule')}
        </>
      }
    >
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend could not stand where FieldFrame has the label.
        <div
          id={id}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.field}
        >
          <div className={isOver ? styles.frameOver : styles.frame}>
            {state.picture ? (
              <ShownPicture picture={state.picture} alt={t('picture.alt', { name })} />
            ) : (
              <p className={styles.empty}>
                {state.held && t('picture.uploaded')}
                {!hasPicture && t(`picture.how.${state.paper}`)}
              </p>
            )}
          </div>
          <PictureState state={state} />
          <PictureTools state={state} hasPicture={hasPicture} />
        </div>
      )}
    </FieldFrame>
  );
}

/** Named one by one: a phone that sends HEIC turns it into one of these by itself. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif';

function PictureTools({ state, hasPicture }: { state: Picture; hasPicture: boolean }) {
  const { t } = useTranslation('register');
  const isPhone = useMediaQuery('(pointer: coarse)');
  return (
    <div className={styles.tools}>
      <FileButton accept={accepted} onFile={state.choose}>
        {hasPicture ? t('picture.replace') : t('picture.choose')}
      </FileButton>
      {isPhone && (
        <FileButton accept="image/*" isCamera onFile={state.choose}>
          {t('picture.photograph')}
        </FileButton>
      )}
      {state.picture && (
        <>
          <ActionButton onClick={() => state.turn(3)}>{t('picture.turnLeft')}</ActionButton>
          <ActionButton onClick={() => state.turn(1)}>{t('picture.turnRight')}</ActionButton>
        </>
      )}
      {hasPicture && <ActionButton onClick={state.remove}>{t('picture.remove')}</ActionButton>}
    </div>
  );
}

type FileButtonProps = { accept: string; isCamera?: boolean; onFile: (file: File) => void; children: string };

function FileButton({ accept, isCamera, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Else the same file, chosen once more, would change nothing.
          target.value = '';
        }}
      />
      <ActionButton onClick={() => input.current?.click()}>{children}</ActionButton>
    </>
  );
}
