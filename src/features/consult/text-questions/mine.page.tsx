import { Form, Link } from 'react-router'
import { inDayAndHour, inEuros } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { receiptAddress } from '../rooms/addresses.ts'
import type { Route } from './+types/mine.page'
import { cancelQuestion } from './cancel-question.server.ts'
import styles from './components/text-questions.module.css'
import { MY_TEXTS_PAGE, TEXTS_PAGE } from './rules.ts'
import { texts } from './texts.ts'
import { listOwn, type OwnQuestion } from './views.server.ts'

const LISTED = 20
const DONE = { posee: 'sent', retiree: 'cancelled' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const before = Number(url.searchParams.get('avant'))
  const page = { before: Number.isSafeInteger(before) && before > 0 ? before : undefined, limit: LISTED }
  const done = url.searchParams.get('fait')
  return {
    ...(await pageRefusal(() => listOwn(visit, page))),
    done: done === 'posee' || done === 'retiree' ? DONE[done] : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orRefusal(async () => {
    await cancelQuestion(visit, Number(form.get('id')) || 0)
    throw redirectTo(`${MY_TEXTS_PAGE}?fait=retiree`)
  })
}

export default function MinePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { questions, next, done } = loaderData
  const [latest] = questions
  return (
    <Page title={t('mineTitle')} lead={t('mineLead')}>
      <title>{t('mineTitle')}</title>
      <meta name="description" content={t('mineDescription')} />
      <RefusalNotice refusal={actionData?.refusal ?? null} />
      {done && !actionData ? (
        <Notice tone="good">{t(done, { price: inEuros(latest?.pricePerAnswer ?? 0) })}</Notice>
      ) : null}
      {questions.length === 0 ? (
        <Empty title={t('mineNone')} picture={<Vignette name="texts" />}>
          <p>{t('mineNoneNext')}</p>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {questions.map((question) => (
            <OwnCard key={question.id} question={question} />
          ))}
        </ul>
      )}
      <p className={styles.links}>
        <ButtonLink to={TEXTS_PAGE} variant="secondary">
          {t('toList')}
        </ButtonLink>
        {next === null ? null : <Link to={`${MY_TEXTS_PAGE}?avant=${next}`}>{t('older')}</Link>}
      </p>
    </Page>
  )
}

function OwnCard({ question: one }: { question: OwnQuestion }) {
  const t = useTexts(texts)
  const { id, psychic, status } = one
  const over =
    status === 'ended' || status === 'missed' || status === 'refused' || status === 'cancelled' ? status : null
  return (
    <Card as="li" className={styles.item} id={`question-${id}`}>
      <div className={styles.head}>
        <h2 className={styles.said}>{t('askedOn', { name: psychic.name, moment: inDayAndHour(one.askedAt) })}</h2>
        <span className={styles.price}>{inEuros(one.pricePerAnswer)}</span>
      </div>
      <p>
        {over
          ? t(`over.${over}`, { moment: inDayAndHour(one.answeredAt ?? one.dueAt) })
          : t('waiting', { moment: inDayAndHour(one.dueAt) })}
      </p>
      {one.question ? (
        <div>
          <h3 className={styles.said}>{t('yourQuestion')}</h3>
          <p className={styles.words}>{one.question}</p>
        </div>
      ) : null}
      {one.answer ? (
        <div>
          <h3 className={styles.said}>{t('theirAnswer', { name: psychic.name })}</h3>
          <p className={styles.words}>{one.answer}</p>
          {one.delivery ? <p className={styles.note}>{t(`delivery.${one.delivery}`)}</p> : null}
        </div>
      ) : null}
      {over === 'ended' ? (
        <p className={styles.links}>
          <Link to={receiptAddress(id)}>{t('toReceipt')}</Link>
          <Link to={`${receiptAddress(id)}#avis`}>{t('toReview')}</Link>
        </p>
      ) : null}
      {over === null ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary">
            {t('cancel')}
          </Button>
        </Form>
      ) : null}
    </Card>
  )
}
