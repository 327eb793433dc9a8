import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { BackLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { addressBefore, CHOICES, type Given, GUIDE_PAGE, PARAMETERS, QUESTIONS, type Question } from '../answers.ts'
import { texts } from '../texts.ts'
import styles from './guide.module.css'

/** The words of the address and the names of the texts of what may be answered. */
const choicesOf = (question: Question) =>
  Object.entries(CHOICES[question]).map(
    ([slug, answer]) => [slug, `${question}.${answer}` as keyof typeof texts.entries] as const,
  )

/** One question: each answer is a button that leads to the next. */
export function QuestionForm({ question, slugs }: { question: Question; slugs: Given['slugs'] }) {
  const t = useTexts(texts)
  const place = QUESTIONS.indexOf(question)
  const before = QUESTIONS[place - 1]
  return (
    <Form method="get" action={GUIDE_PAGE} className={styles.form}>
      <p className={styles.step}>{t('step', { place: place + 1, of: QUESTIONS.length })}</p>
      {QUESTIONS.slice(0, place).map((earlier) => (
        <input key={earlier} type="hidden" name={PARAMETERS[earlier]} value={slugs[earlier]} />
      ))}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t(`ask.${question}`)}</legend>
        {choicesOf(question).map(([slug, answer]) => (
          <Button key={slug} type="submit" name={PARAMETERS[question]} value={slug} variant="secondary">
            {t(answer)}
          </Button>
        ))}
      </fieldset>
      {before ? <BackLink to={addressBefore(before, slugs)}>{t('before')}</BackLink> : null}
    </Form>
  )
}
