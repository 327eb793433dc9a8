import { useEffect, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { inHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { RENEW_EVERY_MS } from '../../pools/rules.ts'
import type { Pool } from '../pool.server.ts'
import { ANSWER_MAX, ANSWER_WORDS, POOL_PAGE, wordsIn } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './free-questions.module.css'

interface Props {
  held: NonNullable<Pool['held']>
  /** What was typed, if it was refused. */
  typed: string | undefined
  refusal: ShownRefusal | undefined
}

/** The form in which a psychic answers; while it is open, the hold on the question is renewed. */
export function AnswerForm({ held, typed = '', refusal }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [count, setCount] = useState(wordsIn(typed))
  const renews = useRenewal(held.id)
  return (
    <>
      <p>{t(renews ? 'heldUntil' : 'heldUntilStill', { hour: inHour(held.until) })}</p>
      <CheckedForm method="post" className={styles.form}>
        <input type="hidden" name="id" value={held.id} />
        <TextArea
          label={t('answer')}
          hint={t('answerHint', { words: ANSWER_WORDS })}
          name="text"
          rows={14}
          maxLength={ANSWER_MAX}
          defaultValue={typed}
          onChange={(event) => setCount(wordsIn(event.currentTarget.value))}
          error={refusal?.field === 'text' ? refusal.message : undefined}
          aria-describedby="answer-count"
          required
        />
        <p id="answer-count">{t('count', { count, words: ANSWER_WORDS })}</p>
        <p>{t('answerCharter')}</p>
        <div>
          <Button type="submit" name="intent" value="answer" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </CheckedForm>
      <Form method="post">
        <input type="hidden" name="id" value={held.id} />
        <Button type="submit" name="intent" value="back" variant="quiet">
          {t('giveBack')}
        </Button>
      </Form>
    </>
  )
}

/** Renews the hold for as long as the page is open; false without scripts. */
function useRenewal(id: number): boolean {
  const { submit } = useFetcher()
  const [renews, setRenews] = useState(false)
  useEffect(() => {
    setRenews(true)
    const renew = () => void submit({ intent: 'renew', id: String(id) }, { method: 'post', action: POOL_PAGE })
    const timer = setInterval(renew, RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [submit, id])
  return renews
}
