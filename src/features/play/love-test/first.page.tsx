import { Form, useNavigate } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import type { Route } from './+types/first.page'
import { answeredOf, stepToAsk } from './answers.ts'
import styles from './components/first.module.css'
import { StepPage } from './components/step-page.tsx'
import { keep, useKept } from './kept-answers.ts'
import { begin } from './read-step.server.ts'
import { pathOf } from './steps.ts'
import { texts } from './texts.ts'
import { today } from './use-step.ts'

export async function action({ request }: Route.ActionArgs) {
  return begin(await request.formData())
}

export default function FirstPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const company = useShell()?.site.label ?? ''
  const navigate = useNavigate()
  const kept = useKept()
  const hasBegun = Boolean(kept && answeredOf(kept) > 0)
  const head = `${t('head')} · ${company}`
  return (
    <StepPage step={null} title={t('title')} lead={<p>{t('lead')}</p>}>
      <title>{head}</title>
      <meta name="description" content={t('description')} />
      {actionData ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ShareMeta title={head} description={t('description')} />
      )}
      <Form
        method="post"
        className={styles.begin}
        onSubmit={(event) => {
          event.preventDefault()
          keep({})
          void navigate(pathOf[(kept && stepToAsk(kept, today())) ?? 'people'])
        }}
      >
        <noscript>
          <div className={styles.consent}>
            <p>{t('noScripts')}</p>
            <Checkbox
              name="consent"
              value="yes"
              label={t('consent', { company })}
              error={actionData ? t('consentLacking') : undefined}
              required
            />
          </div>
        </noscript>
        <Button type="submit">{t(hasBegun ? 'resume' : 'begin')}</Button>
      </Form>
      <div className={styles.about}>
        <section aria-labelledby="a-la-fin">
          <h2 id="a-la-fin">{t('whatTitle')}</h2>
          <p>{t('what')}</p>
          <p>{t('skyWhat')}</p>
        </section>
        <section aria-labelledby="entre-vous">
          <h2 id="entre-vous">{t('secretTitle')}</h2>
          <p>{t('secret')}</p>
          <p>{t('forWhom')}</p>
        </section>
      </div>
    </StepPage>
  )
}
