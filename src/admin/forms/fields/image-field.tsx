import { useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react'

import type { NewPicture as PictureBytes } from '#db/edits.ts'
import type { Bucket } from '#model/tables.ts'
import { Button, getButtonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { getDescribedBy, FieldNotes, RequiredMarker, type FieldProps } from '#ui/fields/field.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { pictureTypes } from '../pictures/picture-file.ts'
import type { Drawing } from '../pictures/redraw-picture.ts'
import { usePictureUrl } from '../pictures/use-picture-url.ts'
import { usePictureChoice } from './use-picture-choice.ts'
import type { PreparationState } from './use-preparing.ts'

import styles from './image-field.module.css'

interface ImageFieldProps extends FieldProps {
  bucket: Bucket
  value: string | null
  onChange: (address: string | null) => void
  /** Where it is shown besides the public pages. */
  purpose?: Drawing
  /** Stores the bytes of a selected picture on this device. */
  onPick: (picture: PictureBytes) => Promise<void>
  /** Called when the preparation of a picture starts and ends. */
  onPreparing: (state: PreparationState) => void
}

/** A picture field: select or drop a file; it is resized, previewed, stored here, and sent later. */
export function ImageField({ label, bucket, value, onChange, purpose, ...rest }: ImageFieldProps) {
  const { onPick, onPreparing, hint, error, required, notice } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choice = usePictureChoice({ bucket, purpose, onPick, onPreparing, onChange })
  const { busy, done } = choice
  const [over, setOver] = useState(false)
  const { url, waiting } = usePictureUrl(value)
  const problem = choice.refused ?? error
  const describedBy = getDescribedBy(id, { hint, error: problem, notice })

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      void choice.choose(event.dataTransfer.files[0])
    },
  }

  return (
    <fieldset className={styles.field} data-full-width aria-busy={busy}>
      <legend className={styles.label}>
        {label}
        {required && <RequiredMarker />}
      </legend>
      <div className={styles.row} data-drag-over={over} {...drop}>
        <div className={styles.preview}>
          <Picture
            address={url}
            alt={value ? `Preview of the ${label.toLowerCase()}` : ''}
            shape="photo"
            placeholder={<Icon name="upload" />}
          />
          {busy && <Busy done={done} />}
        </div>
        <div className={styles.controls}>
          <FileButton
            input={input}
            name={rest.name}
            label={value ? `Change ${label}` : `Click to upload ${label}`}
            {...(problem && { invalid: true })}
            describedBy={describedBy}
            onFile={(file) => void choice.choose(file)}
          >
            <Icon name="upload" />
            <span>{value ? 'Change image' : 'Click to upload'}</span>
          </FileButton>
          <FileButton
            capture
            label={/photo$/i.test(label) ? 'Take a photo' : `Take a photo: ${label}`}
            onFile={(file) => void choice.choose(file)}
          >
            <Icon name="camera" />
            Take a photo
          </FileButton>
          {value && (
            <Button
              tone="quiet"
              className={styles.remove}
              onClick={() => {
                choice.reset()
                onChange(null)
                input.current?.focus()
              }}
            >
              <Icon name="trash" />
              Remove Image
            </Button>
          )}
          <p className={styles.note}>
            {waiting
              ? 'On this device. It is sent after you save.'
              : 'JPEG, PNG, WebP or GIF, up to 5MB. You can also drop a file here.'}
          </p>
          <div role="alert" className={styles.notes}>
            <FieldNotes id={id} hint={hint} error={problem} mark={undefined} />
          </div>
          {/* The form announces this politely, so it is not part of the alert. */}
          {notice?.render(`${id}-mark`)}
          <SmallerCopy choice={choice} onTaken={() => input.current?.focus()} />
        </div>
      </div>
    </fieldset>
  )
}

interface SmallerCopyProps {
  choice: ReturnType<typeof usePictureChoice>
  /** The button disappears once its picture is there: move the focus. */
  onTaken: () => void
}

/** One button for both states, so that it keeps the focus. */
function SmallerCopy({ choice, onTaken }: SmallerCopyProps) {
  const { mayMakeSmaller, done, makeSmaller, stop } = choice
  if (!mayMakeSmaller) return null
  if (done !== null) return <Button onClick={stop}>Stop</Button>
  return (
    <Button onClick={() => void makeSmaller().then((isTaken) => isTaken && onTaken())}>
      Use a smaller copy
    </Button>
  )
}

function Busy({ done }: { done: number | null }) {
  return (
    <output className={styles.busy}>
      {done === null ? (
        'Uploading...'
      ) : (
        <label className={styles.making}>
          Making a smaller copy...
          <progress value={done} />
        </label>
      )}
    </output>
  )
}

interface FileButtonProps {
  input?: RefObject<HTMLInputElement | null>
  name?: string
  label: string
  /** Opens the camera of a phone or tablet; other devices have none to offer. */
  capture?: boolean
  invalid?: boolean
  describedBy?: string
  onFile: (file: File | undefined) => void
  children: ReactNode
}

/** A file input that looks like a button. */
function FileButton({ input, capture, describedBy, invalid, onFile, ...props }: FileButtonProps) {
  return (
    <label
      className={classNames(getButtonClass('secondary'), styles.pick, capture && styles.camera)}
    >
      {props.children}
      <input
        ref={input}
        type="file"
        className={styles.file}
        name={props.name}
        accept={Object.keys(pictureTypes).join(',')}
        aria-label={props.label}
        {...(capture && { capture: 'environment' })}
        {...(invalid && { 'aria-invalid': true })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          onFile(file)
          // The same file may be selected again after it was removed.
          event.target.value = ''
        }}
      />
    </label>
  )
}
