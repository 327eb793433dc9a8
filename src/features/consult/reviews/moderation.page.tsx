import { Form, href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { REASON_MAX } from '../../house/staff/acts.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import styles from '../../house/staff/components/desk-list.module.css'
import { openDesk } from '../../house/staff/desk.server.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/moderation.page'
import { KindSelect } from './components/kind-select.tsx'
import { reviewsContract } from './contract.server.ts'
import { listWaitingReviews, publishReview, refuseReview } from './moderate-review.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

const PAGE = href('/equipe/avis')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'reviews.moderate')
  const done = (['publie', 'refuse'] as const).find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, reviews: await listWaitingReviews(visit), done }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'reviews.moderate')
  const form = await request.formData()
  return orGivenBack(form, ['id', 'kind', 'reason'], async () => {
    const { id } = parse(reviewsContract.publishReview.params, { id: form.get('id') })
    if (form.get('intent') === 'publish') {
      await publishReview(visit, id)
      throw redirectTo(`${PAGE}?fait=publie`)
    }
    const given = { kind: form.get('kind'), reason: form.get('reason') }
    await refuseReview(visit, id, parse(reviewsContract.refuseReview.body, given))
    throw redirectTo(`${PAGE}?fait=refuse`)
  })
}

export default function ModerationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { desk, reviews, done } = loaderData
  const refusal = actionData?.refusal ?? null
  const typed = actionData?.typed ?? {}
  return (
    <Desk desk={desk} title={t('title')} lead={t('lead')} width="normal">
      <meta name="description" content={t('description')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      {reviews.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      <ul className={styles.list}>
        {reviews.map(({ id, psychic, rating, text, consultedAt, writtenAt }) => {
          const isGiven = refusal !== null && typed.id === String(id)
          return (
            <Card as="li" key={id} className={styles.item}>
              <h2>{t('head', { rating, psychic })}</h2>
              <p className={styles.marks}>{t('dates', { consulted: inDay(consultedAt), written: inDay(writtenAt) })}</p>
              <p className={styles.said}>{text}</p>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="publish">
                  {t('publish')}
                </Button>
              </Form>
              <details open={isGiven}>
                <summary>{t('refuseTitle')}</summary>
                <CheckedForm method="post" className={styles.form}>
                  <input type="hidden" name="id" value={id} />
                  <KindSelect
                    id={`kind-${id}`}
                    error={isGiven && refusal.field === 'kind' ? refusal.message : undefined}
                    defaultValue={isGiven ? typed.kind : undefined}
                  />
                  <TextArea
                    id={`reason-${id}`}
                    name="reason"
                    label={t('refuseReason')}
                    error={isGiven && refusal.field === 'reason' ? refusal.message : undefined}
                    defaultValue={isGiven ? typed.reason : undefined}
                    maxLength={REASON_MAX}
                    required
                  />
                  <div>
                    <Button type="submit" name="intent" value="refuse" variant="danger">
                      {t('refuse')}
                    </Button>
                  </div>
                </CheckedForm>
              </details>
            </Card>
          )
        })}
      </ul>
    </Desk>
  )
}
