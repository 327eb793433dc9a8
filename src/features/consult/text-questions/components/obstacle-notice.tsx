import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { VERIFICATION } from '../../../house/users/rules.ts'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { BUDGET_PAGE } from '../../../people/budget/rules.ts'
import { texts as budgetTexts } from '../../../people/budget/texts.ts'
import { PAUSE_PAGE } from '../../../people/pauses/rules.ts'
import { texts as pausesTexts } from '../../../people/pauses/texts.ts'
import type { Obstacle } from '../load-offer.server.ts'
import { askPage } from '../rules.ts'
import { texts } from '../texts.ts'

interface ObstacleNoticeProps {
  obstacle: Obstacle
  psychic: { slug: string; name: string }
  refusals: Record<'halt' | 'pause' | 'cap', string>
}

/** What prevents a question, with a link to resolve it. */
export function ObstacleNotice({ obstacle, psychic: { slug, name }, refusals }: ObstacleNoticeProps) {
  const t = useTexts(texts)
  const pauses = useTexts(pausesTexts)
  const budget = useTexts(budgetTexts)
  const profile = href('/voyance/:slug', { slug })
  const here = askPage(slug)
  const ways = {
    halt: { said: refusals.halt, to: profile, label: t('backToProfile') },
    pause: { said: refusals.pause, to: PAUSE_PAGE, label: pauses('seePause') },
    unproven: { said: t('unproven'), to: withReturn(VERIFICATION, here), label: t('prove') },
    birthDate: { said: t('needBirthDate'), to: href('/mon-compte'), label: t('toAccount') },
    minor: { said: t('minor'), to: profile, label: t('backToProfile') },
    closed: { said: t('closed', { name }), to: profile, label: t('backToProfile') },
    phone: { said: t('needPhone'), to: href('/mon-compte/telephone'), label: t('provePhone') },
    cap: { said: refusals.cap, to: BUDGET_PAGE, label: budget('see') },
    balance: { said: t('tooLow'), to: `${withReturn(href('/wallet'), here)}#ajouter`, label: t('topUp') },
  }
  const way = ways[obstacle]
  return (
    <Notice>
      <p>{way.said}</p>
      <ButtonLink to={way.to}>{way.label}</ButtonLink>
    </Notice>
  )
}
