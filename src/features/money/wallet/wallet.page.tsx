import { data, href } from 'react-router'
import { type ErrorCode, errors } from '../../../errors.ts'
import { isForData } from '../../../platform/http/page-request.ts'
import { inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { OwnGifts } from '../../consult/time-gifts/components/own-gifts.tsx'
import { ownGifts } from '../../consult/time-gifts/own-gifts.server.ts'
import { isHalted } from '../../house/halts/standing.server.ts'
import { VERIFICATION } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { hasChosen } from '../../people/budget/queries.server.ts'
import { CardList } from '../../people/cards/components/card-list.tsx'
import { forgetCard } from '../../people/cards/forget-card.server.ts'
import { loadChoice } from '../../people/cards/load-choice.server.ts'
import { texts as cardTexts } from '../../people/cards/texts.ts'
import { FreeTimeWaits } from '../../people/free-time/components/free-time-waits.tsx'
import { PAUSE_PAGE } from '../../people/pauses/rules.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { texts as pausesTexts } from '../../people/pauses/texts.ts'
import { DisputedPayments } from '../chargebacks/components/disputed-payments.tsx'
import type { Route } from './+types/wallet.page'
import { buyByForm } from './buy-by-form.server.ts'
import { Entries } from './components/entries.tsx'
import { Packs } from './components/packs.tsx'
import { Ways } from './components/ways.tsx'
import { packsByRank } from './packs-by-rank.server.ts'
import { readWallet } from './read-wallet.server.ts'
import { texts } from './texts.ts'
import sheet from './wallet.css?url'

/** How a payment ended, as the address says, and the text that tells it. */
const outcomes = {
  accepte: 'paid',
  refuse: 'refused',
  annule: 'cancelled',
  securite: 'secured',
  inconnu: 'unconfirmed',
} as const

/** What a purchase that passes a limit is refused with. */
const NOT_ACCEPTED: ErrorCode<'purchaseNotAccepted'> = 4440

const isOutcome = (word: string): word is keyof typeof outcomes => Object.hasOwn(outcomes, word)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const before = Number(url.searchParams.get('avant'))
  const [wallet, packs, chosen, pause, halted, cards, gifts] = await pageRefusal(() =>
    Promise.all([
      readWallet(visit, { before: Number.isSafeInteger(before) && before > 0 ? before : undefined, limit: 20 }),
      packsByRank(visit),
      hasChosen(visit.db, personOf(visit).id),
      ownPause(visit),
      isHalted(visit, 'top-ups'),
      loadChoice(visit),
      ownGifts(visit),
    ]),
  )
  const outcome = url.searchParams.get('paiement')
  const room = Number(url.searchParams.get('salon'))
  return {
    wallet,
    older: before > 0,
    proved: personOf(visit).emailProved,
    ...packs,
    asksBudget: !chosen,
    paused: pause !== null,
    halted: halted ? errors.topUpsHalted.message : null,
    returnTo: ownPath(url.searchParams.get('retour') ?? href('/wallet')),
    cards,
    gifts,
    forgotten: url.searchParams.has('oubliee'),
    room: Number.isSafeInteger(room) && room > 0 ? room : null,
    formKey: crypto.randomUUID(),
    outcome: outcome !== null && isOutcome(outcome) ? outcome : null,
  }
}

