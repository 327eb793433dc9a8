import { href } from 'react-router'
import { z } from 'zod'
import { parse } from '../../../platform/contract/parse.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { orAsShown, orUnsent, usePageAnew } from '../../../ui/calls/page-anew.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useKeptFocus } from '../../../ui/shell/use-kept-focus.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { PsychicCard } from '../psychics/components/psychic-card.tsx'
import { ROOM_CHANNELS } from '../rooms/rules.ts'
import type { Route } from './+types/waits.page'
import styles from './components/queue.module.css'
import { TicketCard } from './components/ticket-card.tsx'
import { useBeats } from './components/use-beats.ts'
import { leaveQueue } from './leave-queue.server.ts'
import { loadWaits } from './load-waits.server.ts'
import { WAITS_PAGE, WAYS } from './rules.ts'
import { takeTicket } from './take-ticket.server.ts'
import { texts } from './texts.ts'

const id = z.coerce.number().int().positive()
const leaving = z.object({ psychicId: id })
const changing = z.object({ psychicId: id, channel: z.enum(ROOM_CHANNELS), way: z.enum(WAYS) })

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => loadWaits(visit))
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = Object.fromEntries(await request.formData())
  return orRefusal(async () => {
    if (form.intent === 'leave') await leaveQueue(visit, parse(leaving, form).psychicId)
    else await takeTicket(visit, parse(changing, form))
    throw redirectTo(WAITS_PAGE)
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orAsShown(request, serverLoader)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnsent(serverAction, { unsent: true } as const)

export default function WaitsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { tickets, ways, alike, mark } = loaderData
  const { look, cut } = usePageAnew(loaderData)
  useBeats(look, tickets.length > 0)
  useKeptFocus(mark)
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {cut || (actionData && 'unsent' in actionData) ? <Notice tone="bad">{t('cut')}</Notice> : null}
      {tickets.length === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="waits" />}>
          <p>{t('noneNext')}</p>
          <ButtonLink to={href('/voyance')}>{t('toPsychics')}</ButtonLink>
        </Empty>
      ) : (
        <div className={styles.list}>
          {tickets.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} ways={ways} />
          ))}
        </div>
      )}
      {alike.length > 0 ? (
        <Section title={t('alike')}>
          <div className={styles.list}>
            {alike.map((psychic) => (
              <PsychicCard key={psychic.id} psychic={psychic} />
            ))}
          </div>
        </Section>
      ) : null}
      {tickets.some(({ estimate }) => estimate) ? <p className={styles.note}>{t('estimateNote')}</p> : null}
      {tickets.length > 0 ? (
        <noscript>
          <iframe className={styles.follow} title={t('follow')} src={`${href('/mes-attentes/suivi')}?vu=${mark}`} />
        </noscript>
      ) : null}
    </Page>
  )
}
