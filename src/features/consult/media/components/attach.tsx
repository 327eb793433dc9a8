import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { MAX_ALT, NOTE_TYPES, PICTURE_TYPES } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './attach.module.css'
import { CareNumbers } from './care-numbers.tsx'

interface AttachProps {
  /** Where the plain forms are posted. */
  action: string
  onPicture: (file: File) => void
  onNote: () => void
}

/** Opens what can be sent besides words; without scripts, one form for each. */
export function Attach({ action, onPicture, onNote }: AttachProps) {
  const t = useTexts(texts)
  const details = useRef<HTMLDetailsElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <details
      ref={details}
      className={styles.attach}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary aria-label={t('attach')} className={styles.plus}>
        <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true" focusable="false">
          <path d="M10 4v12M4 10h12" />
        </svg>
      </summary>
      <div className={styles.menu}>
        <button type="button" className={styles.choice} onClick={() => chooser.current?.click()}>
          <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M3 4.5h14v11H3zM3 13l4-4 4 4 2.5-2.5L17 14M12.5 8.2h.01" />
          </svg>
          {t('choosePicture')}
        </button>
        <button
          type="button"
          className={styles.choice}
          onClick={() => {
            close()
            onNote()
          }}
        >
          <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M10 3a2.4 2.4 0 0 1 2.4 2.4v4.2a2.4 2.4 0 0 1-4.8 0V5.4A2.4 2.4 0 0 1 10 3zM4.8 9.5a5.2 5.2 0 0 0 10.4 0M10 14.7V17.5" />
          </svg>
          {t('chooseNote')}
        </button>
        <input
          ref={chooser}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            close()
            if (file) onPicture(file)
          }}
        />
      </div>
      {live ? null : <PlainForms action={action} />}
    </details>
  )
}

function PlainForms({ action }: { action: string }) {
  const t = useTexts(texts)
  return (
    <div className={styles.plain}>
      <form method="post" action={action} encType="multipart/form-data">
        <Field name="file" id="picture-file" type="file" label={t('file')} accept={PICTURE_TYPES} required />
        <Field name="text" id="picture-alt" label={t('alt')} hint={t('altHint')} maxLength={MAX_ALT} />
        <p className={styles.small}>{t('pictureNote')}</p>
        <Button type="submit" name="intent" value="picture">
          {t('sendPicture')}
        </Button>
      </form>
      <form method="post" action={action} encType="multipart/form-data">
        <Field name="file" id="note-file" type="file" label={t('noteFile')} accept={NOTE_TYPES} required />
        <p className={styles.small}>{t('neverWritten')}</p>
        <CareNumbers />
        <Button type="submit" name="intent" value="note">
          {t('sendNote')}
        </Button>
      </form>
    </div>
  )
}
