import { BirthDate } from '../../../ui/birth-date/birth-date.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { genders } from '../../house/users/rules.ts'
import type { Route } from './+types/people.page'
import { BIRTH_DATES, dateFaultOf } from './answers.ts'
import { Carried } from './components/carried.tsx'
import styles from './components/form.module.css'
import { StepButtons } from './components/step-buttons.tsx'
import { StepPage } from './components/step-page.tsx'
import { readStep } from './read-step.server.ts'
import { STAGES } from './rules.ts'
import { texts } from './texts.ts'
import { type StepState, today, useAsking, useStep } from './use-step.ts'

export async function action({ request, context }: Route.ActionArgs) {
  return readStep(visitOf(context), 'people', await request.formData())
}

export default function PeoplePage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const state = useStep('people', actionData)
  return (
    <StepPage step="people" title={t('peopleTitle')} lead={<p>{t('peopleLead')}</p>} awaits={!state}>
      <title>{t('peopleTitle')}</title>
      <meta name="description" content={t('description')} />
      {state ? <PeopleForm {...state} /> : null}
    </StepPage>
  )
}

const GENDERS = ['gender', 'partnerGender'] as const
const own = [...GENDERS, 'stage', ...BIRTH_DATES]

function PeopleForm({ answers, faults: given, carried }: StepState) {
  const t = useTexts(texts)
  const { faults, ...asking } = useAsking('people', given)
  const errorOf = (name: string) => {
    const fault = faults.find(({ id }) => id === name)
    return fault && t(`fault.${fault.why}`)
  }
  const refused = faults.map(({ id, why }) => ({ id, message: t(`fault.${why}`) }))
  return (
    <CheckedForm method="post" className={styles.form} refused={refused} {...asking}>
      {carried ? <Carried answers={answers} but={own} /> : null}
      {GENDERS.map((name) => (
        <RadioGroup key={name} id={name} legend={t(name)}>
          {genders.map((gender) => (
            <label key={gender}>
              <input type="radio" name={name} value={gender} defaultChecked={(answers[name] ?? 'unknown') === gender} />
              {t(gender)}
            </label>
          ))}
        </RadioGroup>
      ))}
      <RadioGroup id="stage" legend={t('stage')} error={errorOf('stage')}>
        {STAGES.map((stage) => (
          <label key={stage}>
            <input type="radio" name="stage" value={stage} defaultChecked={answers.stage === stage} required />
            {t(stage)}
          </label>
        ))}
      </RadioGroup>
      <section aria-labelledby="naissances" className={styles.dates}>
        <h2 id="naissances">{t('datesTitle')}</h2>
        <p>{t('datesHint')}</p>
        <div className={styles.pair}>
          {BIRTH_DATES.map((name) => (
            <BirthDate
              key={name}
              name={name}
              label={t(name)}
              defaultValue={answers[name] ?? ''}
              error={errorOf(name)}
              autoComplete={name === 'birthDate' ? 'bday' : 'off'}
              refuse={(day) => {
                const why = dateFaultOf(day, today())
                return why ? t(`fault.${why}`) : undefined
              }}
            />
          ))}
        </div>
      </section>
      <StepButtons step="people" go={t('next')} carried={carried} />
    </CheckedForm>
  )
}
