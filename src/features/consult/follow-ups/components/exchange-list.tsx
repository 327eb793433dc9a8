import { href } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Vignette } from '../../../../ui/plate/plate.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { exchangeTexts } from '../exchange-texts.ts'
import type { Exchange } from '../list-exchanges.server.ts'

/** A client's exchanges after consultations, each with the place where its words are. */
export function ExchangeList({ exchanges }: { exchanges: readonly Exchange[] }) {
  const t = useTexts(exchangeTexts)
  if (exchanges.length === 0) {
    return (
      <Empty title={t('none')} picture={<Vignette name="exchanges" />}>
        <p>{t('noneNext')}</p>
        <ButtonLink to={href('/mon-compte/consultations')}>{t('toConsultations')}</ButtonLink>
      </Empty>
    )
  }
  return exchanges.map(({ id, name, endedAt, state, until, to }) => (
    <Card key={id} as="article">
      <h3>{t('about', { day: inDay(endedAt) })}</h3>
      <p>{t(`state.${state}`, { name, day: inDay(until) })}</p>
      <OnwardLink to={to}>{t(`go.${state}`)}</OnwardLink>
    </Card>
  ))
}
