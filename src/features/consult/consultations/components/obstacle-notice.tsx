import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PAUSE_PAGE } from '../../../people/pauses/rules.ts'
import { texts as pausesTexts } from '../../../people/pauses/texts.ts'
import type { Obstacle } from '../load-offer.server.ts'
import { texts } from '../texts.ts'

interface ObstacleNoticeProps {
  obstacle: Obstacle
  offer: {
    psychic: { slug: string; name: string }
    openRoom: number | null
    refusals: Record<'halt' | 'pause', string>
  }
}

/** What prevents a consultation, with a link to resolve it that leads back here. */
export function ObstacleNotice({ obstacle, offer }: ObstacleNoticeProps) {
  const t = useTexts(texts)
  const pauses = useTexts(pausesTexts)
  const { slug, name } = offer.psychic
  const back = encodeURIComponent(`/voyance/${slug}/consulter`)
  const ways = {
    roomOpen: { said: t('openRoom'), to: `/consultations/${offer.openRoom}`, label: t('toRoom') },
    halt: { said: offer.refusals.halt, to: `/voyance/${slug}`, label: t('backToProfile') },
    pause: { said: offer.refusals.pause, to: PAUSE_PAGE, label: pauses('seePause') },
    unproven: { said: t('unproven'), to: `/verification?retour=${back}`, label: t('prove') },
    birthDate: { said: t('needBirthDate'), to: '/mon-compte', label: t('toAccount') },
    minor: { said: t('minor'), to: `/voyance/${slug}`, label: t('backToProfile') },
    unavailable: { said: t('notAvailable', { name }), to: `/voyance/${slug}`, label: t('backToProfile') },
    balance: { said: t('tooLow'), to: `/wallet?retour=${back}#ajouter`, label: t('topUp') },
  }
  const way = ways[obstacle]
  return (
    <Notice>
      <p>{way.said}</p>
      <ButtonLink to={way.to}>{way.label}</ButtonLink>
    </Notice>
  )
}
