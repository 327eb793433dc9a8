import { href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { ShowMore } from '../../../ui/show-more/show-more.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { ReviewCard, Reviews } from '../catalogue/components/review-list.tsx'
import { pageOf, reviewCount } from '../psychics/read-reviews.server.ts'
import type { Route } from './+types/reviews.page'
import { OwnReply } from './components/own-reply.tsx'
import { repliesContract } from './contract.server.ts'
import { listOwnReviews, readOwnRating } from './list-own-reviews.server.ts'
import { REVIEWS_PAGE } from './rules.ts'
import { texts } from './texts.ts'
import { writeReply } from './write-reply.server.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const count = reviewCount(url.searchParams.get('avis'))
  const [reviews, rating] = await pageRefusal(() =>
    Promise.all([listOwnReviews(visit, count + 1), readOwnRating(visit)]),
  )
  return { ...pageOf(reviews, count), rating, sent: url.searchParams.get('fait') === 'reponse' }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, ['id', 'text'], async () => {
    const { id } = parse(repliesContract.writeReply.params, { id: form.get('id') })
    await writeReply(visit, id, String(form.get('text') ?? ''))
    const count = reviewCount(url.searchParams.get('avis'))
    throw redirectTo(`${REVIEWS_PAGE}?fait=reponse&avis=${count}#avis-${id}`)
  })
}

export default function OwnReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { reviews, rating, next, sent } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {sent && !actionData ? <Notice tone="good">{t('sent')}</Notice> : null}
      <RefusalNotice refusal={actionData?.refusal} />
      {rating ? (
        <p>
          <strong>{t('mean', { count: rating.count, mean: String(rating.mean).replace('.', ',') })}</strong>
        </p>
      ) : null}
      {reviews.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : <p>{t('rule')}</p>}
      <Reviews>
        {reviews.map((review) => (
          <ReviewCard key={review.id} id={`avis-${review.id}`} review={review}>
            <OwnReply review={review} sent={actionData?.typed.id === String(review.id) ? actionData : undefined} />
          </ReviewCard>
        ))}
      </Reviews>
      {next ? <ShowMore to={`${REVIEWS_PAGE}?avis=${next}`}>{t('more')}</ShowMore> : null}
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
