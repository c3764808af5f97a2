import { useRef } from 'react'

import { TEXT_LIMITS } from '#model/columns.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { formatTranslationLabel } from '../../content-types/content-types.ts'
import { ImageField } from '../../forms/fields/image-field.tsx'
import { RowPicture } from '../../forms/pictures/row-picture.tsx'
import { TranslatableTextField } from '../../forms/translations/text-fields.tsx'
import {
  createTranslationFields,
  type TranslationField,
} from '../../forms/translations/translation-fields.ts'
import { MoveControls } from '../../lists/reorder/move-controls.tsx'
import { useOrder } from '../../lists/reorder/use-order.tsx'
import type { FormPicture } from './save-pictures.ts'
import type { IllnessEditor, IllnessPictures } from './use-illness-pictures.ts'

import styles from './picture-list.module.css'

interface PictureListProps {
  editor: Pick<IllnessEditor, 'state' | 'actions' | 'picking' | 'noticeOf'>
  pictures: IllnessPictures
}

/** The pictures of an illness in its form: add, describe, reorder and remove (S-30). */
export function PictureList({ editor, pictures }: PictureListProps) {
  const { changeParts } = editor.actions
  const section = useRef<HTMLElement>(null)
  const numberOf = (id: string) => pictures.findIndex((picture) => picture.id === id) + 1
  const order = useOrder({
    ids: pictures.map(({ id }) => id),
    nameOf: (id) => `Picture ${numberOf(id)}`,
    place(id, after) {
      changeParts(moved(pictures, id, after))
      return true
    },
  })

  function describe(id: string, words: Partial<FormPicture>): void {
    changeParts(pictures.map((picture) => (picture.id === id ? { ...picture, ...words } : picture)))
  }

  function inOtherLanguages(picture: FormPicture, label: string): TranslationField<string>[] {
    const base = editor.state.baseParts?.find(({ id }) => id === picture.id) ?? {}
    return createTranslationFields<string>('alt_text', {
      table: 'health_library_images',
      fields: picture,
      base,
      errors: errorsOf(picture.id),
      noticeOf: (name) => editor.noticeOf(`${name}/${picture.id}`),
      change: (words) => describe(picture.id, words),
    }).map((one) => ({
      ...one,
      field: {
        ...one.field,
        label: formatTranslationLabel(label, one.language),
        name: `${one.field.name}/${picture.id}`,
      },
    }))
  }

  /** The errors of a picture, by its own field names. */
  function errorsOf(id: string) {
    const all = Object.entries(editor.state.errors)
    const paths = all.map(([name, error]) => [name.split('/'), error] as const)
    return Object.fromEntries(
      paths.flatMap(([[field = '', pictureId], error]) =>
        pictureId === id ? [[field, error]] : [],
      ),
    )
  }

  function remove(id: string): void {
    changeParts(pictures.filter((picture) => picture.id !== id))
    // The button disappears with its picture: move the focus.
    section.current?.querySelector<HTMLElement>('input[type="file"]')?.focus()
  }

  return (
    <section
      ref={section}
      className={styles.pictures}
      data-full-width
      aria-labelledby="illness-pictures"
    >
      <h3 id="illness-pictures" className={styles.title}>
        Pictures
      </h3>
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, at) => (
            <li key={picture.id} className={styles.item} {...order.row(picture.id)}>
              <div className={styles.picture}>
                <RowPicture address={picture.image_url} icon="upload" />
              </div>
              <div className={styles.words}>
                <TranslatableTextField
                  label={`Description of picture ${at + 1}`}
                  name={`alt_text_${at}`}
                  hint="Describe it for visitors who cannot see it. Leave this empty if the picture is only decorative."
                  value={picture.alt_text}
                  lang={getForeignLanguage(picture.alt_text)}
                  input={{ maxLength: TEXT_LIMITS.line }}
                  onChange={(text) => describe(picture.id, { alt_text: text })}
                  notice={editor.noticeOf(`alt_text/${picture.id}`)}
                  error={errorsOf(picture.id)['alt_text']}
                  translations={inOtherLanguages(picture, `Description of picture ${at + 1}`)}
                />
                <div className={styles.buttons}>
                  <MoveControls order={order} id={picture.id} name={`picture ${at + 1}`} />
                  <Button
                    tone="quiet"
                    aria-label={`Remove picture ${at + 1}`}
                    onClick={() => remove(picture.id)}
                  >
                    <Icon name="trash" />
                    Remove
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {order.live}
      <ImageField
        label="Add a picture"
        name="picture"
        bucket="health-library"
        value={null}
        {...editor.picking}
        onChange={(address) => {
          if (address) changeParts([...pictures, newPicture(address)])
        }}
      />
    </section>
  )
}

/** A new picture has no row id yet; its address is unique, too. */
const newPicture = (image_url: string): FormPicture => ({ id: image_url, image_url, alt_text: '' })

function moved(pictures: IllnessPictures, id: string, after: string | null): IllnessPictures {
  const picture = pictures.filter((one) => one.id === id)
  const rest = pictures.filter((one) => one.id !== id)
  return rest.toSpliced(rest.findIndex((one) => one.id === after) + 1, 0, ...picture)
}
