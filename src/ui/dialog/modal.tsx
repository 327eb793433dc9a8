import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './modal.module.css'

export interface ModalProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog: the browser handles focus, Escape and inertness. `className` positions it. */
export function Modal({ open, title, onClose, className, children }: ModalProps & { className?: string }) {
  const t = useTexts(texts)
  const heading = useId()
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is handled by the browser
    <dialog
      ref={element}
      className={className}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) element.current.close()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => element.current?.close()}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
