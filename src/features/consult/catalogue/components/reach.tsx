import { href, Link } from 'react-router'
import { inHour, inMinutes } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { secondsFor } from '../../../house/ledger/rules.ts'
import { FreeAlert } from '../../free-alerts/components/free-alert.tsx'
import type { FreeAlertOffer } from '../../free-alerts/offer-free-alert.server.ts'
import type { Hours } from '../../hours/coming-week.server.ts'
import { useBack } from '../../hours/components/use-back.ts'
import { isAbsent } from '../../psychics/absent.ts'
import { Channels } from '../../psychics/components/channels.tsx'
import { freeByPremium, freeOn, waitsOn } from '../../psychics/rules.ts'
import { texts as channels } from '../../psychics/texts.ts'
import type { PsychicView } from '../../psychics/views.ts'
import { consultAddress } from '../../rooms/addresses.ts'
import type { RoomChannel } from '../../rooms/rules.ts'
import { texts } from '../profile-texts.ts'
import styles from './reach.module.css'

const news = { available: 'beforeCounting', busy: 'busyNow', away: 'awayNow', offline: 'offlineNow' } as const

/** What a price is worth is told by a sum that people know. */
const SUM_EUROS = 20

/** What is said of somebody whom only a voice reaches; null for all others. */
function spokenOnly(psychic: PsychicView, open: readonly RoomChannel[]) {
  if (open.length === 0) return freeByPremium(psychic) ? 'onlyPremium' : null
  return open.includes('chat') ? null : 'beforeCalling'
}

interface ReachProps {
  psychic: PsychicView & { hours: Hours; keptAt: Date | null }
  /** Whether appointments can be booked. */
  books: boolean
  freeAlert: FreeAlertOffer | null
}

/** Price, presence and the button to consult; on a phone it stays visible at the bottom. */
export function Reach({ psychic, books, freeAlert }: ReachProps) {
  const t = useTexts(texts)
  const c = useTexts(channels)
  const { name, slug, status, platforms } = psychic
  const open = freeOn(psychic)
  const queue = waitsOn(psychic)
  const byText = platforms.includes('sms')
  const ways = open.length + Number(queue !== undefined) + Number(byText)
  const said = spokenOnly(psychic, open) ?? news[status]
  const lasts = secondsFor(SUM_EUROS * 100, psychic.pricePerMinute)
  const back = useBack(psychic.hours.back)
  const kept = status === 'busy' && psychic.keptAt
  return (
    <Card as="section" className={styles.reach}>
      <h2 className={styles.title}>{t('reach', { name })}</h2>
      <p className={styles.state}>
        <span>
          {psychic.isAutomaton ? `${c('trial')} ` : null}
          <Price centsPerMinute={psychic.pricePerMinute} />
        </span>
        <PresenceMark status={status} />
      </p>
      <div className={styles.detail}>
        {lasts === null ? null : <p>{t('lasts', { euros: SUM_EUROS, time: inMinutes(lasts) })}</p>}
        <Channels open={platforms} />
        <p>{kept ? t('keptNow', { name, hour: inHour(kept) }) : t(said, { name })}</p>
        {isAbsent(status) && back ? <p>{back}.</p> : null}
      </div>
      {books ? (
        <p className={styles.book}>
          <Link to={href('/voyance/:slug/rendez-vous', { slug })}>{t('book')}</Link>
        </p>
      ) : null}
      <div className={styles.ways}>
        {open.map((channel, place) => (
          <ButtonLink
            key={channel}
            to={consultAddress(slug, channel)}
            variant={place === 0 ? 'primary' : 'secondary'}
            aria-label={t(`consult.${channel}`)}
          >
            {ways > 1 ? c(`platform.${channel}`) : t(`consult.${channel}`)}
          </ButtonLink>
        ))}
        {queue ? <ButtonLink to={consultAddress(slug, queue)}>{t('wait')}</ButtonLink> : null}
        {byText ? (
          <ButtonLink to={href('/voyance/:slug/sms', { slug })} variant="secondary" aria-label={t('askByText')}>
            {ways > 1 ? c('platform.sms') : t('askByText')}
          </ButtonLink>
        ) : null}
        {open.length === 0 && !queue && freeAlert ? <FreeAlert psychic={psychic} offer={freeAlert} /> : null}
      </div>
    </Card>
  )
}
