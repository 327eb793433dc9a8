import type { ReactNode } from 'react'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import forms from '../../../house/forms/forms.module.css'

interface ConfirmedDownloadProps {
  action: string
  /** The confirmation needed before the download. */
  confirmation: 'password' | 'signIn' | null
  /** A refusal to show at the password field. */
  fault: string | undefined
  words: { password: string; hint: string; signInAgain: string }
  /** The buttons. */
  children: ReactNode
}

/** A form that the browser itself saves a file from, with scripts or without, once its owner is known for sure. */
export function ConfirmedDownload({ action, confirmation, fault, words, children }: ConfirmedDownloadProps) {
  if (confirmation === 'signIn') return <p>{words.signInAgain}</p>
  return (
    <form method="post" action={action} className={forms.form}>
      {confirmation === 'password' ? (
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={words.password}
          hint={words.hint}
          error={fault}
          required
        />
      ) : null}
      <div className={forms.actions}>{children}</div>
    </form>
  )
}
