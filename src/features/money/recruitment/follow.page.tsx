import { href } from 'react-router'
import { inDay, inDayAndHour } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/follow.page'
import { Charter } from './components/charter.tsx'
import { CharterForm, PaperForm } from './components/paper-forms.tsx'
import { WithdrawForm } from './components/withdraw-form.tsx'
import { addPaper, followApplication, signCharter, withdrawApplication } from './follow.server.ts'
import { paperOf } from './keep-paper.server.ts'
import { paperTexts } from './paper-texts.ts'
import { followPage, isOpen, STEPS, standingAt } from './rules.ts'
import { signatureOf } from './sign-charter.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

const DONE = ['piece', 'charte', 'retrait'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const done = url.searchParams.get('fait')
  return {
    ...(await pageRefusal(() => followApplication(visitOf(context), params.token))),
    done: DONE.find((one) => one === done) ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const { token } = params
  const form = await request.formData()
  return orGivenBack(form, ['intent', 'kind', 'fullName'], async () => {
    const done = await act(form.get('intent'))
    throw redirectTo(`${followPage(token)}?fait=${done}`)
  })

  async function act(intent: FormDataEntryValue | null): Promise<(typeof DONE)[number]> {
    if (intent === 'withdraw') {
      await withdrawApplication(visit, token)
      return 'retrait'
    }
    if (intent === 'sign') {
      await signCharter(visit, token, signatureOf(form))
      return 'charte'
    }
    await addPaper(visit, token, await paperOf(form))
    return 'piece'
  }
}

/** Where an application is, for whoever has its private address. */
export default function FollowPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const said = useTexts(paperTexts)
  const { name, state, receivedAt, papers, signature, done } = loaderData
  const sentBy = (intent: string) => (actionData?.typed.intent === intent ? actionData : undefined)
  return (
    <Page title={t('followTitle', { name })} lead={t('receivedOn', { day: inDay(receivedAt) })} width="narrow">
      <title>{t('followTitle', { name })}</title>
      <meta name="description" content={t('followDescription')} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {done && !actionData ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={sentBy('withdraw')?.refusal} />
      <Section title={t('stepsTitle')}>
        <ol>
          {STEPS.map((step) => (
            <li key={step} aria-current={standingAt(state, step) === 'now' ? 'step' : undefined}>
              {t(`step.${step}`)} ({t(`standing.${standingAt(state, step)}`)})
            </li>
          ))}
        </ol>
        <p>{t(`now.${state}`)}</p>
        {state === 'live' ? <ButtonLink to={href('/connexion')}>{t('signIn')}</ButtonLink> : null}
      </Section>
      <Section title={t('papersTitle')}>
        {papers.length === 0 ? <p>{said('noPaper')}</p> : null}
        <ul>
          {papers.map(({ id, kind, outcome, reason, isOver, sentAt }) => (
            <li key={id}>
              {t('paper', { kind: said(`kind.${kind}`), day: inDay(sentAt) })}
              {'\u00a0: '}
              <b>{t(`outcome.${isOver ? 'over' : (outcome ?? 'waits')}`)}</b>
              {reason ? `. ${reason}` : null}
            </li>
          ))}
        </ul>
        {isOpen(state) ? <PaperForm sent={sentBy('paper')} /> : null}
      </Section>
      <Charter>
        {signature ? (
          <Notice tone="good">
            {said('charterSigned', { name: signature.name, moment: inDayAndHour(signature.at) })}
          </Notice>
        ) : isOpen(state) ? (
          <CharterForm sent={sentBy('sign')} />
        ) : null}
      </Charter>
      {isOpen(state) ? (
        <Section title={t('withdrawTitle')}>
          <p>{t('withdrawLead')}</p>
          <WithdrawForm />
        </Section>
      ) : null}
    </Page>
  )
}
