import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/questions.page'
import { answeredOf } from './answers.ts'
import { Carried } from './components/carried.tsx'
import { QuestionField } from './components/question-field.tsx'
import styles from './components/questions.module.css'
import { StepButtons } from './components/step-buttons.tsx'
import { StepPage } from './components/step-page.tsx'
import { DIMENSIONS, questions } from './questions.ts'
import { readStep } from './read-step.server.ts'
import { texts } from './texts.ts'
import { type StepState, useAsking, useStep } from './use-step.ts'

export async function action({ request, context }: Route.ActionArgs) {
  return readStep(visitOf(context), 'questions', await request.formData())
}

export default function QuestionsPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const state = useStep('questions', actionData)
  return (
    <StepPage step="questions" title={t('questionsTitle')} lead={<p>{t('questionsLead')}</p>} awaits={!state}>
      <title>{t('questionsTitle')}</title>
      <meta name="description" content={t('description')} />
      {state ? <QuestionsForm {...state} /> : null}
    </StepPage>
  )
}

const own = questions.map(({ id }) => id)

function QuestionsForm({ answers, faults: given, carried }: StepState) {
  const t = useTexts(texts)
  const { faults, ...asking } = useAsking('questions', given)
  const refused = faults.map(({ id, why }) => ({ id, message: t(`fault.${why}`) }))
  const count = answeredOf(answers)
  return (
    <CheckedForm method="post" className={styles.form} refused={refused} {...asking}>
      {carried ? <Carried answers={answers} but={own} /> : null}
      {DIMENSIONS.map((dimension) => (
        <Section key={dimension} title={t(dimension)}>
          {questions.map((question, place) =>
            question.dimension === dimension ? (
              <QuestionField
                key={question.id}
                question={question}
                number={place + 1}
                chosen={answers[question.id]}
                error={refused.find(({ id }) => id === question.id)?.message}
              />
            ) : null,
          )}
        </Section>
      ))}
      {carried ? null : (
        <div className={styles.progress}>
          <Progress
            label={t('progress')}
            value={count}
            max={questions.length}
            said={t('answered', { count, all: questions.length })}
          />
        </div>
      )}
      <StepButtons step="questions" go={t('seeNext')} carried={carried} />
    </CheckedForm>
  )
}
