import { locales, sitePictureAddress } from '@berth/contract';
import { FormField, TextField } from '@berth/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { PictureUploads } from '../rich-editor/PictureUploads.tsx';
import { pictureTypes, usePictureUploads } from '../rich-editor/use-picture-uploads.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './edit.module.css';
import { languageNames } from './LanguageTabs.tsx';
import type { ArticleEditor } from './use-article-editor.ts';

/** The picture above an article, and what it shows in each language. */
export function CoverField({ editor }: { editor: ArticleEditor }) {
  const { t } = useArticleWords();
  const picker = useRef<HTMLInputElement>(null);
  const { uploads, send, drop } = usePictureUploads();
  const { coverId, texts } = editor.content;
  const take = async (file: File | undefined) => {
    const picture = file && (await send(file));
    if (picture) editor.change({ coverId: picture.id });
  };
  return (
    <>
      <FormField
        id={editor.idOf('coverId')}
        label={t('cover')}
        help={t('coverHelp')}
        isGroup
        error={editor.errorOf('coverId')}
      >
        {(control) => (
          <fieldset
            {...control}
            aria-labelledby={`${editor.idOf('coverId')}-label`}
            tabIndex={-1}
            className={styles.cover}
          >
            {coverId !== null && <img src={sitePictureAddress(coverId, 480)} alt={texts['zh-CN'].coverAlt} />}
            <div className={styles.buttons}>
              <Button size="small" onClick={() => picker.current?.click()}>
                {coverId === null ? t('chooseCover') : t('changeCover')}
              </Button>
              {coverId !== null && (
                <Button size="small" onClick={() => editor.change({ coverId: null })}>
                  {t('removePicture')}
                </Button>
              )}
            </div>
            <input
              ref={picker}
              hidden
              type="file"
              accept={pictureTypes.join(',')}
              aria-label={t('cover')}
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = '';
                void take(file);
              }}
            />
          </fieldset>
        )}
      </FormField>
      <PictureUploads uploads={uploads} onDrop={drop} />
      {coverId !== null &&
        locales.map((locale) => (
          <TextField
            key={locale}
            of={{
              form: editor.fieldsUnder(`texts.${locale}.`),
              value: texts[locale],
              change: (part) => editor.changeText(locale, part),
            }}
            name="coverAlt"
            label={t('coverAltIn', { language: languageNames[locale] })}
          />
        ))}
    </>
  );
}
