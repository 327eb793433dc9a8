import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FreeAlert } from '../../free-alerts/components/free-alert.tsx'
import type { FreeAlertOffer } from '../../free-alerts/offer-free-alert.server.ts'
import { Channels } from '../../psychics/components/channels.tsx'
import { isFreeOnChat } from '../../psychics/rules.ts'
import type { PsychicView } from '../../psychics/views.ts'
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
  const { name, slug, status, platforms } = psychic
  const open = isFreeOnChat(psychic)
  return (
    <Card as="section" className={styles.reach}>
      <h2 className={styles.title}>{t('reach', { name })}</h2>
      <p className={styles.state}>
        <Price centsPerMinute={psychic.pricePerMinute} />
        <PresenceMark status={status} />
      </p>
      <div className={styles.detail}>
        <Channels open={platforms} />
        <p>{t(news[status], { name })}</p>
      </div>
      {open ? (
        <ButtonLink to={href('/voyance/:slug/consulter', { slug })} className={styles.action}>
          {t('consult')}
        </ButtonLink>
      ) : null}
      {!open && freeAlert ? <FreeAlert psychic={psychic} offer={freeAlert} /> : null}
    </Card>
  )
}
