import { useEffect, useRef } from 'react'
import { href, redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { orAsShown, type PageAnew, usePageAnew } from '../../../ui/calls/page-anew.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useKeptFocus } from '../../../ui/shell/use-kept-focus.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { packsForSale } from '../../content/pack-prices/packs-for-sale.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { hasChosen } from '../../people/budget/queries.server.ts'
import { CarePanel } from '../care/components/care-panel.tsx'
import { actOnFollowUp, isFollowUpForm } from '../follow-ups/act-on-follow-up.server.ts'
import { FollowUpSection, ofFollowUp, type SaidOnPage } from '../follow-ups/components/follow-up-section.tsx'
import { readFollowUp } from '../follow-ups/read-follow-up.server.ts'
import { notePage } from '../notes/rules.ts'
import { texts as notesTexts } from '../notes/texts.ts'
import { alikeAvailable } from '../psychics/alike-available.server.ts'
import { PsychicCard } from '../psychics/components/psychic-card.tsx'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { refusePage } from '../refused-clients/rules.ts'
import { takeReview } from '../reviews/take-review.server.ts'
import { roomAddress } from '../rooms/addresses.ts'
import { readReceipt } from '../rooms/read-receipt.server.ts'
import { inRoom, isOver, type Status } from '../rooms/rules.ts'
import { SharedByMe } from '../shared-charts/components/shared-by-me.tsx'
import { sharedChartId } from '../shared-charts/queries.server.ts'
import { giftPage } from '../time-gifts/rules.ts'
import type { Route } from './+types/room.page'
import { actInRoom } from './act-in-room.server.ts'
import { PsychicSummary } from './components/psychic-summary.tsx'
import { loadRoom } from './load-room.server.ts'
import { readSummary } from './read-summary.server.ts'
import { EndedRoom } from './room/ended-room.tsx'
import { MessagePane } from './room/message-pane.tsx'
import { PAID } from './room/paid.ts'
import { RequestWaiting } from './room/request-waiting.tsx'
import { Room } from './room/room.tsx'
import { isLive, otherOf } from './room/room-state.ts'
import { texts } from './room/texts.ts'
import { TopUp } from './room/top-up.tsx'
import { useRoom } from './room/use-room.ts'
import { useRoomSpoken } from './room/use-room-spoken.ts'
import styles from './room-page.module.css'

export const handle: PageHandle = { quiet: true, footless: true }

const ALIKE = 2
const FACE = 72
const LOOK_AGAIN_MS = 2000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const room = await pageRefusal(() => loadRoom(visit, idIn(params)))
  const { status, psychic, side, channel } = room.consultation
  if (channel === 'sms' && (side === 'client' || status !== 'ended')) {
    throw redirect(side === 'client' ? href('/mon-compte/sms') : href('/espace-voyant/sms'))
  }
  if (side === 'psychic' && isLive(room.consultation)) throw redirect(href('/espace-voyant'))
  const alone = status === 'refused' || status === 'missed'
  const ended = status === 'ended'
  const [listed, alike, receipt, summary, followUp] = await Promise.all([
    findPsychicById(visit, psychic.id),
    alone ? alikeAvailable(visit, psychic.id, ALIKE) : [],
    ended && side === 'client' ? pageRefusal(() => readReceipt(visit, room.consultation.id)) : null,
    ended && side === 'psychic' ? readSummary(visit, room.consultation.id) : null,
    ended ? readFollowUp(visit, room.consultation.id) : null,
  ])
  const paid = url.searchParams.get('paiement')
  const buys = side === 'client' && inRoom(status)
  const shares = side === 'client' && (await sharedChartId(visit.db, room.consultation.id)) !== null
  return {
    room,
    shares,
    topUp: buys ? await loadTopUp(visit) : undefined,
    paid: PAID.find((one) => one === paid) ?? null,
    portrait: listed?.portrait ?? null,
    alike,
    receipt: receipt?.receipt ?? null,
    summary,
    followUp,
  }
}

