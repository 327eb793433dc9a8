import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { RadioGroup } from '../../../../ui/field/radio-group.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { questionField } from '../rules.ts'
import { texts } from '../texts.ts'
import type { Answered } from '../train.server.ts'

interface QuestionsFormProps {
  questions: readonly { ask: string; options: readonly string[] }[]
  /** What was sent and not passed; null before. */
  answered: { refusal: ShownRefusal | null; wrong: Answered['wrong']; answers: readonly number[] } | null
}

/** The situations of a module, each with what to read again where the answer was wrong. */
export function QuestionsForm({ questions, answered }: QuestionsFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const errorAt = (place: number): string | undefined =>
    answered?.refusal?.field === questionField(place)
      ? answered.refusal.message
      : answered?.wrong.find((one) => one.place === place)?.why
  return (
    <CheckedForm method="post" className="workplace-questions">
      {answered && answered.wrong.length > 0 ? <Notice tone="bad">{t('wrong')}</Notice> : null}
      {questions.map(({ ask, options }, place) => (
        <RadioGroup key={ask} id={questionField(place)} legend={ask} error={errorAt(place)}>
          {options.map((option, of) => (
            <label key={option}>
              <input
                type="radio"
                name={questionField(place)}
                value={of}
                defaultChecked={answered?.answers[place] === of}
                aria-invalid={errorAt(place) ? true : undefined}
                required
              />
              {option}
            </label>
          ))}
        </RadioGroup>
      ))}
      <div>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </CheckedForm>
  )
}
