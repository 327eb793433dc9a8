import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FreeAlert } from '../../free-alerts/components/free-alert.tsx'
import type { FreeAlertOffer } from '../../free-alerts/offer-free-alert.server.ts'
import { Channels } from '../../psychics/components/channels.tsx'
import { consultable, freeOn } from '../../psychics/rules.ts'
import { texts as channels } from '../../psychics/texts.ts'
import type { PsychicView } from '../../psychics/views.ts'
import { consultAddress } from '../../rooms/addresses.ts'
import { texts } from '../profile-texts.ts'
import styles from './reach.module.css'

const news = { available: 'beforeCounting', busy: 'busyNow', away: 'awayNow', offline: 'offlineNow' } as const

interface ReachProps {
  psychic: PsychicView
  freeAlert: FreeAlertOffer | null
}

/** Price, presence and the button to consult; on a phone it stays visible at the bottom. */
export function Reach({ psychic, freeAlert }: ReachProps) {
  const t = useTexts(texts)
  const c = useTexts(channels)
  const { name, slug, status, platforms } = psychic
  const open = freeOn(psychic)
  const waitsOn = status === 'busy' ? consultable.find((channel) => platforms.includes(channel)) : undefined
  const said = open.length > 0 && !open.includes('chat') ? 'beforeCalling' : news[status]
  return (
    <Card as="section" className={styles.reach}>
      <h2 className={styles.title}>{t('reach', { name })}</h2>
      <p className={styles.state}>
        <Price centsPerMinute={psychic.pricePerMinute} />
        <PresenceMark status={status} />
      </p>
      <div className={styles.detail}>
        <Channels open={platforms} />
        <p>{t(said, { name })}</p>
      </div>
      {open.length > 0 ? (
        <div className={styles.ways}>
          {open.map((channel, place) => (
            <ButtonLink
              key={channel}
              to={consultAddress(slug, channel)}
              variant={place === 0 ? 'primary' : 'secondary'}
              className={styles.action}
              aria-label={t(`consult.${channel}`)}
            >
              {open.length > 1 ? c(`platform.${channel}`) : t(`consult.${channel}`)}
            </ButtonLink>
          ))}
        </div>
      ) : null}
      {waitsOn ? (
        <div className={styles.ways}>
          <ButtonLink to={consultAddress(slug, waitsOn)} className={styles.action}>
            {t('wait')}
          </ButtonLink>
        </div>
      ) : null}
      {open.length === 0 && !waitsOn && freeAlert ? <FreeAlert psychic={psychic} offer={freeAlert} /> : null}
    </Card>
  )
}
