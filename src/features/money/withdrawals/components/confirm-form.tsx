import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { texts } from '../texts.ts'
import styles from './withdrawals.module.css'

interface Props {
  company: string
  contract: string
  name: string
  email: string
  /** Hidden fields, sent again with the confirmation. */
  fields: Readonly<Record<string, string>>
  note?: string | undefined
  children: ReactNode
}

/** The declaration as it will be stored, and the button that makes it. */
export function ConfirmForm({ company, contract, name, email, fields, note, children }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  return (
    <Section title={t('confirmTitle')}>
      <blockquote className={styles.statement}>
        <p>{t('statement', { company, contract })}</p>
        <p>{t('statementOf', { name, email })}</p>
      </blockquote>
      {note ? <p>{note}</p> : null}
      <Form method="post" className={accounts.actions}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" name="intent" value="confirm" busy={busy}>
          {t('confirm')}
        </Button>
        {children}
      </Form>
    </Section>
  )
}
