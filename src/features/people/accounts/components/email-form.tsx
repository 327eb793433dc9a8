import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallRefused, call } from '../../../../platform/contract/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { attempt, useCallErrors } from '../../../../ui/calls/call-errors.ts'
import { CallFailure } from '../../../../ui/calls/call-failure.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import type { formsContract } from '../../../house/consents/contract.server.ts'
import styles from '../../../house/forms/forms.module.css'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import { addressTexts } from '../address-texts.ts'
import type { accountsContract } from '../contract.server.ts'

const UPDATE = 'me'
const FIELDS = ['emailAddress', 'email', 'consents']

/** A form for a missing address with the registration's consents; it shows an error if these can't be loaded. */
export function EmailForm({ onGiven }: { onGiven: (email: string) => void }) {
  const t = useTexts(addressTexts)
  const { content, read } = useContent()
  const { busy, answered, submit } = useSubmission(content, read, onGiven)
  const { at, forget } = useCallErrors(UPDATE)
  if (content === 'failed') return <Notice tone="bad">{t('closed')}</Notice>
  if (content === null) return <p>{t('loading')}</p>
  return (
    <form onSubmit={submit} onInput={forget} className={styles.form}>
      <p>{t('lead')}</p>
      <CallFailure action={UPDATE} fields={FIELDS} />
      <EmailField name="email" label={t('email')} error={at('emailAddress', 'email')} maxLength={EMAIL_MAX} required />
      <ChallengeField purpose="address" />
      <ConsentsBlock
        content={content}
        key={content._id}
        ticked={answered?._id === content._id ? answered.ticked : []}
        error={at('consents')}
        button={
          <Button type="submit" busy={busy}>
            {t('add')}
          </Button>
        }
        buttonPlace="before"
      />
    </form>
  )
}

function useSubmission(
  content: ConsentContent | 'failed' | null,
  readAgain: () => void,
  onGiven: (email: string) => void,
) {
  const [busy, setBusy] = useState(false)
  const [answered, setAnswered] = useState<{ _id: string; ticked: string[] } | null>(null)
  const { revalidate } = useRevalidator()

  async function send(form: FormData): Promise<void> {
    if (content === null || content === 'failed') return
    const email = String(form.get('email'))
    const agreed = form.getAll('consents').map(String)
    setAnswered({ _id: content._id, ticked: agreed })
    const consents = content.consents.map(({ type, _id }) => ({ type, agreed: agreed.includes(type), _id }))
    try {
      await call<(typeof accountsContract)['updateMe']>('PATCH', '/api/users/me', {
        body: { email, consents, altcha: String(form.get('altcha')) },
      })
    } catch (thrown) {
      if (thrown instanceof CallRefused && thrown.field === 'consents') readAgain()
      throw thrown
    }
    onGiven(email)
    await revalidate()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const form = new FormData(event.currentTarget)
    void attempt(UPDATE, () => send(form)).then(() => setBusy(false))
  }
  return { busy, answered, submit }
}

/** The consents to ask for; null while they are loading. */
function useContent(): { content: ConsentContent | 'failed' | null; read: () => void } {
  const [content, setContent] = useState<ConsentContent | 'failed' | null>(null)
  const read = useCallback(() => {
    call<(typeof formsContract)['readContent']>('GET', '/api/consents').then(
      ({ consent }) => setContent(consent),
      (fault) => {
        // biome-ignore lint/suspicious/noConsole: reported to the browser's console; the form informs the person
        console.warn('consents', fault)
        setContent('failed')
      },
    )
  }, [])
  useEffect(read, [read])
  return { content, read }
}
