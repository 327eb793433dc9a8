import { data } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/module.page'
import { QuestionsForm } from './components/questions-form.tsx'
import { MOST_QUESTIONS, modulePage, questionField, TRAINING_PAGE } from './rules.ts'
import { texts } from './texts.ts'
import { answerModule, readModule } from './train.server.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { next, ...module } = await pageRefusal(() => readModule(visit, params.module))
  return { module, next }
}

/** The place of the option that each field holds; -1 where there is none. */
const answersIn = (form: FormData): number[] =>
  Array.from({ length: MOST_QUESTIONS }, (_, place) => {
    const value = form.get(questionField(place))
    return typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : -1
  })

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const answers = answersIn(await request.formData())
  try {
    const { passed, wrong } = await answerModule(visit, params.module, answers)
    if (passed) throw redirectTo(modulePage(params.module))
    return data({ refusal: null, wrong, answers })
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return data({ refusal: shown(thrown), wrong: [], answers }, { status: thrown.entry.status })
  }
}

export default function ModulePage({ loaderData: { module, next }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { title, minutes, words, questions, passedAt } = module
  return (
    <Page title={title} lead={t('minutes', { count: minutes })} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      {passedAt ? <Notice tone="good">{t('passed', { day: inDay(passedAt) })}</Notice> : null}
      {words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Section title={t('questionsTitle')}>
        {passedAt ? (
          <>
            <p>{t('done')}</p>
            {next ? <OnwardLink to={modulePage(next.key)}>{t('next', { title: next.title })}</OnwardLink> : null}
          </>
        ) : (
          <QuestionsForm questions={questions} answered={actionData ?? null} />
        )}
      </Section>
      <p>
        <BackLink to={TRAINING_PAGE}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
