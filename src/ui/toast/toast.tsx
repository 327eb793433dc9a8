import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './toast.module.css'

interface Toast {
  tone: 'good' | 'bad'
  text: string
  /** A later toast about the same subject replaces this one. */
  about?: string
}

const SHOWN_MS = 4000
const MOST = 3
const regions = [
  { tone: 'good', role: 'status' },
  { tone: 'bad', role: 'alert' },
] as const

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a short message about what was done or failed. Important messages are also on the page. */
export const useToast = () => useContext(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([])
  const close = useCallback((id: number) => setToasts((all) => all.filter((one) => one.id !== id)), [])
  const show = useCallback((toast: Toast) => {
    // The same message is shown once: two hearts of one psychic would repeat it.
    setToasts((all) => {
      const others = all.filter((one) => one.text !== toast.text && (!one.about || one.about !== toast.about))
      return [...others, { ...toast, id: (all.at(-1)?.id ?? 0) + 1 }].slice(-MOST)
    })
  }, [])
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  useEscape(toasts.at(-1)?.id, close)
  return (
    <ToastContext value={show}>
      {scripted ? <Regions toasts={toasts} onClose={close} /> : null}
      {children}
    </ToastContext>
  )
}

interface RegionsProps {
  toasts: readonly (Toast & { id: number })[]
  onClose: (id: number) => void
}

/** Live regions, present before any message, as screen readers need; absent if there can be no messages. */
function Regions({ toasts, onClose }: RegionsProps) {
  return (
    <div className={styles.place}>
      {regions.map(({ tone, role }) => (
        <div key={tone} role={role} aria-atomic="false" className={styles.region}>
          {toasts
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <Shown key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
            ))}
        </div>
      ))}
    </div>
  )
}

/** Escape closes the newest one, unless something open on the page uses the key. */
function useEscape(newest: number | undefined, close: (id: number) => void) {
  useEffect(() => {
    if (newest === undefined) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close(newest)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [newest, close])
}

function Shown({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useTexts(texts)
  const hold = useTimeout(onClose)
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} {...hold}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={toast.tone === 'good' ? 'M4 10.5l4 4 8-9' : 'M10 4v7.5M10 15.4v.2'} />
      </svg>
      <p>{toast.text}</p>
      <button type="button" aria-label={t('closeToast')} onClick={onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M5.5 5.5l9 9M14.5 5.5l-9 9" />
        </svg>
      </button>
    </div>
  )
}

/** Runs once neither the pointer nor the focus has been inside for the whole time. */
function useTimeout(run: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const free = !held.pointer && !held.focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast must not restart this one's time
  useEffect(() => {
    if (!free) return
    const timer = setTimeout(run, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [free])
  return useMemo(
    () => ({
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    }),
    [],
  )
}
