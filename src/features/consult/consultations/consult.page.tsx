import { data, href, useNavigation } from 'react-router'
import { z } from 'zod'
import { Refusal } from '../../../errors.ts'
import { THEMES, type Theme } from '../../../games/game.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { inHour, inMinutes } from '../../../platform/i18n/french.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { spacedPhone } from '../../../ui/phone-field/phone.ts'
import { Price } from '../../../ui/price/price.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { ConsentsBlock } from '../../house/consents/components/consents-block.tsx'
import { orNotFound, pageRefusal, redirectTo, requireAccount, shown } from '../../house/visit/page-door.server.ts'
import { FreeTimeWaits } from '../../people/free-time/components/free-time-waits.tsx'
import { PauseFoot } from '../../people/pauses/components/pause-foot.tsx'
import { QueuePanel } from '../queue/components/queue-panel.tsx'
import { WAITS_PAGE, WAYS } from '../queue/rules.ts'
import { takeTicket } from '../queue/take-ticket.server.ts'
import { texts as textsOfQueue } from '../queue/texts.ts'
import { channelField, channelIn, roomAddress } from '../rooms/addresses.ts'
import { ROOM_CHANNELS, START } from '../rooms/rules.ts'
import { ShareBox } from '../shared-charts/components/share-box.tsx'
import { SHARE } from '../shared-charts/rules.ts'
import type { Route } from './+types/consult.page'
import { ObstacleNotice } from './components/obstacle-notice.tsx'
import { OfferFigures } from './components/offer-figures.tsx'
import { StartAtOnce } from './components/start-at-once.tsx'
import sheet from './consult.css?url'
import styles from './consult.module.css'
import { loadOffer } from './load-offer.server.ts'
import { requestConsultation } from './request-consultation.server.ts'
import { texts } from './texts.ts'
import { themeTexts } from './theme-texts.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const FACE = 72

const waiting = z.object({ channel: z.enum(ROOM_CHANNELS), way: z.enum(WAYS) })

/** What each channel promises, and how it is asked for. */
const rulesOf = {
  chat: { lead: 'consultLead', said: ['ruleStart', 'ruleSilence', 'ruleDrop'], ask: 'ask' },
  'web-call': { lead: 'callLead', said: ['callStart', 'callSilence', 'callNever'], ask: 'askCall' },
  phone: { lead: 'phoneLead', said: ['phoneStart', 'phoneStop', 'phoneNever'], ask: 'askPhone' },
} as const

/** An automaton hears what a person would hear alone. */
const automatonCall = {
  lead: 'automatonCallLead',
  said: ['callStart', 'callSilence', 'automatonCallNever'],
  ask: 'askCall',
} as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireAccount(visit, url)
  return orNotFound(await pageRefusal(() => loadOffer(visit, params.slug, channelIn(url.searchParams))))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const channel = channelIn(form)
  const offer = orNotFound(await pageRefusal(() => loadOffer(visit, params.slug, channel)))
  if (form.get('intent') === 'wait') {
    const taken = { ...parse(waiting, Object.fromEntries(form)), psychicId: offer.psychic.id }
    return takeTicket(visit, taken).then(() => redirectTo(WAITS_PAGE), refusedWith([]))
  }
  const sent = (name: string) => ({
    consents: form.getAll(name).map(String),
    consentsShown: form.get(`${name}Shown`)?.toString(),
  })
  const [asked, start, share] = [sent('consents'), sent(START), sent(SHARE)]
  const shared = offer.share && share.consents.length > 0 ? offer.share : null
  const theme = THEMES.find((one) => one === form.get('theme'))
  try {
    const consents = [
      ...(offer.consents ? answersTo(offer.consents, asked) : []),
      ...answersTo(offer.start, start),
      ...(shared ? answersTo(shared.content, share) : []),
    ]
    const chart = shared?.chartId
    const id = await requestConsultation(visit, { psychicId: offer.psychic.id, channel, consents, theme, chart })
    return redirectTo(roomAddress(id))
  } catch (thrown) {
    return refusedWith([...asked.consents, ...start.consents, ...share.consents], theme)(thrown)
  }
}

