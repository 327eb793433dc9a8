import { useState } from 'react'
import { CallRefused } from '../../../../platform/contract/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { confirmWithPasskey } from '../ask-device.ts'
import { texts } from '../texts.ts'
import { KeyMark } from './key-mark.tsx'
import { useKnowsPasskeys } from './use-knows-passkeys.ts'

/** Confirms with a passkey instead of typed input; the form is then submitted automatically. */
export function PasskeyProof() {
  const t = useTexts(texts)
  const knows = useKnowsPasskeys()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function press(form: HTMLFormElement | null) {
    setBusy(true)
    setProblem(null)
    try {
      await confirmWithPasskey()
      if (!form) return
      // The password is no longer required.
      form.noValidate = true
      form.requestSubmit()
    } catch (thrown) {
      setProblem(thrown instanceof CallRefused ? thrown.message : t('interrupted'))
      setBusy(false)
    }
  }

  if (!knows) return null
  return (
    <div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Button type="button" variant="secondary" busy={busy} onClick={(event) => void press(event.currentTarget.form)}>
        <KeyMark />
        {t('passkey')}
      </Button>
    </div>
  )
}
