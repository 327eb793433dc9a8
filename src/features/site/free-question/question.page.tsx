import { data, href, redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { capital } from '../../../ui/shell/capital.ts'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { askQuestion, checkedQuestion, waitsUntil } from '../../consult/free-questions/ask-question.server.ts'
import { broughtQuestion } from '../../consult/free-questions/brought-question.server.ts'
import { CareFirst } from '../../consult/free-questions/components/care-first.tsx'
import { QuestionForm } from '../../consult/free-questions/components/question-form.tsx'
import { CARE_FIRST, MY_QUESTIONS, QUESTION_PAGE } from '../../consult/free-questions/rules.ts'
import { texts } from '../../consult/free-questions/texts.ts'
import { findEntry } from '../../content/content/read-entries.server.ts'
import { waysOfPage } from '../../content/content/ways-out.server.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { VERIFICATION } from '../../house/users/rules.ts'
import { orWaysOut, shown } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { Prose } from '../reading/components/prose.tsx'
import type { Route } from './+types/question.page'

/** Ticked at first: earlier answers, for what is asked elsewhere too. */
const AGREED = ['SENSITIVE_DATA', 'MARKETING_EMAIL'] as const

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const found = await findEntry(visit, 'page', url.pathname)
  const { title, description, lead, body } = await orWaysOut(found, () => waysOfPage(visit, url.pathname))
  const brought = broughtQuestion.brought(visit, request)
  const typedOf = (field: string) => brought?.get(field) ?? ''
  return {
    title,
    description,
    lead,
    body,
    readOn: await relatedPages(visit, url.pathname, ['article', 'term']),
    brought: brought !== null,
    typed: { question: typedOf('question'), theme: typedOf('theme'), birthDate: typedOf('birthDate') },
    ...(await standing(visit)),
  }
}

/** What a client is asked, and when they may ask again. */
async function standing(visit: Visit) {
  const { user } = visit
  if (user?.role !== 'client' || !user.emailProved) return { consents: null, nextAt: null }
  const agreed = await Promise.all(AGREED.map(async (type) => ((await hasConsent(visit, user.id, type)) ? [type] : [])))
  const next = await waitsUntil(visit)
  return {
    consents: { content: contentOf('FREE_QUESTION', visit.site), ticked: agreed.flat() as string[] },
    nextAt: next?.toISOString() ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = { question: text('question'), theme: text('theme'), birthDate: text('birthDate') }
  const sent = { consents: form.getAll('consents').map(String), consentsShown: text('consentsShown') }
  try {
    if (!visit.user || (visit.user.role === 'client' && !visit.user.emailProved)) {
      // Somebody in distress is told at once who helps, not after making an account.
      checkedQuestion(typed.question)
      const headers = { 'Set-Cookie': broughtQuestion.bringingLine(visit, form) }
      throw redirect(withReturn(doorOf(visit), QUESTION_PAGE), { status: 303, headers })
    }
    const consents = answersTo(contentOf('FREE_QUESTION', visit.site), sent)
    await askQuestion(visit, { ...typed, path: QUESTION_PAGE, consents })
    const headers = { 'Set-Cookie': broughtQuestion.forgettingLine(visit) }
    throw redirect(`${MY_QUESTIONS}?fait=posee`, { status: 303, headers })
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return data({ refusal: shown(thrown), typed, ticked: sent.consents }, { status: thrown.entry.status })
  }
}

/** Where a visitor goes before asking. */
function doorOf({ user, session }: Visit): string {
  if (user) return VERIFICATION
  return session.device ? href('/connexion') : href('/inscription')
}

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const { title, description, lead, body, consents, nextAt, brought, readOn } = loaderData
  const refusal = actionData?.refusal ?? null
  const ticked = actionData?.ticked ?? consents?.ticked ?? []
  return (
    <Page title={title} lead={<p>{lead}</p>} plate={<PageScene of={href('/voyance/question-gratuite')} wide />}>
      <title>{`${title} · ${shell?.site.label ?? ''}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <Breadcrumb
        steps={[{ label: capital(shell?.site.psychicNoun.plural ?? ''), to: href('/voyance') }]}
        here={title}
      />
      {refusal?.code === CARE_FIRST ? <CareFirst /> : <RefusalNotice refusal={refusal} />}
      {nextAt ? (
        <Section title={t('nextTitle')}>
          <p>{t('next', { day: inDay(nextAt) })}</p>
          <ButtonLink to={MY_QUESTIONS}>{t('toMine')}</ButtonLink>
        </Section>
      ) : (
        <Section title={t('formTitle')}>
          {brought && consents && !actionData ? <Notice>{t('broughtBack')}</Notice> : null}
          <QuestionForm
            typed={actionData?.typed ?? loaderData.typed}
            refusal={refusal}
            consents={consents && { content: consents.content, ticked }}
          />
        </Section>
      )}
      <Prose html={body} />
      <Related pages={readOn} />
    </Page>
  )
}
