import { data, Form } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/results.page'
import { birthDatesOf, readAnswers } from './answers.ts'
import type { TwoSkies as Skies } from './compare-dates.ts'
import { Carried } from './components/carried.tsx'
import formStyles from './components/form.module.css'
import { PortraitView } from './components/portrait-view.tsx'
import { StepButtons } from './components/step-buttons.tsx'
import { StepPage } from './components/step-page.tsx'
import { ComputedSkies, TwoSkies } from './components/two-skies.tsx'
import { compose } from './compose.ts'
import { readSkies } from './read-skies.server.ts'
import { readStep } from './read-step.server.ts'
import { resultTexts } from './result-texts.ts'
import { pathOf } from './steps.ts'
import { type StepState, useStep } from './use-step.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { data: arrived } = readStep(visitOf(context), 'results', await request.formData())
  return data({ ...arrived, skies: readSkies(arrived.answers) })
}

export default function ResultsPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(resultTexts)
  const state = useStep('results', actionData)
  return (
    <StepPage step="results" title={t('title')} lead={<p>{t(state?.carried ? 'leadSent' : 'lead')}</p>} awaits={!state}>
      <title>{t('title')}</title>
      <meta name="description" content={t('limits')} />
      {state ? <Results {...state} skies={actionData?.skies ?? null} /> : null}
    </StepPage>
  )
}

function Results({ answers, carried, skies }: StepState & { skies: Skies | null }) {
  const t = useTexts(resultTexts)
  const { people, choices } = readAnswers(answers)
  const portrait = compose(people, choices)
  // Scores and advice to a couple have no place beside a call for help.
  const dates = portrait.calls ? null : birthDatesOf(answers)
  return (
    <>
      <PortraitView portrait={portrait} />
      {dates && skies ? <TwoSkies {...skies} /> : null}
      {dates && !skies && !carried ? <ComputedSkies dates={dates} /> : null}
      <p>{t('limits')}</p>
      {carried ? (
        <Form method="post">
          <Carried answers={answers} />
          <StepButtons step="results" go={t('end')} carried />
        </Form>
      ) : (
        <div className={formStyles.buttons}>
          <ButtonLink to={pathOf.thanks}>{t('end')}</ButtonLink>
          <ButtonLink to={pathOf.questions} variant="quiet">
            {t('change')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