const loadTopUp = async (visit: Visit) => ({
  asksBudget: !(await hasChosen(visit.db, personOf(visit).id)),
  keepsCards: visit.app.payment.cards !== null,
  packs: await packsForSale(visit),
})

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const id = idIn(params)
  const form = await request.formData()
  if (isFollowUpForm(form)) return actOnFollowUp(visit, id, form, roomAddress(id))
  if (form.get('intent') !== 'review') return actInRoom(visit, id, form)
  return orGivenBack(form, ['rating', 'text'], async () => {
    await takeReview(visit, id, form)
    throw redirectTo(`${roomAddress(id)}#avis`)
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orAsShown(request, serverLoader)

export default function RoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const anew = usePageAnew(loaderData)
  return <Consultation key={loaderData.room.consultation.id} {...loaderData} said={actionData ?? null} anew={anew} />
}

type ConsultationProps = Route.ComponentProps['loaderData'] & {
  /** A refused form, with the typed values. */
  said: (SaidOnPage & { typed: { rating?: string } }) | null
  anew: Pick<PageAnew, 'look' | 'lookAround'>
}

/** Reloads the page's surroundings once the consultation is over, because the balance changed. */
function useBalanceAfter(status: Status, lookAround: PageAnew['lookAround']): void {
  const before = useRef(status)
  useEffect(() => {
    if (status === before.current) return
    before.current = status
    if (isOver(status)) void lookAround()
  }, [status, lookAround])
}

/** Looks again for changes announced by the socket until the page reflects them. */
function useMadeWith(status: Status, rendered: Status, look: PageAnew['look']): void {
  useEffect(() => {
    if (status === rendered) return
    void look()
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [status, rendered, look])
}

function Consultation({ said, anew, ...given }: ConsultationProps) {
  const { room, shares, topUp, paid, portrait, alike, receipt, summary, followUp } = given
  const t = useTexts(texts)
  const notes = useTexts(notesTexts)
  const { state, link } = useRoom(room)
  const { status, psychic, side } = state.consultation
  const name = otherOf(state.consultation)
  const rendered = room.consultation.status
  useMadeWith(status, rendered, anew.look)
  useBalanceAfter(rendered, anew.lookAround)
  useRoomSpoken(state)
  useKeptFocus(status)
  const isAtField = status === 'ended' && said?.refusal.field
  const refusal = <RefusalNotice refusal={said && !isAtField ? { message: said.refusal.message, field: null } : null} />
  const told = paid ? <Notice tone={paid === 'accepte' ? 'good' : 'bad'}>{t(`paid.${paid}`)}</Notice> : null
  const after = followUp ? (
    <FollowUpSection id={room.consultation.id} side={side} name={name} followUp={followUp} said={said} />
  ) : null
  const shared = shares && !isOver(status) ? <SharedByMe name={name} /> : null
  const title = t(inRoom(status) ? 'roomTitle' : `title.${status as 'requested'}`, { name })
  const head = (
    <>
      <title>{title}</title>
      <meta name="description" content={t('roomDescription')} />
    </>
  )
  if (inRoom(status)) {
    return (
      <>
        {head}
        <Room
          state={state}
          link={link}
          portrait={portrait}
          typed={said?.typed.text}
          topUp={topUp && ((opened) => <TopUp {...topUp} {...opened} consultationId={room.consultation.id} />)}
          beside={shared}
          head={
            <>
              {refusal}
              {told}
            </>
          }
        />
      </>
    )
  }
  return (
    <Page title={title} portrait={<Avatar name={name} src={side === 'client' ? portrait : null} size={FACE} eager />}>
      {head}
      {refusal}
      {told}
      {status === 'requested' ? (
        <>
          {psychic.isAutomaton ? <Notice>{t('automaton', { name })}</Notice> : null}
          <RequestWaiting state={state} link={link} />
          {shared}
        </>
      ) : null}
      {status === 'ended' && side === 'client' ? (
        <EndedRoom state={state} receipt={receipt} said={ofFollowUp(said) ? null : said}>
          {after}
        </EndedRoom>
      ) : null}
      {summary ? (
        <>
          {summary.endReason === 'care' ? <CarePanel name={name} /> : null}
          <PsychicSummary summary={summary}>
            <ButtonLink to={notePage(summary.id)} variant="secondary">
              {notes('toNote', { name })}
            </ButtonLink>
            <ButtonLink to={giftPage(summary.id)} variant="secondary">
              {notes('toGift')}
            </ButtonLink>
            <ButtonLink to={refusePage(summary.id)} variant="quiet">
              {notes('toRefuse', { name })}
            </ButtonLink>
          </PsychicSummary>
          {after}
          <MessagePane state={state} />
        </>
      ) : null}
      {status === 'cancelled' ? (
        <Notice>
          <p>{t('cancelledLead')}</p>
          <ButtonLink to={href('/voyance/:slug', { slug: psychic.slug })}>{t('backToProfile')}</ButtonLink>
        </Notice>
      ) : null}
      {status === 'refused' || status === 'missed' ? (
        <>
          <Notice>
            <p>{t('refusedLead')}</p>
          </Notice>
          <Section title={t('alikeTitle')}>
            {alike.length > 0 ? (
              <div className={styles.alike}>
                {alike.map((one) => (
                  <PsychicCard key={one.id} psychic={one} />
                ))}
              </div>
            ) : (
              <p>{t('noneAlike')}</p>
            )}
            <ButtonLink to={href('/voyance')} variant="secondary">
              {t('toList')}
            </ButtonLink>
          </Section>
        </>
      ) : null}
    </Page>
  )
}
