import { href, Link } from 'react-router'
import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/earnings.page'
import { brandQuery } from './brand-address.ts'
import { onBrand } from './brands.server.ts'
import { Steps, Sums, Waiting } from './components/balance.tsx'
import { Papers, Years } from './components/past.tsx'
import { Transfers } from './components/transfers.tsx'
import { BrandsNav } from './gains/components/brands-nav.tsx'
import { ChannelPlots, HowShared, Plots } from './gains/components/course.tsx'
import { readCourse } from './gains/read-gains.server.ts'
import { type Earnings, readEarnings } from './read-earnings.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(async () => {
    const { visit: there, brands, brand } = await onBrand(visit, url)
    const [of, course] = await Promise.all([readEarnings(there), readCourse(there)])
    return { of, course, brands, brand, month: dayInParis(visit.now()).slice(0, 7) }
  })
}

export default function EarningsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { of, course, brands, brand, month } = loaderData
  const query = brandQuery(brand)
  const isEmpty = of.balance === 0 && of.earned.year === 0 && of.transfers.length === 0
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <BrandsNav brands={brands} brand={brand} />
      <Hold of={of} />
      <Payee of={of} />
      {isEmpty ? <Empty title={t('none')}>{t('noneNext')}</Empty> : <Sums of={of} />}
      <p>
        <OnwardLink to={`${href('/espace-voyant/gains/:month', { month })}${query}`}>{t('toMonth')}</OnwardLink>
      </p>
      <Owed of={of} />
      {isEmpty ? null : (
        <>
          <Plots days={course.days} months={course.months} />
          <ChannelPlots channels={course.channels} />
        </>
      )}
      <Waiting of={of} />
      {of.steps.length > 0 ? (
        <Section title={t('steps')}>
          <Steps steps={of.steps} />
        </Section>
      ) : null}
      <Section title={t('transfers')}>
        <p>{t('nextWhy', { date: of.terms.payDay })}</p>
        {of.transfers.length > 0 ? <Transfers transfers={of.transfers} /> : <p>{t('noTransfers')}</p>}
      </Section>
      <Section title={t('papers')}>
        {of.months.length > 0 ? <Papers months={of.months} query={query} /> : <p>{t('noPapers')}</p>}
      </Section>
      {of.years.length > 0 ? (
        <Section title={t('years')}>
          <p>{t('yearLead')}</p>
          <Years years={of.years} />
        </Section>
      ) : null}
      <HowShared minute={course.minute} terms={course.terms} />
      <p>
        <ButtonLink to={href('/espace-voyant/gains/compte-bancaire')} variant="secondary">
          {t('toAccount')}
        </ButtonLink>{' '}
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}

/** From when, and until when at the latest, transfers are held back. */
function Hold({ of: { hold } }: { of: Earnings }) {
  const t = useTexts(texts)
  if (!hold) return null
  return (
    <Notice>
      {t('hold', { since: inDay(hold.since), until: inDay(hold.endsAt) })}{' '}
      <a href={href('/contactez-nous')}>{t('write')}</a>
    </Notice>
  )
}

/** Why the psychic's bank account is not paid, if there is anything to pay. */
function Payee({ of: { payeeState, balance } }: { of: Earnings }) {
  const t = useTexts(texts)
  if (payeeState === 'payable' || balance <= 0) return null
  return (
    <Notice>
      {t(`payee.${payeeState}`)} <Link to={href('/espace-voyant/gains/compte-bancaire')}>{t('toAccount')}</Link>
    </Notice>
  )
}

/** Why less than nothing is left: refunds, or earnings that answer for a dispute. */
function Owed({ of: { balance, available } }: { of: Earnings }) {
  const t = useTexts(texts)
  if (balance < 0) {
    return (
      <Notice>
        <strong>{t('negativeTitle')}</strong> <br />
        {t('negative', { amount: inEuros(-balance) })}
      </Notice>
    )
  }
  return available < 0 ? <Notice>{t('answers', { amount: inEuros(-available) })}</Notice> : null
}
