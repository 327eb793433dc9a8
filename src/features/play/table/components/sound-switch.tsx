import { useSyncExternalStore } from 'react'
import { useTexts } from '../../../../ui/wording.tsx'
import { playSound } from '../sound/play-sound.ts'
import { isSoundOn, onSwitch, switchSound } from '../sound/preference.ts'
import { texts } from '../texts.ts'
import styles from './sound-switch.module.css'

/** Switches the sounds of the table on and off, on this device; off until then. Without scripts there are none. */
export function SoundSwitch() {
  const t = useTexts(texts)
  const on = useSyncExternalStore(onSwitch, isSoundOn, () => false)
  function press() {
    switchSound(!on)
    // Heard only if it was just switched on.
    playSound({ name: 'turn', at: [0] })
  }
  return (
    <button type="button" aria-pressed={on} onClick={press} className={styles.switch}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
        <path d={on ? 'M15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8' : 'm15.5 9.5 5 5m0-5-5 5'} />
      </svg>
      {t('sound')}
    </button>
  )
}
