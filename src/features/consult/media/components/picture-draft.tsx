import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { type PreparedPicture, preparePicture } from '../page/prepare-picture.ts'
import { MAX_ALT } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './attach.module.css'

interface PictureDraftProps {
  file: File
  onSend: (picture: PreparedPicture, alt: string) => void
  onCancel: () => void
}

/** A chosen picture before it is sent: seen, and described if its sender likes. */
export function PictureDraft({ file, onSend, onCancel }: PictureDraftProps) {
  const t = useTexts(texts)
  const [ready, setReady] = useState<{ picture: PreparedPicture; address: string } | null>(null)
  const [fault, setFault] = useState<'tooLarge' | 'unreadable' | null>(null)
  const alt = useRef<HTMLFormElement>(null)
  useEffect(() => {
    let address: string | null = null
    let isLeft = false
    preparePicture(file).then(
      (picture) => {
        if (isLeft) return
        address = URL.createObjectURL(picture.blob)
        setReady({ picture, address })
      },
      (thrown) => setFault(thrown instanceof RangeError ? 'tooLarge' : 'unreadable'),
    )
    return () => {
      isLeft = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  useEffect(() => {
    if (ready) alt.current?.querySelector('input')?.focus()
  }, [ready])
  if (fault) {
    return (
      <div className={styles.panel}>
        <Notice tone="bad">
          <p role="alert">{t(fault)}</p>
        </Notice>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {t('close')}
        </Button>
      </div>
    )
  }
  return (
    <form
      ref={alt}
      className={styles.panel}
      aria-label={t('picture')}
      onSubmit={(event) => {
        event.preventDefault()
        const said = String(new FormData(event.currentTarget).get('alt') ?? '').trim()
        if (ready) onSend(ready.picture, said)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      {ready ? (
        <div className={styles.draft}>
          <img src={ready.address} alt={file.name} />
          <Field name="alt" label={t('alt')} hint={t('altHint')} maxLength={MAX_ALT} autoComplete="off" />
        </div>
      ) : (
        <p role="status">{t('preparing')}</p>
      )}
      <p className={styles.small}>{t('pictureNote')}</p>
      <div className={styles.acts}>
        <Button type="submit" busy={!ready}>
          {t('sendPicture')}
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
