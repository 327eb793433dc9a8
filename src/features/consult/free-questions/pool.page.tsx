import { href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/pool.page'
import { answerQuestion } from './answer-question.server.ts'
import { AnswerForm } from './components/answer-form.tsx'
import styles from './components/free-questions.module.css'
import { PoolList, Whose } from './components/pool-list.tsx'
import { freeQuestionsContract } from './contract.server.ts'
import { giveQuestionBack, loadPool, renewQuestion, takeQuestion } from './pool.server.ts'
import { ANSWER_WORDS, DECIDE_HOURS, POOL_PAGE } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const pool = await pageRefusal(() => loadPool(visit))
  return { ...pool, fee: visit.app.config.freeAnswerCents, done: url.searchParams.get('fait') }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  return orGivenBack(form, ['text'], async () => {
    const { id } = parse(freeQuestionsContract.takeQuestion.params, { id: form.get('id') })
    switch (form.get('intent')) {
      case 'take':
        await takeQuestion(visit, id)
        throw redirectTo(POOL_PAGE)
      case 'renew':
        await renewQuestion(visit, id)
        return null
      case 'back':
        await giveQuestionBack(visit, id)
        throw redirectTo(`${POOL_PAGE}?fait=rendue`)
      default:
        await answerQuestion(visit, id, String(form.get('text') ?? ''))
        throw redirectTo(`${POOL_PAGE}?fait=envoyee`)
    }
  })
}

export default function PoolPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { held, questions, fee, done } = loaderData
  const refusal = actionData?.refusal
  const typed = actionData?.typed.text
  return (
    <Page title={t('poolTitle')} lead={t('poolLead')} width="narrow">
      <title>{t('poolTitle')}</title>
      <meta name="description" content={t('poolDescription')} />
      <RefusalNotice refusal={refusal} />
      {done === 'envoyee' && !refusal ? <Notice tone="good">{t('sent', { hours: DECIDE_HOURS })}</Notice> : null}
      {done === 'rendue' && !refusal ? <Notice tone="good">{t('givenBack')}</Notice> : null}
      <p>{t('poolRule', { words: ANSWER_WORDS, fee: inEuros(fee), hours: DECIDE_HOURS })}</p>
      {held ? (
        <Card as="section" className={styles.item}>
          <h2>{t('heldTitle', { firstName: held.firstName })}</h2>
          <p>{t(`theme.${held.theme}`)}</p>
          <Whose birthDate={held.birthDate} decade={held.decade} />
          {held.isReading ? <p>{t('isReading')}</p> : null}
          <p className={styles.words}>{held.question}</p>
          <AnswerForm key={held.id} held={held} typed={typed} refusal={refusal} />
        </Card>
      ) : typed ? (
        <TextArea label={t('yourText')} name="kept" rows={10} value={typed} readOnly />
      ) : null}
      {questions.length === 0 && !held ? <Empty title={t('poolNone')}>{t('poolNoneNext')}</Empty> : null}
      <PoolList questions={questions} canTake={!held} />
      <BackLink to={href('/espace-voyant')}>{t('backToWorkspace')}</BackLink>
    </Page>
  )
}