/** A refusal, and the boxes that were ticked: beside an outdated text they say nothing about the current one. */
const refusedWith = (consents: string[], theme?: Theme) => (thrown: unknown) => {
  if (!(thrown instanceof Refusal)) throw thrown
  const ticked = thrown.reason === 'consentsChanged' ? [] : consents
  return data({ refusal: shown(thrown), ticked, theme }, { status: thrown.entry.status })
}

export default function ConsultPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const queueTexts = useTexts(textsOfQueue)
  const themes = useTexts(themeTexts)
  const busy = useNavigation().state !== 'idle'
  const { psychic, consents, start, obstacle, channel } = loaderData
  const isWaiting = obstacle === 'unavailable' && loaderData.queue !== null
  const rules = psychic.isAutomaton && channel === 'web-call' ? automatonCall : rulesOf[channel]
  const { name } = psychic
  const refusal = actionData?.refusal ?? null
  const ticked = actionData?.ticked ?? []
  const unticked = refusal?.field === 'consents' ? refusal.message : undefined
  return (
    <Page
      title={t('consultTitle', { name })}
      portrait={<Avatar name={name} src={psychic.portrait} size={FACE} eager />}
      lead={t(rules.lead)}
      width="wide"
    >
      <title>{t('consultTitle', { name })}</title>
      <meta name="description" content={t('consultDescription')} />
      {psychic.isAutomaton ? <Notice>{t('automaton', { name })}</Notice> : null}
      {loaderData.appointmentAt ? (
        <Notice tone="good">{t('forAppointment', { name, hour: inHour(loaderData.appointmentAt) })}</Notice>
      ) : null}
      <RefusalNotice refusal={refusal && (refusal.field === 'consents' ? null : { ...refusal, field: null })} />
      {loaderData.turn === null ? null : (
        <Notice tone="good">
          {queueTexts('turnKept', { time: inMinutes(loaderData.turn) })}
          {obstacle === 'balance' ? ` ${queueTexts('turnTopUp')}` : null}
        </Notice>
      )}
      <div className="consult-desk">
        <OfferFigures offer={loaderData} />
        <div className="consult-words">
          {isWaiting && loaderData.queue ? <QueuePanel name={name} channel={channel} offer={loaderData.queue} /> : null}
          <FreeTimeWaits waits={loaderData.freeTimeWaits} />
          <Section title={t('rulesTitle')}>
            <ul className={styles.rules}>
              {rules.said.map((rule) => (
                <li key={rule}>{t(rule, { name })}</li>
              ))}
              <li>{t('ruleShort')}</li>
            </ul>
          </Section>
          {isWaiting ? null : obstacle ? (
            <ObstacleNotice obstacle={obstacle} offer={loaderData} />
          ) : (
            <CheckedForm method="post" className={styles.form}>
              <input type="hidden" {...channelField(channel)} />
              <Select
                name="theme"
                label={t('theme')}
                hint={t('themeHint', { name })}
                options={[
                  { value: '', label: t('themeNone') },
                  ...THEMES.map((theme) => ({ value: theme, label: themes(theme) })),
                ]}
                defaultValue={actionData?.theme ?? ''}
              />
              {loaderData.share ? <ShareBox offer={loaderData.share} ticked={ticked.includes('SHARED_CHART')} /> : null}
              {consents ? <ConsentsBlock content={consents} ticked={ticked} error={unticked} /> : null}
              <StartAtOnce content={start} ticked={ticked.includes('START_AT_ONCE')} error={unticked} />
              {loaderData.phone ? <p>{t('phoneAt', { number: spacedPhone(loaderData.phone) })}</p> : null}
              <p>{t('askNote', { name })}</p>
              <div className={styles.ask}>
                <Price centsPerMinute={psychic.pricePerMinute} />
                <Button type="submit" busy={busy}>
                  {t(rules.ask)}
                </Button>
              </div>
              <p>
                <ButtonLink variant="quiet" to={href('/voyance/:slug', { slug: psychic.slug })}>
                  {t('notNow')}
                </ButtonLink>
              </p>
            </CheckedForm>
          )}
          <PauseFoot />
        </div>
      </div>
    </Page>
  )
}
