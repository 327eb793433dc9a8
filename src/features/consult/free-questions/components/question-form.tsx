import { useNavigation } from 'react-router'
import { THEMES } from '../../../../games/game.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { AGAIN_DAYS, ANSWER_HOURS, ANSWER_WORDS, QUESTION_MAX, QUESTION_MIN } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './free-questions.module.css'

export interface TypedQuestion {
  question: string
  theme: string
  birthDate: string
}

interface Props {
  typed: TypedQuestion
  refusal: ShownRefusal | null
  /** null for a visitor, who is asked after signing in. */
  consents: { content: ConsentContent; ticked: readonly string[] } | null
}

export function QuestionForm({ typed, refusal, consents }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const themes = THEMES.map((value) => ({ value: value as string, label: t(`theme.${value}`) }))
  return (
    <CheckedForm method="post" className={styles.form}>
      <p>{t('rule', { days: AGAIN_DAYS, hours: ANSWER_HOURS, words: ANSWER_WORDS })}</p>
      <Select
        label={t('theme')}
        name="theme"
        defaultValue={typed.theme}
        options={[{ value: '', label: t('choose') }, ...themes]}
        error={errorAt('theme')}
        required
      />
      <TextArea
        label={t('question')}
        hint={t('questionHint', { least: QUESTION_MIN, most: QUESTION_MAX })}
        name="question"
        rows={6}
        minLength={QUESTION_MIN}
        maxLength={QUESTION_MAX}
        defaultValue={typed.question}
        error={errorAt('question')}
        required
      />
      <Field
        label={t('birthDate')}
        hint={t('birthDateHint')}
        name="birthDate"
        type="date"
        autoComplete="bday"
        defaultValue={typed.birthDate}
        error={errorAt('birthDate')}
      />
      {consents ? (
        <ConsentsBlock id="consents" content={consents.content} ticked={consents.ticked} error={errorAt('consents')} />
      ) : (
        <p>{t('askFirstHint')}</p>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t(consents ? 'ask' : 'askFirst')}
        </Button>
      </div>
    </CheckedForm>
  )
}
