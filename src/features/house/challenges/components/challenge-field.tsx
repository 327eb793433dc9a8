import { useEffect, useRef, useState } from 'react'
import { needed } from '../../../../platform/needed/needed.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { attachChallenge } from '../attach-challenge.ts'
import { type Purpose, UNSOLVED_PER_HOUR } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './challenge-field.module.css'

/** A hidden field with the solved challenge of the form that contains it. */
export function ChallengeField({ purpose }: { purpose: Purpose }) {
  const t = useTexts(texts)
  const input = useRef<HTMLInputElement>(null)
  const [waits, setWaits] = useState(false)
  useEffect(() => attachChallenge(needed(input.current, 'the field of a challenge'), purpose, setWaits), [purpose])
  return (
    <>
      <div className={styles.challenge}>
        <input ref={input} type="hidden" name="altcha" />
        <p role="status" className={styles.words}>
          {waits ? t('checking') : null}
        </p>
      </div>
      {purpose === 'sign-in' ? null : (
        <noscript>
          <p className={styles.words}>{t('noScripts', { count: UNSOLVED_PER_HOUR })}</p>
        </noscript>
      )}
    </>
  )
}
