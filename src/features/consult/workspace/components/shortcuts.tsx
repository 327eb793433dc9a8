import { useEffect, useState } from 'react'
import { keepOnDevice, recallOnDevice } from '../../../../ui/device-memory.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

const KEYS = ['A', 'R', 'M', 'N', 'L', 'S', 'D', 'P', 'H'] as const
const OFF = 'workspace-keys-off'

/** What a key does is written on its element; a person who dictates can turn the keys off. */
const elementFor = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)].find((one) => one.checkVisibility())

const isTyping = (at: Element | null) =>
  at instanceof HTMLElement && (at.isContentEditable || at.matches('textarea, select, input:not([type="checkbox"])'))

/** Every act of the workspace by one key, and the question mark that lists them. */
export function Shortcuts() {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const [off, setOff] = useState(false)
  useEffect(() => setOff(recallOnDevice(OFF) !== null), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const at = document.activeElement
      if (event.key === 'Escape' && isTyping(at) && !document.querySelector('dialog[open]')) {
        // Out of the field, where keys are letters.
        ;(at as HTMLElement).blur()
        return
      }
      if (isTyping(at) || document.querySelector('dialog[open]')) return
      if (event.key === '?') return setOpen(true)
      if (off) return
      const element = elementFor(event.key.toUpperCase())
      if (!element) return
      event.preventDefault()
      if (element.matches('textarea, input')) element.focus()
      else element.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [off])
  return (
    <>
      <button type="button" className="workplace-help" aria-label={t('keys')} onClick={() => setOpen(true)}>
        ?
      </button>
      <Dialog open={open} title={t('keys')} onClose={() => setOpen(false)}>
        <p>{t('keysLead')}</p>
        <dl className="workplace-keys">
          <div>
            <dt>
              <kbd>?</kbd>
            </dt>
            <dd>{t('key.help')}</dd>
          </div>
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`key.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          id="keys-off"
          name="keysOff"
          label={t('keysOff')}
          checked={off}
          onChange={({ currentTarget }) => {
            setOff(currentTarget.checked)
            keepOnDevice(OFF, currentTarget.checked ? 'yes' : null)
          }}
        />
      </Dialog>
    </>
  )
}
