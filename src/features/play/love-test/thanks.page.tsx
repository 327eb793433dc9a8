import { useState } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/thanks.page'
import { readAnswers } from './answers.ts'
import formStyles from './components/form.module.css'
import { StepPage } from './components/step-page.tsx'
import styles from './components/thanks.module.css'
import { forget } from './kept-answers.ts'
import { readStep } from './read-step.server.ts'
import { resultTexts } from './result-texts.ts'
import { callsForHelp, measuresOf } from './rules.ts'
import { pathOf } from './steps.ts'
import { type StepState, useStep } from './use-step.ts'

export async function action({ request, context }: Route.ActionArgs) {
  return readStep(visitOf(context), 'thanks', await request.formData())
}

export default function ThanksPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(resultTexts)
  const [erased, setErased] = useState<StepState | null>(null)
  const state = useStep('thanks', actionData, erased !== null)
  const shown = erased ?? state
  return (
    <StepPage step="thanks" title={t('thanksTitle')} lead={<p>{t('thanksLead')}</p>} awaits={!shown}>
      <title>{t('thanksTitle')}</title>
      <meta name="description" content={t('thanksLead')} />
      {shown ? (
        <>
          {erased ? <Notice tone="good">{t('erased')}</Notice> : <Kept {...shown} erase={() => setErased(shown)} />}
          <Further calls={callsForHelp(measuresOf(readAnswers(shown.answers).choices))} />
        </>
      ) : null}
    </StepPage>
  )
}

/** What became of the answers, and how to erase them. */
function Kept({ carried, erase }: StepState & { erase: () => void }) {
  const t = useTexts(resultTexts)
  if (carried) return <p className={styles.words}>{t('thanksSent')}</p>
  return (
    <>
      <p className={styles.words}>{t('thanksKept')}</p>
      <div className={formStyles.buttons}>
        <Button
          type="button"
          onClick={() => {
            erase()
            forget()
          }}
        >
          {t('erase')}
        </Button>
        <ButtonLink to={pathOf.results} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Whoever told of fear is not led to anything that is sold. */
function Further({ calls }: { calls: boolean }) {
  const t = useTexts(resultTexts)
  return (
    <Section title={t('further')}>
      <div className={styles.further}>
        <OnwardLink to={href('/compatibilite-amoureuse/naissances')}>{t('births')}</OnwardLink>
        <OnwardLink to={href('/tarots-oracles/:game', { game: 'l-oracle-de-vos-amours' })}>{t('oracle')}</OnwardLink>
        {calls ? null : <OnwardLink to={href('/voyance')}>{t('psychics')}</OnwardLink>}
      </div>
    </Section>
  )
}
