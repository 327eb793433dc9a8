import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PresenceMark } from '../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../ui/price/price.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { PsychicView } from '../views.ts'
import { Channels } from './channels.tsx'
import styles from './reach.module.css'

const notNow = { busy: 'busyNow', away: 'awayNow', offline: 'offlineNow', available: 'otherChannels' } as const

/** Price, presence and the way in; on a phone it stays in view below the page. */
export function Reach({ psychic }: { psychic: PsychicView }) {
  const t = useTexts(texts)
  const { name, slug, status, platforms } = psychic
  const open = status === 'available' && platforms.includes('chat')
  return (
    <Card as="section" className={styles.reach}>
      <h2 className={styles.title}>{t('reach', { name })}</h2>
      <p className={styles.state}>
        <Price centsPerMinute={psychic.pricePerMinute} />
        <PresenceMark status={status} />
      </p>
      <div className={styles.detail}>
        <Channels open={platforms} />
        <p>{open ? t('beforeCounting') : t(notNow[status], { name })}</p>
      </div>
      {open ? (
        <ButtonLink to={`/voyance/${slug}/consulter`} className={styles.action}>
          {t('consult')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}
