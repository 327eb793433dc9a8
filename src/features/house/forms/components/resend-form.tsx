import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../visit/page-door.server.ts'
import styles from '../forms.module.css'
import { texts } from '../resend-texts.ts'

const TOO_MANY = 4001

interface Props {
  wait: number
  resent: boolean
  refusal: ShownRefusal | undefined
  /** What to check before asking for another message. */
  help?: string
}

export function ResendForm(props: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'resend'
  const left = useCountdown(props.wait)
  const { refusal } = props
  return (
    <Form method="post" className={styles.form}>
      {props.resent ? <Notice tone="good">{t('resent')}</Notice> : null}
      {refusal ? <Notice tone="bad">{refusal.code === TOO_MANY ? t('resentTooSoon') : refusal.message}</Notice> : null}
      {props.help ? <p>{props.help}</p> : null}
      {left > 0 ? <p className={styles.conditions}>{t('resendWait', { count: left })}</p> : null}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="resend" variant="secondary" busy={busy}>
          {t('resend')}
        </Button>
      </div>
    </Form>
  )
}

/** Counts `seconds` down for display only: the server decides. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const show = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    show()
    const timer = setInterval(show, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
