import { href, Link } from 'react-router'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { BackLine } from '../../../consult/psychics/components/back-line.tsx'
import { PresenceNews } from '../../../consult/psychics/components/presence-news.tsx'
import { usePresences } from '../../../consult/psychics/components/use-presences.ts'
import { freeOn, waitsOn } from '../../../consult/psychics/rules.ts'
import { texts as psychicTexts } from '../../../consult/psychics/texts.ts'
import type { PsychicView } from '../../../consult/psychics/views.ts'
import { consultAddress } from '../../../consult/rooms/addresses.ts'
import { ownTexts } from './own-texts.ts'

/** The client's favourites, easiest to reach first, with a button for each way to reach them now. */
export function OwnFavorites({ psychics }: { psychics: readonly PsychicView[] }) {
  const t = useTexts(ownTexts)
  const presences = usePresences(psychics.map(({ id }) => id))
  const present = psychics.map((psychic) => ({ ...psychic, ...presences.get(psychic.id) }))
  return (
    <Section title={t('favoritesTitle')}>
      <PresenceNews psychics={present} />
      <ul className="own-favorites">
        {present.map((psychic) => (
          <Favorite key={psychic.id} psychic={psychic} />
        ))}
      </ul>
      <OnwardLink to={href('/mes-favoris')}>{t('favoritesAll')}</OnwardLink>
    </Section>
  )
}

function Favorite({ psychic }: { psychic: PsychicView }) {
  const t = useTexts(psychicTexts)
  const { name, slug } = psychic
  return (
    <li className="own-favorite">
      <Avatar name={name} src={psychic.portrait} size={64} />
      <div>
        <h3>
          <Link to={href('/voyance/:slug', { slug })}>{name}</Link>
        </h3>
        <PresenceMark status={psychic.status} />
        <BackLine psychic={psychic} />
        <p>
          <Price centsPerMinute={psychic.pricePerMinute} />{' '}
          {psychic.isAutomaton ? <Badge tone="gold">{t('automaton')}</Badge> : null}
        </p>
      </div>
      <Ways psychic={psychic} />
    </li>
  )
}

/** Nothing for somebody who is absent: their next hours are said instead. */
function Ways({ psychic }: { psychic: PsychicView }) {
  const t = useTexts(ownTexts)
  const { name, slug } = psychic
  const queue = waitsOn(psychic)
  const named = <span className="visually-hidden"> {name}</span>
  const ways = freeOn(psychic)
  if (ways.length === 0 && !queue) return null
  return (
    <p className="own-ways">
      {ways.map((channel, place) => (
        <ButtonLink key={channel} to={consultAddress(slug, channel)} variant={place === 0 ? 'primary' : 'secondary'}>
          {t(`consult.${channel}`)}
          {named}
        </ButtonLink>
      ))}
      {queue ? (
        <ButtonLink to={consultAddress(slug, queue)} variant="secondary">
          {t('wait')}
          {named}
        </ButtonLink>
      ) : null}
    </p>
  )
}
