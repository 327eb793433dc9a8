import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '../../../../platform/contract/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { openSuggestions, type Suggestions, signInWithPasskey } from '../../confirmation/ask-device.ts'
import { KeyMark } from '../../confirmation/components/key-mark.tsx'
import { useKnowsPasskeys } from '../../confirmation/components/use-knows-passkeys.ts'
import { texts } from '../texts.ts'
import styles from './passkeys.module.css'

/** Signing in with a passkey of the device, by a button or from the suggestions under the address field. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const t = useTexts(texts)
  const knows = useKnowsPasskeys()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const suggestions = useRef<Suggestions | null>(null)

  useEffect(() => {
    // A full page load: everything on this page was rendered for a signed-out visitor.
    const goOn = () => window.location.assign(returnTo)
    suggestions.current = openSuggestions(goOn, ({ message }) => setProblem(message))
    return () => suggestions.current?.stop()
  }, [returnTo])

  async function press() {
    setBusy(true)
    setProblem(null)
    try {
      await signInWithPasskey()
      window.location.assign(returnTo)
    } catch (thrown) {
      setProblem(thrown instanceof CallRefused ? thrown.message : t('interrupted'))
      setBusy(false)
      suggestions.current?.offer()
    }
  }

  if (!knows) return null
  return (
    <div className={styles.way}>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Button type="button" variant="secondary" className={styles.button} busy={busy} onClick={press}>
        <KeyMark />
        {t('signIn')}
      </Button>
    </div>
  )
}
