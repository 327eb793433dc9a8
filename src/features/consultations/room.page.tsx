import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import type { PageHandle } from '../../ui/shell/page-handle.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { alikeAvailable } from '../psychics/alike-available.server.ts'
import { PsychicCard } from '../psychics/components/psychic-card.tsx'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { idIn, pageRefusal, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/room.page'
import { actInRoom } from './act-in-room.server.ts'
import { loadRoom } from './load-room.server.ts'
import { RequestWaiting } from './room/request-waiting.tsx'
import { EndedRoom, Room } from './room/room.tsx'
import { isLive } from './room/room-state.ts'
import { useRoom } from './room/use-room.ts'
import styles from './room-page.module.css'
import { inRoom } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true, immersed: true }

const ALIKE = 2

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const room = await pageRefusal(() => loadRoom(visit, idIn(params)))
  const { status, psychic, side } = room.consultation
  if (side === 'psychic' && isLive(room.consultation)) throw redirect('/espace-voyant')
  const alone = status === 'refused' || status === 'missed'
  const [listed, alike] = await Promise.all([
    findPsychicById(visit, psychic.id),
    alone ? alikeAvailable(visit, psychic.id, ALIKE) : [],
  ])
  return { room, portrait: listed?.portrait ?? null, alike }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actInRoom(visitOf(context), idIn(params), await request.formData())
}

export default function RoomPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Consultation key={loaderData.room.consultation.id} {...loaderData} said={actionData ?? null} />
}

interface ConsultationProps {
  room: Route.ComponentProps['loaderData']['room']
  portrait: string | null
  alike: Route.ComponentProps['loaderData']['alike']
  /** A refused form, with what was typed. */
  said: { refusal: { message: string }; typed: { text?: string } } | null
}

function Consultation({ room, portrait, alike, said }: ConsultationProps) {
  const t = useTexts(texts)
  const { state, link } = useRoom(room)
  const { status, psychic } = state.consultation
  const name = state.consultation.side === 'client' ? psychic.name : state.consultation.client.firstName
  const { revalidate } = useRevalidator()
  const rendered = room.consultation.status
  useEffect(() => {
    if (status !== rendered) void revalidate()
  }, [status, rendered, revalidate])
  const refusal = <RefusalNotice refusal={said && { message: said.refusal.message, field: null }} />
  const head = (
    <>
      <title>{t('roomTitle', { name })}</title>
      <meta name="description" content={t('roomDescription')} />
    </>
  )
  if (inRoom(status)) {
    return (
      <main id="content" tabIndex={-1}>
        {head}
        {refusal}
        <Room whole state={state} link={link} portrait={portrait} typed={said?.typed.text} />
      </main>
    )
  }
  return (
    <Page title={t('roomTitle', { name })}>
      {head}
      {refusal}
      {psychic.isAutomaton ? <Notice>{t('automaton', { name })}</Notice> : null}
      {status === 'requested' ? <RequestWaiting state={state} link={link} /> : null}
      {status === 'ended' ? <EndedRoom state={state} /> : null}
      {status === 'cancelled' ? (
        <Notice>
          <p>
            {t('cancelledTitle')}. {t('cancelledLead')}
          </p>
          <ButtonLink to={`/voyance/${psychic.slug}`}>{t('backToProfile')}</ButtonLink>
        </Notice>
      ) : null}
      {status === 'refused' || status === 'missed' ? (
        <>
          <Notice>
            <p>
              {t('refusedTitle', { name })}. {t('refusedLead')}
            </p>
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
            <ButtonLink to="/voyance" variant="secondary">
              {t('toList')}
            </ButtonLink>
          </Section>
        </>
      ) : null}
    </Page>
  )
}
