import { type MouseEvent, useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { pictureAddress } from '../addresses.ts'
import type { PictureView } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './media.module.css'

interface PictureProps {
  consultationId: number
  picture: PictureView
  alt: string
}

/** A picture's preview, which opens it; without scripts in a tab of its own. */
export function Picture({ consultationId, picture: { file, width, height }, alt }: PictureProps) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const [isLost, setLost] = useState(false)
  const full = pictureAddress(consultationId, file, 'full')
  const said = alt || t('picture')
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={full}
        target="_blank"
        rel="noopener"
        className={styles.picture}
        aria-label={alt ? t('openDescribed', { alt }) : t('open')}
        onClick={open}
      >
        {isLost ? (
          t('pictureLost')
        ) : (
          <img
            src={pictureAddress(consultationId, file, 'preview')}
            alt={said}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={() => setLost(true)}
          />
        )}
      </a>
      {alt ? <p className={styles.alt}>{alt}</p> : null}
      {isOpen ? (
        <Dialog open title={said} onClose={() => setOpen(false)}>
          <img src={full} alt={said} width={width} height={height} className={styles.whole} />
          <p>
            <a href={full} download="image.webp">
              {t('download')}
            </a>
          </p>
        </Dialog>
      ) : null}
    </>
  )
}
