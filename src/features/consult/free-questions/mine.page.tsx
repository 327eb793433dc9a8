import { href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay, inDayAndHour } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/mine.page'
import styles from './components/free-questions.module.css'
import { MyQuestion } from './components/my-question.tsx'
import { freeQuestionsContract } from './contract.server.ts'
import { eraseMine, listQuestions, rateAnswer, reportAnswer } from './mine.server.ts'
import { MY_QUESTIONS, QUESTION_PAGE } from './rules.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  return { ...(await pageRefusal(() => listQuestions(visit))), done }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  return orRefusal(async () => {
    const { id } = parse(freeQuestionsContract.eraseFreeQuestion.params, { id: form.get('id') })
    switch (form.get('intent')) {
      case 'erase':
        await eraseMine(visit, id)
        throw redirectTo(`${MY_QUESTIONS}?fait=effacee`)
      case 'report': {
        const given = { topic: form.get('topic'), words: form.get('words') ?? '' }
        await reportAnswer(visit, id, parse(freeQuestionsContract.reportFreeAnswer.body, given))
        break
      }
      default:
        await rateAnswer(visit, id, form.get('intent') === 'useful')
    }
    throw redirectTo(`${MY_QUESTIONS}#question-${id}`)
  })
}

export default function MyQuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { questions, nextAt, done } = loaderData
  const [latest] = questions
  const refusal = actionData?.refusal
  return (
    <Page title={t('mineTitle')} lead={t('mineLead')} width="narrow">
      <title>{t('mineTitle')}</title>
      <meta name="description" content={t('mineDescription')} />
      <meta name="robots" content="noindex" />
      {refusal ? <Notice tone="bad">{refusal.message}</Notice> : null}
      {done === 'posee' && latest?.status === 'waiting' && !refusal ? (
        <Notice tone="good">{t('asked', { moment: inDayAndHour(latest.dueAt) })}</Notice>
      ) : null}
      {done === 'effacee' && !refusal ? <Notice tone="good">{t('erased')}</Notice> : null}
      {questions.length === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="questions" />}>
          {t('noneNext')}
        </Empty>
      ) : null}
      <ul className={styles.list}>
        {questions.map((question) => (
          <MyQuestion key={question.id} of={question} />
        ))}
      </ul>
      {nextAt ? (
        <p>{t('again', { day: inDay(nextAt) })}</p>
      ) : (
        <p>
          <ButtonLink to={QUESTION_PAGE} variant="secondary">
            {t('askOne')}
          </ButtonLink>
        </p>
      )}
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