/**
 * Leads to the provider's page. form-action allows this site only, and browsers apply it to redirects too: without
 * scripts the answer is a page that leads on by itself.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  return orGivenBack(form, ['budget', 'monthCap'], async () => {
    const forgotten = form.get('forget')
    if (typeof forgotten === 'string') {
      await forgetCard(visitOf(context), forgotten)
      throw redirectTo(`${href('/wallet')}?oubliee`)
    }
    const url = await buyByForm(visitOf(context), form)
    const isAway = !url.startsWith('/')
    if (isAway && !isForData(request)) {
      return data({ payAt: url }, { headers: { Refresh: `0; url=${url}` } })
    }
    throw redirectTo(url)
  })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function WalletPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const pauses = useTexts(pausesTexts)
  const ofCards = useTexts(cardTexts)
  const { wallet, outcome, proved, paused, halted, asksBudget, cards } = loaderData
  const refused = actionData && 'refusal' in actionData ? actionData : null
  const isAtField = asksBudget && (refused?.refusal.field === 'budget' || refused?.refusal.field === 'monthCap')
  return (
    <Page title={t('title')} lead={t('lead')} aside={<Ways />}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {outcome ? <Notice tone={outcome === 'accepte' ? 'good' : 'bad'}>{t(outcomes[outcome])}</Notice> : null}
      {loaderData.forgotten ? <Notice tone="good">{ofCards('forgotten')}</Notice> : null}
      {refused && !isAtField ? <RefusalNotice refusal={{ ...refused.refusal, field: null }} /> : null}
      {refused?.refusal.code === NOT_ACCEPTED ? (
        <p>
          <ButtonLink to={href('/contactez-nous')}>{t('askUs')}</ButtonLink>
        </p>
      ) : null}
      {actionData && 'payAt' in actionData ? (
        <Notice>
          <p>{t('payElsewhere')}</p>
          <ButtonLink to={actionData.payAt} reloadDocument>
            {t('goAndPay')}
          </ButtonLink>
        </Notice>
      ) : null}
      <Card>
        <Figures>
          <Figure label={t('balance')} main>
            {inEuros(wallet.balance)}
          </Figure>
          {wallet.promotional > 0 ? <Figure label={t('promotional')}>{inEuros(wallet.promotional)}</Figure> : null}
          <Figure label={t('freeTime')}>{inMinutes(wallet.freeSeconds)}</Figure>
          {wallet.reserved > 0 ? (
            <Figure label={t('reserved')} note={t('reservedNote')}>
              {inEuros(wallet.reserved)}
            </Figure>
          ) : null}
          {wallet.held > 0 ? (
            <Figure label={t('held')} note={t('heldNote')}>
              {inEuros(wallet.held)}
            </Figure>
          ) : null}
          {wallet.frozen > 0 ? (
            <Figure label={t('frozen')} note={t('frozenNote')}>
              {inEuros(wallet.frozen)}
            </Figure>
          ) : null}
          {wallet.heldSeconds > 0 ? (
            <Figure label={t('heldTime')} {...(wallet.held > 0 ? {} : { note: t('heldNote') })}>
              {inMinutes(wallet.heldSeconds)}
            </Figure>
          ) : null}
        </Figures>
      </Card>
      <DisputedPayments payments={wallet.disputed} />
      <FreeTimeWaits waits={wallet.freeTimeWaits} />
      <OwnGifts gifts={loaderData.gifts} />
      <Section title={t('topUpTitle')} id="ajouter">
        <p>{t('topUpLead')}</p>
        {paused ? (
          <Notice>
            <p>{pauses('noCredit')}</p>
            <ButtonLink to={PAUSE_PAGE}>{pauses('seePause')}</ButtonLink>
          </Notice>
        ) : halted ? (
          <Notice>{halted}</Notice>
        ) : proved ? (
          <Packs
            packs={loaderData.packs}
            ranks={loaderData.ranks}
            formKey={loaderData.formKey}
            returnTo={loaderData.returnTo}
            asksBudget={asksBudget}
            cards={cards}
            room={loaderData.room}
            refused={refused}
          />
        ) : (
          <Notice>
            <p>{t('unproven')}</p>
            <ButtonLink to={withReturn(VERIFICATION, href('/wallet'))}>{t('prove')}</ButtonLink>
          </Notice>
        )}
      </Section>
      {cards?.length ? (
        <Section title={ofCards('title')}>
          <p>{ofCards('lead')}</p>
          <CardList cards={cards} />
        </Section>
      ) : null}
      <Section title={t('entriesTitle')}>
        {wallet.entries.length > 0 ? (
          <Entries entries={wallet.entries} />
        ) : (
          <Empty title={t('noEntry')}>{t('noEntryNext')}</Empty>
        )}
        <nav className="wallet-pager">
          {loaderData.older ? (
            <ButtonLink variant="quiet" to={href('/wallet')}>
              {t('newest')}
            </ButtonLink>
          ) : null}
          {wallet.next ? (
            <ButtonLink variant="quiet" to={`${href('/wallet')}?avant=${wallet.next}`}>
              {t('older')}
            </ButtonLink>
          ) : null}
        </nav>
      </Section>
    </Page>
  )
}
