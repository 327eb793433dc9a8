import { useEffect, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import type { ErrorCode } from '../../../../errors.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { RENEW_EVERY_MS } from '../../pools/rules.ts'
import { asPlainText, countParts } from '../parts.ts'
import { LEAST, MOST, POOL_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './text-questions.module.css'

const CHARTER: ErrorCode<'textCharter'> = 4577

interface AnswerFormProps {
  id: number
  /** What is sent before the words. */
  lead: string
  typed: string | undefined
  refusal: ShownRefusal | null
}

/** The answer to a question that the psychic holds. With scripts, an open page keeps holding it. */
export function AnswerForm({ id, lead, typed, refusal }: AnswerFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [text, setText] = useState(typed ?? '')
  const { submit } = useFetcher()
  useEffect(() => {
    const timer = setInterval(
      () => void submit({ intent: 'hold', id }, { method: 'post', action: POOL_PAGE }),
      RENEW_EVERY_MS,
    )
    return () => clearInterval(timer)
  }, [id, submit])
  const { parts, alphabet } = countParts(asPlainText(lead + text))
  const asksAgain = refusal?.code === CHARTER
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <TextArea
        label={t('answer')}
        name="text"
        hint={t('answerHint', { least: LEAST, most: MOST })}
        rows={6}
        required
        minLength={LEAST}
        maxLength={MOST}
        defaultValue={typed}
        onChange={(event) => setText(event.currentTarget.value)}
        error={refusal && (refusal.field === 'text' || asksAgain) ? refusal.message : undefined}
      />
      <p className={styles.note}>
        {text === '' ? t('partsNone') : parts === 1 ? t('partsOne') : t('partsMany', { parts })}
        {text !== '' && alphabet === 'ucs2' ? `. ${t('alphabet')}` : null}
      </p>
      {asksAgain ? <Checkbox name="confirmed" value="yes" label={t('confirmed')} required /> : null}
      <p className={styles.links}>
        <Button type="submit" name="intent" value="answer" busy={busy}>
          {t('send')}
        </Button>
        <Button type="submit" name="intent" value="letGo" variant="secondary" formNoValidate>
          {t('letGo')}
        </Button>
        <Button type="submit" name="intent" value="decline" variant="quiet" formNoValidate>
          {t('decline')}
        </Button>
      </p>
      <p className={styles.note}>{t('declineNote')}</p>
    </Form>
  )
}
