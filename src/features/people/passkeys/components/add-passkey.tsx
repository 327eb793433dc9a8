import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { CallRefused } from '../../../../platform/contract/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { makePasskey } from '../../confirmation/ask-device.ts'
import { useKnowsPasskeys } from '../../confirmation/components/use-knows-passkeys.ts'
import { ADDED } from '../../confirmation/passkey-rules.ts'
import { texts } from '../texts.ts'
import styles from './passkeys.module.css'

/** Has the device create a passkey; asks for the password first if the sign-in is too old. */
export function AddPasskey({ asksPassword }: { asksPassword: boolean }) {
  const t = useTexts(texts)
  const knows = useKnowsPasskeys()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; field: string | null } | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = new FormData(event.currentTarget).get('password')
    setBusy(true)
    setProblem(null)
    try {
      await makePasskey(typeof password === 'string' ? password : null)
      await navigate(ADDED)
    } catch (thrown) {
      setProblem(problemOf(thrown, t))
      // The sign-in may have become too old while the page was open.
      if (thrown instanceof CallRefused) await revalidate()
    }
    setBusy(false)
  }

  if (!knows) return <p className={knows === null ? styles.untold : undefined}>{t('unknownHere')}</p>
  const atField = asksPassword && problem?.field === 'password'
  return (
    <form onSubmit={send} className={accounts.form}>
      <p>{t('addHelp')}</p>
      {problem && !atField ? <Notice tone="bad">{problem.message}</Notice> : null}
      {asksPassword ? (
        <PasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          error={atField ? problem.message : undefined}
          autoComplete="current-password"
          required
        />
      ) : null}
      <div>
        <Button type="submit" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  )
}

/** Devices report the reason in the error's name; with any other name, nothing was done. */
function problemOf(thrown: unknown, t: (key: 'known' | 'interrupted') => string) {
  if (thrown instanceof CallRefused) return thrown
  const isKnown = thrown instanceof Error && thrown.name === 'InvalidStateError'
  return { message: t(isKnown ? 'known' : 'interrupted'), field: null }
}
