import { href, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import accounts from '../../house/forms/forms.module.css'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/answers.page'
import { actOnAnswers } from './act-on-answers.server.ts'
import { AnswerForm, type Sent } from './components/answer-form.tsx'
import { ANSWERS_PAGE, VARIABLES } from './rules.ts'
import { texts } from './texts.ts'
import { readAnswers } from './write-answers.server.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return { ...(await pageRefusal(() => readAnswers(visit))), saved: url.searchParams.get('fait') === 'reponses' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, ['intent', 'id', 'label', 'text'], async () => {
    await actOnAnswers(visit, form)
    throw redirectTo(`${ANSWERS_PAGE}?fait=reponses`)
  })
}

export default function AnswersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { answers, greeting, saved } = loaderData
  const sentBy = (intent: string, id = ''): Sent | undefined =>
    actionData?.typed.intent === intent && actionData.typed.id === id ? actionData : undefined
  const isGone = actionData && !answers.some(({ id }) => String(id) === actionData.typed.id) && actionData.typed.id
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {saved && !actionData ? <Notice tone="good">{t('saved')}</Notice> : null}
      <RefusalNotice refusal={isGone ? actionData.refusal : null} />
      <p>{t('variables', { names: VARIABLES.map((name) => `{${name}}`).join(', ') })}</p>
      <Section title={t('greetingTitle')}>
        {greeting.text === null ? <p>{t('noGreeting')}</p> : <blockquote>{greeting.text}</blockquote>}
        <p>
          <Link to={`${href('/espace-voyant/profil')}#greeting`}>{t('changeGreeting')}</Link>
        </p>
        <CheckedForm key={String(greeting.atOnce)} method="post" className={accounts.form}>
          <Checkbox name="atOnce" label={t('atOnce')} defaultChecked={greeting.atOnce} />
          <p>{t('atOnceHint')}</p>
          <div>
            <Button type="submit" name="intent" value="greeting" busy={busy}>
              {t('save')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
      <Section title={t('listTitle')}>
        {answers.length === 0 ? <p>{t('none')}</p> : null}
        {answers.map((answer) => {
          const sent = sentBy('change', String(answer.id)) ?? sentBy('remove', String(answer.id))
          return (
            <details key={answer.id} className="workplace-answer" open={sent !== undefined}>
              <summary>{t('change', { label: answer.label })}</summary>
              <AnswerForm answer={answer} sent={sent} />
            </details>
          )
        })}
      </Section>
      <Section title={t('newTitle')}>
        <AnswerForm sent={sentBy('add')} />
      </Section>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
