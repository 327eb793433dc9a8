import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/field/radio-group.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { ANSWER_MAX } from '../rules.ts'
import { texts } from '../texts.ts'
import { VERDICTS } from '../verdicts.ts'
import styles from './entry.module.css'

interface AnswerFormProps {
  /** What was said or typed before; an empty verdict ticks nothing. */
  verdict: string
  words: string
  refusal: ShownRefusal | null
}

/** Says what became of it. */
export function AnswerForm({ verdict, words, refusal }: AnswerFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'answer'
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <RadioGroup id="verdict" legend={t('answerLegend')} error={errorAt('verdict')}>
        {VERDICTS.map((one) => (
          <label key={one}>
            <input type="radio" name="verdict" value={one} defaultChecked={one === verdict} required />{' '}
            {t(`verdict.${one}`)}
          </label>
        ))}
      </RadioGroup>
      <TextArea
        name="words"
        label={t('answerWords')}
        rows={3}
        maxLength={ANSWER_MAX}
        defaultValue={words}
        error={errorAt('words')}
      />
      <Button type="submit" name="intent" value="answer" busy={busy}>
        {t('answerSave')}
      </Button>
    </Form>
  )
}
