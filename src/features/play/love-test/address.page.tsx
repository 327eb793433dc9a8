import { Form, href, useFetcher } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { contentOf } from '../../house/consents/views.ts'
import { LetterAsked, LetterForm } from '../../people/marketing/components/letter-form.tsx'
import { takeLetterForm } from '../../people/marketing/take-letter-form.server.ts'
import type { Route } from './+types/address.page'
import styles from './components/address.module.css'
import { Carried } from './components/carried.tsx'
import { StepButtons } from './components/step-buttons.tsx'
import { StepPage } from './components/step-page.tsx'
import { readStep } from './read-step.server.ts'
import { pathOf } from './steps.ts'
import { texts } from './texts.ts'
import { useStep } from './use-step.ts'

export function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  return { content: contentOf('NEWSLETTER', visit.site), demo: visit.app.config.mode === 'demo' }
}

/** Takes one of two forms, which never bring the same fields: an address, or the answers on their way to the portrait. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (!form.has('emailAddress')) return readStep(visitOf(context), 'address', form)
  return (await takeLetterForm(visitOf(context), form)) ?? { asked: true as const }
}

const LETTER = 'love-test-letter'

export default function AddressPage({ loaderData: { content, demo }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const fetcher = useFetcher<typeof action>({ key: LETTER })
  const letter = [fetcher.data, actionData].find((given) => given !== undefined && !('answers' in given))
  const state = useStep('address', actionData && 'answers' in actionData ? actionData : undefined, letter !== undefined)
  const asks = state !== null || letter !== undefined
  return (
    <StepPage step="address" title={t('addressTitle')} lead={<p>{t('addressLead')}</p>} awaits={!asks}>
      <title>{t('addressTitle')}</title>
      <meta name="description" content={t('description')} />
      {asks ? (
        <>
          {state?.carried ? (
            <Form method="post">
              <Carried answers={state.answers} />
              <StepButtons step="address" go={t('see')} carried />
            </Form>
          ) : null}
          {state && !state.carried ? (
            <p>
              <ButtonLink to={pathOf.results}>{t('see')}</ButtonLink>
            </p>
          ) : null}
          {state ? null : <p>{t('letterElsewhere')}</p>}
          <div className={styles.apart}>
            <Section title={t('letterTitle')}>
              {letter && 'asked' in letter ? (
                <LetterAsked demo={demo} />
              ) : (
                <>
                  <p className={styles.note}>{t('letterLead')}</p>
                  {/* Without scripts in a tab of its own: the answers of this page do not travel with the address. */}
                  <LetterForm
                    content={content}
                    result={letter && 'result' in letter ? letter.result : undefined}
                    busy={fetcher.state !== 'idle'}
                    action={href('/love-test/prospect-email')}
                    target="_blank"
                    navigate={false}
                    fetcherKey={LETTER}
                    variant="secondary"
                  />
                </>
              )}
            </Section>
          </div>
        </>
      ) : null}
    </StepPage>
  )
}
